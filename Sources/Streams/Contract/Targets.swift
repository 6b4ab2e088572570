/// A stream that events are sent to (RACSubscriber): a subject, the terminal of a channel.
public protocol EventTarget: Stream {
  /// Sends a value.
  func send(_ value: Value, in world: World)
  /// Sends an error, which ends it.
  func sendError(_ error: ErrorValue, in world: World)
  /// Sends completion, which ends it.
  func sendCompleted(in world: World)
  /// Interrupts it, which ends it; a target that knows no interruption completes.
  /// Passes an interruption on.
  func sendInterrupted(in world: World)
}

extension EventTarget {
  /// A target that knows no interruption completes.
  public func sendInterrupted(in world: World) { sendCompleted(in: world) }
}

/// A stream that stands on the left of `<~`: a property, the terminal of a channel.
public protocol BindingTarget: Stream {
  /// Takes the values of a stream from now on; disposing of the subscriber that is given ends that.
  func follow(_ source: Stream, in world: World) throws(ErrorValue) -> Subscriber
}
