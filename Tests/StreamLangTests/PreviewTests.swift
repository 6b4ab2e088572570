import Testing

@testable import StreamLang

@Suite struct PreviewTests {
  /// The output of a preview, in a few words; nil where it shows nothing new.
  private func preview(_ text: String, after entries: String...) -> [String]? {
    let session = Session()
    for entry in entries {
      _ = ScriptRun(SourceText(name: "", text: entry), in: session).run(finishes: false) { _ in }
    }
    return session.preview(text)?.map { output in
      switch output {
      case .diagram(let run):
        run.drawn.lanes.map { "\($0.name): \($0.events.count)" }.joined(separator: ", ")
      case .value(let value): value.text
      case .log(_, let text, _): "log \(text)"
      case .note(let text): "note \(text)"
      case .graph: "graph"
      case .failure(let diagnostic): "failure \(diagnostic.title)"
      }
    }
  }

  @Test func showsWhatTheEntryWouldGive() {
    #expect(preview("just(1)") == ["just(1): 1"])
    #expect(preview("1 + 1") == ["2"])
    #expect(preview(".map { $0 }", after: "just(1)") == ["result: 1"])
    #expect(preview("log(\"a\")") == ["log a"])
    #expect(preview("func f(x) = x") == [])
  }

  @Test func picturesComeBeforeWords() {
    #expect(preview("signal { log(\"a\"); send(1); sendCompleted() }") == ["result: 1"])
  }

  @Test func showsAStreamThatGetsAName() {
    #expect(preview("let a = just(1)") == ["a: 1"])
    #expect(preview("let a = 1") == [])
  }

  @Test func showsTheSceneWhereItChanges() {
    let scene = ["let s = subject()", "s.map { $0 }"]
    #expect(preview("s.send(1, 2)", after: scene[0], scene[1]) == ["s: 2, s.map { $0 }: 2"])
    #expect(preview("s.sendCompleted()", after: scene[0], scene[1]) == ["s: 0, s.map { $0 }: 0"])
    #expect(preview("wait(2s)", after: scene[0], scene[1])?.count == 1)
    #expect(preview("1 + 1", after: scene[0], scene[1]) == ["2"])
  }

  @Test(arguments: ["", "just(1", "just(1).", "while true { }"]) func `An unfinished entry has no preview`(text: String)
  {
    #expect(preview(text) == (text.isEmpty ? [] : nil))
  }

  @Test(arguments: ["just(1).nope()", "nope", "1 / 0", "throw error(\"x\")"])
  func `The preview of a wrong entry is its error`(text: String) {
    #expect(preview(text)?.count == 1)
    #expect(preview(text)?.first?.hasPrefix("failure ") == true)
  }

  @Test func endsByItself() {
    let shown = preview("range(0, 1000000000).map { $0 * 2 }")
    #expect(shown?.count == 2 && shown?.last == "note drawn as far as the preview goes")
    #expect(preview("signal { while true { } }")?.count == 2)
    #expect(preview("limits(\"off\"); interval(1ns)")?.count == 2)
    #expect(preview("var n = 0; while true { n += 1 }") == nil)
  }
}
