/// The result of one turn of code that can wait.
public enum RoutineStep {
  /// It waits that many nanoseconds.
  case wait(Int)
  /// It waits until it is woken.
  case suspended
  /// It has ended with a value.
  case finished(Value)
}

/// Code that can wait in the middle: the language runs it, and its owner resumes it.
open class Routine {
  /// Asks its owner to resume it, at once or in a turn of its own. The owner sets it.
  public final var wake: (_ atOnce: Bool) -> Void = { _ in }

  /// Creates a routine that has not begun.
  public init() {}

  /// Runs until it waits, or to its end.
  open func resume() throws(ErrorValue) -> RoutineStep { .finished(.nil) }

  /// Hears that its task was cancelled.
  open func cancel() {}

  /// Gives up what it waits for. It is not resumed after that.
  open func abandon() {}

  /// The values that its variables have while it is suspended.
  open var held: [Value] { [] }

  /// The thing that it waits for, in words, if it is suspended.
  open var waitsFor: String? { nil }

  /// The call that it waits in, or a short name of the thing that it waits for.
  open var waitingCall: String { "" }
}
