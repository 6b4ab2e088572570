import Marbles
import Streams

/// The work of each operator, in its own words.
extension Explanation {
  private static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
  ]

  /// "third", "11th".
  static func ordinal(_ index: Int) -> String {
    if ordinals.indices.contains(index) { return ordinals[index] }
    let number = index + 1
    let suffix =
      (11...13).contains(number % 100)
      ? "th" : number % 10 == 1 ? "st" : number % 10 == 2 ? "nd" : number % 10 == 3 ? "rd" : "th"
    return "\(number)\(suffix)"
  }

  /// The causes of an event that a person has written or seen: parts of operators are looked through.
  func visibleCauses(of event: Int) -> [Int] {
    var found: [Int] = []
    var pending = trace.causes(of: event).reversed().map { ($0, 0) }
    while let (cause, depth) = pending.popLast() {
      guard cause < event, depth < 256 else { continue }
      guard let subscription = subscription(of: cause) else {
        found.append(cause)
        continue
      }
      let kind = trace.events[cause].kind
      if isPart(subscription) || kind == .subscribed {
        // A subscription is no cause that a person asks for, but what led to it may be.
        pending += trace.causes(of: cause).reversed().map { ($0, depth + 1) }
      } else if !found.contains(cause) {
        found.append(cause)
      }
    }
    return found
  }

  /// The step that led to an event.
  func step(_ event: Int) -> Step {
    let kind = trace.events[event].kind
    if kind == .sent { return sending(event) }
    guard let subscription = subscription(of: event) else { return Step("", []) }
    if isPart(subscription) { return Step("", visibleCauses(of: event)) }
    switch kind {
    case .next: return value(event, subscription)
    case .error, .completed, .interrupted: return end(event, subscription)
    case .subscribed, .disposed, .sent: return Step("", visibleCauses(of: event))
    }
  }

  private func sending(_ event: Int) -> Step {
    let name = trace.targets[event]?.name ?? "the stream"
    guard let cause = trace.events[event].cause else { return Step("the script sent it to \(name)") }
    return Step("sent to \(name) when \(text(of: cause)) came from \(label(of: cause))", [cause])
  }

  /// A value and what was made of it: "map { $0 * 2 } of 4".
  private func value(_ event: Int, _ subscription: Trace.Subscription) -> Step {
    if subscription.treatment == .passing, let cause = trace.events[event].cause,
      let part = self.subscription(of: cause), part.consumer == subscription.number, isPart(part),
      part.treatment != .passing, part.treatment.kind != .source, trace.events[cause].kind == .next,
      trace.events[cause].value.isSame(as: trace.events[event].value)
    {
      // The operator is made of others: the part tells what was done.
      return value(cause, part)
    }
    let call = call(of: subscription)
    let causes = visibleCauses(of: event)
    let ordinal = trace.ordinal(of: event)
    let isSource = causes.allSatisfy { cause in
      trace.events[cause].subscription != subscription.number && !isInput(cause, of: subscription)
    }
    switch subscription.treatment.kind {
    case .source: return source(event, subscription)
    case .sharing: return sharing(event, subscription, causes)
    case .pairing where causes.count > 1:
      return Step(
        "\(name(of: subscription)) \(subscription.treatment.word) the \(Self.ordinal(ordinal)) values", causes,
        brief: name(of: subscription), notes: causes.map { waiting($0, until: event) })
    case .latest where causes.count > 1: return latest(event, subscription, causes)
    case .accumulating: return accumulated(event, subscription, causes)
    case .collecting where !causes.isEmpty:
      let values = causes.count > 1 ? "\(causes.count) values" : text(of: causes[0])
      let reason = waitingReason(event, subscription, causes[causes.count - 1])
      return Step("\(call) \(subscription.treatment.word) \(values)\(reason)", causes, brief: call)
    case .holding, .queueing, .lastOnes, .latest, .pairing, .collecting:
      return waited(event, subscription, causes)
    case .flattening: return flattened(event, subscription, causes)
    case .passing:
      if isSource || causes.isEmpty { return source(event, subscription) }
      return passed(event, subscription, causes)
    }
  }

  /// Whether an event came to an operator from one of its streams, or from a part of it.
  private func isInput(_ event: Int, of subscription: Trace.Subscription) -> Bool {
    var current = self.subscription(of: event)?.consumer
    while let number = current, number >= subscription.number {
      if number == subscription.number { return true }
      current = trace.subscriptions[number].consumer
    }
    return false
  }

  /// The name of the operator, as it was written.
  func name(of subscription: Trace.Subscription) -> String {
    subscription.stream.writtenName ?? call(of: subscription)
  }

  private func waiting(_ cause: Int, until event: Int) -> String {
    let duration = trace.events[event].time - trace.events[cause].time
    return duration > 0 ? "waited \(Self.time(duration))" : ""
  }

  private func source(_ event: Int, _ subscription: Trace.Subscription) -> Step {
    let ordinal = Self.ordinal(trace.ordinal(of: event))
    var noun =
      subscription.treatment.kind == .source && !subscription.treatment.word.isEmpty
      ? subscription.treatment.word : "value"
    if let input = subscription.inputs.first, trace.subscriptions[input].treatment.word == "tick" { noun = "tick" }
    let call = call(of: subscription)
    let words = "\(call), \(ordinal) \(noun)"
    guard let opener = trace.opener(of: subscription), isEnd(opener) else { return Step(words) }
    // It was subscribed when another stream ended: a retry, the next of several.
    let again = isAgain(subscription)
    let reason = "\(again ? "again" : "begun") at \(time(of: opener)), when \(subject(of: opener)) \(text(of: opener))"
    // That a source failed by itself has been said already.
    let causes = step(opener).causes.isEmpty ? [] : [opener]
    return Step("\(words), \(reason)", causes, brief: "\(words), \(reason)")
  }

  private func isEnd(_ event: Int) -> Bool {
    switch trace.events[event].kind {
    case .completed, .error, .interrupted: true
    default: false
    }
  }

  private func isAgain(_ subscription: Trace.Subscription) -> Bool {
    trace.subscriptions[..<subscription.number].contains { $0.stream === subscription.stream }
  }

  private func subject(of event: Int) -> String { "\(label(of: event))" }

  private func sharing(_ event: Int, _ subscription: Trace.Subscription, _ causes: [Int]) -> Step {
    let name = subscription.stream.name ?? call(of: subscription)
    guard let cause = causes.first else {
      if subscription.stream.isDrivenFromOutside {
        return Step("the script gave it to \(name)")
      }
      return source(event, subscription)
    }
    if trace.events[cause].kind == .sent, trace.events[cause].time == trace.events[event].time {
      return Step("", [cause])
    }
    if trace.events[cause].time < trace.events[event].time || trace.events[event].cause == subscription.opening {
      return Step("\(name) remembered it from \(time(of: cause)) for this subscriber", [cause])
    }
    if trace.events[cause].kind != .next { return source(event, subscription) }
    if subscription.stream.isDrivenFromOutside {
      return Step("\(name) was given it when \(text(of: cause)) came from \(label(of: cause))", [cause])
    }
    return Step("\(name) passed it to all its subscribers", [cause], brief: name)
  }

  private func latest(_ event: Int, _ subscription: Trace.Subscription, _ causes: [Int]) -> Step {
    let trigger = trace.events[event].cause
    let newest = trigger.flatMap { causes.contains($0) ? $0 : nil } ?? causes.max()
    let notes = causes.map { cause in
      trace.events[cause].time < trace.events[event].time ? "the latest since \(time(of: cause))" : ""
    }
    let name = name(of: subscription)
    let occasion = newest.map { ", as \(label(of: $0)) sent \(text(of: $0))" } ?? ""
    return Step(
      "\(name) \(subscription.treatment.word) the latest values\(occasion)", causes, brief: name, notes: notes)
  }

  private func accumulated(_ event: Int, _ subscription: Trace.Subscription, _ causes: [Int]) -> Step {
    let call = call(of: subscription)
    guard let last = causes.last else { return source(event, subscription) }
    if isEnd(last) || trace.events[event].cause.map(isEnd) == true {
      let values = trace.values(feeding: subscription, before: event)
      let shown = values.prefix(6).map { text(of: $0) } + (values.count > 6 ? ["…"] : [])
      let what = values.isEmpty ? "no value had come" : "of \(shown.joined(separator: ", "))"
      return Step("\(call) \(what)\(occasion(event))", values.last.map { [$0] } ?? [], brief: call)
    }
    if causes.count > 1 {
      return Step(
        "\(call) of \(text(of: causes[0])) so far and \(text(of: last))", [last],
        brief: "\(call) of \(text(of: causes[0])) and \(text(of: last))")
    }
    return Step("\(call) of \(text(of: last)), the first value", [last], brief: "\(call) of \(text(of: last))")
  }

  /// When something was sent that had waited for it: "when a completed", "when its timer fired".
  func occasion(_ event: Int) -> String {
    guard let cause = trace.events[event].cause else { return "" }
    if trace.events[event].isLater { return ", at the end of its time" }
    let visible = visibleCauses(of: event)
    guard !visible.contains(cause) || isEnd(cause) else { return "" }
    guard trace.events[cause].kind != .subscribed else { return "" }
    return ", when \(label(of: cause)) \(isEnd(cause) ? text(of: cause) : "sent \(text(of: cause))")"
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
    if subscription.treatment.kind == .lastOnes {
      return Step("\(call) kept \(text(of: cause)) to the end\(occasion(event))", causes, brief: call)
    }
    let isSame = trace.events[cause].value.isSame(as: trace.events[event].value)
    let what = isSame ? text(of: cause) : "\(text(of: cause)), which became \(text(of: event)),"
    let period =
      duration == 0 ? "to a later turn of \(time(of: event))" : "from \(time(of: cause)) to \(time(of: event))"
    return Step(
      "\(call) \(subscription.treatment.word) \(what) \(period)\(waitingReason(event, subscription, cause))", causes,
      brief: call)
  }

  /// Why a value waited so long and no longer.
  private func waitingReason(_ event: Int, _ subscription: Trace.Subscription, _ cause: Int) -> String {
    if subscription.treatment.kind == .queueing { return "" }
    if subscription.treatment.kind == .collecting, trace.events[event].isLater { return ", when its time was over" }
    guard trace.events[event].isLater, subscription.treatment.kind == .holding else { return occasion(event) }
    let between = trace.values(feeding: subscription, before: event).filter { $0 > cause }
    if !between.isEmpty { return ", when its time was over" }
    return trace.events[event].cause == cause ? ", as nothing else came" : ", the latest when its time was over"
  }

  private func flattened(_ event: Int, _ subscription: Trace.Subscription, _ causes: [Int]) -> Step {
    let call = call(of: subscription)
    guard let inner = trace.events[event].cause.flatMap({ self.subscription(of: $0) }),
      inner.consumer == subscription.number
    else { return causes.isEmpty ? source(event, subscription) : Step(call, causes) }
    if causes.isEmpty { return source(event, subscription) }
    // The stream runs since a value came, or since another stream has ended.
    guard let opener = visibleOpener(of: inner, in: subscription) else {
      return Step("\(call) passed it on", causes, brief: call)
    }
    return Step(
      "\(call) passed it on from the stream that \(text(of: opener)) at \(time(of: opener)) began",
      causes.contains(opener) ? causes : causes + [opener], brief: call)
  }

  /// The value of which an inner stream was made; one that waited began when another ended.
  func visibleOpener(of inner: Trace.Subscription, in subscription: Trace.Subscription) -> Int? {
    outerValue(of: inner, in: subscription).map { maker(of: $0) }
  }

  /// The value, or the stream that came as one, that an operator runs as an inner stream.
  func outerValue(of inner: Trace.Subscription, in subscription: Trace.Subscription) -> Int? {
    let inputs = subscription.inputs.map { trace.subscriptions[$0] }.filter { $0.index == nil }
    let outer = inputs.flatMap { $0.values.prefix { $0 <= inner.opening } }
    guard !outer.isEmpty, inner.index != nil else { return nil }
    let opener = trace.opener(of: inner)
    if let opener, outer.contains(opener) { return opener }
    let began = subscription.inputs.filter { $0 < inner.number && trace.subscriptions[$0].index != nil }.count
    return outer.indices.contains(began) ? outer[began] : nil
  }

  /// The value of which a closure made a stream; the event itself where its value is none.
  private func maker(of event: Int) -> Int {
    guard case .stream = trace.events[event].value else { return event }
    let causes = visibleCauses(of: event)
    guard causes.count == 1, trace.events[causes[0]].kind == .next else { return event }
    return causes[0]
  }

  private func passed(_ event: Int, _ subscription: Trace.Subscription, _ causes: [Int]) -> Step {
    let call = call(of: subscription)
    guard causes.count == 1, let cause = causes.first else { return Step(call, causes) }
    switch trace.events[cause].kind {
    case .next, .sent:
      let isSame = trace.events[cause].value.isSame(as: trace.events[event].value)
      if isSame {
        return Step("\(call) let it pass", causes, brief: call)
      }
      return Step("\(call) of \(text(of: cause))", causes)
    case .subscribed: return source(event, subscription)
    default: return Step("\(call), as \(label(of: cause)) \(text(of: cause))", causes)
    }
  }

  /// The reason for the end of a stream.
  private func end(_ event: Int, _ subscription: Trace.Subscription) -> Step {
    let call = call(of: subscription)
    let own = trace.events[event]
    let causes = visibleCauses(of: event)
    let word = own.kind == .error ? "failed" : own.kind == .completed ? "completed" : "was interrupted"
    guard let cause = causes.first, isInput(cause, of: subscription), subscription.treatment.kind != .source else {
      if own.isLater, !subscription.inputs.isEmpty { return Step("\(call) \(word), as its time was over", causes) }
      return Step("\(call) \(word)")
    }
    let before = trace.events[cause]
    switch before.kind {
    case .next:
      let closure = own.value.asError.failingCall == nil ? "ended the stream" : "failed"
      let at = own.isLater ? ", and nothing else came in time" : ""
      let what =
        own.kind == .error
        ? "\(closure) at \(text(of: cause))" : "was over with \(text(of: cause)) of \(label(of: cause))"
      return Step("\(call) \(what)\(at)", causes, brief: "\(call) \(what)")
    case own.kind:
      if listening(subscription) < 2 { return Step("", causes) }
      return Step("\(call) \(word) when \(label(of: cause)) did", causes)
    default: return Step("\(call) \(word), as \(label(of: cause)) \(text(of: cause))", causes)
    }
  }

  private func listening(_ subscription: Trace.Subscription) -> Int { trace.listening(subscription).count }
}
