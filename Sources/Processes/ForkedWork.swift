import CLibrary
import CProcesses

/// Work in a child process, without a trace in this one, which does not wait for it and can end it at any moment.
public final class ForkedWork {
  /// The state of the work.
  public enum Progress: Equatable {
    case underway
    /// The lines that are the result of the work; `nil` if it had none or was ended early.
    case finished([String]?)
  }

  /// The seconds of processor time that the child may use.
  private static let processorSeconds: UInt = 3
  /// Bytes of address space that the child may have: the big stack, and twice as much again.
  private static let addressSpace: UInt = 3 << 30

  /// The file descriptor that becomes readable when there is progress.
  public let output: Int32
  private let process: pid_t
  private var bytes: [UInt8] = []
  private var isReaped = false

  /// Begins the work; `nil` if the system has no room for another process.
  public init?(_ work: () -> [String]?) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    let process = process_fork()
    if process == 0 { Self.carryOut(work, writingTo: ends[1]) }
    close(ends[1])
    guard process > 0 else {
      close(ends[0])
      return nil
    }
    self.process = process
    output = ends[0]
    _ = process_set_nonblocking(output)
  }

  deinit { end() }

  /// Does the work in the child and exits, without the usual work at the program's end.
  private static func carryOut(_ work: () -> [String]?, writingTo pipe: Int32) -> Never {
    process_confine_child(processorSeconds, addressSpace)
    // The work must not write to the terminal by accident.
    let nowhere = open("/dev/null", O_RDWR)
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] { dup2(nowhere, descriptor) }
    guard let lines = work() else { _exit(1) }
    let text = Array(lines.map { $0 + "\n" }.joined().utf8)
    var offset = 0
    while offset < text.count {
      let count = text.withUnsafeBytes { write(pipe, $0.baseAddress.map { $0 + offset }, text.count - offset) }
      guard count > 0 else { _exit(1) }
      offset += count
    }
    _exit(0)
  }

  /// Takes the output so far, without waiting for more.
  public func takeProgress() -> Progress {
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(output, &chunk, chunk.count)
      if count > 0 {
        bytes += chunk[..<count]
      } else if count < 0, errno == EAGAIN || errno == EINTR {
        return .underway
      } else {
        break
      }
    }
    guard reap() == 0 else { return .finished(nil) }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
    return .finished(lines.map { String(decoding: $0, as: UTF8.self) })
  }

  /// Ends the work, finished or not.
  public func end() {
    guard !isReaped else { return }
    kill(process, SIGKILL)
    _ = reap()
  }

  /// Waits for the end of the child, which is near, and returns its status.
  private func reap() -> Int32 {
    var status: Int32 = -1
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { break }
    }
    isReaped = true
    close(output)
    return status
  }
}
