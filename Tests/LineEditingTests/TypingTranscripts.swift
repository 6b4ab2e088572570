import TerminalTesting
import Testing

@Suite(.serialized, .inTerminal) struct TypingTranscripts {
  @Test func showsAndReturnsTypedText() throws {
    let demo = try Demo()
    try demo.terminal.type("map { $0 }")
    try demo.terminal.wait(forScreen: ["rx> map { $0 }"], cursor: (14, 0))
    try demo.terminal.press("Enter")
    try demo.terminal.wait(forScreen: ["rx> map { $0 }", "entry 10: map { $0 }", "rx>"], cursor: (4, 2))
  }

  @Test func asksForMoreWhileSomethingIsOpen() throws {
    let demo = try Demo()
    try demo.terminal.type("f {")
    try demo.terminal.press("Enter")
    try demo.terminal.wait(forScreen: ["rx> f {"], cursor: (2, 1))
    try demo.terminal.type("世界")
    try demo.terminal.press("Enter")
    try demo.terminal.wait(for: "cursor below") { _ in try demo.terminal.cursor() == (2, 2) }
    try demo.terminal.type("}")
    try demo.terminal.wait(forScreen: ["rx> f {", "  世界", "}"], cursor: (1, 2))
    try demo.terminal.press("Enter")
    try demo.terminal.wait(for: "entry 10: f {⏎  世界⏎}")
  }

  @Test func altEnterBeginsALineAnyway() throws {
    let demo = try Demo()
    try demo.terminal.type("a")
    try demo.terminal.press("M-Enter")
    try demo.terminal.type("b")
    try demo.terminal.wait(forScreen: ["rx> a", "b"], cursor: (1, 1))
    try demo.terminal.press("Enter")
    try demo.terminal.wait(for: "entry 3: a⏎b")
  }

  @Test func editsInTheMiddleOfSeveralLines() throws {
    let demo = try Demo()
    try demo.terminal.paste("one (\ntwo\nthree)")
    try demo.terminal.wait(forScreen: ["rx> one (", "two", "three)"], cursor: (6, 2))
    try demo.terminal.press("Up", "Home")
    try demo.terminal.type("界")
    try demo.terminal.wait(forScreen: ["rx> one (", "界two", "three)"], cursor: (2, 1))
    try demo.terminal.press("End")
    try demo.terminal.type("!")
    try demo.terminal.press("Up", "BSpace")
    try demo.terminal.type("[")
    try demo.terminal.press("Down", "Down", "Left")
    try demo.terminal.type("]")
    try demo.terminal.wait(forScreen: ["rx> one [", "界two!", "thre]e)"], cursor: (5, 2))
    try demo.terminal.press("Enter")
    try demo.terminal.wait(for: "entry 19: one [⏎界two!⏎thre]e)")
  }

  @Test func goalColumnOutlivesShortLines() throws {
    let demo = try Demo()
    try demo.terminal.paste("(long line\n界\nlong line)")
    try demo.terminal.wait(for: "long line)")
    try demo.terminal.press("Left", "Left", "Up")
    try demo.terminal.wait(forScreen: ["rx> (long line", "界", "long line)"], cursor: (2, 1))
    try demo.terminal.press("Up")
    try demo.terminal.wait(forScreen: ["rx> (long line", "界", "long line)"], cursor: (12, 0))
  }

  @Test func insertsBeforeWideCharactersOnAWrappedLine() throws {
    let demo = try Demo(columns: 20)
    try demo.terminal.type("merge合并合并合并合并合并")
    try demo.terminal.wait(forScreen: ["rx> merge合并合并合", "并合并合并"], cursor: (10, 1))
    try demo.terminal.press("Home")
    try demo.terminal.type("Z")
    try demo.terminal.wait(forScreen: ["rx> Zmerge合并合并合", "并合并合并"], cursor: (5, 0))
    try demo.terminal.press("Delete", "BSpace", "End", "Left", "Left")
    try demo.terminal.type("é")
    try demo.terminal.wait(forScreen: ["rx> erge合并合并合并", "合并é合并"], cursor: (5, 1))
  }

