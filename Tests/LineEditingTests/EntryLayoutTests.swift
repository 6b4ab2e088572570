import Testing

@testable import LineEditing

@Suite struct EntryLayoutTests {
  init() { Terminal.useUTF8() }

  private func layout(_ text: String, cursor: Int, columns: Int = 10) -> EntryLayout {
    EntryLayout(prompt: "rx> ", text: Array(text.unicodeScalars), cursor: cursor, columns: columns)
  }

  private func rows(_ text: String) -> [String] {
    layout(text, cursor: 0).rows.map { String(String.UnicodeScalarView($0)) }
  }

  @Test func wrapsAsLibeditDoes() {
    #expect(rows("abc") == ["rx> abc"])
    #expect(rows("abcdefgh") == ["rx> abcdef", "gh"])
    // A row that is just full has the next begun already.
    #expect(rows("abcdef") == ["rx> abcdef", ""])
    #expect(rows("abcde合") == ["rx> abcde ", "合"])
    #expect(rows("a\n合\n") == ["rx> a", "合", ""])
    #expect(rows("\u{1}a") == ["rx> ^Aa"])
    #expect(rows("\u{E000}") == ["rx> \u{E000}"] || rows("\u{E000}") == ["rx> \\U+E0", "00"])
  }

  @Test func findsTheCursor() {
    #expect(layout("abc", cursor: 3).cursor == (0, 7))
    #expect(layout("abcdef", cursor: 6).cursor == (1, 0))
    #expect(layout("abcde合", cursor: 5).cursor == (1, 0))
    #expect(layout("合并x", cursor: 2).cursor == (0, 8))
    #expect(layout("a\n合b", cursor: 3).cursor == (1, 2))
    #expect(layout("a\tb", cursor: 2, columns: 40).cursor == (0, 8))
    // libedit counts a cell for scalars without width.
    #expect(layout("e\u{301}x", cursor: 3).cursor == (0, 7))
  }

  @Test func marksEscapesInPrompts() {
    #expect(StyledText.marked(prompt: "rx> ") == "rx> ")
    #expect(StyledText.marked(prompt: "\u{1B}[1mrx>\u{1B}[0m ") == "\u{1}\u{1B}[1m\u{1}rx>\u{1}\u{1B}[0m\u{1} ")
    // libedit loses an escape at the very end, and the second of two in a row.
    #expect(StyledText.marked(prompt: "\u{1B}[1mrx> \u{1B}[0m") == "\u{1}\u{1B}[1m\u{1}rx>\u{1}\u{1B}[0m\u{1} ")
    #expect(StyledText.marked(prompt: "\u{1B}[1m\u{1B}[36mx ") == "\u{1}\u{1B}[1m\u{1B}[36m\u{1}x ")
    #expect(StyledText.marked(prompt: "\u{1B}[1mx\u{1B}[0m") == "\u{1}\u{1B}[1m\u{1B}[0m\u{1}x")
  }

  @Test func truncatesByCells() {
    #expect(StyledText.truncated("合并合", columns: 5) == "合并")
    #expect(StyledText.truncated("a\tb", columns: 9) == "a b")
    #expect(StyledText.truncated("\u{1B}[2mabcd\u{1B}[0m", columns: 2) == "\u{1B}[2mab\u{1B}[0m")
    #expect(StyledText.plain("\u{1B}]0;title\u{7}a\u{1B}[1mb") == "ab")
  }

  @Test func listsCandidatesInPages() {
    let plain = { (text: String) in text }
    let candidates = ["map", "merge", "合并"].map { Completion.Candidate($0) }
    var list = CompletionList(candidates)
    #expect(list.lines(room: .init(columns: 30, rows: 5), dimmed: plain) == ["  map    merge  合并   "])
    let described = (1...5).map { Completion.Candidate("n\($0)", summary: "number \($0)") }
    var pages = CompletionList(described)
    let room = TerminalSize(columns: 40, rows: 3)
    #expect(
      pages.lines(room: room, dimmed: plain) == ["  n1  number 1", "  n2  number 2", "  1–2 of 5, Tab for more"])
    pages.turnPage()
    #expect(pages.lines(room: room, dimmed: plain).first == "  n3  number 3")
    pages.turnPage()
    #expect(pages.lines(room: room, dimmed: plain) == ["  n5  number 5", "  5–5 of 5, Tab for more"])
    pages.turnPage()
    #expect(pages.lines(room: room, dimmed: plain).first == "  n1  number 1")
    #expect(CompletionList.commonPrefix(of: described) == "n")
  }
}
