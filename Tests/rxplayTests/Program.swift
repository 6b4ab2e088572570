import Foundation
import TerminalTesting

/// The built program.
enum Program {
  static let path = builtExecutable("rxplay")

  /// The root of the package.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// The environment of every run.
  static var environment: [String: String] {
    var variables = ["PATH": "/usr/bin:/bin"]
    variables["ASAN_OPTIONS"] = sanitizerOptions
    return variables
  }

  /// Whether the tests run under the address sanitizer, where bounds of time and memory mean nothing.
  static let isSanitized = sanitizerOptions != nil

  /// Runs it with a text on standard input: its output, its errors and its exit status.
  ///
  /// - Parameter command: The command that the shell runs instead, with `RXPLAY` for the program and `$HOME` for a
  ///   folder of its own.
  static func run(
    _ arguments: [String], through command: String? = nil, input: String = "", environment: [String: String] = [:]
  ) throws -> (output: String, error: String, status: Int) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rxplay-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let errors = folder.appendingPathComponent("errors").path
    let quoted = ([path] + arguments).map { "'" + $0.replacingOccurrences(of: "'", with: "'\\''") + "'" }
    let line = command?.replacingOccurrences(of: "RXPLAY ", with: quoted[0] + " ") ?? quoted.joined(separator: " ")
    let command = "cd '\(root)' && { \(line)\n} 2>'\(errors)'"
    let variables = Self.environment.merging(["HOME": folder.path]) { $1 }.merging(environment) { $1 }
    let result = try ChildProcess.run(["/bin/sh", "-c", command], input: input, environment: variables)
    let error = (try? String(contentsOfFile: errors, encoding: .utf8)) ?? ""
    return (result.output, error, result.status)
  }

  /// The output of a script.
  static func output(of script: String, _ arguments: String...) throws -> String {
    try run(arguments + ["-e", script]).output
  }

  /// Runs it with standard input held open, sends SIGINT: its status and errors, and how long it went on.
  ///
  /// - Parameter program: Another build of it.
  static func interrupted(
    _ arguments: [String], after milliseconds: UInt32, when isDue: () -> Bool = { true }, program: String = path
  ) throws -> (status: Int, error: String, milliseconds: Int) {
    let errors = FileManager.default.temporaryDirectory.appendingPathComponent("errors-\(UUID().uuidString)").path
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
    defer {
      unlink(errors)
      for end in ends { close(end) }
    }
    let child = try ChildProcess([program] + arguments, input: .descriptor(ends[0]), error: errors)
    usleep(milliseconds * 1000)
    var waited = 0
    while !isDue(), waited < 10_000 {
      usleep(1000)
      waited += 1
    }
    let start = ContinuousClock.now
    child.interrupt()
    let status = child.wait().status
    let duration = (ContinuousClock.now - start) / .milliseconds(1)
    return (status, (try? String(contentsOfFile: errors, encoding: .utf8)) ?? "", Int(duration))
  }
}
