import Streams

/// The reasons for the ends of streams, and for their late beginnings.
extension Explanation {
  /// Returns the reason for the end of a stream.
  func ending(_ event: Int, _ subscription: Trace.Subscription) -> Step {
    let call = call(of: subscription)
    let own = trace.events[event]
    if let cause = own.cause, trace.events[cause].kind == own.kind, let part = self.subscription(of: cause),
      part.consumer == subscription.number, part.index == nil, isPart(part), part.treatment.kind != .source
    {
      // The operator is made of others: the part has the reason.
      return ending(cause, part)
    }
    let causes = visibleCauses(of: event)
    // The script, or a closure, ended the stream.
    if subscription.treatment.kind == .sharing, let end = causes.first, isEnd(end), trace.events[end].time < own.time {
      let name = subscription.stream.name ?? call
      let when = trace.events[subscription.opening].time == own.time ? ", before this subscription" : ""
      return Step("\(name) had \(past(end)) at \(time(of: end))\(when)", [end], brief: name)
    }
    if let sent = causes.first, trace.targets[sent] === subscription.stream { return Step("", [sent]) }
    let word = own.kind == .error ? "failed" : own.kind == .completed ? "completed" : "was interrupted"
    // The stream before the dot may have ended long before, and so may any of several that are paired.
    let isPaired = subscription.treatment.kind == .pairing
    let earlier = subscription.inputs.map { trace.subscriptions[$0] }.last { input in
      guard let end = input.ending, input.index == nil || isPaired else { return false }
      let isOther = causes.first.map { trace.events[$0].subscription != input.number } ?? false
      return trace.events[end].time < own.time || isPaired && isOther && end < event
    }
    if own.isLater, let earlier, let end = earlier.ending, trace.events[end].kind == own.kind,
      own.kind == .completed || trace.events[end].value.isSame(as: own.value)
    {
      let period = "from \(time(of: end)) to \(time(of: event))"
      return Step(
        "\(call) put off the \(Self.noun(own.kind)) of \(label(of: earlier)) \(period)", isPlain(end) ? [] : [end],
        brief: call)
    }
    guard let cause = causes.first, subscription.treatment.kind != .source,
      isInput(cause, of: subscription) || subscription.treatment.kind == .sharing
    else {
      if isTimed(event), !subscription.inputs.isEmpty, !isMadeOfParts(subscription) {
        return Step("\(call) \(word), as \(deadline(event, subscription))", causes)
      }
      guard subscription.treatment.kind == .source, let sender = sender(of: event, subscription) else {
        let (words, cause) = place(ofEnding: subscription)
        return Step("\(call) \(word)\(words)", cause.map { [$0] } ?? [])
      }
      return Step("\(call) \(word) when \(happened(sender))", [sender], brief: call)
    }
    var had = ""
    if own.kind == .completed, let earlier, let end = earlier.ending, trace.events[end].kind == .completed {
      had = "; \(label(of: through(end))) had completed at \(time(of: end))"
    } else if let notifier = notifier(overBefore: cause, subscription), let end = notifier.ending {
      had = "; \(label(of: notifier)) had completed at \(time(of: end))"
    }
    switch trace.events[cause].kind {
    case .next, .sent:
      let newest = causes.max() ?? cause
      if !subscription.treatment.lack.isEmpty, isTimed(event) {
        return Step("\(call) \(word), as \(deadline(event, subscription))", causes, brief: call)
      }
      if own.isLater || own.time > trace.events[newest].time {
        return Step("\(call) \(word), as nothing else came in time after \(text(of: newest))", causes, brief: call)
      }
      let what =
        own.kind == .error
        ? "failed at \(causes.map { text(of: $0) }.joined(separator: " and "))"
        : "\(word) \(occasion(ofEnd: newest, in: subscription))\(had)"
      return Step("\(call) \(what)", causes, brief: "\(call) \(what)")
    case own.kind:
      let runs = runs(endingWith: cause, in: subscription)
      if runs > 1 {
        var step = Step(
          "\(call) passed on the \(Self.noun(own.kind)) of its \(Self.ordinal(runs - 1)) run", causes, brief: call)
        step.detail = self.runs(of: subscription, upTo: cause)
        return step
      }
      if own.kind == .error, !trace.events[cause].value.isSame(as: own.value) {
        return Step("\(call) made it of '\(Diagnostic.shortened(trace.events[cause].value.asError.text))'", causes)
      }
      if own.kind == .error, !subscription.treatment.alarm.isEmpty {
        return Step("\(call) \(subscription.treatment.alarm)", causes, brief: call)
      }
      // A stream other than the one before the dot may end an operator before it has subscribed to that.
      let isSignal = subscription.treatment.kind == .passing && (self.subscription(of: cause)?.index ?? 0) > 0
      let others = own.kind == .completed ? others(completedBefore: cause, in: subscription) : []
      if others.count == 1, let end = others[0].ending {
        had = "; \(label(of: others[0])) had completed at \(time(of: end))"
      } else if others.count > 1 {
        had = "; the \(others.count) others had completed before"
      }
      // The streams of a merge have no order among themselves.
      let isOneOfSeveral =
        own.kind == .error && subscription.treatment.kind == .flattening && !hasOuter(subscription)
        && subscription.inputs.count > 1
      if trace.listening(subscription).count < 2, !isSignal, others.isEmpty, !isOneOfSeveral {
        return Step("", causes)
      }
      // An error of the stream before the dot is only passed on.
      if own.kind == .error, let failed = self.subscription(of: cause), failed.index == nil, !isOneOfSeveral {
        return Step("", causes)
      }
      let begun = own.kind == .error ? beginning(of: cause, in: subscription) : ""
      let isEmpty = subscription.treatment == .joiningLast && self.subscription(of: cause)?.values.isEmpty == true
      let without = isEmpty ? " without a value" : ""
      return Step(
        "\(call) \(word) when \(label(of: through(cause))) did\(without)\(begun)\(had)", causes, brief: call)
    default:
      return Step("\(call) \(word), as \(happening(cause))\(had)", isPlain(cause) ? [] : causes, brief: call)
    }
  }

