/// The weight of an event, which is greater where it passes very many operators.
extension World {
  /// Pipelines that grow as they run count once their events pass more subscribers than that.
  static let highLevel: Int16 = 64

  /// The units of work that an event counts: a tall pipeline may make something at each of its operators, and very many
  /// subscriptions do not stand close to one another in memory.
  var weight: Int { (deepest < 24 ? max(1, deepest / 6) : (deepest - 20) * 2) + min(3, liveSubscriptions >> 12) }

  /// At most this many events go by without a look at the budgets: few where each passes very many operators.
  var eventSlice: Int {
    deepest <= Int(Self.highLevel) ? Self.slice : max(64, Self.slice * Int(Self.highLevel) / deepest)
  }

  /// Says that a pipeline is about to be subscribed: the deeper it is, the more an event counts.
  public func weigh(_ stream: Stream) { weigh(depth: stream.depth) }

  /// Says that the events of a source pass that many subscribers.
  @inline(never)
  func weigh(level: Int) { weigh(depth: level / 2) }

  private func weigh(depth: Int) {
    guard depth > deepest else { return }
    deepest = depth
    // The slice that has begun ends earlier, too.
    let rest = fuel - eventSlice
    guard rest > 0 else { return }
    fuel -= rest
    spent -= rest
  }
}
