import Foundation
import TerminalTesting
import Testing

/// Ctrl-C gives the prompt back at once, wherever an entry is; the session goes on.
@Suite(.inTerminal) struct ShellInterruptionTranscripts {
  /// An optimised build answers within some 50 ms; the tests are not optimised, look at the screen only now and then,
  /// and the machine may be busy. Without an interruption each of these takes many seconds.
  private static let longest = 1_500.0

  /// Types an entry, presses Ctrl-C in its middle, and waits for the prompt.
  private func interrupts(
    _ entry: String, after preparation: [String] = [], files: [String: String] = [:], milliseconds: UInt32 = 600
  ) throws {
    let shell = try TalkingShell("--all", files: files)
    for line in [":set limits off", ":set preview off", ":set horizon 1h"] + preparation {
      try shell.terminal.type(line)
      try shell.terminal.press("Enter")
      try shell.terminal.wait(for: "a prompt after '\(line)'") { $0.last == "rx>" && $0.contains("rx> \(line)") }
    }
    try shell.terminal.type(entry)
    try shell.terminal.press("Enter")
    usleep(milliseconds * 1000)
    let start = Date()
    try shell.terminal.press("C-c")
    try shell.terminal.wait(for: "an interrupted entry") { rows in
      rows.last == "rx>" && rows.contains { $0.contains("interrupted") }
    }
    let taken = Date().timeIntervalSince(start) * 1000
    #expect(taken < Self.longest || Program.isSanitized, "\(entry): \(taken) ms")
    try shell.say("1 + 1", "2")
  }

  @Test(arguments: [
    "interval(1ms).take(3000000)", ":json interval(1ms).take(3000000)", ":marbles interval(1ms).take(3000000)",
    ":svg picture.svg interval(1us).take(200000)", "compare(interval(1ms).take(200000), interval(1ms).take(200000))",
  ])
  func aPicture(_ entry: String) throws { try interrupts(entry, milliseconds: 2_500) }

  @Test func aLongValue() throws {
    try interrupts("for i in 0..<1000 { b }", after: ["let b = (0..<300000).map { $0 }"])
  }

  /// A value that shares its parts is quickly made and takes for ever to print.
  @Test func anEndlessValue() throws {
    try interrupts("t", after: ["var t = [1]", "for i in 0..<60 { t = [t, t] }"])
  }

  @Test func aGraph() throws {
    try interrupts(
      "for i in 0..<1000 { graph(s) }", after: ["var s = just(1)", "for i in 0..<2000 { s = s.merge(just(i)) }"])
  }

  @Test func aSearchInALongText() throws {
    try interrupts("while true { s.contains(\"x\") }", after: ["var s = \"ab\"", "for i in 0..<20 { s = s + s }"])
  }

  @Test func helpOnManyNames() throws {
    try interrupts(":help" + String(repeating: " throttle", count: 600), milliseconds: 200)
  }

  @Test func theReadingOfALongScript() throws {
    let script = (0..<60_000).map { "let x\($0) = interval(1s).map { $0 + \($0) }.take(3)\n" }.joined()
    try interrupts(":load long.rx", files: ["long.rx": script], milliseconds: 300)
  }

  /// The writer of a pipe may never come.
  @Test func aPipeWithoutAWriter() throws {
    let shell = try TalkingShell()
    mkfifo("\(shell.folder)/pipe", 0o600)
    try shell.terminal.type(":load pipe")
    try shell.terminal.press("Enter")
    usleep(300_000)
    try shell.terminal.press("C-c")
    try shell.terminal.wait(for: "an interrupted :load") { rows in
      rows.last == "rx>" && rows.contains { $0.hasSuffix("pipe: interrupted") }
    }
    try shell.say("1 + 1", "2")
  }
}
