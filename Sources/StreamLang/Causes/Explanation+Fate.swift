import Streams

/// The fate of a value.
extension Explanation {
  /// The lines on the fate of a value.
  func fate(_ question: Question) throws(ErrorValue) -> [String] {
    if let event = origin(question) { return [headline(event)] + fateTree(event) }
    if let unsent = unsent(question) { return unsent }
    let what = question.value ?? question.lane.map { "a value of \($0)" } ?? "a value"
    throw ErrorValue(
      "no stream of this run sent \(what)" + (question.time.map { " at \(Self.time($0))" } ?? ""),
      help: question.value.flatMap { nearest(to: $0) } ?? "a value is written as in pictures: :fate b at 300ms")
  }

  /// The event in which a value that is asked for was seen first: at a source, or as an operator made it.
  private func origin(_ question: Question) -> Int? {
    let named = question.lane.map { lane in Set(run.lanes.first { $0.name == lane }?.events ?? []) }
    func fits(_ event: Int) -> Bool {
      let known = trace.events[event]
      guard known.kind == .next || known.kind == .sent else { return false }
      if let time = question.time, known.time != time { return false }
      if let named, !named.contains(event) { return false }
      if let subscription = subscription(of: event), isPart(subscription), subscription.consumer == nil { return false }
      return question.value.map { isWritten($0, known.value) } ?? true
    }
    let fitting = trace.events.indices.filter(fits)
    // Of those that fit the one whose end is worth telling: a value that did not arrive.
    let origins = fitting.filter { event in !visibleCauses(of: event).contains { fitting.contains($0) } }
    return origins.first { !arrives($0) } ?? origins.first
  }

  /// Whether a value, or what was made of it, comes to a lane of a result.
  private func arrives(_ event: Int) -> Bool {
    var pending = [event]
    var seen: Set<Int> = []
    while let here = pending.popLast(), seen.count < 100_000 {
      guard seen.insert(here).inserted else { continue }
      // A property that is bound has its value then.
      if run.isHeard(here) || here != event && trace.targets[here]?.isProperty == true { return true }
      // That the result ends for its sake, or that another is sent, is no arrival.
      pending += carriers(of: here)
    }
    return false
  }

  /// The way of a value downwards, a line a step.
  func fateTree(_ event: Int) -> [String] {
    var lines: [String] = []
    for reason in fateReasons(event).prefix(Self.most - 1) { lines.append((lines.isEmpty ? "└─ " : "   ") + reason) }
    return lines
  }

  /// The fate of a value, from where it is downwards.
  func fateReasons(_ event: Int) -> [String] {
    var lines: [String] = []
    var current = event
    // Parts of an operator come and go without a word: the time that a value spends in them is the operator's.
    var told = event
    var holder: Trace.Subscription?
    for _ in 0..<64 {
      let carriers = carriers(of: current)
      let effects =
        carriers.isEmpty ? trace.effects(of: current).filter { isValue($0) && !opensHeardPart($0) } : carriers
      let same = effects.first { trace.events[$0].value.isSame(as: trace.events[current].value) }
      let arriving = effects.filter { arrives($0) }
      let next = arriving.first { $0 == same } ?? arriving.first ?? same ?? effects.first
      guard let next else {
        lines.append(loss(of: current))
        break
      }
      if let subscription = subscription(of: next), !isPart(subscription) {
        if isSignal(current, for: next, subscription) {
          lines.append("\(call(of: subscription)) took it as a signal to send \(text(of: next)) at \(time(of: next))")
          break
        }
        if trace.events[next].value.isSame(as: trace.events[told].value) {
          let delay = trace.events[next].time - trace.events[told].time
          if delay > 0 {
            let word = subscription.treatment.word
            switch subscription.treatment.kind {
            case .latest: lines.append("\(call(of: subscription)) \(word) it at \(time(of: next))")
            case .sharing:
              lines.append("\(label(of: subscription)) remembered it for a subscriber that came at \(time(of: next))")
            default:
              let took = Self.took(holder ?? subscription)
              lines.append("\(call(of: subscription)) \(took) until \(time(of: next))")
            }
          }
        } else if subscription.treatment.kind == .accumulating, isSentAtEnd(next) {
          lines.append("\(call(of: subscription)) took it in, and sent \(text(of: next)) at \(time(of: next))")
        } else {
          lines.append("\(call(of: subscription)) made \(text(of: next)) of it at \(time(of: next))")
        }
        if effects.count > 1, lines.count < 5 {
          let others = effects.filter { other in
            if case .stream = trace.events[other].value { return false }
            return other != next
          }.prefix(3).map { text(of: $0) }
          if !others.isEmpty, !others.allSatisfy({ $0 == text(of: next) }) {
            lines.append("and \(others.joined(separator: ", ")) as well")
          }
        }
        if run.heard[subscription.number] != nil {
          lines.append("it arrived: \(text(of: next)) at \(time(of: next)) in \(label(of: subscription))")
          break
        }
        (told, holder) = (next, nil)
      } else if let part = subscription(of: next), [.holding, .queueing].contains(part.treatment.kind) {
        holder = part
      }
      current = next
    }
    if lines.count > Self.most - 1 {
      lines = Array(lines.prefix(Self.most - 3)) + ["…"] + lines.suffix(1)
    }
    return lines
  }