  @Test func aWideCharacterThatDoesNotFitGoesToTheNextRow() throws {
    let demo = try Demo(columns: 15)
    try demo.terminal.type("0123456789合")
    try demo.terminal.wait(forScreen: ["rx> 0123456789", "合"], cursor: (2, 1))
    try demo.terminal.press("Left")
    try demo.terminal.wait(forScreen: ["rx> 0123456789", "合"], cursor: (0, 1))
  }

  @Test func combiningMarksStayVisible() throws {
    let demo = try Demo()
    try demo.terminal.type("cafe\u{301} x")
    try demo.terminal.wait(forScreen: ["rx> cafe\u{301} x"], cursor: (10, 0))
    try demo.terminal.press("Left", "Left", "C-l")
    try demo.terminal.wait(forScreen: ["rx> cafe\u{301} x"], cursor: (8, 0))
    try demo.terminal.press("BSpace")
    try demo.terminal.wait(forScreen: ["rx> caf x"], cursor: (7, 0))
    try demo.terminal.press("Enter")
    try demo.terminal.wait(for: "entry 5: caf x")
  }

  @Test func emojiOfSeveralScalarsAreOneCharacter() throws {
    let demo = try Demo()
    try demo.terminal.type("👨‍👩‍👧 ok")
    try demo.terminal.wait(for: "👨‍👩‍👧 ok")
    let end = try demo.terminal.cursor().column
    try demo.terminal.press("Left", "Left", "Left")
    try demo.terminal.wait(for: "cursor before the blank") { _ in try demo.terminal.cursor() == (end - 3, 0) }
    try demo.terminal.press("BSpace")
    try demo.terminal.wait(forScreen: ["rx>  ok"], cursor: (4, 0))
  }

  @Test func pastesAreOneInsertion() throws {
    let demo = try Demo()
    try demo.terminal.paste("a\nb\r\n\tc\u{7}\n")
    try demo.terminal.wait(forScreen: ["rx> a", "b", "        c"], cursor: (9, 2))
    try demo.terminal.press("Enter")
    try demo.terminal.wait(for: "entry 6: a⏎b⏎")
  }

  /// Keys typed after a paste, also whole entries, are read after it.
  @Test func keysAfterAPasteComeAfterIt() throws {
    let demo = try Demo(columns: 60, rows: 30)
    let long = String(repeating: "x", count: 5000)
    try demo.terminal.type("\u{1B}[200~\(long)\u{1B}[201~(\n)\n2nd\n\u{1B}[200~3rd\u{1B}[201~?\n4th")
    try demo.terminal.wait(for: "rx> 4th")
    let entries = try demo.terminal.scrollback().filter { $0.hasPrefix("entry") }
    #expect(entries.map { String($0.prefix(16)) } == ["entry 5003: xxxx", "entry 3: 2nd", "entry 4: 3rd?"])
  }

  @Test func longPastesComeBackWhole() throws {
    let demo = try Demo(columns: 100, rows: 120)
    try demo.terminal.paste(String(repeating: "合x", count: 1500))
    try demo.terminal.wait(for: "合x")
    try demo.terminal.press("Enter")
    try demo.terminal.wait(for: "entry 3000: 合x")
    try demo.terminal.press("Up", "Enter")
    try demo.terminal.wait(for: "second entry") { _ in
      try demo.terminal.scrollback().filter { $0.hasPrefix("entry 3000: 合x") }.count == 2
    }
  }

  @Test func aColouredPromptKeepsItsWidthAndEndsItsColour() throws {
    let demo = try Demo(environment: ["DEMO_PROMPT": "\u{1B}[1;36mrx>\u{1B}[0m "])
    try demo.terminal.type("x合")
    try demo.terminal.wait(forScreen: ["rx> x合"], cursor: (7, 0))
    let row = try #require(try demo.terminal.styledScreen().first)
    #expect(row.contains("rx>\u{1B}[0m") || row.contains("rx>\u{1B}[39m") || row.contains("rx>\u{1B}[0;"))
    #expect(row.hasSuffix("x合"))
    try demo.terminal.press("Home")
    try demo.terminal.wait(forScreen: ["rx> x合"], cursor: (4, 0))
  }

