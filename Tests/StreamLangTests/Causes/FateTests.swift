import Streams
import Testing

@testable import StreamLang

struct `What became of a value` {
  @Test func `A value that was replaced tells by which one`() {
    #expect(
      answer("fate(cold(\"ab--c|\").throttle(150ms), \"a\")") == [
        "a at 0s", "└─ throttle(150ms) held it back; b replaced it at 100ms",
      ])
  }

  @Test func `A value that an error lost says so`() {
    #expect(
      answer("fate(cold(\"a-b#\").throttle(300ms), \"b\")").last
        == "└─ throttle(300ms) held it back; the error at 300ms lost it")
  }

  @Test func `A value that was never sent tells when its stream was left`() {
    let lines = answer(
      "fate(cold(\"-a--b|\").map { x in cold(\"-1-2-3|\").map { n in x + n } }.switchToLatest(), \"a3\")")
    #expect(lines.first?.hasPrefix("a3 at 600ms") == true, "\(lines)")
    #expect(lines.contains { $0.contains("had left this stream at 400ms") }, "\(lines)")
  }

  @Test func `Of streams that would have sent a value the one is named that would have been first`() {
    #expect(
      answer("fate(interval(100ms).take(3).takeUntil(interval(300ms).take(1)), 2)").first == "2 at 300ms in take(3)")
  }

  @Test func `A value of a stream that was never subscribed tells so, and why`() {
    #expect(
      answer("fate(cold(\"-a#\").concat(cold(\"-b|\")), \"b\")") == [
        "b in cold(\"-b|\")",
        "└─ never sent: concat(cold(\"-b|\")) did not subscribe to this stream; "
          + "cold(\"-a#\") failed with 'error' at 200ms",
      ])
  }

  @Test func `A value that a stream has forgotten names the one that took its place`() {
    let lines = answer(
      "let memory = replaySubject(2)\nmemory.send(1, 2, 3)\nmemory.subscribe(\"late\")\nfate(memory, 1)")
    #expect(
      lines.last
        == "└─ nobody was subscribed to memory then, and it remembers 2 values only: 3 took its place at 0s")
  }

  @Test(arguments: [
    (
      "fate(just(1).defaultIfEmpty(3), 3)", "3 in defaultIfEmpty(3)",
      "defaultIfEmpty(3) had no occasion to; just(1) sent 1 at 0s and completed at 0s"
    ),
    (
      "fate(cold(\"a|\").catch { e in just(\"z\") }, \"z\")", "z in catch { e in just(\"z\") }",
      "catch { e in just(\"z\") } had no occasion to; cold(\"a|\") sent a at 0s and completed at 100ms"
    ),
    (
      "fate(cold(\"a-b|\").collect().take(0), \"a\")", "a in cold(\"a-b|\")", "take(0) did not subscribe to collect()"
    ),
  ]) func `A value that stands in a call which did not send it tells what happened instead`(
    _ script: String, _ headline: String, _ reason: String
  ) {
    #expect(answer(script) == [headline, "└─ never sent: \(reason)"])
  }

  @Test func `Looking for a value that was never sent runs no code of the script that can be seen`() {
    let script = "var n = 0\nfate(interval(100ms).take(6).doNext { n = n + 1 }.take(2), 3)\nlog(n)"
    var logs: [String] = []
    let logging = "fate(interval(100ms).take(6).doNext { log($0) }.take(2), 3)"
    for text in [script, logging] {
      _ = ScriptRun(SourceText(name: "test.rx", text: text), in: Session()).run { event in
        if case .output(.log(_, let line, _), _) = event { logs.append(line) }
      }
    }
    #expect(logs == ["2", "0", "1"])
  }

  @Test(arguments: [
    (
      "fate(hot(\"-a-b|\").delaySubscription(200ms), \"a\")",
      "nobody was subscribed to hot(\"-a-b|\") then: that was only at 200ms"
    ),
    (
      "fate(from([cold(\"a-b|\"), cold(\"c-d|\")]).rxjs.exhaustAll(), \"c\")",
      "never sent: rxjs.exhaustAll() dropped it, as the first stream of from(…) was running until 300ms"
    ),
    (
      "let m = interval(100ms).take(3).rxjs.publishReplay(1)\nm.connect()\nwait(250ms)\nm.subscribe()\nfate(m, 0)",
      "nobody was subscribed to it then, and it remembers the last value only: 1 took its place at 200ms"
    ),
  ]) func `A value that nobody heard, or an operator left out as a stream, tells so`(_ script: String, _ reason: String)
  {
    #expect(answer(script).last == "└─ \(reason)")
  }

  @Test func `A number that an operator only counts or compares with is no value that it could have sent`() {
    #expect(answer("fate(from([1, 2]).take(5), 5)")[0] == "no stream of this run sent 5")
    #expect(answer("fate(from([1, 2]).filter { $0 != 7 }, 7)")[0] == "no stream of this run sent 7")
  }

  @Test func `A filter said no`() {
    #expect(answer("fate(from([1, 2, 3]).filter { $0 > 1 }, 1)").last == "└─ filter { $0 > 1 } said no")
  }
}
