import Streams

/// The reasons why an operator did not pass a value on.
extension Explanation {
  /// Returns the end of an operator before another instant: "the error at 2s lost it".
  private func end(of subscription: Trace.Subscription) -> String {
    if let end = subscription.ending {
      switch trace.events[end].kind {
      case .error: return "the error at \(time(of: end)) lost it"
      case .completed: return "the completion at \(time(of: end)) dropped it"
      default: return "the interruption at \(time(of: end)) dropped it"
      }
    }
    if let left = subscription.leaving {
      return "the stream was left at \(time(of: left))\(reason(ofLeaving: left))"
    }
    return "it was still held at \(Self.time(run.until))"
  }

  func reason(
    _ event: Int, _ own: Trace.Subscription, _ consumer: Trace.Subscription, call: String
  ) -> String {
    if let end = consumer.ending, end < event { return "\(call) was over since \(time(of: end))" }
    let later = own.values.first { $0 > event }
    switch consumer.treatment.kind {
    case .passing, .source, .sharing: return passingReason(event, own, consumer, call)
    case .holding where consumer.treatment == .asking:
      var asker = consumer
      while asker.treatment.kind != .flattening, let next = asker.consumer { asker = trace.subscriptions[next] }
      return "\(self.call(of: asker)) \(consumer.treatment.loss)\(occupation(of: asker, at: event))"
    case .holding:
      if own.index != nil, trace.listening(consumer).contains(where: { $0.index == nil }) {
        return "\(call) took it as a signal only"
      }
      let took = Self.took(consumer)
      if !consumer.treatment.loss.isEmpty {
        return "\(call) \(consumer.values.first.map { "chose \(text(of: $0))" } ?? consumer.treatment.loss)"
      }
      // If the first of several is held, the later ones are dropped.
      if let next = consumer.values.first(where: { $0 > event }), trace.events[next].isLater,
        let kept = visibleCauses(of: next).first, kept < event, own.values.contains(kept)
      {
        return "\(call) dropped it, as it held \(text(of: kept)) until \(time(of: next))"
      }
      if let later { return "\(call) \(took); \(text(of: later)) replaced it at \(time(of: later))" }
      return "\(call) \(took); \(end(of: consumer))"
    case .queueing: return "\(call) \(Self.took(consumer)); \(end(of: consumer))"
    case .pairing:
      let others = whole(trace.listening(consumer), of: consumer).filter { $0.number != own.number }
      let place = trace.ordinal(of: event)
      let lacking = others.filter { $0.values.count <= place }
      let names = lacking.map { label(of: $0) }.joined(separator: " and ")
      if names.isEmpty { return "\(call) \(consumer.treatment.word) it" }
      let came = consumer.ending == nil && consumer.leaving == nil ? "has not come" : "never came"
      return "\(call) kept it for the \(Self.ordinal(place)) value of \(names), which \(came); \(end(of: consumer))"
    case .latest: return latestReason(event, own, consumer, call)
    case .lastOnes:
      if consumer.values.isEmpty { return "\(call) sends at the completion; \(end(of: consumer))" }
      return "\(call) keeps the last values only, and others came after it"
    case .collecting where isBetweenWindows(event, of: consumer):
      let inputs = consumer.inputs.map { trace.subscriptions[$0] }
      let next = inputs.filter { $0.opening > event && trace.opener(of: $0).map { $0 > event } ?? false }.first
      let later = next.map { "; one opened at \(time(of: $0.opening))" } ?? ""
      return "\(call) \(consumer.treatment.loss)\(later)"
    case .collecting where !consumer.treatment.loss.isEmpty && isCompleted(consumer):
      // The completion sends all values that were collected.
      return "\(call) \(consumer.treatment.loss)"
    case .accumulating where consumer.values.isEmpty && consumer.ending == nil && consumer.leaving == nil:
      let end = "the end of \(label(of: own)), which had not come by \(Self.time(run.until))"
      return "\(call) took it in, and waited for \(end)"
    case .accumulating, .collecting:
      return "\(call) took it in; \(end(of: consumer))"
    case .flattening: return flatteningReason(event, own, consumer, call)
    }
  }

