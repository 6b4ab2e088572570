import CEditline
import Glibc

/// Ctrl-C while the program works: a flag to look at between slices of a run.
public enum Interruption {
  /// Lets SIGINT set the flag instead of ending the program.
  public static func install() {
    // Where the program waits for a file or for the terminal it goes on, and sees the flag.
    SignalFlags.catching(SIGINT, endsWaiting: true)
  }

  /// As `install`, for a program that has nothing to go on with: where the flag is not heeded within 15 ms, because
  /// the program is in the middle of something long, the process ends with status 130.
  ///
  /// A process that holds much memory takes some time to end, too.
  public static func installEndingProcess() {
    SignalFlags.lower(SIGINT)
    putsOff = false
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { signal in
      ce_store_flag(SignalFlags.flag(signal), 1)
      // Both calls are system calls and nothing else, as a handler's must be.
      var timer = itimerval()
      timer.it_value.tv_usec = 15_000
      setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
    }
    action.sa_flags = SA_RESTART
    sigaction(SIGINT, &action, nil)
    action.__sigaction_handler.sa_handler = { _ in
      // A file that is being replaced is replaced whole.
      guard !Interruption.putsOff else {
        var timer = itimerval()
        timer.it_value.tv_usec = 5_000
        setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
        return
      }
      let message: StaticString = "rxplay: interrupted\n"
      _ = write(2, message.utf8Start, message.utf8CodeUnitCount)
      _exit(130)
    }
    sigaction(SIGALRM, &action, nil)
  }

  /// Whether the process must not end in the middle of what it does.
  nonisolated(unsafe) private static var putsOff = false

  /// Does something that is done whole or not at all: Ctrl-C ends the process only after it.
  public static func puttingOff<Result>(_ body: () -> Result) -> Result {
    putsOff = true
    defer { putsOff = false }
    return body()
  }

  /// From here on the process ends by itself, and says so itself.
  public static func heed() {
    _ = signal(SIGALRM, SIG_IGN)
  }

  /// Whether SIGINT came since the flag was last reset.
  public static var isRequested: Bool { SignalFlags.isRaised(SIGINT) }

  /// Forgets the SIGINT that came, before a run and once it has been heeded.
  public static func reset() { SignalFlags.lower(SIGINT) }
}

/// One flag a signal, set by a handler that does nothing else.
enum SignalFlags {
  private static let count = 65

  nonisolated(unsafe) private static let flags: UnsafeMutablePointer<sig_atomic_t> = {
    let flags = UnsafeMutablePointer<sig_atomic_t>.allocate(capacity: count)
    flags.initialize(repeating: 0, count: count)
    return flags
  }()

  /// Sets the handler and returns what was there before.
  ///
  /// - Parameter endsWaiting: Whether the signal ends a wait for a file or for the terminal.
  @discardableResult
  static func catching(_ signal: Int32, endsWaiting: Bool = false) -> sigaction {
    // The flags are made here, as a handler must not be the first to use a lazy global.
    lower(signal)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { ce_store_flag(SignalFlags.flags + Int($0), 1) }
    // Writes to the terminal go on after a signal; `ppoll`, the only wait, returns in any case.
    action.sa_flags = endsWaiting ? 0 : SA_RESTART
    var previous = sigaction()
    sigaction(signal, &action, &previous)
    return previous
  }

  static func flag(_ signal: Int32) -> UnsafeMutablePointer<sig_atomic_t> { flags + Int(signal) }

  static func isRaised(_ signal: Int32) -> Bool { ce_load_flag(flags + Int(signal)) != 0 }

  static func lower(_ signal: Int32) { ce_store_flag(flags + Int(signal), 0) }

  /// Reads and resets a flag.
  static func take(_ signal: Int32) -> Bool {
    guard isRaised(signal) else { return false }
    lower(signal)
    return true
  }
}
