import Answers
import JavaScript
import StreamLang
import Testing

/// A request, and parts of its answer.
struct `Answers to the requests of a page` {
  private func answer(_ options: String..., text: String = "", nesting: Int? = nil) -> String {
    var surroundings = Surroundings()
    surroundings.languages = [.javaScript, .swift]
    surroundings.nesting = nesting
    let request = options.map { $0 + "\n" }.joined() + "\n" + text
    return Answers.answer(to: request, in: surroundings)
  }

  @Test func `A run has its statements with their places, and its pictures`() {
    let answer = answer("kind=evaluate", "views=text", text: "let a = cold(\"-a|\")\na.map { $0 + \"!\" }\n")
    #expect(answer.hasPrefix("{\"kind\":\"evaluate\",\"status\":\"fine\",\"dialect\":\"rac\",\"language\":\"rx\""))
    #expect(answer.contains("{\"kind\":\"statement\",\"from\":20,\"to\":38}"))
    #expect(answer.contains("result  ──────────'a!'──────|\\n"))
  }

  @Test func `A mark has an id in the drawing, and its place in the text`() {
    let answer = answer("kind=evaluate", text: "let 词 = cold(\"-a|\")\n词.delay(100ms)\n")
    #expect(answer.contains("<circle class=\\\"v0\\\" data-m=\\\"0.0\\\""))
    #expect(
      answer.contains(
        "\"kind\":\"value\",\"value\":\"a\",\"source\":{\"from\":15,\"to\":16,\"form\":\"marbles\"}"))
    #expect(answer.contains("\"kind\":\"completed\",\"source\":{\"from\":16,\"to\":17,\"form\":\"marbles\"}"))
    #expect(answer.contains("\"why\":\"operators make this lane; move the marks of its sources\""))
  }

  @Test func `Marks of a source that stands alone, and those of a list, have their places, too`() {
    let alone = answer("kind=evaluate", text: "cold(\"-a|\")")
    #expect(alone.contains("\"source\":{\"from\":7,\"to\":8,\"form\":\"marbles\"}"))
    let list = answer("kind=evaluate", text: "let s = hot(at: [(1s, 5)])\ns.map { $0 }")
    #expect(list.contains("\"source\":{\"from\":17,\"to\":24,\"form\":\"at\"}"))
    let computed = answer("kind=evaluate", text: "let s = interval(1s).take(2)\ns.map { $0 }")
    #expect(!computed.contains("\"source\""))
    #expect(computed.contains("\"why\":\"the times of this source are computed\""))
  }

  @Test func `A mark of a later subscription knows from when the times of its literal count`() {
    let twice = answer("kind=evaluate", text: "let a = cold(\"-a|\")\na.concat(a)")
    #expect(twice.contains("\"source\":{\"from\":15,\"to\":16,\"form\":\"marbles\"}"))
    #expect(twice.contains("\"source\":{\"from\":15,\"to\":16,\"form\":\"marbles\",\"start\":200000000}"))
    let late = answer("kind=evaluate", text: "let a = hot(\"-a-b|\")\na.delaySubscription(200ms)")
    #expect(late.contains("\"source\":{\"from\":16,\"to\":17,\"form\":\"marbles\"}"), "a hot source counts from zero")
  }

  @Test func `A mark has its causes, what became of it, and lines to both`() {
    let text = "let a = cold(\"ab--c|\")\na.throttle(150ms)\n"
    let result = answer("kind=why", "picture=0", "m=1.0", text: text)
    #expect(result.contains("\"why\":[\"b at 250ms in result\",\"└─ throttle(150ms) held back b from 100ms to 250ms"))
    #expect(result.contains("\"fate\":[],\"links\":[[\"0.1\",\"1.0\"]]"))
    let source = answer("kind=why", "picture=0", "m=0.0", text: text)
    #expect(source.contains("\"fate\":[\"└─ throttle(150ms) held it back; b replaced it at 100ms\"],\"links\":[]"))
    let end = answer("kind=why", "picture=0", "m=1.end", text: text)
    #expect(end.contains("\"links\":[[\"0.end\",\"1.end\"]]"))
  }

  @Test func `The value that began an inner stream is a cause of all that this sends`() {
    let text = "let a = cold(\"-a--b|\")\na.map { x in cold(\"-1-2-3|\").map { n in x + n } }.switchToLatest()"
    let answer = answer("kind=why", "picture=0", "m=1.0", text: text)
    #expect(answer.contains("\"links\":[[\"2.0\",\"1.0\"],[\"0.0\",\"2.0\"]]"))
  }

  @Test func `Of the lanes of a scene, what was sent from outside leads to the subscribers`() {
    let text = """
      scene "s"
      let p = subject()
      p.map { $0 * 2 }.subscribe("doubled")
      p.send(1)
      wait(1s)
      p.complete()
      """
    #expect(answer("kind=why", "m=1.0", text: text).contains("\"links\":[[\"0.0\",\"1.0\"]]"))
    #expect(answer("kind=why", "m=0.0", text: text).contains("it arrived: 2 at 0s in doubled"))
    #expect(answer("kind=why", "m=1.end", text: text).contains("\"links\":[[\"0.end\",\"1.end\"]]"))
  }

  @Test func `At an instant the result has causes, and so has its silence`() {
    let text = "zip(interval(300ms), interval(500ms)).take(2)"
    let silent = answer("kind=why", "picture=0", "time=700000000", text: text)
    #expect(silent.contains("zip needed the second value of interval(500ms)"))
    #expect(answer("kind=why", "picture=0", "time=1000000000", text: text).contains("zip paired the second values"))
    #expect(answer("kind=why", "picture=5", "m=0.0", text: text) == #"{"kind":"why","why":[],"fate":[],"links":[]}"#)
    #expect(answer("kind=why", "m=0", text: text) == #"{"kind":"error","message":"'m' cannot be '0'"}"#)
  }

  @Test func `The lanes of compared streams have their causes`() {
    let text = "let a = interval(100ms).take(3)\ncompare(a.map { $0 * 2 }, a.filter { $0 > 1 })"
    let second = answer("kind=why", "picture=0", "m=2.0", text: text)
    #expect(second.contains("2 at 300ms in filter { $0 > 1 }") && second.contains(#""links":[["0.2","2.0"]]"#))
    #expect(answer("kind=why", "picture=0", "m=1.1", text: text).contains(#""links":[["0.1","1.1"]]"#))
    let both = answer("kind=why", "picture=0", "time=100000000", text: text)
    #expect(both.contains("0 at 100ms in map") && both.contains("filter { $0 > 1 } said no"))
  }

  @Test func `A mistake has its place in UTF-16 and its fix`() {
    let answer = answer("kind=evaluate", text: "of(\"😀\").tak(1)")
    #expect(answer.contains("\"status\":\"rejected\""))
    #expect(answer.contains("\"from\":9,\"to\":12,\"line\":1,\"column\":9"))
    #expect(answer.contains("\"fix\":{\"from\":9,\"to\":12,\"insert\":\"take\",\"title\":\"write 'take'\"}"))
  }

  @Test func `Markup in values is text in the drawing`() {
    let answer = answer("kind=evaluate", "views=svg", text: "of(\"<b>&\")")
    #expect(answer.contains("&lt;b&gt;&amp;"))
    #expect(!answer.contains("><b>") && !answer.contains("<style") && !answer.contains("style="))
  }

  @Test(arguments: [24, 26, 32, 40]) func `A picture for a phone is no wider than it, with a legend and notes`(
    _ width: Int
  ) throws {
    let text = """
      let first = cold("-a--b---c---d---e----f|")
      first.map { "a long text for the legend, " + $0 }.merge(interval(300ms))
      """
    let answer = answer("kind=evaluate", "views=svg", "width=\(width)", text: text)
    let after = try #require(answer.firstRange(of: "class=\\\"marbles\\\" width=\\\""))
    let pixels = try #require(Int(answer[after.upperBound...].prefix { $0.isNumber }))
    #expect(pixels <= max(296, width * 12), "\(pixels)")
  }

  @Test func `In a picture for a phone the signs of differences stand below their name`() throws {
    let text = "let a = cold(\"ab|\")\ncompare(a, a.delay(100ms))"
    let answer = answer("kind=evaluate", "views=svg", "width=24", text: text)
    func heights(of word: String) -> Set<String> {
      Set(
        answer.split(separator: "<text ").filter { $0.contains(">\(word)<") }.compactMap { part in
          part.firstRange(of: "y=\\\"").map { String(part[$0.upperBound...].prefix { $0.isNumber }) }
        })
    }
    #expect(!heights(of: "differ").isEmpty && heights(of: "differ").isDisjoint(with: heights(of: "≠")))
  }

  @Test func `A gesture answers with an edit, or with the reason for none`() {
    let text = "let a = cold(\"-a-b|\")"
    #expect(
      answer("kind=edit", "do=move", "at=15", "time=200000000", text: text)
        == "{\"kind\":\"edit\",\"edit\":{\"from\":14,\"to\":19,\"insert\":\"--ab|\"},"
        + "\"mark\":{\"from\":16,\"to\":17},\"time\":200000000}")
    #expect(
      answer("kind=edit", "do=move", "at=15", "time=150000000", "fine=yes", text: text)
        == "{\"kind\":\"edit\",\"refusal\":\"marble text has a tick of 100ms; write the source with at: for times between\","
        + "\"needsList\":true}")
    #expect(
      answer("kind=edit", "do=list", "at=15", "time=150000000", text: text)
        .hasPrefix("{\"kind\":\"edit\",\"edit\":{\"from\":13,\"to\":20,\"insert\":\"at: [(150ms, \\\"a\\\"), "))
    #expect(
      answer("kind=edit", "do=value", "at=18", "value=x", text: text)
        == "{\"kind\":\"edit\",\"refusal\":\"an end has no value\"}")
    #expect(
      answer("kind=edit", "do=move", "at=0", "time=0", text: text)
        == "{\"kind\":\"edit\",\"refusal\":\"there is no source here that is written out\"}")
    #expect(
      answer("kind=scrub", "at=6", "steps=2", text: "take(10)")
        == "{\"kind\":\"scrub\",\"edit\":{\"from\":5,\"to\":7,\"insert\":\"12\"}}")
  }

  @Test func `The program's output is answered byte for byte`() {
    #expect(
      answer("kind=print", "format=marbles", "name=x.rx", text: "cold(\"-a|\")")
        == "{\"kind\":\"print\",\"status\":0,\"output\":\"cold(\\\"-a|\\\") = \\\"-a|\\\"\\n\",\"messages\":\"\"}")
  }

  @Test(arguments: [
    "interval(1s).delay(500ms).take(3)", "let s = interval(1s).delay(500ms)\ns.subscribe()\nwait(9s)",
    "scene \"one\"\ninterval(1s).delay(500ms).subscribe()",
  ]) func `The state at an instant has timers and held values, of a pipeline as of a scene`(_ text: String) {
    let answer = answer("kind=state", "time=1200000000", text: text)
    #expect(answer.hasPrefix("{\"kind\":\"state\",\"time\":1200000000,\"next\":1500000000,\"acting\":[\"delay\"]"))
    #expect(answer.contains("\"operator\":\"delay\"") && answer.contains("\"values\":[\"0\"],\"count\":1"))
  }

  @Test func `Words that fit at the caret have their place`() {
    let answer = answer("kind=complete", "at=11", text: "of(\"😀\").th")
    #expect(answer.hasPrefix("{\"kind\":\"complete\",\"from\":9,\"to\":11,\"candidates\":["))
    #expect(answer.contains("{\"text\":\"throttle\""))
  }

  private static let exercise = """
    exercise "Grown-ups"
    //: Let only even numbers through.
    let n = cold("-1-2-3-4|", numbers: true)
    let answer = n.___
    goal answer == n.filter { $0 % 2 == 0 }
    //? Which operator lets some values through?
    //= filter { $0 % 2 == 0 }
    """

  @Test func `Exercises are listed with their parts, and answers to them are judged`() {
    let list = answer("kind=exercises", text: Self.exercise)
    #expect(list.contains("\"name\":\"grown-ups\",\"title\":\"Grown-ups\",\"type\":\"exercise\""))
    #expect(
      answer("kind=check", "name=grown-ups", "answer=filter { $0 % 2 == 0 }", text: Self.exercise)
        .hasPrefix("{\"kind\":\"check\",\"verdict\":\"right\""))
    #expect(
      answer("kind=check", "name=grown-ups", "answer=take(1)", text: Self.exercise)
        .hasPrefix("{\"kind\":\"check\",\"verdict\":\"wrong\",\"difference\":"))
    #expect(
      answer("kind=check", "name=grown-ups", "answer=filtr { true }", text: Self.exercise)
        .hasPrefix("{\"kind\":\"check\",\"verdict\":\"faulty\""))
    #expect(
      answer("kind=check", "name=other", "answer=", text: Self.exercise)
        == "{\"kind\":\"error\",\"message\":\"there is no exercise 'other'\"}")
  }

  @Test func `A request that makes no sense is answered by an error`() {
    #expect(answer("kind=dance") == "{\"kind\":\"error\",\"message\":\"'kind' cannot be 'dance'\"}")
    #expect(answer("kind=evaluate", "width=7") == "{\"kind\":\"error\",\"message\":\"'width' cannot be '7'\"}")
    #expect(Answers.answer(to: "", in: Surroundings()) == "{\"kind\":\"error\",\"message\":\"'kind' cannot be ''\"}")
  }

  @Test func `Code nested deeper than a browser's stack allows is refused, or stopped`() {
    let recursion = "func f(n) { if n == 0 { return 0 }\nreturn 1 + f(n - 1) }\nlog(f(100000))"
    let answer = answer("kind=evaluate", text: recursion, nesting: 300)
    #expect(answer.contains("\"status\":\"stopped\"") && answer.contains("nesting"))
  }

  @Test func `Code of another language is translated`() {
    let answer = answer("kind=translate", text: "const a = of(1)\na.subscribe(console.log)\n")
    #expect(answer.contains("\"language\":\"js\"") && answer.contains("let a = of(1)"))
  }

  @Test func `A picture becomes a test in Swift`() {
    let answer = answer("kind=evaluate", "views=test", text: "let a = cold(\"-a|\")\na.map { $0 + \"!\" }\n")
    #expect(answer.contains("var result = Lane(\\\"result\\\")\\n  result.next(\\\"a!\\\", at: .milliseconds(100))"))
    #expect(answer.contains("expectMarbles(\\n    [a, result],"))
  }
}
