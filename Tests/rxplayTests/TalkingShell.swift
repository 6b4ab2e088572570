import Foundation
import TerminalTesting

/// The real shell in a real terminal, talked with entry by entry.
final class TalkingShell {
  let terminal: TerminalSession
  /// A folder of its own, for its files and its home.
  let folder: String

  /// Starts it, with files in its folder.
  init(
    _ arguments: String..., files: [String: String] = [:], environment: [String: String] = [:], columns: Int = 80,
    rows: Int = 44, through command: [String] = []
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("shell-\(UUID().uuidString)")
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    self.folder = folder.path
    var variables = ["NO_COLOR": "1", "HOME": folder.path, "RXPLAY_LESSONS": Program.root + "/lessons"]
    variables.merge(environment) { $1 }
    terminal = try TerminalSession(
      command + [Program.path] + arguments, size: .init(columns, rows), environment: variables, directory: folder.path)
    try terminal.wait(for: "rx>")
  }

  deinit {
    terminal.end()
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Enters a line and waits until just this stands below it, up to the next prompt.
  func say(_ entry: String, _ answer: String = "", prompt: String = "rx>", at clock: String? = nil) throws {
    let lines = answer.isEmpty ? [] : answer.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let before = clock.map { "rx \($0)>" } ?? "rx>"
    try terminal.type(entry)
    try terminal.press("Enter")
    let wanted = ["\(before) \(entry)"] + lines + [prompt]
    try terminal.wait(for: "such rows at the end:\n\(wanted.joined(separator: "\n"))\nbut") {
      $0.suffix(wanted.count) == wanted
    }
  }

  /// Enters a line and waits until the screen shows a text and a prompt below it: the terminal echoes input before a
  /// prompt.
  func say(_ entry: String, until text: String) throws {
    try terminal.type(entry)
    try terminal.press("Enter")
    try terminal.wait(for: "“\(text)” and a prompt") { rows in
      rows.contains { $0.contains(text) } && rows.last?.hasSuffix(">") == true
    }
  }

  /// Enters a line and waits until a text stands on the screen, whatever waits for an answer then.
  func say(_ entry: String, showing text: String) throws {
    try terminal.type(entry)
    try terminal.press("Enter")
    try terminal.wait(for: text)
  }

  /// A file of its folder.
  func text(of file: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
  }
}
