/// Records the subscriptions of streams that are looked at, and the events that they deliver.
public protocol Recorder: AnyObject {
  /// A stream that is looked at is being subscribed: gives a subscriber that records its events, or nothing.
  func tap(_ stream: Stream, for subscriber: Subscriber, in world: World) -> Subscriber?
  /// A stream came to an operator that runs the streams that come to it.
  ///
  /// - Returns: Whether more streams that come there can be looked at; once they cannot, none ever can.
  @discardableResult
  func emitted(_ stream: Stream, to subscriber: Subscriber, in world: World) -> Bool
  /// From here on nothing is recorded: lanes stay as they are.
  func freeze()
}
