import Foundation
import TerminalTesting
import Testing

/// One history file, many shells, and histories that are none, in a real terminal.
@Suite(.enabled(if: TerminalSession.isAvailable)) struct HistoryTranscripts {
  private static func path(_ name: String) -> String {
    FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-\(UUID().uuidString)").path
  }

  @Test func twoShellsAtOnceLoseNothing() throws {
    let path = Self.path("history")
    defer { unlink(path) }
    let shells = try (0..<2).map { _ in try TalkingShell(environment: ["RXPLAY_HISTORY": path]) }
    for number in 1...4 {
      for (index, shell) in shells.enumerated() { try shell.say("\(number) + \(index)", "\(number + index)") }
    }
    let kept = try String(contentsOfFile: path, encoding: .utf8)
    #expect(kept == (1...4).map { "\($0) + 0\n\($0) + 1\n" }.joined())
    try shells[0].terminal.press("Up")
    try shells[0].terminal.wait(for: "4 + 0")
    let later = try TalkingShell(environment: ["RXPLAY_HISTORY": path])
    try later.terminal.press("Up", "Up")
    try later.terminal.wait(for: "4 + 0")
  }

  @Test func damagedLinesArePassedOver() throws {
    let path = Self.path("history")
    defer { unlink(path) }
    var bytes = Data("1 + 1\n".utf8)
    bytes += [0xFF, 0xFE, 0x0A] + (0...255).map { UInt8($0) } + [0x0A]
    bytes += Data("\"\u{1B}[2J\u{1B}]0;x\u{7}\u{9B}2J\"\n".utf8) + Data(repeating: 0x61, count: 3_000_000)
    bytes += Data("\n2 + 2\nlet cut = ".utf8)
    try bytes.write(to: URL(fileURLWithPath: path))
    let shell = try TalkingShell(environment: ["RXPLAY_HISTORY": path])
    try shell.terminal.press("Up")
    try shell.terminal.wait(for: "let cut =")
    try shell.terminal.press("Up")
    try shell.terminal.wait(for: "2 + 2")
    try shell.terminal.press("Enter")
    try shell.terminal.wait(for: "4")
    try shell.say(":history 1 + 1", until: "1 + 1")
    try shell.say("3 + 3", "6")
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)).starts(with: bytes))
  }

  @Test(arguments: ["/dev/full", "/proc/history", "/"])
  func whereNothingCanBeKeptItIsSaidOnce(_ path: String) throws {
    let shell = try TalkingShell(environment: ["RXPLAY_HISTORY": path])
    try shell.say("1 + 1", until: "2")
    try shell.say("2 + 3", "5")
    let notes = try shell.terminal.scrollback().filter { $0.contains("history is not kept: \(path)") }
    #expect(notes.count == 1)
  }
}
