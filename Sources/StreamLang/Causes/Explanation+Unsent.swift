import Streams

/// The fate of a value that was never sent.
extension Explanation {
  /// Returns whether an operator left a stream because it had ended itself.
  private func isEnd(_ end: Int, whereLeft left: Int, _ consumer: Trace.Subscription) -> Bool {
    let (end, left) = (trace.events[end], trace.events[left])
    guard end.time == left.time else { return false }
    guard end.cause != left.cause, let cause = left.cause else { return end.cause == left.cause }
    // It may have sent its last value first, or one of its parts has left the stream.
    if trace.events[cause].subscription == consumer.number { return true }
    var earlier = end.cause
    while let here = earlier, here != cause { earlier = trace.events[here].isLater ? nil : trace.events[here].cause }
    return earlier != nil && consumer.treatment.kind != .flattening
  }

  /// Returns the operator in the code that listens to a subscription, itself or by a part of it.
  func visibleConsumer(of subscription: Trace.Subscription) -> Trace.Subscription? {
    var consumer = subscription.consumer.map { trace.subscriptions[$0] }
    while let part = consumer, isPart(part) { consumer = part.consumer.map { trace.subscriptions[$0] } }
    return consumer
  }

  /// Returns the lines on a value that was never sent, because no subscriber listened any more or yet.
  func unsent(_ question: Question) -> [String]? {
    guard let value = question.value else { return nil }
    var asked = 0
    // Of several streams, the one that would have sent it first counts.
    var first: (subscription: Trace.Subscription, left: Int, would: Int)?
    for subscription in trace.subscriptions where subscription.ending == nil && !isPart(subscription) && asked < 100 {
      guard let left = subscription.leaving else { continue }
      asked += 1
      let would = run.wouldSend(
        subscription.stream, from: trace.events[subscription.opening].time,
        matching: { time, sent in
          isWritten(value, sent) && (question.time ?? time) == time && time >= trace.events[left].time
        })
      if let would, first.map({ would < $0.would }) ?? true { first = (subscription, left, would) }
    }
    return first.map { unsent(value, $0.subscription, left: $0.left, would: $0.would) }
      ?? missed(question, value)
      ?? neverBegun(value)
      ?? unused(value)
  }

  /// Returns the lines on a value that a stream would have sent if it had not been left.
  private func unsent(_ value: String, _ subscription: Trace.Subscription, left: Int, would: Int) -> [String] {
    let label = label(of: subscription)
    let consumer = decider(over: subscription)
    if let consumer, let end = consumer.ending, isEnd(end, whereLeft: left, consumer) {
      // The operator that listened had ended.
      let step = ending(end, consumer).words
      if !step.isEmpty {
        return [
          "\(value) at \(Self.time(would)) in \(label)", "└─ never sent: \(step), at \(time(of: end))",
        ]
      }
    }
    if let consumer, consumer.treatment.kind == .flattening, let cause = trace.events[left].cause, isValue(cause),
      let outer = self.subscription(of: cause), outer.consumer == consumer.number, outer.index == nil
    {
      return [
        "\(value) at \(Self.time(would)) in \(label)",
        "└─ never sent: \(call(of: consumer)) had left this stream at \(time(of: left)) for the next one",
      ]
    }
    return [
      "\(value) at \(Self.time(would)) in \(label)",
      "└─ never sent: \(label) was left at \(time(of: left))\(reason(ofLeaving: subscription))",
    ] + (consumer.map { ["   \(call(of: $0)) listened no longer"] } ?? [])
  }

  /// Returns the operator that caused a subscription to be left: the first below it that was not left itself.
  func decider(over subscription: Trace.Subscription) -> Trace.Subscription? {
    var consumer = visibleConsumer(of: subscription)
    while let left = consumer, left.leaving != nil, left.ending == nil, let next = visibleConsumer(of: left) {
      consumer = next
    }
    return consumer
  }

  /// Returns the lines on a value that a stream that starts by itself sent before it had a subscriber.
  private func missed(_ question: Question, _ value: String) -> [String]? {
    for subscription in trace.subscriptions.prefix(100) where subscription.stream.startsItself {
      let opened = trace.events[subscription.opening].time
      let sent = run.wouldSend(subscription.stream, from: 0) { time, sent in
        time < opened && isWritten(value, sent) && (question.time ?? time) == time
      }
      guard let sent else { continue }
      let label = label(of: subscription)
      return [
        "\(value) at \(Self.time(sent)) in \(label)",
        "└─ nobody was subscribed to \(label) then: that was only at \(Self.time(opened))",
      ]
    }
    return nil
  }

