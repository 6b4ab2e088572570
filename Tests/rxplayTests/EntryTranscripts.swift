import Foundation
import TerminalTesting
import Testing

/// Typing in the real shell: lines, history, keys, terminals of all kinds.
@Suite(.serialized, .inTerminal) struct EntryTranscripts {
  private func shell(
    columns: Int = 60, environment: [String: String] = [:], files: [String: String] = [:]
  ) throws -> ShellTerminal {
    let shell = try ShellTerminal(columns: columns, environment: environment, files: files)
    try shell.enter(":set preview off")
    return shell
  }

  @Test func theParserDecidesTheEffectOfEnter() throws {
    let shell = try shell()
    try shell.type("let gate = signal {")
    try shell.press("Enter")
    try shell.shows("rx> let gate = signal {", cursor: (2, 1))
    try shell.type("send((1,")
    try shell.press("Enter")
    try shell.terminal.wait(for: "deeper indentation") { _ in try shell.terminal.cursor() == (4, 2) }
    try shell.type("2))")
    try shell.press("Enter")
    try shell.terminal.wait(for: "indentation") { _ in try shell.terminal.cursor() == (2, 3) }
    try shell.type("sendCompleted()")
    try shell.press("Enter")
    try shell.type("}")
    try shell.shows(
      "rx> let gate = signal {", "  send((1,", "    2))", "  sendCompleted()", "}", cursor: (1, 4))
    try shell.press("Enter")
    try shell.terminal.wait(for: "the prompt") { $0.last == "rx>" }
    try shell.type("gate")
    try shell.press("Enter")
    try shell.terminal.wait(for: "gate  [(1,2)|]")
  }

  @Test func homeAndEndGoByLine() throws {
    let shell = try shell()
    try shell.terminal.paste("let 旅客 = signal {\n  send(\"é\")\n}")
    try shell.press("Up", "Home")
    try shell.shows("rx> let 旅客 = signal {", "  send(\"é\")", "}", cursor: (0, 1))
    try shell.press("End")
    try shell.type("; send(2)")
    try shell.shows("rx> let 旅客 = signal {", "  send(\"é\"); send(2)", "}", cursor: (20, 1))
    try shell.press("Up", "Home")
    try shell.shows("rx> let 旅客 = signal {", "  send(\"é\"); send(2)", "}", cursor: (4, 0))
    try shell.press("Enter")
    try shell.terminal.wait(for: "the prompt") { $0.last == "rx>" }
    try shell.type("旅客")
    try shell.press("Enter")
    try shell.terminal.wait(for: "旅客  [é 2]")
  }

  @Test func wholeEntriesAreRecalledByTheirBeginning() throws {
    let shell = try shell()
    try shell.enter("let one = 1")
    try shell.terminal.paste("let f = {\n  $0 + 1\n}")
    try shell.press("Enter")
    try shell.terminal.wait(for: "the prompt") { $0.suffix(2) == ["}", "rx>"] }
    try shell.enter("wait(0s)")
    try shell.type("let")
    try shell.press("Up")
    try shell.shows("rx> let f = {", "  $0 + 1", "}", cursor: (1, 2))
    try shell.press("Up", "Up", "Up")
    try shell.shows("rx> let one = 1", cursor: (15, 0))
    try shell.press("Down")
    try shell.terminal.wait(for: "the newer entry") { $0.last == "}" }
    try shell.press("Down")
    try shell.shows("rx> let", cursor: (7, 0))
    try shell.press("C-c")
    try shell.terminal.wait(for: "the prompt") { $0.last == "rx>" }
    try shell.clear()
    try shell.press("C-r")
    try shell.type("+ 1")
    try shell.shows("rx> let f = {", "  $0 + 1", "}", "search: + 1", cursor: (5, 1))
    try shell.press("Enter")
    try shell.terminal.wait(for: "the prompt") { $0.last == "rx>" }
  }

