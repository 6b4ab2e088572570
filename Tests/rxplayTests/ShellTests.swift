import TerminalTesting
import Testing

/// The real shell in a real terminal.
@Suite(.enabled(if: TerminalSession.isAvailable, "tmux is not installed"), .serialized)
struct ShellTests {
  private func shell(_ environment: [String: String] = [:]) throws -> TerminalSession {
    var variables = ["RXPLAY_HISTORY": "", "NO_COLOR": "1"]
    variables.merge(environment) { $1 }
    let terminal = try TerminalSession([Program.path], size: .init(80, 30), environment: variables)
    try terminal.wait(for: "rx>")
    return terminal
  }

  /// Types an entry and waits for the prompt after it.
  private func enter(_ text: String, _ terminal: TerminalSession, until wanted: String) throws {
    try terminal.type(text)
    try terminal.press("Enter")
    try terminal.wait(for: wanted)
  }

  @Test func aPipelineIsDrawnAndGoneOnFrom() throws {
    let terminal = try shell()
    try enter("let a = interval(1s).take(3)", terminal, until: "take(3)")
    try enter("a.map { $0 * 10 }", terminal, until: "20|")
    try enter(".skip(1)", terminal, until: "skip(1)")
    try terminal.wait(for: "· skip(1)")
  }

  @Test func thePromptShowsTheClock() throws {
    let terminal = try shell()
    try enter("let s = subject()", terminal, until: "subject()")
    try enter("s.throttle(1s).subscribe { log(\"收到 \\($0)\") }", terminal, until: "subscribe")
    try enter("s.send(1, 2)", terminal, until: "send")
    try enter("wait(2s)", terminal, until: "1s  收到 2")
    try terminal.wait(for: "rx 2s>")
    try enter(":scene", terminal, until: "s.throttle(1s)")
  }

  @Test func anEntryOfSeveralLinesIsOneEntry() throws {
    let terminal = try shell()
    try terminal.type("let gate = signal {")
    try terminal.press("Enter")
    try terminal.type("send(\"旅客A\")")
    try terminal.press("Enter")
    try terminal.type("}")
    try terminal.press("Enter")
    try enter("gate", terminal, until: "旅客A──")
  }

  @Test func errorsAreShownUnderTheEntryAndTheShellGoesOn() throws {
    let terminal = try shell()
    try enter("1 / 0", terminal, until: "division by zero")
    try enter("1 + 1", terminal, until: "2")
  }

  @Test func helpIsThere() throws {
    let terminal = try shell()
    try enter(":help bufferWithTime", terminal, until: "rxjs.bufferTime(1s)")
    try enter(":ops debounce", terminal, until: "throttle")
    try enter(":hlep", terminal, until: "did you mean ':help'?")
  }

  @Test func controlCStopsARunAndNotTheShell() throws {
    let terminal = try shell()
    try enter("limits(\"off\")", terminal, until: "limits")
    try enter("signal { log(\"begun\"); while true { } }", terminal, until: "0s  begun")
    try terminal.press("C-c")
    try terminal.wait(for: "interrupted")
    try enter("40 + 2", terminal, until: "42")
  }

  @Test func controlDLeaves() throws {
    let terminal = try shell()
    try terminal.press("C-d")
    #expect(try terminal.waitForExit() == 0)
  }

  @Test func quitLeaves() throws {
    let terminal = try shell()
    try terminal.type(":q")
    try terminal.press("Enter")
    #expect(try terminal.waitForExit() == 0)
  }

  @Test func resetStartsOver() throws {
    let terminal = try shell()
    try enter("let zebra = 1", terminal, until: "zebra")
    try enter("wait(3s)", terminal, until: "rx 3s>")
    try enter(":reset", terminal, until: "rx>")
    try enter("zebra", terminal, until: "there is no 'zebra'")
  }

  @Test func settingsAreShownAndChanged() throws {
    let terminal = try shell()
    try enter(":set horizon 2s", terminal, until: ":set")
    try enter("interval(1s)", terminal, until: "cut at 2s")
    try enter(":set", terminal, until: "horizon   2s")
  }

  @Test func `The language of help and lessons is a setting`() throws {
    let terminal = try shell()
    try enter(":set language zh", terminal, until: ":set")
    try enter(":help", terminal, until: "自己驱动一个信号")
    try enter(":lesson zip", terminal, until: "压缩")
    try enter(":set language en", terminal, until: ":set")
    try enter(":help hint", terminal, until: "is a command: a hint for the exercise")
  }

  @Test func aDumbTerminalGetsNoEscapes() throws {
    let terminal = try TerminalSession(
      ["/bin/sh", "-c", "echo 'just(1)' | \(Program.path) | cat -v"], size: .init(60, 20), environment: ["TERM": "dumb"]
    )
    try terminal.wait(for: "[1|]")
    #expect(!(try terminal.screen().joined().contains("^[")))
  }
}