  /// Returns whether an operator had no window open, if one stream opens its windows and another closes each.
  private func isBetweenWindows(_ event: Int, of consumer: Trace.Subscription) -> Bool {
    let arguments = consumer.stream.inputs.dropFirst()
    guard !consumer.treatment.loss.isEmpty,
      arguments.contains(where: { if case .stream = $0 { true } else { false } }),
      arguments.contains(where: { if case .function = $0 { true } else { false } })
    else { return false }
    return !consumer.inputs.map { trace.subscriptions[$0] }.contains { closing in
      guard let opener = trace.opener(of: closing), isValue(opener), opener < event,
        self.subscription(of: opener)?.consumer == consumer.number
      else { return false }
      return (closing.values.first ?? closing.ending ?? closing.leaving ?? .max) > event
    }
  }

  private func isCompleted(_ subscription: Trace.Subscription) -> Bool {
    subscription.ending.map { trace.events[$0].kind == .completed } ?? false
  }

  private func passingReason(
    _ event: Int, _ own: Trace.Subscription, _ consumer: Trace.Subscription, _ call: String
  ) -> String {
    if let end = consumer.ending, trace.events[end].cause == event {
      return trace.events[end].kind == .error
        ? "\(call) failed at it: \(Diagnostic.shortened(trace.events[end].value.asError.text))"
        : "\(call) completed when it came"
    }
    if let stream = consumer.stream as? LinearStream {
      switch stream.step {
      case .keep: return "\(call) said no"
      case .keepNone: return "\(call) lets no value pass"
      case .drop: return "\(call) left it out as the \(Self.ordinal(trace.ordinal(of: event))) value"
      case .dropWhile: return "\(call) was still leaving values out"
      case .takeWhile, .take: return "\(call) was over"
      case .map, .fold, .count: break
      }
    }
    if consumer.treatment == .pausing, let passed = trace.latest(of: consumer, before: event) {
      return "\(call) dropped it, as \(text(of: passed)) had passed at \(time(of: passed))"
    }
    if !consumer.treatment.loss.isEmpty {
      return "\(call) \(consumer.treatment.loss)\(comparison(event, consumer))"
    }
    if let begun = consumer.inputs.map({ trace.subscriptions[$0] }).first(where: { trace.opener(of: $0) == event }) {
      return "\(call) ran \(label(of: begun)) for it"
    }
    // A stream other than the one before the dot opens, closes or ends: its values are not passed on themselves.
    if own.index != nil || own.stream !== consumer.stream,
      trace.listening(consumer).contains(where: { $0.index == nil && $0.number != own.number })
    {
      return "\(call) took it as a signal only"
    }
    let silent = trace.listening(consumer).filter { other in
      other.number != own.number && other.index != nil && other.opening < event
        && trace.latest(of: other, before: event) == nil
    }
    if !silent.isEmpty {
      return "\(call) left it out, as \(silent.map { label(of: $0) }.joined(separator: " and ")) had sent nothing yet"
    }
    return "\(call) did not let it pass"
  }

  /// Returns the instant of the value that one was compared with: " at 1s".
  private func comparison(_ event: Int, _ consumer: Trace.Subscription) -> String {
    guard consumer.treatment.comparesWithLast, let passed = trace.latest(of: consumer, before: event) else { return "" }
    let (now, then) = (trace.events[event].value, trace.events[passed].value)
    guard case .object = now, case .object = then, !now.isSame(as: then) else {
      return now.isSame(as: then)
        ? ", at \(time(of: passed))" : ", \(text(of: passed)) at \(time(of: passed))"
    }
    return " object, at \(time(of: passed)) as \(text(of: passed)): it was changed in place"
  }

