import Streams

/// Runs chains of linear operators as one subscriber, and computes numbers without a `Value` between two operators. The
/// events are those of the operators, at the same instants and within the same budgets.
public final class ChainPlanner: RunPlanner {
  /// The maximum length of a chain. Longer ones run in parts, so that a budget of nesting ends at the same place.
  private static let longestChain = 64

  /// Creates a planner.
  public init() {}

  /// Subscribes to a linear operator and those before it as one chain.
  public func run(_ stream: Stream, for subscriber: Subscriber, in world: World) -> Bool {
    // The state of a run is shown operator by operator, and requests go through each of them.
    guard world.origins == nil, subscriber.pace == .pushed, let last = stream as? LinearStream else { return false }
    var steps = [last.step]
    var source = last.source
    while steps.count < Self.longestChain, let next = source as? LinearStream, !next.isLookedAt || world.recorder == nil
    {
      steps.append(next.step)
      source = next.source
    }
    // One operator alone without a closure takes no longer by itself.
    guard steps.count > 1 || last.step.hasClosure else { return false }
    let chain = ChainSubscriber(subscriber, steps.reversed(), world)
    subscribe(chain, to: source, within: steps.count - 1, in: world)
    return true
  }

  /// Subscribes at the same depth and cost as if each stream of the chain had been subscribed by itself.
  private func subscribe(_ chain: ChainSubscriber, to source: Stream, within streams: Int, in world: World) {
    guard streams > 0 else { return source.subscribe(chain, in: world) }
    guard world.enter(), !world.isStopped else { return world.leave() }
    defer { world.leave() }
    world.charge(1)
    subscribe(chain, to: source, within: streams - 1, in: world)
  }
}

extension LinearStep {
  fileprivate var hasClosure: Bool {
    switch self {
    case .map, .keep, .takeWhile, .dropWhile, .fold: true
    case .keepNone, .take, .drop, .count: false
    }
  }
}
