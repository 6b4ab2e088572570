/// Records the subscriptions of watched streams, and the events that they deliver.
public protocol Recorder: AnyObject {
  /// Returns a subscriber that records the events of a new subscription of a watched stream, or `nil`.
  func tap(_ stream: Stream, for subscriber: Subscriber, in world: World) -> Subscriber?
  /// Notes a stream that came to an operator that runs such streams.
  ///
  /// - Returns: Whether further streams that come there can be watched. After a false result none can.
  @discardableResult
  func emitted(_ stream: Stream, to subscriber: Subscriber, in world: World) -> Bool
  /// Ends the recording. Lanes stay as they are.
  func freeze()
}
