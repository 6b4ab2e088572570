import TerminalTesting
import Testing

/// The picture while typing.
@Suite(
  .serialized, .inTerminal,
  .disabled(if: Program.isSanitized, "a copy that is bounded has no room for the address sanitizer"))
struct PreviewTranscripts {
  private static let axis = ["        0s        1s        2s", "        ┼─────────┼─────────┼"]

  @Test func drawsTheEntryWhileItIsTyped() throws {
    let shell = try ShellTerminal()
    try shell.type("interval(1s).take(2)")
    let first = Self.axis + ["result  ──────────0─────────[1|]"]
    try shell.terminal.wait(forScreen: ["rx> interval(1s).take(2)"] + first, cursor: (24, 0))
    #expect(try shell.terminal.styledScreen().contains { $0.contains("\u{1B}[2m") })
    // Unfinished, then finished again.
    try shell.type(".map { $0 * ")
    let old = ["↑ drawn for interval(1s).take(2)"]
    try shell.terminal.wait(forScreen: ["rx> interval(1s).take(2).map { $0 *"] + first + old, cursor: (36, 0))
    try shell.type("5 }")
    let second = Self.axis + ["result  ──────────0─────────[5|]"]
    let entry = "rx> interval(1s).take(2).map { $0 * 5 }"
    try shell.terminal.wait(forScreen: [entry] + second, cursor: (39, 0))
    // It is erased before the result prints.
    try shell.press("Enter")
    try shell.terminal.wait(forScreen: [entry, ""] + second + ["", "rx>"], cursor: (4, 6))
    #expect(try !shell.terminal.styledScreen().contains { $0.contains("\u{1B}[2m") })
  }

  @Test func `Of a wrong entry the last picture is marked as old, and the error is shown`() throws {
    let shell = try ShellTerminal()
    let picture = ["         0s", "         ┼", "just(1)  [1|]"]
    try shell.type("just(1)")
    try shell.terminal.wait(forScreen: ["rx> just(1)"] + picture)
    try shell.type(".nope()")
    let marks = ["↑ drawn for just(1)", "error: streams have no operator 'nope'"]
    try shell.terminal.wait(forScreen: ["rx> just(1).nope()"] + picture + marks)
    for _ in 1...7 { try shell.press("BSpace") }
    try shell.terminal.wait(forScreen: ["rx> just(1)"] + picture)
    try shell.press("C-u")
    // The picture goes with the entry; one that is typed at once would keep it.
    try shell.shows("rx>", cursor: (4, 0))
    try shell.type("1 / 0")
    try shell.shows("rx> 1 / 0", "error: division by zero", cursor: (9, 0))
    try shell.press("C-u")
    try shell.shows("rx>", cursor: (4, 0))
  }

  @Test func aStreamThatGetsANameIsDrawnAndNotKept() throws {
    let shell = try ShellTerminal()
    try shell.type("let gate = just(\"旅客\")")
    try shell.shows("rx> let gate = just(\"旅客\")", "      0s", "      ┼", "gate  [旅客|]", cursor: (27, 0))
    try shell.press("C-c")
    try shell.type("gate")
    try shell.press("Enter")
    try shell.terminal.wait(for: "there is no 'gate'")
  }

  @Test func assignmentsLeaveNoTrace() throws {
    let shell = try ShellTerminal()
    try shell.enter("var n = 1")
    try shell.type("n += 1; n")
    try shell.shows("rx> n += 1; n", "2")
    try shell.press("Left", "Right")
    try shell.shows("rx> n += 1; n", "2", cursor: (13, 0))
    try shell.press("C-u")
    try shell.type("n")
    try shell.shows("rx> n", "1")
  }

  @Test func hotStreamsAreNotDisturbed() throws {
    let shell = try ShellTerminal()
    try shell.enter("let s = subject()")
    try shell.enter("s.throttle(1s)")
    try shell.type("s.send(7); wait(1s)")
    try shell.shows(
      "rx> s.send(7); wait(1s)", "                0s        1s", "                ┼─────────┼",
      "s               7────────────→", "s.throttle(1s)  ──────────7──→")
    try shell.press("C-u")
    try shell.shows("rx>")
    try shell.type(":scene")
    try shell.press("Enter")
    try shell.terminal.wait(for: "s.throttle(1s)  ─")
    #expect(try !shell.terminal.screen().joined().contains("7"))
    #expect(try shell.terminal.screen().last == "rx>")
  }

  @Test func aHeavyPipelineDoesNotBlockTyping() throws {
    let shell = try ShellTerminal()
    try shell.type("range(0, 1000000000).map { $0 * 2 }")
    for letter in "abcdef" {
      try shell.type(String(letter))
      try shell.terminal.wait(for: "key \(letter)") { $0.first?.hasSuffix(String(letter)) == true }
    }
    for _ in 1...6 { try shell.press("BSpace") }
    try shell.terminal.wait(for: "more …]──…")
    #expect(try shell.terminal.cursor() == (39, 0))
  }

  @Test func anEndlessLoopDoesNotBlockTyping() throws {
    let shell = try ShellTerminal()
    for entry in ["while true { }", "signal { while true { } }"] {
      try shell.type(entry)
      try shell.type("x")
      try shell.terminal.wait(for: "the key") { $0.first == "rx> \(entry)x" }
      try shell.press("BSpace")
      try shell.terminal.wait(for: "the entry") { $0.first == "rx> \(entry)" }
      try shell.press("C-u")
      try shell.shows("rx>", cursor: (4, 0))
    }
    try shell.type("40 + 2")
    try shell.shows("rx> 40 + 2", "42")
  }

