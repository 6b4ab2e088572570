import Streams

/// Values without a subscriber.
extension Explanation {
  /// Returns the end of a value that was sent to a shared memory.
  func sharedLoss(of event: Int, _ own: Trace.Subscription) -> String {
    guard own.memory != nil else { return "nothing was made of it" }
    let hearer = trace.subscriptions.first { other in
      other.memory == own.memory && other.treatment.kind == .sharing && other.opening < event
        && (other.ending ?? other.leaving ?? .max) > event
    }
    guard let hearer else {
      let later = trace.subscriptions.first { other in
        other.memory == own.memory && other.treatment.kind == .sharing && other.opening > event
      }
      let given = own.values.filter { $0 > event }
      return "nobody was subscribed to it then" + (later.flatMap { replacing(by: given, for: $0) } ?? "")
    }
    guard let later = own.values.first(where: { $0 > event }) else { return "\(call(of: hearer)) did not pass it on" }
    return "\(call(of: hearer)) keeps the last value only; \(text(of: later)) replaced it at \(time(of: later))"
  }

  /// Returns the way of a yielded element: the buffer dropped it, a loop took it, or it waits.
  func way(of event: Int, through queue: YieldedStream) -> String {
    let sent = trace.targets.keys.filter { trace.targets[$0] === queue && isValue($0) }.sorted()
    let number = sent.firstIndex(of: event) ?? 0
    let name = "the buffer of \(queue.capacity)"
    if queue.dropped.contains(number) {
      guard queue.capacity > 0 else { return "dropped: no loop had asked for it, and there is no buffer" }
      return queue.dropsOldest
        ? "dropped: no loop had asked for it, and \(name) keeps the newest: bufferingNewest(\(queue.capacity))"
        : "dropped: \(name) was full, and keeps the oldest: bufferingOldest(\(queue.capacity))"
    }
    let before = queue.dropped.count { $0 < number }
    let taken = trace.subscriptions.filter { $0.stream === queue }.flatMap { $0.values }.sorted()
    guard number - before < taken.count else { return "no loop has asked for it: it waits in the buffer" }
    let taking = taken[number - before]
    let loop = subscription(of: taking).flatMap { lane(hearing: $0) }.map { " in \($0)" } ?? ""
    return "a loop took it at \(time(of: taking))\(loop)"
  }

  /// Returns the value that replaced a remembered one: "; 3 took its place at 0s".
  func forgetting(_ event: Int) -> String? {
    guard let target = trace.targets[event],
      let later = trace.subscriptions.first(where: { $0.stream === target && $0.opening > event })
    else { return nil }
    let given = trace.targets.keys.filter {
      trace.targets[$0] === target && $0 > event && trace.events[$0].kind == .sent
    }.sorted()
    return replacing(by: given, for: later)
  }

  /// Returns the value that replaced an earlier one in a memory before a later subscriber came.
  private func replacing(by given: [Int], for later: Trace.Subscription) -> String? {
    let remembered = later.values.count { trace.events[$0].cause == later.opening && !trace.events[$0].isLater }
    let given = given.filter { $0 < later.opening }
    guard remembered > 0, given.count >= remembered else { return nil }
    let newer = given[remembered - 1]
    let count = remembered == 1 ? "the last value" : "\(remembered) values"
    return ", and it remembers \(count) only: \(text(of: newer)) took its place at \(time(of: newer))"
  }

  /// Returns the first subscriber of a stream that had none before: "; late came only at 2s".
  func comers(after event: Int) -> String {
    guard let target = trace.targets[event],
      !trace.subscriptions.contains(where: { $0.stream === target && $0.opening < event && lane(hearing: $0) != nil }),
      let first = trace.subscriptions.first(where: {
        $0.stream === target && $0.opening > event && lane(hearing: $0) != nil
      })
    else { return "" }
    let name = lane(hearing: first) ?? ""
    return "; \(name == target.name ? "its first subscriber" : name) came only \(later(first.opening, than: event))"
  }

  /// Returns the last subscriber of a stream that had none any more: "; its last subscriber had left at 2s".
  func leavers(of event: Int) -> String {
    guard let target = trace.targets[event],
      let before = trace.subscriptions.last(where: {
        $0.stream === target && $0.opening < event && !lanes(hearing: $0).isEmpty
      })
    else { return "" }
    if let end = before.ending, end < event { return "; it had \(past(end)) at \(time(of: end))" }
    guard let left = before.leaving, left < event else { return "" }
    return "; its last subscriber had left at \(time(of: left))\(reason(ofLeaving: left))"
  }
}
