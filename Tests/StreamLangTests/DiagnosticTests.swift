import Marbles
import Testing

@testable import StreamLang

/// How messages look.
@Suite struct DiagnosticTests {
  private func rendered(_ text: String, _ part: String, label: String? = nil, help: String? = nil) -> String {
    let source = SourceText(name: "x.rx", text: text)
    let range = text.range(of: part) ?? text.startIndex..<text.startIndex
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    let span = Span(start: start, end: start + part.utf8.count)
    return Diagnostic(title: "wrong", span: span, label: label, help: help).rendered(in: source)
  }

  @Test func theDesignsExample() {
    let text = "//: 旅客\nlet gate = interval(1s)\ngate.throtle(1s)\n"
    let source = SourceText(name: "lessons/x.rx", text: text)
    let start = text.utf8.count - "throtle(1s)\n".utf8.count
    let fault = CheckFault.unknownOperator(
      receiver: "streams", "throtle", nearest: Suggestion.nearest(to: "throtle", among: ["take", "throttle", "then"]))
    #expect(
      SpannedFault(.check(fault), Span(start: start, end: start + 7)).diagnostic.rendered(in: source) == """
        lessons/x.rx:3:6: error: streams have no operator 'throtle'; did you mean 'throttle'?
          3 | gate.throtle(1s)
            |      ^^~~~~~
        """)
  }

  @Test func aNarrowTerminalBreaksLinesAtWords() {
    let source = SourceText(name: "x.rx", text: "log(\"旅客A旅客B旅客C旅客D\", 值, \"旅客A旅客B旅客C\")")
    let start = source.text.utf8.count - ", \"旅客A旅客B旅客C\")".utf8.count - 3
    let diagnostic = Diagnostic(
      title: "there is no such name as this one", span: Span(start: start, end: start + 3),
      label: "write another name", help: "names stand in the script before they are used")
    #expect(
      diagnostic.rendered(in: source, width: 40) == """
        x.rx:1:21: error: there is no such name
          as this one
          1 | …B旅客C旅客D", 值, "旅客A旅客B旅…
            |                ^^
            = write another name
            = help: names stand in the script
                    before they are used
        """)
  }

  @Test func marksStandUnderWideText() {
    #expect(
      rendered("log(\"旅客A\", 值)", "值", label: "here") == """
        x.rx:1:12: error: wrong
          1 | log("旅客A", 值)
            |              ^^ here
        """)
  }

  @Test func tabsAndControlCharactersAreShown() {
    #expect(
      rendered("\ta\u{1B}[1m b", "b", help: "what\nnow") == """
        x.rx:1:8: error: wrong
          1 |   a\\u{1B}[1m b
            |              ^
            = help: what\\u{A}now
        """)
  }

  @Test func combiningMarksAndEmojiTakeWhatTerminalsGiveThem() {
    #expect(rendered("e\u{301} x", "x").hasSuffix("\n    |   ^"))
    #expect(rendered("👨‍👩‍👧 x", "x").hasSuffix("\n    |    ^"))
    #expect(rendered("한글 x", "x").hasSuffix("\n    |      ^"))
  }

  @Test func longLinesAreCutAroundTheSpan() throws {
    let line = String(repeating: "一二三四五", count: 100) + "x" + String(repeating: "abcde", count: 100)
    let lines = rendered(line, "x").split(separator: "\n")
    #expect(lines[1].hasPrefix("  1 | …"))
    #expect(lines[1].hasSuffix("…"))
    #expect(DisplayWidth.of(String(lines[1])) <= 6 + SourceExcerpt.widthLimit + 2)
    let column = try #require(lines[2].firstIndex(of: "^"))
    let cells = lines[2].distance(from: lines[2].startIndex, to: column)
    let before = lines[1].prefix { $0 != "x" }
    #expect(DisplayWidth.of(String(before)) == cells)
  }

  @Test func spansOfSeveralLinesAreMarkedOnTheFirst() {
    #expect(rendered("a\nf(1,\n  2)\nb", "f(1,\n  2)").hasSuffix("\n  2 | f(1,\n    | ^^~~"))
  }

  @Test func spansOutsideOfTheTextAreHarmless() {
    let source = SourceText(name: "x.rx", text: "ab")
    for span in [Span(start: 50, end: 60), Span(start: 2, end: 2), Span(start: -4, end: 1)] {
      #expect(Diagnostic(title: "wrong", span: span).rendered(in: source).contains("| ab"))
    }
  }

  @Test func binaryFilesAreRefused() {
    #expect(throws: SpannedFault(.syntax(.notText), Span(at: 0))) {
      try SourceText(name: "x", bytes: [0x7F, 0x45, 0x4C, 0x46, 0xFF])
    }
    #expect(throws: SpannedFault.self) { try SourceText(name: "x", bytes: [0x61, 0]) }
  }
}
