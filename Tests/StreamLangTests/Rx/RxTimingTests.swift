import Testing

@testable import StreamLang

/// Operators that look at the clock.
@Suite("RxJS: timing")
struct RxTimingTests {
  @Test("debounceTime sends after a quiet spell: it is RAC's throttle")
  func debounce() {
    checkRx(#"cold("ab----c-|").debounceTime(200ms)"#, is: "---b----[c|]")
    checkRx(#"cold("ab----c-|").debounce { timer(200ms) }"#, is: "---b----[c|]")
    checkRx(#"cold("a--b|").debounce { x in x == "a" ? cold("-|") : never() }"#, is: "----[b|]")
    checkRx(#"cold("ab#").debounceTime(200ms)"#, is: "--#")
    check(#"cold("ab----c-|").throttle(200ms)"#, is: "---b----[c|]")
  }

  @Test("throttleTime sends the first value of a spell; on request the last one, too")
  func throttle() {
    checkRx(#"cold("abcd----e|").throttleTime(300ms)"#, is: "a--d----e|")
    checkRx(#"cold("abc-----e|").throttleTime(300ms, trailing: true)"#, is: "a--c----e|")
    checkRx(#"cold("abc-----e|").throttleTime(300ms, leading: false, trailing: true)"#, is: "---c-------[e|]")
    checkRx(#"cold("abc-d|").throttle { x in cold("---x") }"#, is: "a---d|")
    checkRx(#"cold("a-b|").throttle { x in EMPTY }"#, is: "a-b|")
  }

  @Test("auditTime sends the last value of a spell that began with the first")
  func audit() {
    checkRx(#"cold("abc----d|").auditTime(200ms)"#, is: "--b-c----[d|]")
    checkRx(#"cold("ab-|").audit { x in cold("-----x") }"#, is: "-----[b|]")
    checkRx(#"cold("ab-|").audit { x in EMPTY }"#, is: "---|")
  }

  @Test("sample sends what is new, once; RAC's sends again")
  func sample() {
    checkRx(#"cold("a--b--|").sample(cold("-x-x-x"))"#, is: "-a-b--|")
    check(#"cold("a--b--|").sample(cold("-x-x-x"))"#, is: "-a-b-b|")
    checkRx(#"cold("ab--c-----|").sampleTime(300ms)"#, is: "---b--c---|")
    checkRx(#"cold("a|").sample(never())"#, is: "-|")
  }

  @Test("delay leaves completion where it is, behind the values; RAC's delays it, too")
  func delay() {
    checkRx(#"cold("a-b----|").delay(300ms)"#, is: "---a-b-|")
    checkRx(#"cold("a-b|").delay(300ms)"#, is: "---a-[b|]")
    check(#"cold("a-b|").delay(300ms)"#, is: "---a-b|")
    checkRx(#"cold("a-b#").delay(400ms)"#, is: "---#")
    checkRx(#"cold("--|").delay(300ms)"#, is: "--|")
  }

  @Test("timeout is a gap between values, in RAC one deadline")
  func timeout() {
    let source = #"cold("-a-b----c|")."#
    checkRx(source + "timeout(each: 300ms, with: { of(\"late\") })", is: #""-a-b--[l|]", l: "late""#)
    checkRx(source + "timeout(first: 300ms)", is: "-a-b----c|")
    checkRx(source + "timeout(first: 50ms, with: { info in of(info[\"seen\"]) })", is: #""50ms [n|]", n: 0"#)
    checkRx(source + "timeoutWith(300ms, cold(\"x|\"))", is: "-a-b--x|")
    checkRx(
      source + "timeout(400ms).catchError { e in of(e.message) }", is: #""-a-b---[e|]", e: "Timeout has occurred""#)
  }

  @Test("timeInterval and timestamp put the time beside each value")
  func times() {
    checkRx(#"cold("-a--b|").timeInterval().map { t in t["interval"] }"#, is: #""-a--b|", a: 100ms, b: 300ms"#)
    checkRx(#"cold("-a--b|").timestamp().map { t in t["timestamp"] }"#, is: #""-a--b|", a: 100ms, b: 400ms"#)
  }

  @Test("Ticks may be 0s apart; endless ones are cut by the budget")
  func ticksOfNothing() {
    checkRx("interval(0ms).take(3)", is: #""[abc|]", a: 0, b: 1, c: 2"#)
    checkRx("timer(100ms, 0ms).take(2)", is: #""-[ab|]", a: 0, b: 1"#)
    let outcome = ScriptOutcome("limits(events: 100)\nNEVER.rxjs.bufferTime(0ms)")
    #expect(outcome.failures.count == 1)
  }
}
