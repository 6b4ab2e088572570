import Marbles
import Streams

/// The work of each operator, in its own words.
extension Explanation {
  private static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
  ]

  /// Returns "third" or "11th".
  static func ordinal(_ index: Int) -> String {
    if ordinals.indices.contains(index) { return ordinals[index] }
    let number = index + 1
    let suffix =
      (11...13).contains(number % 100)
      ? "th" : number % 10 == 1 ? "st" : number % 10 == 2 ? "nd" : number % 10 == 3 ? "rd" : "th"
    return "\(number)\(suffix)"
  }

  /// Returns the step that led to an event, with the variables that closures read for it.
  func step(_ event: Int) -> Step {
    var step = plainStep(event)
    let readings = trace.allReadings(for: event).filter { reading in
      // A variable that holds a stream, or always the same object, is not mentioned: only its values matter.
      switch reading.value {
      case .stream: false
      case .object: reading.change != nil
      default: true
      }
    }
    guard !readings.isEmpty, !step.words.isEmpty else { return step }
    let words = readings.prefix(3).map { self.words($0) }.joined(separator: "; ")
    step.words += ", with \(words)"
    step.brief += ", with \(words)"
    return step
  }

  /// Returns a variable and the source of its value: "n = 3, which the script set at 1s".
  func words(_ reading: Trace.Reading) -> String {
    // Objective-C boxes expressions: @(x.y).
    let name = reading.name.drop { $0 == "@" || $0 == "(" }
    let text = "\(name) = \(text(of: reading.value))"
    guard let change = reading.change else { return text }
    // A change during the subscription of a stream is due to the event that led to the subscription.
    var reason = trace.events[change].cause
    while let here = reason, trace.events[here].kind == .subscribed { reason = trace.events[here].cause }
    guard let cause = reason.map(through), isValue(cause) || isEnd(cause) else {
      return "\(text), set by the script at \(time(of: change))"
    }
    return "\(text), set at \(time(of: change)) when \(happened(cause))"
  }

  private func plainStep(_ event: Int) -> Step {
    let kind = trace.events[event].kind
    if let execution = trace.executions[event] { return executing(event, execution) }
    if trace.targets[event] != nil { return sending(event) }
    if run.effectLane(of: event) != nil {
      let done = trace.sets(event) ? "set" : "called"
      guard let cause = trace.events[event].cause else { return Step("the script \(done) it") }
      return Step("it was \(done) when \(happened(cause))", [cause])
    }
    guard let subscription = subscription(of: event) else { return Step("", []) }
    if isPart(subscription) { return Step("", visibleCauses(of: event)) }
    switch kind {
    case .next: return value(event, subscription)
    case .error, .completed, .interrupted: return ending(event, subscription)
    case .subscribed, .disposed, .sent, .assigned: return Step("", visibleCauses(of: event))
    }
  }

  private func sending(_ event: Int) -> Step {
    let target = trace.targets[event]
    let name = target.map { self.receiver(of: $0) ?? $0.name ?? "the stream" } ?? "the stream"
    let isProperty = target?.isProperty == true
    if let target, isProperty || target.initialValue != nil, trace.sent[ObjectIdentifier(target)]?.first == event {
      return Step("\(name) had it from the beginning")
    }
    let (byScript, byItself): (String, String)
    switch trace.events[event].kind {
    case .completed: (byScript, byItself) = ("completed \(name)", "\(name) was completed")
    case .interrupted: (byScript, byItself) = ("interrupted \(name)", "\(name) was interrupted")
    case .error: (byScript, byItself) = ("sent the error to \(name)", "the error was sent to \(name)")
    default:
      (byScript, byItself) =
        isProperty ? ("gave it to \(name)", "\(name) was set") : ("sent it to \(name)", "sent to \(name)")
    }
    guard let cause = trace.events[event].cause else { return Step("the script \(byScript)") }
    // A command sends its input.
    if let execution = trace.executions[cause], execution.command === target { return Step("", [cause]) }
    return Step("\(byItself) when \(happened(cause))", [cause])
  }

  /// Returns the end of a channel that receives the events of the other end: "l, the other end of the channel".
  private func receiver(of stream: Stream) -> String? {
    stream.otherEnd.map { $0.name.map { "\($0), the other end of the channel" } ?? "the other end of the channel" }
  }

  /// Returns an event in words: "1 came from a", "a completed".
  func happened(_ event: Int) -> String {
    if trace.executions[event] != nil { return "\(label(of: event)) was executed with \(text(of: event))" }
    return isValue(event) ? "\(text(of: event)) came from \(label(of: event))" : happening(event)
  }

  /// Returns the step of a value with its operator: "map { $0 * 2 } of 4".
  private func value(_ event: Int, _ subscription: Trace.Subscription) -> Step {
    // The operator is made of others: the part has the words.
    if let (cause, part) = telling(event, subscription) { return value(cause, part) }
    let call = call(of: subscription)
    let causes = visibleCauses(of: event)
    let trigger = trace.events[event].cause
    let isSource =
      !(trigger.map { isValue($0) && isInput($0, of: subscription) } ?? false)
      && causes.allSatisfy { cause in
        trace.events[cause].subscription != subscription.number && !isInput(cause, of: subscription)
      }
    if isMadeOfParts(subscription) { return source(event, subscription) }
    switch subscription.treatment.kind {
    case .source: return source(event, subscription)
    case .sharing where causes.count > 1: return passed(event, subscription, causes)
    case .sharing: return sharing(event, subscription, causes)
    case .pairing where causes.count > 1:
      return Step(
        "\(name(of: subscription)) \(subscription.treatment.word) the \(Self.ordinal(trace.ordinal(of: causes[0]))) values",
        causes,
        brief: name(of: subscription), notes: causes.map { waiting($0, until: event) })
    case .latest where causes.count > 1: return latest(event, subscription, causes)
    case .accumulating: return accumulated(event, subscription, causes)
    case .collecting where !causes.isEmpty:
      // A notifier may have requested the collected values when there were none.
      let hasNone = !isValue(causes[0]) || trace.events[event].value.isEmptyArray
      let values = hasNone ? "no value" : causes.count > 1 ? "\(causes.count) values" : text(of: causes[0])
      let reason =
        hasNone && isValue(causes[0])
        ? ", when \(happening(causes[0]))" : waitingReason(event, subscription, causes[causes.count - 1])
      let words = "\(call) \(subscription.treatment.word) \(values)\(reason)"
      return Step(words, isValue(causes[0]) ? causes : [], brief: hasNone ? words : call)
    case .pairing where isComparison(causes, subscription):
      let counts = trace.listening(subscription).map { String($0.values.count { $0 < event }) }
      let what = Set(counts).count == 1 ? "\(counts[0]) values each" : counts.joined(separator: " values with ")
      return Step("\(call) \(subscription.treatment.word) \(what), when \(happening(causes[0]))", causes, brief: call)
    case .holding, .queueing, .lastOnes, .latest, .pairing, .collecting:
      return waited(event, subscription, causes)
    case .flattening: return flattened(event, subscription, causes)
    case .passing:
      if causes.isEmpty, let trigger, isValue(trigger), isInput(trigger, of: subscription),
        !trace.events[trigger].value.isSame(as: trace.events[event].value)
      {
        // It came from a part that has no words of its own.
        return Step("\(call) of \(text(of: trigger))")
      }
      if isSource || causes.isEmpty { return source(event, subscription) }
      return passed(event, subscription, causes)
    }
  }

  /// Returns whether two streams that are paired have been compared to the end of one.
  private func isComparison(_ causes: [Int], _ subscription: Trace.Subscription) -> Bool {
    causes.count == 1 && isInput(causes[0], of: subscription) && trace.listening(subscription).count == 2
  }

  func isValue(_ event: Int) -> Bool { [.next, .sent].contains(trace.events[event].kind) }

  /// Returns whether an event came to an operator from one of its streams, or from a part of it.
  func isInput(_ event: Int, of subscription: Trace.Subscription) -> Bool {
    var current = self.subscription(of: event)?.consumer
    while let number = current, number >= subscription.number {
      if number == subscription.number { return true }
      current = trace.subscriptions[number].consumer
    }
    return false
  }

  /// Returns the name of the operator, as it was written.
  func name(of subscription: Trace.Subscription) -> String {
    subscription.stream.writtenName ?? call(of: subscription)
  }

  private func waiting(_ cause: Int, until event: Int) -> String {
    let duration = trace.events[event].time - trace.events[cause].time
    return duration > 0 ? "waited \(Self.time(duration))" : ""
  }

  func source(_ event: Int, _ subscription: Trace.Subscription) -> Step {
    let ordinal = Self.ordinal(trace.ordinal(of: event))
    var noun = "value"
    if case .stream = trace.events[event].value { noun = "stream" }
    if subscription.treatment.kind == .source, !subscription.treatment.word.isEmpty {
      noun = subscription.treatment.word
    } else if let input = subscription.inputs.first.map({ trace.subscriptions[$0] }), isPart(input),
      input.treatment.word == "tick"
    {
      noun = "tick"
    }
    let words = "\(subscription.stream.name ?? call(of: subscription)), \(ordinal) \(noun)"
    if subscription.treatment.kind == .source, let sender = sender(of: event, subscription),
      self.subscription(of: sender).map({ !isPart($0) }) ?? true
    {
      return Step("\(words), sent when \(happened(sender))", [sender], brief: words)
    }
    if let execution = trace.opener(of: subscription), trace.executions[execution] != nil {
      return Step(words, [execution])
    }
    guard let (reason, cause) = opening(of: subscription) else { return Step("\(words)\(runAgain(of: subscription))") }
    return Step("\(words), \(reason)", cause.map { [$0] } ?? [], brief: "\(words), \(reason)")
  }

  /// Returns the event of another stream during which code sends an event by hand, unless that began the source.
  func sender(of event: Int, _ subscription: Trace.Subscription) -> Int? {
    trace.sender(of: event).flatMap { $0 == trace.opener(of: subscription) ? nil : $0 }
  }

  func isEnd(_ event: Int) -> Bool {
    switch trace.events[event].kind {
    case .completed, .error, .interrupted: true
    default: false
    }
  }

  private func sharing(_ event: Int, _ subscription: Trace.Subscription, _ causes: [Int]) -> Step {
    let name = subscription.stream.name ?? call(of: subscription)
    guard let cause = causes.first else {
      if trace.events[event].cause == subscription.opening, !trace.events[event].isLater {
        return Step("\(name) had it from the beginning")
      }
      if subscription.stream.isDrivenFromOutside {
        // A member that depends on other streams, such as the state of a command, does not receive events itself.
        if subscription.stream.asEventTarget == nil, !subscription.stream.isProperty {
          return Step("\(name) begins with it")
        }
        return Step("the script gave it to \(receiver(of: subscription.stream) ?? name)")
      }
      return source(event, subscription)
    }
    if trace.events[cause].kind == .sent, trace.events[cause].time == trace.events[event].time {
      return Step("", [cause])
    }
    if isEnd(cause) {
      return Step("\(name), as \(happening(cause))", isPlain(cause) ? [] : causes, brief: name)
    }
    if let end = trace.events[event].cause, isEnd(end), trace.events[cause].kind == .next {
      return Step("\(name) kept \(text(of: cause)) to the end, when \(happening(end))", [cause], brief: name)
    }
    if trace.events[cause].time < trace.events[event].time || trace.events[event].cause == subscription.opening {
      return Step("\(name) remembered it from \(time(of: cause)) for this subscriber", [cause])
    }
    if trace.events[cause].kind != .next { return source(event, subscription) }
    // An object of the app receives its own lane, and sends an event in answer.
    if let heard = self.subscription(of: cause), heard.stream.isDrivenFromOutside, lanes(hearing: heard).isEmpty {
      return Step("\(name) sent it", [cause], brief: name)
    }
    if subscription.stream.isDrivenFromOutside {
      return Step("\(name) was given it when \(text(of: cause)) came from \(label(of: cause))", [cause])
    }
    let renewal = renewal(of: subscription, for: event)
    return Step("\(name) passed it to all its subscribers\(renewal)", [cause], brief: name)
  }

  private func latest(_ event: Int, _ subscription: Trace.Subscription, _ causes: [Int]) -> Step {
    let trigger = trace.events[event].cause
    let newest = trigger.flatMap { causes.contains($0) ? $0 : nil } ?? causes.max()
    let notes = causes.map { cause in
      trace.events[cause].time < trace.events[event].time ? "the latest since \(time(of: cause))" : ""
    }
    let name = name(of: subscription)
    if subscription.treatment == .joiningLast {
      let words = "\(name) joined the last values\(occasion(event))"
      return Step(words, causes, brief: name, notes: causes.map { waiting($0, until: event) })
    }
    let occasion = newest.map { ", as \(label(of: $0)) sent \(text(of: $0))" } ?? ""
    let latest = subscription.treatment == .sampling ? "latest value" : "latest values"
    var step = Step(
      "\(name) \(subscription.treatment.word) the \(latest)\(occasion)", causes, brief: name, notes: notes)
    step.trigger = newest
    return step
  }

  /// Returns the event that released a value that had waited: "when a completed", "when its timer fired".
  func occasion(_ event: Int) -> String {
    guard let cause = trace.events[event].cause else { return "" }
    if trace.events[event].isLater { return ", at the end of its time" }
    let visible = visibleCauses(of: event)
    guard !visible.contains(cause) || isEnd(cause) else { return "" }
    guard trace.events[cause].kind != .subscribed else { return "" }
    return ", when \(happening(cause))"
  }

  private func waited(_ event: Int, _ subscription: Trace.Subscription, _ causes: [Int]) -> Step {
    let call = call(of: subscription)
    guard let cause = causes.first, isInput(cause, of: subscription) || trace.events[cause].kind == .next else {
      return source(event, subscription)
    }
    let duration = trace.events[event].time - trace.events[cause].time
    let isAtOnce = trace.events[event].cause == cause && !trace.events[event].isLater
    if duration == 0, isAtOnce, subscription.treatment.kind == .holding {
      return Step("\(call) let it pass at once", causes, brief: call)
    }
    if subscription.treatment.kind == .latest {
      let since = duration > 0 ? ", the latest since \(time(of: cause))" : ""
      let when = trace.events[event].isLater ? ", when its time was over" : occasion(event)
      return Step("\(call) \(subscription.treatment.word) \(text(of: cause))\(since)\(when)", causes, brief: call)
    }
    if subscription.treatment.kind == .lastOnes {
      return Step("\(call) kept \(text(of: cause)) to the end\(occasion(event))", causes, brief: call)
    }
    let isSame = trace.events[cause].value.isSame(as: trace.events[event].value)
    let what = isSame ? text(of: cause) : "\(text(of: cause)), which became \(text(of: event)),"
    let reason = waitingReason(event, subscription, cause)
    if duration == 0, reason.hasPrefix(Self.when) {
      return Step(
        "\(call) \(subscription.treatment.word) \(what) until \(reason.dropFirst(Self.when.count))", causes, brief: call
      )
    }
    let period =
      duration == 0 ? "to a later turn of \(time(of: event))" : "from \(time(of: cause)) to \(time(of: event))"
    return Step(
      "\(call) \(subscription.treatment.word) \(what) \(period)\(duration == 0 ? "" : reason)", causes,
      brief: duration == 0 ? call : "\(call) \(Self.took(subscription)) from \(time(of: cause))")
  }

  private static let when = ", when "

  /// Returns the reason why a value waited until then.
  private func waitingReason(_ event: Int, _ subscription: Trace.Subscription, _ cause: Int) -> String {
    if subscription.treatment.kind == .queueing, trace.events[event].isLater { return "" }
    if subscription.treatment.kind == .collecting, trace.events[event].isLater { return ", when its time was over" }
    guard trace.events[event].isLater, subscription.treatment.kind == .holding else { return occasion(event) }
    let between = trace.values(feeding: subscription, before: event).filter { $0 > cause }
    if !between.isEmpty { return ", when its time was over" }
    return trace.events[event].cause == cause ? ", as nothing else came" : ", the latest when its time was over"
  }

  /// Returns the words for a value that is passed on: an operator without a receiver chooses a stream, and an operator
  /// may pass on a stream other than its receiver.
  private func letsPass(_ cause: Int, _ subscription: Trace.Subscription) -> String {
    let own = self.subscription(of: cause)
    var isOfOther = (own?.index ?? 0) > 0
    // A stream that replaced the one before the dot is another as well.
    if case .stream(let source)? = subscription.stream.inputs.first, let own, own.stream !== source { isOfOther = true }
    return isOfOther || subscription.stream.operatorEntry?.form == .source ? "passed it on" : "let it pass"
  }

  /// Returns the value of another stream since which values are passed on: ", open since b sent 0 at 1s".
  private func gate(for value: Int, in subscription: Trace.Subscription) -> String {
    guard let own = self.subscription(of: value), own.consumer == subscription.number else { return "" }
    let inputs = subscription.inputs.map { trace.subscriptions[$0] }
    // A stream that runs again, or in place of another, has no such value.
    let signals = inputs.filter { $0.number != own.number && $0.index != own.index && $0.number < own.number }
    let isFirst = !inputs.contains { $0.number < own.number && $0.index == own.index }
    guard isFirst, let signal = signals.compactMap({ $0.values.first }).filter({ $0 < value }).max(),
      !trace.effects(of: signal).contains(where: { trace.events[$0].subscription == subscription.number })
    else { return "" }
    return ", open since \(label(of: signal)) sent \(text(of: signal)) at \(time(of: signal))"
  }

  private func passed(_ event: Int, _ subscription: Trace.Subscription, _ causes: [Int]) -> Step {
    let call = call(of: subscription)
    guard causes.count == 1, let cause = causes.first else {
      // Its cause is the end of another stream, such as an execution, and not a value of it.
      if let end = causes.last, isEnd(end) { return Step("\(call), as \(happening(end))", causes, brief: call) }
      return Step("\(call) of \(causes.map { text(of: $0) }.joined(separator: " and "))", causes, brief: call)
    }
    switch trace.events[cause].kind {
    case .next, .sent:
      let isSame = trace.events[cause].value.isSame(as: trace.events[event].value)
      if isSame, subscription.treatment.word.isEmpty {
        return Step(
          "\(call) \(letsPass(cause, subscription))\(gate(for: cause, in: subscription))", causes, brief: call)
      }
      let word = subscription.treatment.word
      let made = subscription.treatment.decides ? "was decided by" : ["", "made"].contains(word) ? "of" : word
      return Step("\(call) \(made) \(text(of: cause))", causes)
    case .subscribed: return source(event, subscription)
    default: return Step("\(call), as \(happening(cause))", isPlain(cause) ? [] : causes)
    }
  }
}

extension Value {
  /// Whether this is an array without elements.
  fileprivate var isEmptyArray: Bool {
    if case .array(let box) = self { box.elements.isEmpty } else { false }
  }
}
