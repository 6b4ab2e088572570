import Marbles
import Streams
import Testing

@testable import StreamLang

/// Returns the lines of the last answer of a script, with lines that were too wide rejoined.
func answer(_ script: String) -> [String] {
  var whole: [String] = []
  var (before, lead) = (0, 0)
  for line in printed(script) {
    let rest = line.drop { " │".contains($0) }
    let (indent, word) = (line.count - rest.count, String(rest.prefix { $0 != " " }))
    // A continued line is indented further, and its first word had no room before.
    if let last = whole.last, indent == lead, before + 1 + DisplayWidth.of(word) > 80 {
      whole[whole.count - 1] = last + " " + rest
    } else {
      whole.append(line)
      lead = line.prefix { " └├│─".contains($0) }.count + 2
    }
    before = DisplayWidth.of(line)
  }
  return whole
}

/// The lines of the last answer of a script as they are printed.
func printed(_ script: String) -> [String] {
  var lines: [String] = []
  let run = ScriptRun(SourceText(name: "test.rx", text: script), in: Session())
  let outcome = run.run { event in
    if case .output(.value(let value), _) = event { lines = value.lines }
  }
  guard case .fine = outcome else { return ["\(outcome)"] }
  return lines
}

struct `Why a value came` {
  @Test func `A pair names both of its values, and which one waited`() {
    let lines = answer(
      """
      let a = interval(1s)
      let b = interval(700ms).map { "b\\($0)" }
      why(a.zip(b), at: 3s)
      """)
    #expect(
      lines == [
        "(2,b2) at 3s in result",
        "└─ zip paired the third values",
        "   ├─ a  2   at 3s",
        "   │    interval(1s), third tick",
        "   └─ b  b2  at 2.1s  waited 900ms",
        "        map { \"b\\($0)\" } of 2, interval(700ms), third tick",
      ])
  }

  @Test func `A value that waited tells from when to when`() {
    #expect(
      answer("let a = cold(\"ab--c|\")\nwhy(a.throttle(150ms), \"b\")") == [
        "b at 250ms in result",
        "└─ throttle(150ms) held back b from 100ms to 250ms, as nothing else came",
        "   a, second value",
      ])
  }

  @Test func `Equal values are told apart by their order`() {
    let lines = answer("let a = cold(\"x-x-x|\")\nwhy(a.delay(50ms), at: 250ms)")
    #expect(lines.last == "   a, second value")
  }

  @Test func `A value is known through a subject that a closure sends it to`() {
    let lines = answer(
      """
      let source = subject()
      let other = subject()
      source.subscribe(next: { other.send($0 + 1) })
      other.subscribe("other")
      source.send(1)
      why(other)
      """)
    #expect(lines.contains { $0.contains("the script sent it to source") }, "\(lines)")
  }

  @Test func `A variable that a closure reads is a cause, with the event that gave it its value`() {
    let script = """
      var rate = 1
      let rates = subject()
      let prices = subject()
      rates.subscribe(next: { rate = $0 })
      let sums = prices.map { $0 * rate }
      sums.subscribe("sums")
      rates.send(3)
      wait(1s)
      prices.send(2)
      why(sums)
      """
    #expect(
      answer(script) == [
        "6 at 1s in sums",
        "└─ map { $0 * rate } of 2, with rate = 3, set at 0s when 3 came from rates",
        "   the script sent it to prices",
      ])
  }

  @Test func `A variable of a function that a closure has taken with it is a cause as well`() {
    let script = """
      let input = subject()
      func counted(source) {
        var sum = 0
        source.subscribe(next: { sum = sum + $0 })
        return source.map { $0 * sum }
      }
      let products = counted(source: input)
      products.subscribe("products")
      input.send(1)
      input.send(2)
      why(products)
      """
    #expect(
      answer(script) == [
        "6 at 0s in products",
        "└─ map { $0 * sum } of 2, with sum = 3, set at 0s when 2 came from input",
        "   the script sent it to input",
      ])
  }

  @Test func `So is the value of a property that a closure reads`() {
    let script = """
      let factor = property(2)
      let clicks = subject()
      let scaled = clicks.map { $0 * factor.value }
      scaled.subscribe("scaled")
      factor.value = 5
      wait(1s)
      clicks.send(3)
      why(scaled)
      """
    #expect(
      answer(script) == [
        "15 at 1s in scaled",
        "└─ map { $0 * factor.value } of 3, with factor.value = 5, set by the script at 0s",
        "   the script sent it to clicks",
      ])
  }

  @Test func `A value that passes a gate names the value which opened it`() {
    #expect(
      answer("why(interval(100ms).take(3).skipUntil(timer(150ms)), 1)")[1]
        == "└─ skipUntil(timer(150ms)) let it pass, open since timer(150ms) sent 0 at 150ms")
  }

  @Test func `Of the last values the one is named that came out, also where the others are not asked for`() {
    #expect(
      answer("why(from([1, 2, 3]).takeLast(3).combine.output(at: 1))").last == "   from([1, 2, 3]), second value")
  }

  @Test func `An error that an operator made names the error of which it was made`() {
    #expect(
      answer("why(fail(\"a\").mapError { e in \"b\" }, \"error\")") == [
        "result failed with 'b' at 0s", "└─ mapError { e in \"b\" } made it of 'a'", "   fail(\"a\") failed",
      ])
  }

  @Test func `Another end than the one that was asked for is named as that`() {
    #expect(
      answer("why(from([1, 2]), \"error\")") == [
        "result did not fail: it completed at 0s", "└─ from([1, 2]) completed",
      ])
    #expect(
      answer("why(cold(\"-a#\"), \"completed\")").first == "result did not complete: it failed with 'error' at 200ms")
  }

  @Test func `A stream that did not end names the streams for whose ends it waited`() {
    #expect(
      answer("why(just(1).merge(never()).merge(timer(1s)), \"completed\")") == [
        "result did not end", "└─ merge(timer(1s)) waited for the end of never(), which had not come by 1s",
        "   never() sent nothing up to 1s",
      ])
  }

  @Test func `An answer says of an end that the script sent it, or that a closure did`() {
    let script = "let a = subject()\nlet b = subject()\na.subscribe(next: { b.complete() })\nb.subscribe(\"b2\")\n"
    #expect(
      answer(script + "b.sendError(\"x\")\nwhy(b, \"error\")") == [
        "b failed with 'x' at 0s", "└─ the script sent the error to b",
      ])
    #expect(
      answer(script + "a.send(1)\nwhy(b, \"completed\")") == [
        "b completed at 0s", "└─ b was completed when 1 came from a", "   the script sent it to a",
      ])
  }

  @Test func `The end of a stream that several share goes back to its source`() {
    #expect(
      answer("why(cold(\"-a-#\").rxjs.retry(1).rxjs.share(), \"error\")") == [
        "result failed with 'error' at 600ms", "└─ rxjs.retry(1) passed on the error of its second run",
        "   its runs: 0s to 300ms, 300ms to 600ms", "   cold(\"-a-#\") failed",
      ])
    #expect(
      answer("why(lift(just(0), timer(1s)) { a, b in 1 / a }, \"error\")")[1] == "└─ lift(…) failed at 0 and 0")
  }

  @Test func `A value that code sends by hand when it hears another stream goes back to that stream`() {
    let script = """
      let ticks = interval(100ms).take(2)
      let made = rxswift.create { observer in ticks.subscribe(next: { observer.onNext($0 + 10) }) }
      why(made)
      """
    let lines = answer(script)
    #expect(lines.contains { $0.hasSuffix("second value, sent when 1 came from ticks") }, "\(lines)")
    #expect(lines.last == "   interval(100ms), second tick", "\(lines)")
  }

  @Test func `A stream that comes in the place of one which failed at once tells so`() {
    #expect(
      answer("why(fail(\"x\").rxjs.catchError { e, c in just(\"k\").map { $0 } })").last
        == "   just(\"k\"), first value, begun at 0s, when fail(\"x\") failed with 'x'")
  }

  @Test func `A connection that nobody has made tells so`() {
    #expect(
      answer("let t = interval(100ms).publish()\nt.subscribe(\"t\")\nwait(300ms)\nwhy(t)") == [
        "nothing in t at 300ms", "└─ t was not connected then: connect() runs its source",
      ])
  }

  @Test func `Where streams run one after the other, the one that runs is named, and those that wait`() {
    let source = "from([\"a\", \"b\"]).rxjs.concatMap { x in timer(300ms).map { n in x } }"
    #expect(
      answer("why(\(source), at: 100ms)").dropFirst().prefix(2) == [
        "└─ rxjs.concatMap { … } ran the stream that a at 0s began until 300ms", "   b of 0s waited for its turn",
      ])
  }

  @Test func `Values that Combine's flatMap asked for come by way of the operators that pass its demand on`() {
    let source = "interval(100ms).combine.map { $0 * 10 }.combine.flatMap(maxPublishers: .max(1)) { timer(250ms) }"
    #expect(
      answer("why(\(source), at: 350ms)").last == "        combine.map { $0 * 10 } of 0, interval(100ms), first tick")
    #expect(
      answer("fate(\(source), 1, at: 200ms)").last
        == "└─ combine.flatMap(…) had not asked for it, as the stream that 0 at 100ms began was running until 350ms")
  }

  @Test func `Silence tells what was waiting for what`() {
    #expect(
      answer("let a = interval(300ms)\nlet b = interval(500ms)\nwhy(a.zip(b), at: 700ms)") == [
        "nothing in result at 700ms",
        "└─ zip needed the second value of b; 1 of a waited",
        "   b: its last was 0 at 500ms, the next is 1 at 1s",
      ])
  }

  @Test func `An answer has at most eight lines`() {
    let long = (1...20).map { ".map { $0 + \($0) }" }.joined()
    #expect(answer("why(just(1)\(long))").count <= 8)
    let many = (1...9).map { "just(\($0))" }.joined(separator: ", ")
    #expect(answer("why(zip(\(many)))").count <= 8)
  }

  @Test func `An error of a stream that came in the place of another tells of both`() {
    #expect(
      answer("why(cold(\"a#\").rxjs.catchError { e, c in fail(\"f\") }, \"error\")")[1]
        == "└─ fail(\"f\") failed, begun at 100ms, when cold(\"a#\") failed with 'error'")
  }

  @Test func `Streams that end with the same call are told apart, and a call shows its duration`() {
    #expect(
      answer("why(zip(interval(100ms).take(5), interval(300ms).take(5)), at: 350ms)").dropFirst().prefix(2) == [
        "└─ zip needed the second value of interval(300ms).take(5)", "   2 of interval(100ms).take(5) waited",
      ])
    #expect(
      answer("dialect(\"rxswift\")\nwhy(timer(.milliseconds(300), scheduler: main))")[1]
        == "└─ timer(.milliseconds(300), …), first tick")
  }

  @Test func `Of streams that are paired one may have ended before`() {
    #expect(
      answer("why(interval(100ms).take(2).zip(interval(100ms).take(3)), \"completed\")").dropFirst().prefix(2) == [
        "└─ zip(interval(100ms).take(3)) completed when take(3) sent 1",
        "   take(2) had completed at 200ms",
      ])
  }

  @Test func `A value of a channel came from its other end`() {
    let lines = answer(
      "let c = channel()\nlet l = c.leading\nlet f = c.following\nf.subscribe(\"f\")\nl.send(5)\nwhy(f)")
    #expect(lines == ["5 at 0s in f", "└─ the script sent it to l, the other end of the channel"])
  }

  @Test func `A question about a stream that a scene has heard is one about the scene`() {
    let script = """
      scene "late"
      let source = interval(100ms).take(4).rxjs.shareReplay(2)
      source.subscribe("first")
      wait(1s)
      let late = source.map { $0 + 100 }
      late.subscribe("late")
      """
    #expect(
      answer(script + "\nwhy(late, 102)") == [
        "102 at 1s in late",
        "└─ map { $0 + 100 } of 2",
        "   source remembered it from 300ms for this subscriber",
        "   take(4) let it pass",
        "   interval(100ms), third tick",
      ])
    // A scene that has heard nothing yet says nothing: the stream is run alone.
    #expect(answer("let s = interval(100ms).take(2)\ns.subscribe(\"s\")\nwhy(s)").first == "1 at 200ms in s")
  }

  @Test func `A connection that nobody made is told below a stream with a name as well`() {
    let script = """
      scene "unconnected"
      let source = interval(100ms).publish()
      let shown = source.map { $0 }
      shown.subscribe("shown")
      wait(1s)
      why(shown)
      """
    #expect(answer(script).last == "└─ source was not connected then: connect() runs its source")
  }
}
