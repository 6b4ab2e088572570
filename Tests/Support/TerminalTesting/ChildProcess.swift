import Foundation

/// A program run to its end.
///
/// Foundation's `Process` waits until nobody holds its pipes any more, so a daemon such as tmux's server, started while
/// another test holds one, would make it wait for ever: here output goes to a file, and nothing else is inherited.
public enum ChildProcess {
  /// What a program came to.
  public struct Result: Sendable {
    /// The exit status, or 128 and the signal that ended it.
    public var status: Int
    /// Standard output and standard error, as they came.
    public var output: String
  }

  /// Runs a program found by `PATH`, with `input` as standard input, and waits for its end.
  public static func run(
    _ command: [String], input: String = "", environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> Result {
    let base = FileManager.default.temporaryDirectory.appendingPathComponent("child-\(UUID().uuidString)").path
    let (inputPath, outputPath) = (base + ".in", base + ".out")
    try Data(input.utf8).write(to: URL(fileURLWithPath: inputPath))
    defer {
      unlink(inputPath)
      unlink(outputPath)
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, inputPath, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, outputPath, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
    for descriptor: Int32 in 3..<256 { posix_spawn_file_actions_addclose(&actions, descriptor) }
    // The test runner blocks signals in its threads; tmux must hear of its children.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var mask = sigset_t()
    sigemptyset(&mask)
    posix_spawnattr_setsigmask(&attributes, &mask)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let arguments = command.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in arguments + variables { free(pointer) } }
    var child = pid_t()
    let failure = posix_spawnp(&child, command.first ?? "", &actions, &attributes, arguments, variables)
    guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EINVAL) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) == -1 && errno == EINTR {}
    let output = try Data(contentsOf: URL(fileURLWithPath: outputPath))
    let signal = status & 0x7F
    return Result(
      status: Int(signal == 0 ? status >> 8 & 0xFF : 128 + signal), output: String(decoding: output, as: UTF8.self))
  }
}
