import Marbles
import Streams
import Testing

@testable import StreamLang

/// The lanes of the picture that a script draws first, each with its name and the signs of its events.
private func lanes(_ script: String) -> [String] {
  var lanes: [String] = []
  let run = ScriptRun(SourceText(name: "test.rx", text: script), in: Session())
  let outcome = run.run { event in
    guard case .output(.diagram(let run), _) = event, lanes.isEmpty else { return }
    lanes = run.drawn.lanes.map { lane in
      ([lane.name] + lane.events.map { "\($0.text)@\($0.time / 1_000_000)" }).joined(separator: " ")
    }
  }
  guard case .fine = outcome else { return ["\(outcome)"] }
  return lanes
}

struct `A picture in which causes are marked` {
  private static let pair = "let a = interval(300ms).take(2)\nlet b = interval(500ms).take(2)\n"

  @Test func `It has the inputs of a stream with a name as it has those of one without`() {
    let marked = ["a 0@300 1@600", "causes *@600", "b 0@500 1@1000", "causes *@1000"]
    let result = ["(0,0)@500 (1,1)@1000", "causes *@1000"]
    #expect(lanes(Self.pair + "let r = a.zip(b)\ntrace(r, at: 1s)") == marked + ["r " + result[0], result[1]])
    #expect(lanes(Self.pair + "trace(a.zip(b), at: 1s)") == marked + ["result " + result[0], result[1]])
  }

  @Test func `Sources without a name have lanes as well, again for each round, and an error that begins one is marked`()
  {
    #expect(
      lanes("trace(cold(\"-a#\").retry(1))") == [
        "cold(\"-a#\") a@100", "causes *@200", "cold(\"-a#\") a@300", "causes *@300",
        "result a@100 a@300", "causes *@300",
      ])
  }

  @Test func `The value that began an inner stream is a cause, and the inner stream has its marks`() {
    let text = "trace(cold(\"-a-b|\").flattenMap { x in timer(300ms).map { n in x } }, at: 400ms)"
    #expect(
      lanes(text) == [
        "cold(\"-a-b|\") a@100 b@300", "causes *@100", "result a@400 b@600", "causes *@400",
        "map1 a@400", "causes *@400", "map2 b@600",
      ])
  }

  @Test func `The value that opened a window has its mark, beside the one in it`() {
    let marked = lanes("trace(interval(100ms).take(4).rxjs.windowCount(2).rxjs.concatAll(), at: 300ms)")
    #expect(marked.prefix(2) == ["interval(100ms) 0@100 1@200 2@300 3@400", "causes *@200 *@300"])
  }

  @Test func `A scene that goes on is drawn with its lanes`() {
    let text =
      "let p = subject()\nlet q = p.map { $0 + 1 }\nq.subscribe(\"q\")\np.send(1)\nwait(1s)\np.send(4)\ntrace(q)"
    #expect(lanes(text) == ["p 1@0 4@1000", "causes *@1000", "q 2@0 5@1000", "causes *@1000"])
  }

  @Test func `An end that led to a value has its mark as well`() {
    #expect(
      lanes("let a = cold(\"--|\")\ntrace(a.defaultIfEmpty(7))") == [
        "a", "causes *@200", "result 7@200", "causes *@200",
      ])
  }
}
