import CEditline
import Glibc

/// A text that takes long to make, made in a copy of the process by `fork` and taken from it as it comes: Ctrl-C ends
/// the making wherever it is, and what the making took of memory is given back.
///
/// What making it changes has no effect here.
public enum TextFromCopy {
  /// How the making ended.
  public enum Ending: Sendable {
    /// All of the text has come.
    case whole
    /// Ctrl-C ended it; the text may have come in part.
    case interrupted
    /// Whoever took it wants no more.
    case enough
    /// It could not be made to its end, as when memory ran out; the text may have come in part.
    case failed
  }

  /// How long the making may go on where Ctrl-C has come before it, in milliseconds: what a run that was stopped has
  /// to show is shown if that is soon done.
  private static let patience = 50
  /// How long the flag of Ctrl-C is not looked at, in milliseconds: most often the signal ends the wait.
  private static let pause = 20

  /// Copies that were ended: one that has much memory takes time to go.
  nonisolated(unsafe) private static var ended: [pid_t] = []

  /// Forgets the copies that have gone.
  private static func reap() {
    ended.removeAll { waitpid($0, nil, WNOHANG) != 0 }
  }

  /// Makes a text in a copy and takes it piece by piece; where the system has no room for a copy it is made here.
  ///
  /// - Parameter make: Makes the text; the second part of what it gives is given back.
  /// - Parameter piece: Takes a piece, and says whether it wants more.
  public static func take(
    _ make: () -> (text: String, note: Bool), _ piece: (UnsafeRawBufferPointer) -> Bool
  ) -> (ending: Ending, note: Bool) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return makeHere(make, piece) }
    let process = ce_fork()
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
    // The signal ends the copy, too, which may be seen before our own flag.
    let isOurs = Interruption.isRequested || status & 0x7F == SIGINT
    return (isOurs ? .interrupted : .failed, false)
  }

  private static func makeHere(
    _ make: () -> (text: String, note: Bool), _ piece: (UnsafeRawBufferPointer) -> Bool
  ) -> (ending: Ending, note: Bool) {
    var (text, note) = make()
    return (text.withUTF8 { piece(UnsafeRawBufferPointer($0)) } ? .whole : .enough, note)
  }

  /// In the copy: makes the text, writes it and leaves, without anything that the program does at its end.
  private static func carryOut(_ make: () -> (text: String, note: Bool), writingTo pipe: Int32) -> Never {
    signal(SIGINT, SIG_DFL)
    Interruption.reset()
    ce_tie_copy()
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

  /// Takes what comes until the end.
  private static func read(from pipe: Int32, _ piece: (UnsafeRawBufferPointer) -> Bool) -> Ending {
    let wasRequested = Interruption.isRequested
    let deadline = now() + patience
    return withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
      while true {
        if wasRequested ? now() >= deadline : Interruption.isRequested { return .interrupted }
        var input = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
        guard poll(&input, 1, Int32(pause)) > 0 else { continue }
        let count = Glibc.read(pipe, buffer.baseAddress, buffer.count)
        if count == 0 { return .whole }
        if count > 0, !piece(UnsafeRawBufferPointer(rebasing: buffer[..<count])) { return .enough }
      }
    }
  }

  /// Milliseconds of a clock that only goes on.
  private static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