  /// Whether a value was sent when a stream ended, by the operator itself or by a part of it.
  private func isSentAtEnd(_ event: Int) -> Bool {
    var cause = trace.events[event].cause
    while let here = cause, isValue(here), let part = subscription(of: here), isPart(part) {
      cause = trace.events[here].cause
    }
    return cause.map(isEnd) ?? false
  }

  /// The values that have a value in them, or were made of it.
  private func carriers(of event: Int) -> [Int] {
    trace.effects(of: event).filter { effect in
      guard isValue(effect), !opensHeardPart(effect) else { return false }
      return !(subscription(of: effect).map { isSignal(event, for: effect, $0) } ?? false)
    }
  }

  /// Whether an event is the beginning of a window or a group that somebody hears: its values are in itself.
  private func opensHeardPart(_ event: Int) -> Bool {
    guard case .stream(let stream) = trace.events[event].value, ["a window", "a group"].contains(stream.kindName) else {
      return false
    }
    return trace.subscriptions.contains { $0.stream === stream }
  }

  /// Whether a value of a stream besides the one before the dot only told an operator when to send another.
  private func isSignal(_ event: Int, for effect: Int, _ subscription: Trace.Subscription) -> Bool {
    guard subscription.treatment.kind == .latest, trace.origins(of: effect).count > 1 else { return false }
    let own = trace.events[event].value
    if case .array(let box) = trace.events[effect].value, box.elements.contains(where: { $0.isSame(as: own) }) {
      return false
    }
    return !own.isSame(as: trace.events[effect].value)
      && trace.origins(of: effect).contains {
        $0 != event && trace.events[$0].value.isSame(as: trace.events[effect].value)
      }
  }

  /// "held it back", "kept it".
  static func took(_ subscription: Trace.Subscription) -> String {
    let words = subscription.treatment.word.split(separator: " ", maxSplits: 1)
    guard [.holding, .queueing].contains(subscription.treatment.kind), let first = words.first else {
      return "held it back"
    }
    return ([first, "it"] + words.dropFirst()).joined(separator: " ")
  }

  /// The operator at which a value ended, and how.
  func loss(of event: Int) -> String {
    if let effect = effect(event) { return "it \(effect)" }
    guard let own = subscription(of: event) else {
      return "nobody was subscribed to \(label(of: event)) then\(forgetting(event) ?? leavers(of: event))"
    }
    if run.heard[own.number] != nil { return "it arrived at \(time(of: event)) in \(label(of: own))" }
    guard let number = own.consumer else {
      return sharedLoss(of: event, own)
    }
    let consumer = trace.subscriptions[number]
    let readings = trace.readings(during: event).map { words($0) }.joined(separator: " and ")
    return reason(event, own, consumer, call: call(of: consumer)) + (readings.isEmpty ? "" : ", with \(readings)")
  }