  private func latestReason(
    _ event: Int, _ own: Trace.Subscription, _ consumer: Trace.Subscription, _ call: String
  ) -> String {
    let lacking = whole(trace.listening(consumer), of: consumer).filter { other in
      other.number != own.number && trace.latest(of: other, before: event) == nil
    }
    let next = own.values.first { $0 > event }
    if consumer.treatment == .sampling, let sampled = trace.listening(consumer).first, sampled.number != own.number {
      let signal = "\(call) took it as a signal, and \(label(of: sampled)) had sent"
      guard let last = trace.latest(of: sampled, before: event) else { return "\(signal) nothing yet" }
      return "\(signal) nothing new since \(text(of: last)) at \(time(of: last))"
    }
    if consumer.treatment == .joiningLast {
      let what = next.map { "\(text(of: $0)) replaced it at \(time(of: $0))" } ?? end(of: consumer)
      return "\(call) \(consumer.treatment.loss); \(what)"
    }
    if !lacking.isEmpty {
      let names = lacking.map { label(of: $0) }.joined(separator: " and ")
      let loss = consumer.treatment.loss
      if !loss.isEmpty, own.index == nil { return "\(call) \(loss), as \(names) had sent nothing yet" }
      let replaced = next.map { "\(text(of: $0)) replaced it at \(time(of: $0))" } ?? end(of: consumer)
      return "\(call): \(names) had sent nothing yet; \(replaced)"
    }
    if let next { return "\(call) kept it as the latest; \(text(of: next)) replaced it at \(time(of: next))" }
    return "\(call) kept it as the latest, but nothing asked for it; \(end(of: consumer))"
  }

  /// Returns the first value of the stream that an operator ran for a value.
  func innerValue(begunBy event: Int) -> Int? {
    guard let own = subscription(of: event), own.index == nil, run.heard[own.number] == nil,
      let consumer = own.consumer.map({ trace.subscriptions[$0] }), consumer.treatment.kind == .flattening
    else { return nil }
    return inner(begunBy: event, in: consumer)?.values.first
  }

  private func inner(begunBy event: Int, in consumer: Trace.Subscription) -> Trace.Subscription? {
    consumer.inputs.map { trace.subscriptions[$0] }.first { inner in
      inner.index != nil && outerValue(of: inner, in: consumer) == event
    }
  }

  private func flatteningReason(
    _ event: Int, _ own: Trace.Subscription, _ consumer: Trace.Subscription, _ call: String
  ) -> String {
    guard own.index == nil else { return "\(call) did not pass it on" }
    guard let inner = inner(begunBy: event, in: consumer) else {
      let end = consumer.treatment.takesTurns ? "; \(end(of: consumer))" : ""
      return "\(call) \(consumer.treatment.loss)\(occupation(of: consumer, at: event))\(end)"
    }
    var call = call
    if trace.events[inner.opening].time > trace.events[event].time {
      let occupation = occupation(of: consumer, at: event, tellsEnd: false)
      call += " let it wait until \(time(of: inner.opening))\(occupation); then it"
    }
    if let first = inner.values.first {
      let sent = "sent \(text(of: first)) at \(time(of: first))"
      if consumer.treatment.decides { return "\(call) was decided by it, and \(sent)" }
      let more = inner.values.count > 1 ? " and \(inner.values.count - 1) more" : ""
      let left = inner.leaving.map { ", and left it at \(time(of: $0))\(reason(ofLeaving: $0))" } ?? ""
      return "\(call) ran a stream for it, which \(sent)\(more)\(left)"
    }
    if let left = inner.leaving {
      return "\(call) ran a stream for it, and left it at \(time(of: left))\(reason(ofLeaving: left))"
    }
    if let end = inner.ending {
      // The decision was that of an operator that is made of this one.
      if isPart(inner), inner.treatment.kind == .source, !consumer.treatment.loss.isEmpty {
        return "\(call) \(consumer.treatment.loss)"
      }
      return "\(call) ran a stream for it, which \(text(of: end)) at \(time(of: end)) without a value"
    }
    return "\(call) ran a stream for it, which sent nothing up to \(Self.time(run.until))"
  }
}