  /// Returns the value that ended an operator: "with 2, the third value of a", or "when b sent 2" for a stream other
  /// than the one before the dot.
  private func occasion(ofEnd value: Int, in subscription: Trace.Subscription) -> String {
    let source = label(of: value)
    guard let own = self.subscription(of: value), own.index == nil || trace.listening(subscription).count == 1 else {
      return "when \(source) sent \(text(of: value))"
    }
    let place = "the \(Self.ordinal(trace.ordinal(of: value))) value of \(source)"
    return text(of: value) == "()" ? "with \(place)" : "with \(text(of: value)), \(place)"
  }

  /// Returns the reason why a subscription was left before its end.
  func leaving(_ event: Int) -> String {
    guard let left = subscription(of: event) else { return "the script left it" }
    if let operatorThatLeft = decider(over: left) {
      if let end = operatorThatLeft.ending {
        let words = ending(end, operatorThatLeft).words
        if !words.isEmpty { return words }
      }
      let reason = reason(ofLeaving: event)
      return reason.hasPrefix(", when ")
        ? "\(call(of: operatorThatLeft)) left it\(reason.dropFirst())" : "the script left it"
    }
    let reason = reason(ofLeaving: event)
    return reason.hasPrefix(", when ") ? "it was left\(reason.dropFirst())" : "the script left it"
  }

  /// Returns the other streams of an operator that had ended before the one that ended it.
  private func others(completedBefore end: Int, in subscription: Trace.Subscription) -> [Trace.Subscription] {
    guard subscription.treatment.kind == .flattening, !hasOuter(subscription), let last = self.subscription(of: end)
    else { return [] }
    return subscription.inputs.map { trace.subscriptions[$0] }.filter { input in
      input.stream !== last.stream && !isPart(input)
        && input.ending.map { $0 < end && trace.events[$0].kind == .completed } ?? false
    }
  }

