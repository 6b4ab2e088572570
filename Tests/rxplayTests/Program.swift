import Foundation
import TerminalTesting

/// The built program.
enum Program {
  static let path = builtExecutable("rxplay")

  /// The root of the package.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// Runs it with a text on standard input: what it wrote to standard output and error, and its exit status.
  static func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> (output: String, error: String, status: Int) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rxplay-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let errors = folder.appendingPathComponent("errors").path
    let quoted = ([path] + arguments).map { "'" + $0.replacingOccurrences(of: "'", with: "'\\''") + "'" }
    let command = "cd '\(root)' && \(quoted.joined(separator: " ")) 2>'\(errors)'"
    var variables = ["PATH": "/usr/bin:/bin", "HOME": folder.path]
    variables.merge(environment) { $1 }
    let result = try ChildProcess.run(["/bin/sh", "-c", command], input: input, environment: variables)
    let error = (try? String(contentsOfFile: errors, encoding: .utf8)) ?? ""
    return (result.output, error, result.status)
  }

  /// What a script prints.
  static func output(of script: String, _ arguments: String...) throws -> String {
    try run(arguments + ["-e", script]).output
  }
}
