import TerminalTesting
import Testing

/// Memory that a session holds is not counted against the next entry.
@Suite(.inTerminal, .disabled(if: Program.isSanitized, "the address sanitizer takes memory of its own"))
struct ShellMemoryTranscripts {
  @Test func laterEntriesHaveRoom() throws {
    let shell = try TalkingShell()
    try shell.say(":set preview off")
    try shell.say(":set limits memory=60")
    for name in ["a", "b", "c", "d", "e"] { try shell.say("let \(name) = (0..<1000000).map { $0 }") }
    try shell.say("a.count + e.count", "2000000")
  }
}