  /// Returns the stream that makes an operator run its source again, if it had ended before the last run did.
  private func notifier(overBefore cause: Int, _ subscription: Trace.Subscription) -> Trace.Subscription? {
    guard let run = self.subscription(of: cause), run.consumer == subscription.number else { return nil }
    let inputs = subscription.inputs.map { trace.subscriptions[$0] }
    guard inputs.contains(where: { $0.number < run.number && $0.stream === run.stream }) else { return nil }
    return inputs.last { input in
      guard input.stream !== run.stream, label(of: input) != label(of: run), let end = input.ending else {
        return false
      }
      return trace.events[end].kind == .completed && end < cause
    }
  }

  /// Returns the failure of another stream that a stream with an end replaced: ", begun at 1s, when a failed".
  private func place(ofEnding subscription: Trace.Subscription) -> (words: String, cause: Int?) {
    guard let opener = trace.opener(of: subscription), trace.events[opener].kind == .error,
      let failed = self.subscription(of: opener), failed.stream !== subscription.stream,
      let (words, cause) = opening(of: subscription)
    else { return ("", nil) }
    return (", \(words)", cause)
  }

  /// Returns the value that began a stream that failed: ", which 1 at 0s began".
  private func beginning(of failure: Int, in subscription: Trace.Subscription) -> String {
    guard subscription.treatment.kind == .flattening,
      let inner = subscription.inputs.map({ trace.subscriptions[$0] }).last(where: { $0.ending == failure }),
      let opener = visibleOpener(of: inner, in: subscription), isValue(opener)
    else { return "" }
    if case .stream = trace.events[opener].value { return "" }
    return ", which \(text(of: opener)) at \(time(of: opener)) began"
  }

  private static func noun(_ kind: Trace.Event.Kind) -> String {
    kind == .error ? "error" : kind == .completed ? "completion" : "interruption"
  }

  /// Returns whether a timer led to an event, of the operator itself or of a part of it.
  private func isTimed(_ event: Int) -> Bool {
    var current = event
    while !trace.events[current].isLater {
      guard let cause = trace.events[current].cause, trace.events[cause].time == trace.events[event].time,
        let part = subscription(of: cause), isPart(part)
      else { return false }
      current = cause
    }
    return true
  }

  /// Returns the number of times that an operator had subscribed to the stream whose end it passes on.
  private func runs(endingWith end: Int, in subscription: Trace.Subscription) -> Int {
    guard let ended = self.subscription(of: end), ended.index == nil else { return 1 }
    return subscription.inputs.count {
      $0 <= ended.number && trace.subscriptions[$0].stream === ended.stream && trace.subscriptions[$0].index == nil
    }
  }

  /// Returns whether streams come to an operator as values.
  func hasOuter(_ subscription: Trace.Subscription) -> Bool {
    subscription.treatment.kind == .flattening && subscription.inputs.contains { trace.subscriptions[$0].index == nil }
  }

  /// Returns the end of a stream in the code that ended a part of an operator.
  func through(_ event: Int) -> Int {
    var current = event
    while let subscription = subscription(of: current), isPart(subscription), let cause = trace.events[current].cause,
      isEnd(cause)
    {
      current = cause
    }
    return current
  }

  /// Returns an event in words: "a sent 1", "a completed".
  func happening(_ event: Int) -> String {
    let event = isEnd(event) ? through(event) : event
    return "\(subject(of: event)) \(isValue(event) ? "sent " : "")\(text(of: event))"
  }

  /// Returns the subject of an event: "a", "the window".
  private func subject(of event: Int) -> String {
    guard let subscription = subscription(of: event), isPart(subscription), subscription.inputs.isEmpty else {
      return label(of: event)
    }
    let kind = subscription.stream.kindName
    if kind.hasPrefix("a "), kind != "a stream" { return "the " + kind.dropFirst(2) }
    // An array that the closure of `delayWhen` returned in place of a stream has no text of its own.
    let consumer = subscription.consumer.map { trace.subscriptions[$0] }
    return isValue(event) && consumer?.treatment.kind == .holding ? "its stream" : label(of: event)
  }

