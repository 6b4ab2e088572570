import Foundation
import TerminalTesting
import Testing

/// The real shell in a real terminal, with a home directory of its own; its screen begins at the first prompt.
final class ShellTerminal {
  let terminal: TerminalSession
  let home: URL

  /// Starts the shell; `command` is run instead where the test is about how it is started.
  init(
    columns: Int = 60, rows: Int = 20, environment: [String: String] = [:], files: [String: String] = [:],
    command: [String]? = nil
  ) throws {
    home = FileManager.default.temporaryDirectory.appendingPathComponent("shell-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    for (name, text) in files {
      let file = home.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try FileManager.default.createSymbolicLink(
      at: home.appendingPathComponent("rxplay"), withDestinationURL: URL(fileURLWithPath: Program.path))
    let variables = ["NO_COLOR": "1", "PS1": "$ ", "RXPLAY_LESSONS": "\(Program.root)/lessons"]
      .merging(environment) { $1 }
    terminal = try TerminalSession(
      command ?? [Program.path], size: .init(columns, rows), environment: variables, directory: home.path)
    guard command == nil else { return }
    try terminal.wait(for: "rx>")
    try clear()
  }

  deinit {
    terminal.end()
    try? FileManager.default.removeItem(at: home)
  }

  /// Clears the screen: the prompt and the typed text are then in its first row.
  func clear() throws {
    try terminal.press("C-l")
    try terminal.wait(for: "prompt in the first row") { $0.first?.hasPrefix("rx") == true }
  }

  /// Enters a line that prints nothing, and clears the screen.
  func enter(_ text: String, prompt: String = "rx>") throws {
    try terminal.type(text)
    try terminal.press("Enter")
    try terminal.wait(for: "prompt under '\(text)'") { $0.last == prompt }
    try clear()
    try terminal.wait(forScreen: [prompt])
  }

  func type(_ text: String) throws { try terminal.type(text) }
  func press(_ keys: String...) throws { for key in keys { try terminal.press(key) } }
  func shows(_ rows: String..., cursor: (Int, Int)? = nil) throws {
    try terminal.wait(forScreen: rows, cursor: cursor)
  }

  /// A line of the home directory's file.
  func contents(of file: String) throws -> String {
    try String(contentsOf: home.appendingPathComponent(file), encoding: .utf8)
  }
}

extension Trait where Self == ConditionTrait {
  /// Tests that need a terminal to drive.
  static var inTerminal: Self { .enabled(if: TerminalSession.isAvailable, "tmux is not installed") }
}
