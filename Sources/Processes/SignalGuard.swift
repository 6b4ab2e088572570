import CLibrary
import CProcesses

/// The signals that matter while an entry is read: they are caught, and blocked except during the wait for a key, so
/// that none comes between the check of its flag and the wait.
public struct SignalGuard {
  static let caught = [SIGINT, SIGWINCH, SIGTSTP, SIGCONT, SIGQUIT, SIGTERM, SIGHUP]

  private var previous: [(signal: Int32, action: sigaction)] = []
  private var outside = sigset_t()

  /// Blocks the signals and sets their handlers, until `end`.
  public init() {
    var blocked = sigset_t()
    sigemptyset(&blocked)
    for signal in Self.caught { sigaddset(&blocked, signal) }
    sigprocmask(SIG_BLOCK, &blocked, &outside)
    previous = Self.caught.map { ($0, SignalFlags.catching($0)) }
    for signal in Self.caught { sigdelset(&outside, signal) }
  }

  /// Restores the handlers and the mask.
  public func end() {
    for (signal, action) in previous {
      var action = action
      sigaction(signal, &action, nil)
    }
    var mask = outside
    sigprocmask(SIG_SETMASK, &mask, nil)
  }

  /// Runs code during which Ctrl-C may set its flag.
  public func allowingInterruption<Result>(_ body: () -> Result) -> Result {
    var interruption = sigset_t()
    sigemptyset(&interruption)
    sigaddset(&interruption, SIGINT)
    sigprocmask(SIG_UNBLOCK, &interruption, nil)
    defer { sigprocmask(SIG_BLOCK, &interruption, nil) }
    return body()
  }

  /// The reason why a wait ended.
  public enum Wait: Equatable {
    /// Input can be read. `isLast` is true after the other end of the terminal was closed.
    case readable(isLast: Bool)
    case progress, timedOut, signalled
  }

  /// Waits for input, a signal, or progress of some work. `timeout` is in milliseconds; `nil` waits for ever.
  public func wait(timeout: Int? = nil, orFor work: ForkedWork? = nil) -> Wait {
    var inputs = [pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)]
    if let work { inputs.append(pollfd(fd: work.output, events: Int16(POLLIN), revents: 0)) }
    var mask = outside
    let milliseconds = timeout.map { Int32(clamping: max(0, $0)) } ?? -1
    let result = process_poll(&inputs, Int32(inputs.count), milliseconds, &mask)
    if result < 0 { return .signalled }
    // If a key waits, the wait returns without letting a signal in, and keys typed after Ctrl-C would be read first.
    // The terminal has discarded those before it.
    if Self.isSignalPending {
      _ = process_poll(&inputs, 0, 0, &mask)
      return .signalled
    }
    if result == 0 { return .timedOut }
    let input = inputs[0].revents
    return input != 0 ? .readable(isLast: input & Int16(POLLHUP | POLLERR | POLLNVAL) != 0) : .progress
  }

  /// Whether input waits or a signal is pending.
  public static var isAnythingPending: Bool {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, 0) > 0 || isSignalPending
  }

  private static var isSignalPending: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return caught.contains { sigismember(&pending, $0) == 1 }
  }

  /// Gives the signal its default effect on the process; for SIGTSTP, returns after the process continues.
  public func raiseUncaught(_ signal: Int32) {
    var ours = sigaction()
    _ = process_catch(signal, SIG_DFL, 0, &ours)
    raise(signal)
    var only = sigset_t()
    sigemptyset(&only)
    sigaddset(&only, signal)
    // The SIGCONT that ends the stop is received here, so that it is not mistaken for the end of a SIGSTOP.
    sigaddset(&only, SIGCONT)
    sigprocmask(SIG_UNBLOCK, &only, nil)
    sigprocmask(SIG_BLOCK, &only, nil)
    sigaction(signal, &ours, nil)
  }
}