  @Test func closingBracketsGoBackAndTabGoesOn() throws {
    let demo = try Demo()
    try demo.terminal.type("f { g {")
    try demo.terminal.press("Enter")
    try demo.terminal.wait(for: "indentation") { _ in try demo.terminal.cursor() == (4, 1) }
    try demo.terminal.press("Tab")
    try demo.terminal.type("}")
    try demo.terminal.wait(forScreen: ["rx> f { g {", "    }"], cursor: (5, 1))
  }

  @Test func killsAndYanksWithinTheLine() throws {
    let demo = try Demo()
    try demo.terminal.paste("(one two\nthree)")
    try demo.terminal.wait(for: "three)")
    try demo.terminal.press("Up", "Home", "C-Right", "C-k")
    try demo.terminal.wait(forScreen: ["rx> (one", "three)"])
    try demo.terminal.press("C-y", "C-u")
    try demo.terminal.wait(forScreen: ["rx>", "three)"], cursor: (4, 0))
    try demo.terminal.press("C-k")
    try demo.terminal.wait(forScreen: ["rx> three)"], cursor: (4, 0))
  }

  @Test func unknownKeysDoNothing() throws {
    let demo = try Demo()
    try demo.terminal.press("F5", "F12", "PageUp", "IC", "C-Up", "BTab")
    try demo.terminal.type("ok")
    try demo.terminal.wait(forScreen: ["rx> ok"], cursor: (6, 0))
  }

  @Test func `Ctrl-_ takes back the last change, by the word`() throws {
    let demo = try Demo()
    try demo.terminal.type("one ")
    try demo.terminal.wait(forScreen: ["rx> one"], cursor: (8, 0))
    try demo.terminal.type("two")
    try demo.terminal.wait(forScreen: ["rx> one two"])
    try demo.terminal.press("C-u")
    try demo.terminal.wait(forScreen: ["rx>"], cursor: (4, 0))
    try demo.terminal.press("C-_")
    try demo.terminal.wait(forScreen: ["rx> one two"], cursor: (11, 0))
    try demo.terminal.press("C-_")
    try demo.terminal.wait(for: "less") { $0 == ["rx> one"] || $0 == ["rx>"] }
    try demo.terminal.press("C-_")
    try demo.terminal.press("C-_")
    try demo.terminal.wait(forScreen: ["rx>"], cursor: (4, 0))
    try demo.terminal.type("x")
    try demo.terminal.wait(forScreen: ["rx> x"], cursor: (5, 0))
  }

  @Test func `Undo takes back a paste or a recalled entry as a whole`() throws {
    let demo = try Demo(history: ["earlier 合"])
    try demo.terminal.paste("f (\nx")
    try demo.terminal.wait(forScreen: ["rx> f (", "x"])
    try demo.terminal.press("C-a", "Up", "C-_")
    try demo.terminal.wait(forScreen: ["rx>"], cursor: (4, 0))
    try demo.terminal.press("Up")
    try demo.terminal.wait(forScreen: ["rx> earlier 合"])
    try demo.terminal.press("C-_")
    try demo.terminal.wait(forScreen: ["rx>"], cursor: (4, 0))
  }

  @Test func `In vi's command mode u takes back the last change`() throws {
    let demo = try Demo()
    try demo.terminal.type(":vi")
    try demo.terminal.press("Enter")
    try demo.terminal.wait(for: "the next prompt") { $0 == ["rx> :vi", "rx>"] }
    try demo.terminal.type("one two")
    try demo.terminal.wait(for: "rx> one two")
    try demo.terminal.press("Escape")
    try demo.terminal.wait(for: "command mode") { _ in try demo.terminal.cursor() == (10, 1) }
    try demo.terminal.type("0D")
    try demo.terminal.wait(forScreen: ["rx> :vi", "rx>"])
    try demo.terminal.type("u")
    try demo.terminal.wait(forScreen: ["rx> :vi", "rx> one two"])
    try demo.terminal.press("Enter")
    try demo.terminal.wait(for: "entry 7: one two")
  }
}