  /// Returns the lines on a value of a stream that an operator names and has not subscribed to.
  private func neverBegun(_ value: String) -> [String]? {
    let known = Set(trace.subscriptions.map { ObjectIdentifier($0.stream) })
    for subscription in trace.subscriptions.prefix(100) where !isPart(subscription) {
      for case .stream(let stream) in subscription.stream.inputs.flatMap(Self.elements)
      where !known.contains(ObjectIdentifier(stream)) {
        let sender = Self.streams(above: stream).first { above in
          run.wouldSend(above, from: 0, matching: { _, sent in isWritten(value, sent) }) != nil
        }
        guard let sender else { continue }
        if let sent = trace.events.indices.first(where: { isValue($0) && Self.stream(of: trace.events[$0]) === stream })
        {
          // The stream came as a value, and an operator did not run it.
          let reason = fateReasons(sent).last ?? ""
          return ["\(value) in \(Self.short(sender.displayName))", "└─ never sent: \(reason)"]
        }
        let inputs = trace.listening(subscription).map { "\(label(of: $0))\(conduct(of: $0))" }
        let reason = inputs.isEmpty ? "" : "; " + inputs.joined(separator: " and ")
        let what = sender === stream ? "this stream" : Self.short(stream.displayName)
        return [
          "\(value) in \(Self.short(sender.displayName))",
          "└─ never sent: \(call(of: subscription)) did not subscribe to \(what)\(reason)",
        ]
      }
    }
    return nil
  }

  private static func stream(of event: Trace.Event) -> Stream? {
    if case .stream(let stream) = event.value { stream } else { nil }
  }

  /// Returns a stream, and the first of the streams that it is made of.
  private static func streams(above stream: Stream) -> [Stream] {
    var found = [stream]
    var place = 0
    while place < found.count, found.count < 20 {
      for case .stream(let above) in found[place].inputs.flatMap(elements) { found.append(above) }
      place += 1
    }
    return found
  }

  /// Returns the lines on a value in a call that had no occasion to send it.
  private func unused(_ value: String) -> [String]? {
    for subscription in trace.subscriptions.prefix(100) where !isPart(subscription) {
      let stream = subscription.stream
      guard let entry = stream.operatorEntry, entry.form != .source, let text = stream.sourceText else { continue }
      let takesValues = entry.parameters.contains { if case .value = $0.kind { true } else { false } }
      let isArgument =
        takesValues && stream.inputs.dropFirst().flatMap(Self.elements).contains { isWritten(value, $0) }
      let inputs = trace.listening(subscription)
      guard isArgument || Self.makes(value, text), !inputs.isEmpty else { continue }
      let conducts = inputs.map { input in
        let first = input.values.first.map { " sent \(self.text(of: $0)) at \(time(of: $0)) and" } ?? ""
        return "\(label(of: input))\(first)\(conduct(of: input))"
      }
      return [
        "\(value) in \(call(of: subscription))",
        "└─ never sent: \(call(of: subscription)) had no occasion to; \(conducts.joined(separator: " and "))",
      ]
    }
    return nil
  }

  /// Returns whether a closure in a call has a value as an argument or as its result.
  private static func makes(_ value: String, _ call: String) -> Bool {
    guard let start = call.firstIndex(of: "{") else { return false }
    let body = Array(call[start...])
    let isWord = value.first.map { $0.isLetter } ?? false
    for written in isWord ? ["\"\(value)\"", "'\(value)'"] : [value] {
      let sign = Array(written)
      guard body.count > sign.count else { continue }
      for place in 1..<(body.count - sign.count) where body[place..<(place + sign.count)].elementsEqual(sign) {
        let before = body[..<place].reversed().drop { $0.isWhitespace }
        let after = body[place + sign.count]
        let isResult = String(before.prefix { $0.isLetter }.reversed()) == "in"
        let isGiven = isResult || before.first.map { "([{,".contains($0) } ?? false
        if isGiven, !after.isLetter, !after.isNumber { return true }
      }
    }
    return false
  }

  /// Returns the end of a stream in words: " completed at 1s".
  private func conduct(of subscription: Trace.Subscription) -> String {
    guard let end = subscription.ending else { return " did not end" }
    return " \(text(of: end)) at \(time(of: end))"
  }

  /// Returns the streams in an argument of an operator.
  static func elements(of value: Value) -> [Value] {
    if case .array(let box) = value { return box.elements }
    return [value]
  }
}
