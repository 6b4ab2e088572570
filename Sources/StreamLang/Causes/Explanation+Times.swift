import Streams

/// Deadlines, and runs that follow one another.
extension Explanation {
  /// Returns the reason why a timer ended an operator: "nothing came from 0s to 1s".
  func deadline(_ event: Int, _ subscription: Trace.Subscription) -> String {
    var lack = subscription.treatment.lack
    var fired = event
    while !trace.events[fired].isLater, let cause = trace.events[fired].cause {
      fired = cause
      // A part of the operator may have the timer.
      if lack.isEmpty, let part = self.subscription(of: cause) { lack = part.treatment.lack }
    }
    guard let armed = trace.events[fired].cause else { return "its time was over" }
    let (from, to) = (time(of: armed), time(of: event))
    if lack.isEmpty { return "its time from \(from) to \(to) was over" }
    guard isValue(armed), let value = visible(armed) else { return "\(lack) from \(from) to \(to)" }
    return "\(lack) after \(text(of: value)) at \(from), up to \(to)"
  }

  /// Returns a value as it is visible, if parts of an operator have passed it on.
  private func visible(_ event: Int) -> Int? {
    guard let subscription = subscription(of: event), isPart(subscription) else { return event }
    return visibleCauses(of: event).last(where: isValue)
  }

  /// Returns the beginnings and ends of the runs of a stream: "its runs were from 0s to 200ms, from 200ms to 400ms".
  func runs(of subscription: Trace.Subscription, upTo end: Int) -> String {
    guard let last = self.subscription(of: end) else { return "" }
    let runs = subscription.inputs.map { trace.subscriptions[$0] }.filter {
      $0.stream === last.stream && $0.index == nil && $0.number <= last.number
    }
    let shown = runs.count > 4 ? Array(runs.prefix(2) + runs.suffix(2)) : runs
    let periods = shown.map { run in
      let until = (run.ending ?? run.leaving).map { time(of: $0) } ?? Self.time(self.run.until)
      let from = time(of: run.opening)
      return from == until ? "at \(from)" : "\(from) to \(until)"
    }
    let left = runs.count - shown.count
    let list = left > 0 ? periods.prefix(2) + ["… \(left) more …"] + periods.suffix(2) : periods[...]
    return "its runs: \(list.joined(separator: ", "))"
  }

  /// Returns words for a stream that runs once more for another subscriber: ", run again for upper#2 from 150ms on".
  func runAgain(of subscription: Trace.Subscription) -> String {
    guard subscription.memory == nil, !subscription.stream.startsItself, !subscription.stream.isDrivenFromOutside,
      let own = lane(hearing: subscription)
    else { return "" }
    let others = trace.subscriptions[..<subscription.number].filter { other in
      other.stream === subscription.stream && lane(hearing: other).map { $0 != own } ?? false
    }
    guard let first = others.first else { return "" }
    let opened = time(of: subscription.opening)
    if time(of: first.opening) == opened { return ", in a run for \(own) alone" }
    return ", run again for \(own) from \(opened) on"
  }

  /// Returns words for the end of the connection of a shared stream, and for whether it begins anew.
  func disconnection(of subscription: Trace.Subscription, at instant: Int) -> String? {
    guard let last = trace.feeding(subscription).last(where: { trace.events[$0.opening].time <= instant }),
      let over = last.ending ?? last.leaving, trace.events[over].time < instant
    else { return nil }
    let name = subscription.stream.name ?? call(of: subscription)
    let next = connections(to: last.stream).first { $0.number > last.number }
    let later = next.map { "; it began anew at \(time(of: $0.opening))" } ?? "; it did not begin anew"
    if last.ending != nil { return "\(name): its source had \(past(over)) at \(time(of: over))\(later)" }
    return "\(name) had let go of its source at \(time(of: over))\(lastLeaver(of: last, by: over))\(later)"
  }

  /// Returns the subscriptions to a shared stream, one for each connection.
  private func connections(to stream: Stream) -> [Trace.Subscription] {
    trace.subscriptions.filter { $0.stream === stream && $0.consumer == nil && $0.memory != nil }
  }

  /// Returns the lane that left a shared stream last: ", when a left".
  private func lastLeaver(of connection: Trace.Subscription, by over: Int) -> String {
    let gone = trace.subscriptions.filter { other in
      guard other.memory == connection.memory, other.treatment.kind == .sharing, let end = other.leaving ?? other.ending
      else { return false }
      return end <= over || trace.events[end].time == trace.events[over].time
    }
    guard let last = gone.max(by: { ($0.leaving ?? $0.ending ?? 0) < ($1.leaving ?? $1.ending ?? 0) }),
      let lane = lane(hearing: last)
    else { return "" }
    return ", when \(lane) left"
  }

  /// Returns words for a connection that is not the first: ", begun anew at 1s: it had let go at 200ms, when a left".
  func renewal(of subscription: Trace.Subscription, for event: Int) -> String {
    guard let current = trace.feeding(subscription).last(where: { $0.opening < event }),
      let before = connections(to: current.stream).last(where: { $0.number < current.number }),
      let over = before.ending ?? before.leaving
    else { return "" }
    let reason =
      before.ending == nil
      ? "it had let go at \(time(of: over))\(lastLeaver(of: before, by: over))"
      : "its source had \(past(over)) at \(time(of: over))"
    return ", begun anew at \(time(of: current.opening)); \(reason)"
  }

  /// Returns the lane that may receive the events of a subscription.
  func lane(hearing subscription: Trace.Subscription) -> String? {
    var current = subscription
    while true {
      if let lane = run.heard[current.number] { return lane }
      guard let consumer = current.consumer else { return nil }
      current = trace.subscriptions[consumer]
    }
  }
}
