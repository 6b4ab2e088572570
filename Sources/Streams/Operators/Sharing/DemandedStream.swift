/// The values of a Combine publisher for a loop, which demands one value at a time. A subject loses the values that it
/// sends while the body runs; a subject with a current value delivers the latest one.
public final class DemandedStream: Stream {
  private let source: Stream

  /// Creates the values of a publisher.
  public init(_ source: Stream) {
    self.source = source
    super.init()
    inputs = [.stream(source)]
    isPulled = true
    name = source.name
    sourceText = source.sourceText
  }

  public override func run(for subscriber: Subscriber, in world: World) {
    var root = source
    while case .stream(let above)? = root.inputs.first { root = above }
    let isCurrent = root.isProperty || (root as? Subject)?.remembersLatest == true
    let demand = root.isDrivenFromOutside ? Demand(capacity: isCurrent ? 1 : 0, dropsOldest: true) : .unlimited
    _ = DemandGate(subscriber, world, demand, startingLater: source)
  }
}