  @Test func isSwitchedOffAndOn() throws {
    let shell = try ShellTerminal()
    try shell.enter(":set preview off")
    try shell.type("just(1)")
    try shell.press("Tab", "Enter")
    try shell.terminal.wait(for: "just(1)  [1|]")
    #expect(try shell.terminal.styledScreen().allSatisfy { !$0.contains("\u{1B}[2m") })
    try shell.enter(":set preview on")
    try shell.type("just(2)")
    try shell.shows("rx> just(2)", "         0s", "         ┼", "just(2)  [2|]")
  }

  @Test func commandsHaveNone() throws {
    let shell = try ShellTerminal()
    try shell.type("just(1)")
    try shell.terminal.wait(for: "just(1)  [")
    try shell.press("Home")
    try shell.type(":")
    try shell.shows("rx> :just(1)", cursor: (5, 0))
  }

  @Test func searchingHoldsIt() throws {
    let shell = try ShellTerminal()
    try shell.enter("let zebra = just(5)")
    try shell.type("just(1)")
    try shell.terminal.wait(for: "just(1)  [1|]")
    try shell.press("C-r")
    try shell.shows("rx> just(1)", "search:")
    try shell.type("zeb")
    try shell.shows("rx> let zebra = just(5)", "search: zeb", cursor: (8, 0))
    try shell.press("C-g")
    try shell.shows("rx> just(1)", "         0s", "         ┼", "just(1)  [1|]", cursor: (11, 0))
  }

  @Test func stoppingTakesItAway() throws {
    let shell = try ShellTerminal(command: ["bash", "--norc", "-i"])
    try shell.terminal.wait(for: "$")
    try shell.type("clear; ./rxplay")
    try shell.press("Enter")
    try shell.terminal.wait(for: "rx>")
    try shell.type("just(1)")
    try shell.terminal.wait(for: "just(1)  [1|]")
    try shell.press("C-z")
    try shell.terminal.wait(for: "Stopped")
    try shell.terminal.wait(forNo: "just(1)  [")
    try shell.type("clear; fg")
    try shell.press("Enter")
    try shell.terminal.wait(for: "just(1)  [1|]")
    #expect(try shell.terminal.screen().suffix(4) == ["rx> just(1)", "         0s", "         ┼", "just(1)  [1|]"])
    try shell.press("Enter")
    try shell.terminal.wait(for: "the next prompt") { $0.last == "rx>" }
  }

  @Test func isDrawnAnewAtAnotherSize() throws {
    let shell = try ShellTerminal(columns: 70)
    try shell.type("interval(1s).take(5)")
    let wide = "result  ──────────0─────────1─────────2─────────3─────────[4|]"
    try shell.terminal.wait(for: wide)
    // The terminal breaks rows that are too long: four rows are a picture of the new width.
    try shell.terminal.resize(to: .init(40, 20))
    try shell.terminal.wait(for: "the picture in 40 cells") { screen in
      screen.count == 4 && screen[3].hasPrefix("result") && screen.allSatisfy { $0.count <= 40 }
    }
    try shell.terminal.resize(to: .init(70, 20))
    try shell.terminal.wait(for: "the picture in 70 cells") { $0.count == 4 && $0[3] == wide }
    #expect(try shell.terminal.screen()[0] == "rx> interval(1s).take(5)")
  }

  @Test func aTallPictureKeepsItsAxisAndItsResult() throws {
    let shell = try ShellTerminal(rows: 9)
    try shell.terminal.paste(
      "let a = just(1)\nlet b = just(2)\nlet c = just(3)\na.merge(b, c).merge(a, b)")
    try shell.terminal.wait(for: "the picture") { $0.last?.hasPrefix("result") == true }
    let below = try shell.terminal.screen().drop { !$0.hasPrefix("a.merge") }.dropFirst()
    #expect(below.count <= 6 && below.first?.contains("0s") == true)
  }

  @Test func aPasteIsDrawnOnce() throws {
    let shell = try ShellTerminal()
    try shell.terminal.paste("let a = just(1)\nlet b = just(2)\na.concat(b)")
    try shell.shows(
      "rx> let a = just(1)", "let b = just(2)", "a.concat(b)", "             0s", "             ┼",
      "a            [1|]", "b            [2|]", "             ┌─ concat", "a.concat(b)  [1 2|]", cursor: (11, 2))
  }

  @Test func aLessonsStatementIsDrawnBeforeItIsEntered() throws {
    let shell = try ShellTerminal(
      files: [
        "lessons/README.md": "## Contents\n### All\n- [tiny](tiny.rx): Tiny\n",
        "lessons/tiny.rx": "//: One value.\njust(1)\n//: That was it.\n",
      ], command: ["sh", "-c", "RXPLAY_LESSONS=$PWD/lessons ./rxplay"])
    try shell.terminal.wait(for: "rx>")
    try shell.type(":lesson tiny")
    try shell.press("Enter")
    try shell.terminal.wait(for: "the statement and its picture") {
      $0.suffix(4) == ["rx> just(1)", "         0s", "         ┼", "just(1)  [1|]"]
    }
    try shell.press("Enter")
    try shell.terminal.wait(for: "That was tiny")
  }
}
