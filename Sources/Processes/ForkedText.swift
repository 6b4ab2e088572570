import CLibrary
import CProcesses

/// Makes a text in a child process and takes it piece by piece, if making it may take long: Ctrl-C ends the making at
/// any point, and its memory is freed.
///
/// Changes by the making have no effect in this process.
public enum ForkedText {
  /// The ways the making ends.
  public enum Ending: Sendable {
    /// The whole text has come.
    case whole
    /// Ctrl-C ended it; a part of the text may have come.
    case interrupted
    /// The receiver wants no more.
    case enough
    /// It failed, as when memory ran out; a part of the text may have come.
    case failed
  }

  /// The time for the making after Ctrl-C in milliseconds: a picture that is soon ready is shown.
  private static let grace = 50
  /// The interval between two checks of Ctrl-C's flag, in milliseconds; most often the signal ends the wait.
  private static let pause = 20

  /// Child processes that were ended and not yet reaped: one that has much memory takes time to end.
  nonisolated(unsafe) private static var ended: [pid_t] = []

  private static func reap() {
    ended.removeAll { waitpid($0, nil, WNOHANG) != 0 }
  }

  /// Makes a text in a child process, or in this process if the system has no room for one.
  ///
  /// - Parameter make: Makes the text, and a note that is returned to the caller.
  /// - Parameter piece: Takes a piece, and returns whether it wants more.
  public static func take(
    _ make: () -> (text: String, note: Bool), _ piece: (UnsafeRawBufferPointer) -> Bool
  ) -> (ending: Ending, note: Bool) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return makeHere(make, piece) }
    let process = process_fork()
    if process == 0 { carryOut(make, writingTo: ends[1]) }
    close(ends[1])
    defer { close(ends[0]) }
    guard process > 0 else { return makeHere(make, piece) }
    let ending = read(from: ends[0], piece)
    reap()
    guard ending == .whole else {
      kill(process, SIGKILL)
      ended.append(process)
      return (ending, false)
    }
    var status: Int32 = -1
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let hasExited = status & 0x7F == 0
    let code = status >> 8 & 0xFF
    if hasExited, code < 2 { return (.whole, code == 1) }
    // The signal also ends the child, which may be noticed before this process's own flag.
    let isOurs = Interruption.isRequested || status & 0x7F == SIGINT
    return (isOurs ? .interrupted : .failed, false)
  }

  private static func makeHere(
    _ make: () -> (text: String, note: Bool), _ piece: (UnsafeRawBufferPointer) -> Bool
  ) -> (ending: Ending, note: Bool) {
    var (text, note) = make()
    return (text.withUTF8 { piece(UnsafeRawBufferPointer($0)) } ? .whole : .enough, note)
  }

  /// Makes the text in the child, writes it and exits, without the usual work at the program's end.
  private static func carryOut(_ make: () -> (text: String, note: Bool), writingTo pipe: Int32) -> Never {
    signal(SIGINT, SIG_DFL)
    Interruption.reset()
    process_tie_child()
    var (text, note) = make()
    let isWritten = text.withUTF8 { bytes in
      var offset = 0
      while offset < bytes.count {
        let count = write(pipe, bytes.baseAddress.map { $0 + offset }, bytes.count - offset)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        offset += count
      }
      return true
    }
    _exit(isWritten ? (note ? 1 : 0) : 2)
  }

  private static func read(from pipe: Int32, _ piece: (UnsafeRawBufferPointer) -> Bool) -> Ending {
    let wasRequested = Interruption.isRequested
    let deadline = now() + grace
    return withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
      while true {
        if wasRequested ? now() >= deadline : Interruption.isRequested { return .interrupted }
        var input = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
        guard poll(&input, 1, Int32(pause)) > 0 else { continue }
        let count = CLibrary.read(pipe, buffer.baseAddress, buffer.count)
        if count == 0 { return .whole }
        if count > 0, !piece(UnsafeRawBufferPointer(rebasing: buffer[..<count])) { return .enough }
      }
    }
  }

  /// Returns the milliseconds of a clock that never goes back.
  private static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
