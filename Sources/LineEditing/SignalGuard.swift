import CEditline
import Glibc

/// The signals that matter to an entry, caught while it is read and blocked but in the wait for a key, so that none
/// comes between the look at its flag and the wait.
struct SignalGuard {
  static let caught = [SIGINT, SIGWINCH, SIGTSTP, SIGCONT, SIGQUIT, SIGTERM, SIGHUP]

  private var previous: [(signal: Int32, action: sigaction)] = []
  private var outside = sigset_t()

  /// Blocks the signals and sets their handlers, until `end`.
  init() {
    var blocked = sigset_t()
    sigemptyset(&blocked)
    for signal in Self.caught { sigaddset(&blocked, signal) }
    sigprocmask(SIG_BLOCK, &blocked, &outside)
    previous = Self.caught.map { ($0, SignalFlags.catching($0)) }
    for signal in Self.caught { sigdelset(&outside, signal) }
  }

  func end() {
    for (signal, action) in previous {
      var action = action
      sigaction(signal, &action, nil)
    }
    var mask = outside
    sigprocmask(SIG_SETMASK, &mask, nil)
  }

  /// Does something in which Ctrl-C may set its flag.
  func heedingInterruption<Result>(_ body: () -> Result) -> Result {
    var interruption = sigset_t()
    sigemptyset(&interruption)
    sigaddset(&interruption, SIGINT)
    sigprocmask(SIG_UNBLOCK, &interruption, nil)
    defer { sigprocmask(SIG_BLOCK, &interruption, nil) }
    return body()
  }

  enum Wait: Equatable {
    /// `isLast`: the other end of the terminal has gone.
    case readable(isLast: Bool)
    case progress, timedOut, signalled
  }

  /// Waits for input, a signal, or progress of some work; `timeout` in milliseconds, nil for ever.
  func wait(timeout: Int? = nil, orFor work: WorkInCopy? = nil) -> Wait {
    var inputs = [pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)]
    if let work { inputs.append(pollfd(fd: work.output, events: Int16(POLLIN), revents: 0)) }
    var mask = outside
    let result: Int32
    if let timeout {
      var time = timespec(tv_sec: timeout / 1000, tv_nsec: timeout % 1000 * 1_000_000)
      result = ppoll(&inputs, nfds_t(inputs.count), &time, &mask)
    } else {
      result = ppoll(&inputs, nfds_t(inputs.count), nil, &mask)
    }
    if result < 0 { return .signalled }
    // With a key waiting, `ppoll` returns without letting a signal in: keys typed behind Ctrl-C would be read first. Those
    // before it the terminal has thrown away.
    if Self.isSignalPending {
      var now = timespec()
      _ = ppoll(nil, 0, &now, &mask)
      return .signalled
    }
    if result == 0 { return .timedOut }
    let input = inputs[0].revents
    return input != 0 ? .readable(isLast: input & Int16(POLLHUP | POLLERR | POLLNVAL) != 0) : .progress
  }

  /// Whether input waits or a signal is pending.
  static var isAnythingPending: Bool {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, 0) > 0 || isSignalPending
  }

  private static var isSignalPending: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return caught.contains { sigismember(&pending, $0) == 1 }
  }

  /// Does to the process what the signal does when nobody catches it: for SIGTSTP returns once it goes on.
  func raiseUncaught(_ signal: Int32) {
    var standard = sigaction()
    standard.__sigaction_handler.sa_handler = SIG_DFL
    var ours = sigaction()
    sigaction(signal, &standard, &ours)
    raise(signal)
    var only = sigset_t()
    sigemptyset(&only)
    sigaddset(&only, signal)
    // The SIGCONT that ends the stop is received here, and so not taken for that of a stop we were not asked about.
    sigaddset(&only, SIGCONT)
    sigprocmask(SIG_UNBLOCK, &only, nil)
    sigprocmask(SIG_BLOCK, &only, nil)
    sigaction(signal, &ours, nil)
  }
}
