/// Runs streams in its own way where that gives the same events, at the same instants and within the same budgets, and
/// takes less time.
///
/// A world asks it about every stream that is subscribed. Without a planner everything runs as the operators say.
public protocol RunPlanner: AnyObject {
  /// Subscribes to a stream on behalf of `subscriber`.
  ///
  /// - Returns: Whether it did; if not, nothing has happened, and the stream runs itself.
  func run(_ stream: Stream, for subscriber: Subscriber, in world: World) -> Bool
}
