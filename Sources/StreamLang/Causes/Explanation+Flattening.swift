import Streams

/// Values of streams that came as values.
extension Explanation {
  func flattened(_ event: Int, _ subscription: Trace.Subscription, _ causes: [Int]) -> Step {
    let call = call(of: subscription)
    guard let inner = trace.events[event].cause.flatMap({ self.subscription(of: $0) }),
      inner.consumer == subscription.number
    else { return causes.isEmpty ? source(event, subscription) : Step(call, causes) }
    if causes.isEmpty { return source(event, subscription) }
    if isPart(inner), inner.treatment.kind == .source, let begun = trace.opener(of: inner) {
      // The operator sends a value of its own in answer to another, or to an end.
      let causes = isPart(event: begun) ? visibleCauses(of: begun) : [begun]
      guard causes.count == 1 else { return Step(call, causes) }
      if isEnd(causes[0]) {
        return Step("\(call), as \(happening(causes[0]))", isPlain(causes[0]) ? [] : causes, brief: call)
      }
      let made = subscription.treatment.decides ? "was decided by" : "of"
      return Step("\(call) \(made) \(text(of: causes[0]))", causes)
    }
    // The stream runs since a value came, or since another stream has ended.
    guard let opener = visibleOpener(of: inner, in: subscription) else {
      return Step("\(call) passed it on", causes, brief: call)
    }
    // A stream of an app is made of others that are not in the code.
    if let above = self.subscription(of: opener), isPart(above), visibleCauses(of: opener).isEmpty {
      return source(event, subscription)
    }
    if let part = part(sentFor: inner, in: subscription) {
      return Step(
        "\(call) passed it on from the \(part) that \(text(of: opener)) at \(time(of: opener)) began",
        causes.contains(opener) ? causes : causes + [opener], brief: call)
    }
    let words = "\(call) passed it on from \(stream(begunBy: opener))\(accumulation(for: inner, in: subscription))"
    if case .stream = trace.events[opener].value {
      return Step("\(words), sent at \(time(of: opener))", causes, brief: call)
    }
    let all = causes.contains(opener) ? causes : causes + [opener]
    var step = Step(words, all, brief: call, notes: all.map { $0 == opener ? origin(of: $0, in: subscription) : "" })
    if all.count > 1 { step.inner = causes.first }
    return step
  }

  /// Returns the accumulation that an inner stream was made of: ", with 3 so far".
  private func accumulation(for inner: Trace.Subscription, in subscription: Trace.Subscription) -> String {
    guard subscription.treatment.addsUp, let sent = trace.latest(of: subscription, before: inner.opening) else {
      return ""
    }
    return ", with \(text(of: sent)) so far"
  }

  /// Returns the values that led to one that an operator made itself, if its values are fed back into it: "of the
  /// stream that 2 at 1s began".
  private func origin(of opener: Int, in subscription: Trace.Subscription) -> String {
    var words: [String] = []
    var current = opener
    while let inner = self.subscription(of: current), inner.consumer == subscription.number, inner.index != nil,
      let before = visibleOpener(of: inner, in: subscription), before < current, words.count < 100
    {
      words.append("\(words.isEmpty ? "of the stream that" : "that of") \(text(of: before)) at \(time(of: before))")
      current = before
    }
    guard let first = words.first else { return "" }
    let others = words.count > 3 ? [words[1], "…", words[words.count - 1]] : Array(words.dropFirst())
    return ([first + " began"] + others).joined(separator: ", ")
  }

  /// Returns an inner stream in words: "the stream that a at 0s began". If no value began it, as for a window, it is
  /// "the second stream of a".
  func stream(begunBy opener: Int) -> String {
    if case .stream(let stream) = trace.events[opener].value {
      let noun = stream.kindName.hasPrefix("a ") ? stream.kindName.dropFirst(2) : "stream"
      return "the \(Self.ordinal(trace.ordinal(of: opener))) \(noun) of \(label(of: opener))"
    }
    // A value without content is described by its stream.
    let text = text(of: opener)
    let what = text == "()" ? "a value of \(label(of: opener))" : text
    return "the stream that \(what) at \(time(of: opener)) began"
  }

  /// Returns some of the streams that an operator runs, in words; `nil` for a stream that no value began.
  ///
  /// - Parameter tellsEnds: Whether the end of each of several is included.
  func words(
    for running: [Trace.Subscription], in subscription: Trace.Subscription, tellsEnds: Bool = false
  ) -> String? {
    if running.count == 1 { return visibleOpener(of: running[0], in: subscription).map { stream(begunBy: $0) } }
    let openers = running.compactMap { visibleOpener(of: $0, in: subscription) }
    let isOfValues = openers.allSatisfy { if case .stream = trace.events[$0].value { false } else { true } }
    guard 2...3 ~= running.count, openers.count == running.count, isOfValues else {
      return running.isEmpty ? nil : "\(running.count) streams"
    }
    let names = zip(openers, running).map { opener, stream in
      let end = tellsEnds ? (stream.ending ?? stream.leaving).map { " (until \(time(of: $0)))" } ?? "" : ""
      return "\(text(of: opener)) at \(time(of: opener))\(end)"
    }
    return "the streams that \(names.joined(separator: " and ")) began"
  }