  /// Returns whether a stream ended by itself, which needs no words.
  func isPlain(_ end: Int) -> Bool {
    var current = end
    while isEnd(current) {
      let step = step(current)
      guard step.words.isEmpty else { return step.causes.isEmpty }
      guard let cause = step.causes.first, cause < current else { return true }
      current = cause
    }
    return false
  }

  /// Returns the end of a stream that another replaced as soon as the operator was subscribed.
  private func predecessor(of subscription: Trace.Subscription) -> Int? {
    var current = subscription
    while let consumer = current.consumer.map({ trace.subscriptions[$0] }) {
      let before = consumer.inputs.map { trace.subscriptions[$0] }.last {
        $0.number < current.number && $0.index == current.index
      }
      if consumer.treatment.kind != .flattening, let end = before?.ending, end < current.opening { return end }
      current = consumer
    }
    return nil
  }

  /// Returns why a stream was not subscribed with the whole: another had ended or sent, or a timer had fired.
  ///
  /// - Returns: The words, and the cause that the next line names.
  func opening(of subscription: Trace.Subscription) -> (words: String, cause: Int?)? {
    var root = subscription.opening
    while !trace.events[root].isLater, let cause = trace.events[root].cause, trace.events[cause].kind == .subscribed {
      root = cause
    }
    let isAgain = trace.subscriptions[..<subscription.number].contains { $0.stream === subscription.stream }
    let runs = trace.subscriptions[..<subscription.number].count {
      $0.stream === subscription.stream && $0.consumer == subscription.consumer
    }
    let times = runs > 1 ? ", the \(Self.ordinal(runs)) time" : ""
    let begun = "\(isAgain ? "again" : "begun") at \(time(of: root))\(times)"
    let begins = self.subscription(of: root)
    guard let opener = trace.opener(of: subscription) ?? predecessor(of: subscription), isEnd(opener) else {
      guard let consumer = begins?.consumer.map({ trace.subscriptions[$0] }) else { return nil }
      let isLate = trace.events[root].time > trace.events[consumer.opening].time
      if trace.events[root].isLater {
        if !isLate { return nil }
        let reason = consumer.treatment.lack.isEmpty ? "" : ", as \(deadline(root, consumer))"
        return ("\(begun)\(reason.isEmpty ? ", when the time of \(call(of: consumer)) was over" : reason)", nil)
      }
      // A stream that a value began is described with the value; one that runs again is not.
      guard isAgain, isLate, consumer.treatment.kind != .flattening, let cause = trace.events[root].cause,
        isValue(cause)
      else { return nil }
      return ("\(begun), when \(happening(cause))", nil)
    }
    // Streams that an operator begins at once wait for no other, even if one had ended before the next began.
    if let consumer = begins?.consumer.map({ trace.subscriptions[$0] }), consumer.treatment.runsAllAtOnce,
      trace.events[root].time == trace.events[consumer.opening].time
    {
      return nil
    }
    if let ended = self.subscription(of: through(opener)), isPart(ended) {
      // An operator's own values are not mentioned, but it may have waited for a value of another stream.
      guard let signal = trace.events[through(opener)].cause, isValue(signal),
        let sender = self.subscription(of: signal), !isPart(sender)
      else { return nil }
      return ("\(begun), when \(happening(signal))", nil)
    }
    let delay = trace.events[root].time - trace.events[opener].time
    let when = delay > 0 ? ", \(Self.time(delay)) after " : ", when "
    if let begins, begins.index != nil, let before = self.subscription(of: opener), before.index != nil,
      before.consumer == begins.consumer,
      let consumer = begins.consumer.map({ trace.subscriptions[$0] }), hasOuter(consumer)
    {
      let name = visibleOpener(of: before, in: consumer).map { stream(begunBy: $0) } ?? "the stream before it"
      return ("\(begun)\(when)\(name) \(text(of: opener))", nil)
    }
    // An error has a reason, but a source that failed by itself is mentioned already.
    let cause = trace.events[opener].kind == .completed || isPlain(opener) ? nil : opener
    return ("\(begun)\(when)\(happening(opener))", cause)
  }
}