  /// The end of a value that was given to a memory which several share.
  private func sharedLoss(of event: Int, _ own: Trace.Subscription) -> String {
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

  /// The value that took the place of one which a stream remembered for later subscribers: "; 3 took its place at 0s".
  private func forgetting(_ event: Int) -> String? {
    guard let target = trace.targets[event],
      let later = trace.subscriptions.first(where: { $0.stream === target && $0.opening > event })
    else { return nil }
    let given = trace.targets.keys.filter {
      trace.targets[$0] === target && $0 > event && trace.events[$0].kind == .sent
    }.sorted()
    return replacing(by: given, for: later)
  }

  /// The one of some values that took the place of an earlier one in a memory, as a subscriber found it.
  private func replacing(by given: [Int], for later: Trace.Subscription) -> String? {
    let remembered = later.values.count { trace.events[$0].cause == later.opening && !trace.events[$0].isLater }
    let given = given.filter { $0 < later.opening }
    guard remembered > 0, given.count >= remembered else { return nil }
    let newer = given[remembered - 1]
    let count = remembered == 1 ? "the last value" : "\(remembered) values"
    return ", and it remembers \(count) only: \(text(of: newer)) took its place at \(time(of: newer))"
  }

  /// The last subscriber of a stream that had none: "; its last subscriber had left at 2s".
  private func leavers(of event: Int) -> String {
    guard let target = trace.targets[event],
      let before = trace.subscriptions.last(where: { $0.stream === target && $0.opening < event })
    else { return "" }
    if let end = before.ending, end < event { return "; it had \(past(end)) at \(time(of: end))" }
    guard let left = before.leaving, left < event else { return "" }
    return "; its last subscriber had left at \(time(of: left))\(reason(ofLeaving: left))"
  }

  /// The end of an operator before another instant: "the error at 2s lost it".
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

  private func reason(
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
      // Where the first of several is held, the later ones are dropped.
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
    case .collecting where !consumer.treatment.loss.isEmpty && isCompleted(consumer):
      // At the completion all is sent that was collected.
      return "\(call) \(consumer.treatment.loss)"
    case .accumulating where consumer.values.isEmpty && consumer.ending == nil && consumer.leaving == nil:
      let end = "the end of \(label(of: own)), which had not come by \(Self.time(run.until))"
      return "\(call) took it in, and waited for \(end)"
    case .accumulating, .collecting:
      return "\(call) took it in; \(end(of: consumer))"
    case .flattening: return flatteningReason(event, own, consumer, call)
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
    if !consumer.treatment.loss.isEmpty { return "\(call) \(consumer.treatment.loss)" }
    if let begun = consumer.inputs.map({ trace.subscriptions[$0] }).first(where: { trace.opener(of: $0) == event }) {
      return "\(call) ran \(label(of: begun)) for it"
    }
    // A stream besides the one before the dot opens, closes or ends: its values go nowhere themselves.
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

  private func latestReason(
    _ event: Int, _ own: Trace.Subscription, _ consumer: Trace.Subscription, _ call: String
  ) -> String {
    let lacking = whole(trace.listening(consumer), of: consumer).filter { other in
      other.number != own.number && trace.latest(of: other, before: event) == nil
    }
    let next = own.values.first { $0 > event }
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

  private func flatteningReason(
    _ event: Int, _ own: Trace.Subscription, _ consumer: Trace.Subscription, _ call: String
  ) -> String {
    guard own.index == nil else { return "\(call) did not pass it on" }
    let inner = consumer.inputs.map { trace.subscriptions[$0] }.first { inner in
      inner.index != nil && outerValue(of: inner, in: consumer) == event
    }
    guard let inner else {
      let end = consumer.treatment.takesTurns ? "; \(end(of: consumer))" : ""
      return "\(call) \(consumer.treatment.loss)\(occupation(of: consumer, at: event))\(end)"
    }
    let opened = trace.events[inner.opening].time
    let call =
      opened > trace.events[event].time ? "\(call) let it wait until \(time(of: inner.opening)), then" : call
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
      // An operator that is made of this one decided by it.
      if isPart(inner), inner.treatment.kind == .source, !consumer.treatment.loss.isEmpty {
        return "\(call) \(consumer.treatment.loss)"
      }
      return "\(call) ran a stream for it, which \(text(of: end)) at \(time(of: end)) without a value"
    }
    return "\(call) ran a stream for it, which sent nothing up to \(Self.time(run.until))"
  }
}
