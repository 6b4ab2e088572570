import Foundation
import TerminalTesting

/// The built program.
enum Program {
  static let path = builtExecutable("rxplay")

  /// The root of the package.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// Runs it with a text on standard input: what it wrote to standard output and error, and its exit status.
  ///
  /// - Parameter command: What the shell runs instead, with `RXPLAY` for the program and `$HOME` for a folder of its own.
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

  /// Runs it with standard input held open, sends SIGINT: its status and errors, and how long it went on.
  static func interrupted(
    _ arguments: [String], after milliseconds: UInt32
  ) throws -> (status: Int, error: String, milliseconds: Int) {
    let errors = FileManager.default.temporaryDirectory.appendingPathComponent("errors-\(UUID().uuidString)").path
    defer { unlink(errors) }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[0], 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT, 0o600)
    for descriptor: Int32 in 3..<256 { posix_spawn_file_actions_addclose(&actions, descriptor) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var mask = sigset_t()
    sigemptyset(&mask)
    posix_spawnattr_setsigmask(&attributes, &mask)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child = pid_t()
    guard posix_spawn(&child, path, &actions, &attributes, words, environ) == 0 else { throw POSIXError(.ENOENT) }
    usleep(milliseconds * 1000)
    let start = ContinuousClock.now
    kill(child, SIGINT)
    var status: Int32 = 0
    while waitpid(child, &status, 0) == -1 && errno == EINTR {}
    let duration = (ContinuousClock.now - start).components
    close(ends[0])
    close(ends[1])
    let signal = status & 0x7F
    let message = (try? String(contentsOfFile: errors, encoding: .utf8)) ?? ""
    return (
      Int(signal == 0 ? status >> 8 & 0xFF : 128 + signal), message,
      Int(duration.seconds) * 1000 + Int(duration.attoseconds / 1_000_000_000_000_000)
    )
  }
}
