import Foundation

/// A program that was started.
///
/// Foundation's `Process` waits until no process holds its pipes any more, so a daemon such as tmux's server, started
/// while another test holds one, would make it wait for ever: here output goes to a file, and nothing else is
/// inherited.
public struct ChildProcess: Sendable {
  /// The sources of standard input.
  public enum Input: Sendable {
    case file(String)
    /// An open descriptor, which stays the caller's.
    case descriptor(Int32)
  }

  /// How a program ended.
  public struct End: Sendable {
    /// The exit status, or 128 and the signal that ended it.
    public var status: Int
    /// The processor time that it took.
    public var seconds: Double
    /// The most memory that it used.
    public var megabytes: Int
  }

  /// The result of a program.
  public struct Result: Sendable {
    /// The exit status, or 128 and the signal that ended it.
    public var status: Int
    /// Standard output and standard error, as they came.
    public var output: String
  }

  private let identifier: pid_t

  /// Starts a program found by `PATH`.
  ///
  /// - Parameters:
  ///   - output: The file that standard output is appended to.
  ///   - error: The file that standard error is appended to: without it, the one of standard output.
  public init(
    _ command: [String], input: Input = .file("/dev/null"), output: String = "/dev/null", error: String? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    switch input {
    case .file(let path): posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, path, O_RDONLY, 0)
    case .descriptor(let descriptor): posix_spawn_file_actions_adddup2(&actions, descriptor, STDIN_FILENO)
    }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    if let error {
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, error, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    } else {
      posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
    }
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
    identifier = child
  }

  /// Sends SIGINT, as Ctrl-C does.
  public func interrupt() {
    kill(identifier, SIGINT)
  }

  /// Waits for its end: once.
  public func wait() -> End {
    var (status, usage) = (Int32(0), rusage())
    while wait4(identifier, &status, 0, &usage) == -1 && errno == EINTR {}
    let seconds = [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
    let signal = status & 0x7F
    return End(
      status: Int(signal == 0 ? status >> 8 & 0xFF : 128 + signal), seconds: seconds,
      megabytes: Int(usage.ru_maxrss) >> 10)
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
    let end = try ChildProcess(command, input: .file(inputPath), output: outputPath, environment: environment).wait()
    let output = try Data(contentsOf: URL(fileURLWithPath: outputPath))
    return Result(status: end.status, output: String(decoding: output, as: UTF8.self))
  }
}