  @Test func theHistoryIsAPlainFileInItsPlace() throws {
    let shell = try shell()
    try shell.enter("let 旅客 = \"a\\\\b\"")
    try shell.terminal.paste("let f = {\n  $0\n}")
    try shell.press("Enter")
    try shell.terminal.wait(for: "the prompt") { $0.suffix(2) == ["}", "rx>"] }
    #expect(
      try shell.contents(of: ".local/state/rxplay/history")
        == ":set preview off\nlet 旅客 = \"a\\\\\\\\b\"\nlet f = {\\n  $0\\n}\n")
    let elsewhere = try ShellTerminal(
      environment: ["XDG_STATE_HOME": shell.home.appendingPathComponent(".local/state").path])
    try elsewhere.enter(":set preview off")
    try elsewhere.press("Up", "Up")
    try elsewhere.shows("rx> let f = {", "  $0", "}", cursor: (1, 2))
  }

  @Test func severalShellsAtOnceLoseNothing() throws {
    let first = try shell()
    let file = first.home.appendingPathComponent(".local/state/rxplay/history").path
    let second = try ShellTerminal(environment: ["RXPLAY_HISTORY": file])
    try first.enter("let a = 1")
    try second.enter("let b = 2")
    try first.enter("let c = 3")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == ":set preview off\nlet a = 1\nlet b = 2\nlet c = 3\n")
    let third = try ShellTerminal(environment: ["RXPLAY_HISTORY": file])
    try third.type("let b")
    try third.press("Up")
    try third.terminal.wait(for: "the other shell's entry") { $0.first == "rx> let b = 2" }
  }

  @Test func aDamagedHistoryIsKeptAndUsed() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("history-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let damaged = Array("let good = 1\n".utf8) + [0xFF, 0xFE, 0x0A, 0x00, 0x1B, 0x0A] + Array("let last = 2".utf8)
    try Data(damaged).write(to: file)
    let shell = try ShellTerminal(environment: ["RXPLAY_HISTORY": file.path])
    try shell.type("let")
    try shell.press("Up")
    try shell.terminal.wait(for: "the unended line") { $0.first == "rx> let last = 2" }
    try shell.press("Up")
    try shell.terminal.wait(for: "the good line") { $0.first == "rx> let good = 1" }
    try shell.press("C-u")
    try shell.enter("let next = 3")
    #expect(try Array(Data(contentsOf: file)) == damaged + Array("\nlet next = 3\n".utf8))
  }

  @Test func whereNoHistoryCanBeKeptItIsSaidOnce() throws {
    let shell = try ShellTerminal(
      columns: 100, environment: ["RXPLAY_HISTORY": "/dev/full/history"], command: [Program.path])
    try shell.terminal.wait(for: "note: history is not kept: /dev/full/history: Not a directory")
    try shell.type("let a = 1")
    try shell.press("Enter")
    try shell.terminal.wait(for: "the prompt") { $0.last == "rx>" }
    try shell.press("Up")
    try shell.terminal.wait(for: "the entry again") { $0.count { $0 == "rx> let a = 1" } == 2 }
    #expect(try shell.terminal.screen().count { $0.contains("history is not kept") } == 1)
  }

  @Test func viKeysAreASetting() throws {
    let shell = try shell()
    try shell.enter(":set editor vi")
    try shell.type("jast(1)")
    try shell.press("Escape")
    try shell.type("0lru")
    try shell.shows("rx> just(1)", cursor: (5, 0))
    try shell.type("A.take(1)")
    try shell.shows("rx> just(1).take(1)", cursor: (19, 0))
    try shell.press("Enter")
    try shell.terminal.wait(for: "[1|]")
    try shell.press("Escape")
    try shell.type("k")
    try shell.terminal.wait(for: "the recalled entry") { $0.count { $0 == "rx> just(1).take(1)" } == 2 }
    try shell.press("C-c")
    try shell.type(":set editor emacs")
    try shell.press("Enter")
    try shell.type("x")
    try shell.press("C-a")
    try shell.type("y")
    try shell.terminal.wait(for: "emacs keys") { $0.last == "rx> yx" }
  }

  @Test func chineseAndAccentsKeepTheirCells() throws {
    let shell = try shell(columns: 24)
    try shell.type("log(\"前往合并前往合并é\")")
    try shell.shows("rx> log(\"前往合并前往合", "并é\")", cursor: (5, 1))
    try shell.press("Home")
    try shell.type("wait(0s); ")
    try shell.terminal.wait(for: "the cursor") { _ in try shell.terminal.cursor() == (14, 0) }
    try shell.press("End", "BSpace", "BSpace", "BSpace", "BSpace")
    try shell.type("e\u{301}\")")
    try shell.press("Enter")
    try shell.terminal.wait(for: "0s  前往合并前往合e\u{301}")
  }

  @Test func anUnmarkedPasteIsTakenLineByLine() throws {
    let shell = try shell()
    try shell.type("let f = {\r  $0 + 1\r}\r")
    try shell.terminal.wait(for: "the lines") { $0 == ["rx> let f = {", "  $0 + 1", "}", "rx>"] }
  }

  @Test func aDumbTerminalIsReadWithoutPromptAndEscapes() throws {
    let shell = try ShellTerminal(command: ["sh", "-c", "TERM=dumb ./rxplay; echo left"])
    try shell.type("just(1)")
    try shell.terminal.wait(for: "just(1)")
    try shell.press("Enter")
    try shell.shows("just(1)", "", "         0s", "         ┼", "just(1)  [1|]", cursor: (0, 6))
    try shell.press("C-d")
    try shell.terminal.wait(for: "left")
    #expect(try !shell.terminal.screen().contains { $0.contains("rx>") })
  }

  @Test func whereTheOutputGoesElsewhereNothingIsEdited() throws {
    let shell = try ShellTerminal(command: ["sh", "-c", "./rxplay > out; cat -v out; echo left"])
    try shell.type("just(1)")
    try shell.terminal.wait(for: "just(1)")
    try shell.press("Enter", "C-d")
    try shell.terminal.wait(for: "left")
    #expect(try shell.contents(of: "out").contains("just(1)  [1|]"))
    #expect(try !shell.contents(of: "out").contains("\u{1B}"))
  }

  @Test func theScreenIsDrawnAnewAtAnotherSize() throws {
    let shell = try shell(columns: 30)
    try shell.type("interval(1s).take(2).map { $0 * 100 }")
    try shell.shows("rx> interval(1s).take(2).map {", " $0 * 100 }")
    // Above it the terminal may bring back rows that had been scrolled off.
    func showsOnce(_ rows: [String], cursor column: Int) throws {
      try shell.terminal.wait(for: "the entry in rows \(rows)") { screen in
        try screen.suffix(rows.count) == rows[...] && screen.count { $0.contains("interval") } == 1
          && shell.terminal.cursor() == (column, screen.count - 1)
      }
    }
    try shell.terminal.resize(to: .init(60, 20))
    try showsOnce(["rx> interval(1s).take(2).map { $0 * 100 }"], cursor: 41)
    // A key is taken when the shell has seen to the new size: the terminal itself joins rows before that.
    try shell.type("!")
    try showsOnce(["rx> interval(1s).take(2).map { $0 * 100 }!"], cursor: 42)
    try shell.press("BSpace")
    try showsOnce(["rx> interval(1s).take(2).map { $0 * 100 }"], cursor: 41)
    try shell.terminal.resize(to: .init(32, 20))
    try showsOnce(["rx> interval(1s).take(2).map { $", "0 * 100 }"], cursor: 9)
  }
}