  /// Returns the streams that kept an operator from running another: ", as the stream that a at 0s began was running".
  ///
  /// - Parameter tellsEnd: Whether the end that made room is included.
  func occupation(of subscription: Trace.Subscription, at event: Int, tellsEnd: Bool = true) -> String {
    let running = subscription.inputs.map { trace.subscriptions[$0] }.filter { inner in
      inner.index != nil && inner.opening < event && (inner.ending ?? inner.leaving ?? .max) > event
    }
    guard let words = words(for: running, in: subscription) else { return "" }
    return ", as \(words) \(running.count > 1 ? "were" : "was") running\(tellsEnd ? until(running) : "")"
  }

  /// Returns the first end of some streams: " until 1s".
  func until(_ running: [Trace.Subscription]) -> String {
    running.compactMap { $0.ending ?? $0.leaving }.min().map { " until \(time(of: $0))" } ?? ""
  }

  /// Returns the running stream and those that wait, if one follows the other: "ran a until 1s; b waited".
  func row(_ inputs: [Trace.Subscription], of subscription: Trace.Subscription, at instant: Int) -> String? {
    guard subscription.treatment.takesTurns, let running = inputs.last(where: { over($0, instant) == nil }) else {
      return nil
    }
    let row = subscription.stream.inputs.flatMap(Self.elements).compactMap { value -> Stream? in
      if case .stream(let stream) = value { stream } else { nil }
    }
    guard let place = row.firstIndex(where: { $0 === running.stream }) else { return nil }
    let waiting = row[(place + 1)...]
    let names = waiting.prefix(3).map { $0.name ?? Self.short($0.displayName) }.joined(separator: " and ")
    if names.isEmpty { return nil }
    return "\(call(of: subscription)) ran \(label(of: running))\(until([running])); \(names) waited for its end"
  }

  /// Returns the values that an operator had run no stream for yet: "; b waited for its turn".
  func queue(of subscription: Trace.Subscription, at instant: Int) -> String {
    guard subscription.treatment.takesTurns else { return "" }
    let inputs = subscription.inputs.map { trace.subscriptions[$0] }
    let outer = inputs.filter { $0.index == nil }.flatMap { $0.values.prefix { trace.events[$0].time <= instant } }
    let begun = inputs.count { $0.index != nil && trace.events[$0.opening].time <= instant }
    let waiting = outer.dropFirst(begun).map { maker(of: $0) }
    switch waiting.count {
    case 0: return ""
    case 1: return "; \(text(of: waiting[0])) of \(time(of: waiting[0])) waited for its turn"
    case 2, 3:
      let names = waiting.map { "\(text(of: $0)) of \(time(of: $0))" }.joined(separator: " and ")
      return "; \(names) waited for their turns"
    default: return "; \(waiting.count) others waited for their turns"
    }
  }

  /// Returns the window or group that an operator sent for a value: "window of windowCount(2)".
  func part(sentFor inner: Trace.Subscription, in subscription: Trace.Subscription) -> String? {
    guard let sent = outerValue(of: inner, in: subscription), case .stream(let stream) = trace.events[sent].value,
      stream.kindName.hasPrefix("a "), stream.kindName != "a stream", visibleCauses(of: sent).contains(where: isValue),
      let maker = self.subscription(of: sent)
    else { return nil }
    return "\(stream.kindName.dropFirst(2)) of \(self.call(of: maker))"
  }

  private func isPart(event: Int) -> Bool { subscription(of: event).map { isPart($0) } ?? false }

  /// Returns the value that an inner stream was made of; one that waited began when another ended.
  func visibleOpener(of inner: Trace.Subscription, in subscription: Trace.Subscription) -> Int? {
    outerValue(of: inner, in: subscription).map { maker(of: $0) }
  }

  /// Returns the value, or the stream that came as one, that an operator runs as an inner stream.
  func outerValue(of inner: Trace.Subscription, in subscription: Trace.Subscription) -> Int? {
    let inputs = subscription.inputs.map { trace.subscriptions[$0] }.filter { $0.index == nil }
    let outer = inputs.flatMap { $0.values.prefix { $0 <= inner.opening } }
    guard !outer.isEmpty, inner.index != nil else { return nil }
    let opener = trace.opener(of: inner)
    if let opener, outer.contains(opener) { return opener }
    // If results are fed back in (expand), a value of another inner stream began it.
    if let opener, isValue(opener), let other = self.subscription(of: opener), other.index != nil,
      other.consumer == subscription.number
    {
      return opener
    }
    let began = subscription.inputs.filter { $0 < inner.number && trace.subscriptions[$0].index != nil }.count
    return outer.indices.contains(began) ? outer[began] : nil
  }

  /// Returns the value that a closure made a stream of; the event itself if its value is no stream.
  func maker(of event: Int) -> Int {
    guard case .stream = trace.events[event].value else { return event }
    let causes = visibleCauses(of: event)
    guard causes.count == 1, trace.events[causes[0]].kind == .next else { return event }
    return causes[0]
  }
}
