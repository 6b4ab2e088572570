/// The weight of an event, which is greater if the event passes very many operators.
extension World {
  /// The number of subscribers above which the growth of a running pipeline counts.
  static let highLevel: Int16 = 64

  /// The units of work that an event counts. A tall pipeline may make something at each of its operators, and very many
  /// subscriptions are far apart in memory.
  var weight: Int { (deepest < 24 ? max(1, deepest / 6) : (deepest - 20) * 2) + min(3, liveSubscriptions >> 12) }

  /// The maximum number of events between two checks of the budgets: few if each passes very many operators.
  var eventSlice: Int {
    deepest <= Int(Self.highLevel) ? Self.slice : max(64, Self.slice * Int(Self.highLevel) / deepest)
  }

  /// Takes account of a pipeline that is about to be subscribed: the deeper it is, the more an event counts.
  public func weigh(_ stream: Stream) { weigh(depth: stream.depth) }

  /// Takes account of events that pass that many subscribers.
  @inline(never)
  func weigh(level: Int) { weigh(depth: level / 2) }

  private func weigh(depth: Int) {
    guard depth > deepest else { return }
    deepest = depth
    // The current slice ends earlier, too.
    let rest = fuel - eventSlice
    guard rest > 0 else { return }
    fuel -= rest
    spent -= rest
  }
}
