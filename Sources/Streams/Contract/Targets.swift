/// A stream that events are sent to (RACSubscriber): a subject, the terminal of a channel.
public protocol EventTarget: Stream {
  /// Sends a value.
  func send(_ value: Value, in world: World)
  /// Sends an error, which ends the stream.
  func sendError(_ error: ErrorValue, in world: World)
  /// Sends completion, which ends the stream.
  func sendCompleted(in world: World)
  /// Interrupts the stream, which ends it.
  func sendInterrupted(in world: World)
}

extension EventTarget {
  /// Completes, because this target has no interruptions.
  public func sendInterrupted(in world: World) { sendCompleted(in: world) }
}

/// A stream that can be the left side of `<~`: a property, the terminal of a channel.
public protocol BindingTarget: Stream {
  /// Takes the values of a stream from now on, until the returned subscriber is disposed.
  func follow(_ source: Stream, in world: World) throws(ErrorValue) -> Subscriber
}
