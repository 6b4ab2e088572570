import Foundation
import TerminalTesting
import Testing

/// History, completion, editing modes.
@Suite(.serialized, .inTerminal) struct ShellTranscripts {
  static let history = ["map one", "merge two", "map three", "multi {\\n  line\\n}"]

  @Test func recallsEntriesThatBeginWithTheTypedText() throws {
    let demo = try Demo(history: Self.history)
    try demo.terminal.type("map")
    try demo.terminal.press("Up")
    try demo.terminal.wait(forScreen: ["rx> map three"], cursor: (13, 0))
    try demo.terminal.press("Up")
    try demo.terminal.wait(forScreen: ["rx> map one"])
    try demo.terminal.press("Up")
    try demo.terminal.press("Down")
    try demo.terminal.wait(forScreen: ["rx> map three"])
    try demo.terminal.press("Down")
    try demo.terminal.wait(forScreen: ["rx> map"], cursor: (7, 0))
  }

  @Test func recallsWholeEntries() throws {
    let demo = try Demo(history: Self.history)
    try demo.terminal.press("Up")
    try demo.terminal.wait(forScreen: ["rx> multi {", "  line", "}"], cursor: (1, 2))
    try demo.terminal.press("Up", "Up", "Up")
    try demo.terminal.wait(forScreen: ["rx> map three"])
    try demo.terminal.press("Down")
    try demo.terminal.wait(forScreen: ["rx> multi {", "  line", "}"])
    try demo.terminal.press("Enter")
    try demo.terminal.wait(for: "entry 16: multi {⏎  line⏎}")
    // It was the last entry already: once is enough.
    #expect(try demo.historyLines() == Self.history)
  }

  @Test func keepsEntriesBetweenSessions() throws {
    let demo = try Demo()
    try demo.terminal.paste("合并 (\n\\d)")
    try demo.terminal.wait(for: "\\d)")
    try demo.terminal.press("Enter")
    try demo.terminal.wait(for: "entry 8")
    #expect(try demo.historyLines() == ["合并 (\\n\\\\d)"])
    let file = demo.directory.appendingPathComponent("history").path
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    let second = try Demo(environment: ["RXPLAY_HISTORY": file])
    try second.terminal.press("Up")
    try second.terminal.wait(forScreen: ["rx> 合并 (", "\\d)"], cursor: (3, 1))
  }

  @Test func searchesBackwardsAsOneTypes() throws {
    let demo = try Demo(history: Self.history)
    try demo.terminal.type("draft")
    try demo.terminal.press("C-r")
    try demo.terminal.wait(forScreen: ["rx> draft", "search:"])
    try demo.terminal.type("m")
    try demo.terminal.wait(forScreen: ["rx> multi {", "  line", "}", "search: m"], cursor: (4, 0))
    try demo.terminal.type("ap")
    try demo.terminal.wait(forScreen: ["rx> map three", "search: map"], cursor: (4, 0))
    try demo.terminal.press("C-r")
    try demo.terminal.wait(forScreen: ["rx> map one", "search: map"])
    try demo.terminal.press("C-r")
    try demo.terminal.wait(forScreen: ["rx> map one", "no other entry with: map"], cursor: (4, 0))
    try demo.terminal.press("C-g")
    try demo.terminal.wait(forScreen: ["rx> draft"], cursor: (9, 0))
    try demo.terminal.press("C-r")
    try demo.terminal.type("two")
    try demo.terminal.wait(forScreen: ["rx> merge two", "search: two"], cursor: (10, 0))
    try demo.terminal.press("Enter")
    try demo.terminal.wait(forScreen: ["rx> merge two", "entry 9: merge two", "rx>"], cursor: (4, 2))
  }

  @Test func completesUniqueCandidates() throws {
    let demo = try Demo()
    try demo.terminal.type("a.thr()")
    try demo.terminal.press("Left", "Left", "Tab")
    try demo.terminal.wait(forScreen: ["rx> a.throttle()"], cursor: (14, 0))
    try demo.terminal.press("C-u", "C-k")
    try demo.terminal.wait(forScreen: ["rx>"])
    try demo.terminal.paste("(世界\n合")
    try demo.terminal.press("Tab")
    try demo.terminal.wait(forScreen: ["rx> (世界", "合并"], cursor: (4, 1))
  }

  @Test func listsCandidatesWithTheirSummaries() throws {
    let demo = try Demo(preview: true)
    try demo.terminal.type("m")
    try demo.terminal.wait(for: "= M")
    try demo.terminal.press("Tab")
    let rows = [
      "rx> m", "  map         changes each value", "  mapReplace  replaces each value",
      "  merge       puts streams together",
    ]
    try demo.terminal.wait(forScreen: rows, cursor: (5, 0))
    try demo.terminal.type("a")
    try demo.terminal.wait(forScreen: ["rx> ma", "= MA"], cursor: (6, 0))
    try demo.terminal.press("Tab")
    try demo.terminal.wait(forScreen: ["rx> map", "= MAP"], cursor: (7, 0))
  }

  @Test func turnsThePagesOfALongList() throws {
    let demo = try Demo(rows: 8)
    try demo.terminal.type("item")
    try demo.terminal.press("Tab")
    try demo.terminal.wait(for: "  1–6 of 40, Tab for more")
    #expect(try demo.terminal.screen().first == "rx> item")
    try demo.terminal.press("Tab")
    try demo.terminal.wait(for: "  7–12 of 40")
    try demo.terminal.press("C-c")
    try demo.terminal.wait(forScreen: ["rx> item^C", "interrupted", "rx>"], cursor: (4, 2))
  }

  @Test func understandsViKeys() throws {
    let demo = try Demo(history: ["older entry"])
    try demo.terminal.type(":vi")
    try demo.terminal.press("Enter")
    try demo.terminal.wait(forScreen: ["rx> :vi", "rx>"])
    try demo.terminal.type("hello 世界")
    try demo.terminal.wait(for: "hello 世界")
    try demo.terminal.press("Escape")
    try demo.terminal.type("0x")
    try demo.terminal.wait(forScreen: ["rx> :vi", "rx> ello 世界"], cursor: (4, 1))
    try demo.terminal.type("A {")
    try demo.terminal.wait(for: "ello 世界 {")
    try demo.terminal.press("Enter")
    try demo.terminal.wait(for: "indentation") { _ in try demo.terminal.cursor() == (2, 2) }
    try demo.terminal.type("b")
    try demo.terminal.press("Up", "Escape")
    try demo.terminal.type("Ic")
    try demo.terminal.wait(forScreen: ["rx> :vi", "rx> cello 世界 {", "  b"], cursor: (5, 1))
    try demo.terminal.press("C-c")
    try demo.terminal.wait(for: "interrupted")
    try demo.terminal.press("Escape")
    try demo.terminal.type("/old")
    try demo.terminal.wait(for: "search: old")
    try demo.terminal.press("Enter")
    try demo.terminal.wait(forNo: "search")
    try demo.terminal.press("Enter")
    try demo.terminal.wait(for: "entry 11: older entry")
  }
}
