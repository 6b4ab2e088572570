import CLibrary
import CProcesses

/// Ctrl-C while the program works: a flag that is checked between slices of a run.
public enum Interruption {
  /// Lets SIGINT set the flag instead of ending the program.
  public static func install() {
    // A wait for a file or for the terminal ends, so that the flag is seen.
    SignalFlags.catching(SIGINT, endsWaiting: true)
  }

  /// Does the same as `install`, for a program that cannot continue: if the flag is not seen within 15 ms, because the
  /// program is in the middle of long work, the process ends with status 130.
  ///
  /// A process that holds much memory takes some time to end, too.
  public static func installEndingProcess() {
    SignalFlags.lower(SIGINT)
    isPostponed = false
    _ = process_catch(
      SIGINT,
      { signal in
        process_store_flag(SignalFlags.flag(signal), 1)
        process_set_alarm(15_000)
      }, SA_RESTART, nil)
    _ = process_catch(
      SIGALRM,
      { _ in
        // A file that is being replaced is replaced whole.
        guard !Interruption.isPostponed else { return process_set_alarm(5_000) }
        let message: StaticString = "rxplay: interrupted\n"
        _ = write(2, message.utf8Start, message.utf8CodeUnitCount)
        _exit(130)
      }, SA_RESTART, nil)
  }

  nonisolated(unsafe) private static var isPostponed = false

  /// Runs code that is done whole or not at all: Ctrl-C ends the process only after it.
  public static func postponing<Result>(_ body: () -> Result) -> Result {
    isPostponed = true
    defer { isPostponed = false }
    return body()
  }

  /// Leaves the end of the process, and the message about it, to the program from here on.
  public static func acknowledge() {
    _ = signal(SIGALRM, SIG_IGN)
  }

  /// Whether SIGINT came since the flag was last reset.
  public static var isRequested: Bool { SignalFlags.isRaised(SIGINT) }

  /// Resets the flag, before a run and after the program has reacted.
  public static func reset() { SignalFlags.lower(SIGINT) }
}

/// One flag for each signal, set by a handler that does only that.
public enum SignalFlags {
  private static let count = 65

  nonisolated(unsafe) private static let flags: UnsafeMutablePointer<sig_atomic_t> = {
    let flags = UnsafeMutablePointer<sig_atomic_t>.allocate(capacity: count)
    flags.initialize(repeating: 0, count: count)
    return flags
  }()

  /// Sets the handler and returns the previous one.
  ///
  /// - Parameter endsWaiting: Whether the signal ends a wait for a file or for the terminal.
  @discardableResult
  static func catching(_ signal: Int32, endsWaiting: Bool = false) -> sigaction {
    // The flags are made here, because a handler must not be the first to use a lazy global.
    lower(signal)
    var previous = sigaction()
    // Writes to the terminal continue after a signal; the wait for a key returns in any case.
    _ = process_catch(
      signal, { process_store_flag(SignalFlags.flags + Int($0), 1) }, endsWaiting ? 0 : SA_RESTART, &previous)
    return previous
  }

  static func flag(_ signal: Int32) -> UnsafeMutablePointer<sig_atomic_t> { flags + Int(signal) }

  /// Returns whether the signal came.
  public static func isRaised(_ signal: Int32) -> Bool { process_load_flag(flags + Int(signal)) != 0 }

  /// Resets the flag of the signal.
  public static func lower(_ signal: Int32) { process_store_flag(flags + Int(signal), 0) }

  /// Reads and resets a flag.
  public static func take(_ signal: Int32) -> Bool {
    guard isRaised(signal) else { return false }
    lower(signal)
    return true
  }
}
