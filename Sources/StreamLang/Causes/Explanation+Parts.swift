import Streams

/// Parts of operators, which are not in the code: answers skip them.
extension Explanation {
  /// Returns the causes of an event that are in the code or in a picture; parts of operators are skipped.
  func visibleCauses(of event: Int) -> [Int] {
    var found: [Int] = []
    var seen: Set<Int> = []
    var pending = trace.origins(of: event).reversed().map { ($0, 0) }
    while let (cause, depth) = pending.popLast() {
      guard cause < event, depth < 256 else { continue }
      guard let subscription = subscription(of: cause) else {
        found.append(cause)
        continue
      }
      let kind = trace.events[cause].kind
      if isPart(subscription) || kind == .subscribed {
        // A subscription is no visible cause, but its own cause may be one.
        pending += causes(ofPart: cause, subscription).reversed().map { ($0, depth + 1) }
      } else if seen.insert(cause).inserted {
        found.append(cause)
      }
    }
    return found
  }

  /// Returns the causes of an event that a part of an operator sends.
  private func causes(ofPart event: Int, _ part: Trace.Subscription) -> [Int] {
    let causes = trace.origins(of: event)
    // A value of the part's own, such as one that represents an error, has the cause of its subscription.
    if causes.isEmpty { return trace.events[event].cause.map { [$0] } ?? [] }
    guard part.treatment.kind == .accumulating, causes.count > 1, trace.events[event].kind == .next else {
      return causes
    }
    // It passes on a value that it made before, which represents the value that it was made of.
    return causes.map { cause in
      trace.events[cause].subscription == part.number ? trace.events[cause].cause ?? cause : cause
    }
  }

  /// Returns whether a source is made of others that are not in the code, such as a timer on a scheduler.
  func isMadeOfParts(_ subscription: Trace.Subscription) -> Bool {
    guard subscription.stream.operatorEntry?.form == .source, !subscription.inputs.isEmpty else { return false }
    var pending = subscription.inputs
    while let number = pending.popLast() {
      let part = trace.subscriptions[number]
      guard isPart(part), !part.inputs.isEmpty || part.treatment.kind == .source else { return false }
      pending += part.inputs
    }
    return true
  }

  /// Returns the event of a part of an operator that made the value that the operator passes on.
  func telling(_ event: Int, _ subscription: Trace.Subscription) -> (Int, Trace.Subscription)? {
    let kind = subscription.treatment.kind
    guard subscription.treatment == .passing || kind == .flattening || kind == .accumulating else { return nil }
    var current = (event: event, subscription: subscription)
    while let cause = trace.events[current.event].cause, isValue(cause), let part = self.subscription(of: cause),
      part.consumer == current.subscription.number, isPart(part),
      trace.events[cause].value.isSame(as: trace.events[event].value)
    {
      if subscription.treatment.kind == .flattening {
        // An operator that runs streams may be made of another that does.
        guard part.treatment.kind == .flattening else {
          return [.pairing, .latest, .holding].contains(part.treatment.kind) ? (cause, part) : nil
        }
      } else if part.treatment != .passing {
        return part.treatment.kind == .source ? nil : (cause, part)
      }
      current = (cause, part)
    }
    return nil
  }
}
