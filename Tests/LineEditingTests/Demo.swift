import Foundation
import TerminalTesting
import Testing

/// The demonstration shell in a terminal of its own, with a directory of its own that contains it as `./demo`; or a
/// shell to start it from.
final class Demo {
  let terminal: TerminalSession
  let directory: URL

  init(
    columns: Int = 40, rows: Int = 14, preview: Bool = false, history: [String] = [],
    environment: [String: String] = [:], waitingFor prompt: String? = "rx>", shell: Bool = false
  ) throws {
    directory = FileManager.default.temporaryDirectory.appendingPathComponent("editing-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let file = directory.appendingPathComponent("history")
    if !history.isEmpty { try Data((history.joined(separator: "\n") + "\n").utf8).write(to: file) }
    var variables = ["RXPLAY_HISTORY": file.path]
    if preview { variables["DEMO_PREVIEW"] = "1" }
    variables.merge(environment) { $1 }
    let program = builtExecutable("lineediting-demo")
    try FileManager.default.createSymbolicLink(
      at: directory.appendingPathComponent("demo"), withDestinationURL: URL(fileURLWithPath: program))
    terminal = try TerminalSession(
      shell ? ["bash", "--norc", "-i"] : [program], size: .init(columns, rows), environment: variables,
      directory: directory.path)
    if let prompt { try terminal.wait(for: prompt) }
  }

  deinit {
    terminal.end()
    try? FileManager.default.removeItem(at: directory)
  }

  /// The lines of the history file.
  func historyLines() throws -> [String] {
    try String(contentsOf: directory.appendingPathComponent("history"), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }
}

extension Trait where Self == ConditionTrait {
  /// Tests that need a terminal to drive.
  static var inTerminal: Self { .enabled(if: TerminalSession.isAvailable, "tmux is not installed") }
}
