import Streams

/// The effects of code on the app around it: changes of properties, and calls.
extension Explanation {
  /// Returns an effect in words that follow "it": "set label.text to 'a' at 1s"; `nil` for another event.
  func effect(_ event: Int) -> String? {
    guard let lane = run.effectLane(of: event) else {
      // A property that is bound to a stream is set by it.
      guard let property = trace.targets[event], property.isProperty, trace.events[event].cause != nil else {
        return nil
      }
      return "set \(property.name ?? "a property") to \(text(of: event)) at \(time(of: event))"
    }
    let target = TracedRun.target(of: lane)
    return trace.sets(event)
      ? "set \(target) to \(text(of: event)) at \(time(of: event))"
      : "led to the call \(text(of: trace.events[event].value)) of \(target) at \(time(of: event))"
  }

  /// Returns the reasons why a target had no effect at an instant: the effects before and after it, and the reason for
  /// the silence of the stream that leads to them.
  func inaction(in lane: TracedRun.Lane, at instant: Int) -> [String] {
    let before = lane.events.last { trace.events[$0].time < instant }
    let after = lane.events.first { trace.events[$0].time > instant }
    guard let nearest = before ?? after else { return ["└─ nothing was sent to it"] }
    let isEffect = run.effectLane(of: nearest) != nil
    let done = !isEffect ? "sent" : trace.sets(nearest) ? "set" : "called"
    func telling(_ event: Int) -> String {
      let text = isEffect && !trace.sets(event) ? "call \(text(of: event))" : text(of: event)
      return "\(text) at \(time(of: event))"
    }
    let told = before.map { "its last was \(telling($0))" } ?? "it had not been \(done) yet"
    let next = after.map { "the next is \(telling($0))" } ?? "no other came up to \(Self.time(run.until))"
    let lines = ["\(TracedRun.target(of: lane.name)): \(told), \(next)"]
    // The nearest effect leads to the stream that causes it.
    guard let cause = trace.events[nearest].cause, let heard = subscription(of: cause) else { return Self.tree(lines) }
    return Self.tree(lines + reasons(heard, instant))
  }

  /// Returns lines below a headline.
  private static func tree(_ lines: [String]) -> [String] {
    lines.prefix(most - 1).enumerated().map { ($0 == 0 ? "└─ " : "   ") + $1 }
  }

  /// Returns why an operator runs no stream: it has begun none, or the last one has ended. `nil` for a part.
  func idleness(of subscription: Trace.Subscription, at instant: Int) -> String? {
    guard !isPart(subscription), subscription.stream.operatorEntry != nil else { return nil }
    let call = call(of: subscription)
    // The path of a property is followed by streams as well, which its code does not name.
    guard !call.contains(".") || call.contains(where: { "({:".contains($0) }) else { return nil }
    let begun = subscription.inputs.map { trace.subscriptions[$0] }.last {
      $0.index != nil && trace.events[$0.opening].time <= instant
    }
    guard let begun else {
      let outer = subscription.inputs.map { trace.subscriptions[$0] }.filter { $0.index == nil }
      let isIdle = !outer.isEmpty && outer.allSatisfy { count(of: $0, upTo: instant) == 0 }
      return isIdle ? "\(call) had begun no stream yet" : nil
    }
    guard let end = begun.ending ?? begun.leaving else { return nil }
    let stream = words(for: [begun], in: subscription) ?? "its last stream"
    let ended = begun.ending.map(past) ?? "been left"
    return "\(call) waited for another stream; \(stream) had \(ended) at \(time(of: end))"
  }
}

extension TracedRun {
  /// Returns the target of a lane of effects, without its arrow.
  static func target(of lane: String) -> String {
    lane.hasPrefix("→ ") ? String(lane.dropFirst(2)) : lane
  }
}
