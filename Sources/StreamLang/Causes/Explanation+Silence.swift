import Marbles
import Streams

/// The reasons for silence: streams that wait for others.
extension Explanation {
  /// Returns the lines on a lane that is silent at an instant.
  func silence(in lane: TracedRun.Lane?, at instant: Int) -> [String] {
    guard let lane else {
      if let first = run.waits.first {
        return ["nothing was sent", "└─ \(first)"] + run.waits.dropFirst().prefix(Self.most - 2).map { "   " + $0 }
      }
      return [
        "nothing was subscribed, so nothing came",
        "└─ a stream that is driven from outside runs once it is subscribed, a connection once connect() is called",
      ]
    }
    let name = lane.name
    if let event = lane.events.last(where: { trace.events[$0].time == instant }) { return lines(why: event) }
    let subscriptions = trace.subscriptions.filter { run.lane(ofSubscription: $0) == name }
    let begun = subscriptions.filter { trace.events[$0.opening].time <= instant }
    // Of several with one name, the one that is still running counts.
    let running = begun.last { trace.events[$0.ending ?? $0.leaving ?? $0.opening].time > instant || isOpen($0) }
    guard let subscription = running ?? begun.last ?? subscriptions.first else {
      return ["nothing in \(name) at \(Self.time(instant))"] + inaction(in: lane, at: instant)
    }
    var lines = ["nothing in \(name) at \(Self.time(instant))"]
    var reasons = reasons(subscription, instant)
    if reasons.isEmpty { reasons = [rhythm(subscription, instant)] }
    lines += folded(reasons).prefix(Self.most - 1).enumerated().map { ($0 == 0 ? "└─ " : "   ") + $1 }
    return lines
  }

  /// Returns lines with one that is too long broken at the beginning of a statement, as far as there is room.
  func folded(_ lines: [String], room: Int = most - 1) -> [String] {
    var free = room - lines.count
    return lines.flatMap { line -> [String] in
      guard DisplayWidth.of(line) > 77, free > 0, let place = Self.lastBreak(of: line) else { return [line] }
      free -= 1
      return [String(line[..<place]), String(line[place...].dropFirst(2))]
    }
  }

  /// Returns the last beginning of a statement before the margin.
  private static func lastBreak(of line: String) -> String.Index? {
    let signs = Array(line.indices)
    let breaks = signs.indices.dropLast().filter { line[signs[$0]] == ";" && line[signs[$0 + 1]] == " " }
    let fitting = breaks.last { DisplayWidth.of(String(line[..<signs[$0]])) <= 77 }
    return (fitting ?? breaks.first).map { signs[$0] }
  }

  private func isOpen(_ subscription: Trace.Subscription) -> Bool {
    subscription.ending == nil && subscription.leaving == nil
  }

  /// Returns the lines on a lane that did not end: the streams for whose ends it waited.
  func openness(of lane: TracedRun.Lane?) -> [String] {
    let headline = "\(lane?.name ?? "the stream") did not end"
    let subscriptions = trace.subscriptions.filter { $0.ending == nil && run.lane(ofSubscription: $0) == lane?.name }
    let open = subscriptions.last { $0.leaving == nil }
    let heard = subscriptions.last { run.heard[$0.number] != nil }
    guard let subscription = open ?? heard ?? subscriptions.last else { return [headline, "└─ nobody ended it"] }
    if let left = subscription.leaving {
      return [headline, "└─ \(label(of: subscription)) was left at \(time(of: left))\(reason(ofLeaving: left))"]
    }
    let streams = self.open(above: subscription)
    let until = run.until == .max ? "" : " by \(Self.time(run.until))"
    guard streams.first?.number != subscription.number else {
      return [headline, "└─ \(rhythm(subscription, run.until))"]
    }
    let names = streams.reduce(into: [String]()) { names, stream in
      let name = label(of: stream)
      if !names.contains(name) { names.append(name) }
    }
    // A part of the stream that is asked about is that stream.
    if names == [call(of: subscription)] { return [headline, "└─ \(rhythm(streams[0], run.until))"] }
    let shown = names.count > 3 ? "\(names.count) streams" : names.joined(separator: " and ")
    let waits = "└─ \(call(of: subscription)) waited for the end of \(shown), which had not come\(until)"
    return [headline, waits] + (names.count > 3 ? [] : streams.prefix(3).map { "   " + rhythm($0, run.until) })
  }

  /// Returns the streams above a subscription, itself included, that have not ended though all above them have.
  private func open(above subscription: Trace.Subscription) -> [Trace.Subscription] {
    let inputs = subscription.inputs.map { trace.subscriptions[$0] }.filter { $0.ending == nil && $0.leaving == nil }
    return inputs.isEmpty ? [subscription] : inputs.flatMap { open(above: $0) }
  }

  /// Returns the reasons why a subscription waits, from it upwards: one line for each operator that adds a reason.
  func reasons(_ subscription: Trace.Subscription, _ instant: Int) -> [String] {
    let opened = trace.events[subscription.opening].time
    let label = label(of: subscription)
    if opened > instant { return lateness(of: subscription) }
    if let over = over(subscription, instant) { return over }
    // A stream that began later was not missed yet.
    let begun = running(subscription, instant) ?? trace.listening(subscription, at: instant)
    let inputs = whole(begun.isEmpty ? trace.listening(subscription) : begun, of: subscription)
    // A value came to it at that instant and was not passed on.
    if !lacks(subscription, inputs, instant) {
      for input in inputs.reversed() {
        if let event = input.values.last(where: { trace.events[$0].time == instant }) {
          // A stream is described by the value that it was made for.
          let isStream: Bool = if case .stream = trace.events[event].value { true } else { false }
          let seen = isStream ? visibleCauses(of: event).first ?? event : event
          // With several inputs another one may have kept the value back.
          let isDropped =
            (subscription.treatment.decides || subscription.treatment.kind == .passing) && inputs.count == 1
            && !trace.effects(of: event).contains { trace.events[$0].subscription == subscription.number }
          let fate = isDropped ? [loss(of: event)] : fateReasons(event)
          return ["\(self.label(of: seen)) sent \(text(of: seen))"] + fate
        }
      }
    }
    // A named stream that sends is described by its rhythm; the streams above it are another question.
    let isTold =
      subscription.stream.name != nil && subscription.treatment.kind == .passing
      && run.heard[subscription.number] == nil && !subscription.values.isEmpty
    if subscription.stream is ConnectableStream, !trace.isConnected(subscription, at: instant) {
      return ["\(label) was not connected then: connect() runs its source"]
    }
    // The ends of its runs that an operator passes to its closure have no name of their own.
    if inputs.isEmpty, isPart(subscription), subscription.treatment.kind == .sharing { return [] }
    // A shared stream that is asked about waits for its source.
    if inputs.isEmpty, run.heard[subscription.number] != nil,
      let source = trace.feeding(subscription).last(where: {
        trace.events[$0.opening].time <= instant && over($0, instant) == nil
      })
    {
      return reasons(source, instant)
    }
    // An object of the app is a source as far as the code shows.
    let isOpaque = subscription.stream.isStandIn && subscription.treatment.kind == .flattening
    if inputs.isEmpty || isTold || isOpaque { return [rhythm(subscription, instant)] }
    var reasons: [String] = []
    if let waiting = waiting(subscription, inputs, instant) { reasons.append(waiting) }
    if let dropped = dropped(by: subscription, inputs, instant) { reasons.append(dropped) }
    // Of several streams, only those that it waits for are described.
    var asked = inputs
    if subscription.treatment.kind == .pairing {
      let counts = inputs.map { count(of: $0, upTo: instant) }
      let least = counts.min() ?? 0
      asked = zip(inputs, counts).filter { $0.1 == least }.map { $0.0 }
    } else if subscription.treatment == .joiningLast {
      asked = inputs.filter { over($0, instant) == nil }
    }
    for input in asked { reasons += self.reasons(input, instant) }
    // An operator that runs a stream again, or another after it, may wait before that.
    let next = subscription.inputs.map { trace.subscriptions[$0] }.first { trace.events[$0.opening].time > instant }
    if let next {
      let isAgain = asked.contains { $0.stream === next.stream && over($0, instant) != nil }
      if isAgain || asked.allSatisfy({ over($0, instant) != nil }) {
        let what = "\(self.label(of: next))\(isAgain ? " again" : "")"
        reasons.append("\(call(of: subscription)) waits until \(time(of: next.opening)) and then runs \(what)")
      }
    }
    return reasons.reduce(into: []) { unique, line in if !unique.contains(line) { unique.append(line) } }
  }

  /// Returns the fate of an operator's last value that was not passed on: "1 at 200ms: filter { $0 > 2 } said no".
  private func dropped(
    by subscription: Trace.Subscription, _ inputs: [Trace.Subscription], _ instant: Int
  ) -> String? {
    // The events of an element that have another type are not those of its stream.
    guard inputs.count == 1, subscription.treatment.kind == .passing || subscription.treatment.decides,
      !(inputs[0].stream.isDrivenFromOutside && inputs[0].stream.name == nil),
      let last = inputs[0].values.last(where: { trace.events[$0].time < instant }),
      !trace.effects(of: last).contains(where: isValue)
    else { return nil }
    // A part of the operator receives other events than values, such as ends.
    let seen = isPart(inputs[0]) ? visibleCauses(of: last).first ?? last : last
    return "\(text(of: seen)) at \(time(of: seen)): \(loss(of: last))"
  }

  /// Returns the streams of an operator that is made of others of its kind, such as a zip of three.
  func whole(_ inputs: [Trace.Subscription], of subscription: Trace.Subscription) -> [Trace.Subscription] {
    let kind = subscription.treatment.kind
    guard kind == .pairing || kind == .latest else { return inputs }
    return inputs.flatMap { input in
      isPart(input) && input.treatment.kind == kind ? whole(trace.listening(input), of: input) : [input]
    }
  }

  /// Returns the stream of streams that an operator listens to, and all of its inner streams that had not ended.
  private func running(_ subscription: Trace.Subscription, _ instant: Int) -> [Trace.Subscription]? {
    guard subscription.treatment.kind == .flattening else { return nil }
    return subscription.inputs.map { trace.subscriptions[$0] }.filter { input in
      trace.events[input.opening].time <= instant && (input.index == nil || over(input, instant) == nil)
    }
  }

  /// Returns whether an operator that needs a value of each of its streams lacks one.
  private func lacks(_ subscription: Trace.Subscription, _ inputs: [Trace.Subscription], _ instant: Int) -> Bool {
    let counts = inputs.map { count(of: $0, upTo: instant) }
    switch subscription.treatment.kind {
    case .pairing: return Set(counts).count > 1
    case .latest: return subscription.treatment.loss.isEmpty && counts.contains(0)
    default: return false
    }
  }

  /// Returns the lines on a stream that had ended already, with the reason.
  func over(_ subscription: Trace.Subscription, _ instant: Int) -> [String]? {
    let label = label(of: subscription)
    if let end = subscription.ending, trace.events[end].time < instant {
      var tree = tree(from: end, room: 4).map { String($0.dropFirst(3)) }
      // A stream that ended by itself needs no words.
      if isPlain(end), tree.allSatisfy({ $0.hasSuffix(" completed") || $0.hasSuffix(" failed") }) { tree = [] }
      return ["\(label) had \(past(end)) at \(time(of: end))"] + tree
    }
    if let left = subscription.leaving, let holder = subscription.holder, trace.events[left].time <= instant {
      return ["\(holder) ended at \(time(of: left)), and the subscription with it"]
    }
    if let left = subscription.leaving, trace.events[left].time < instant {
      return ["\(label) had been left at \(time(of: left))\(reason(ofLeaving: left))"]
    }
    return nil
  }

  func past(_ event: Int) -> String {
    switch trace.events[event].kind {
    case .completed: "completed"
    case .error: "failed with '\(Diagnostic.shortened(trace.events[event].value.asError.text))'"
    default: "been interrupted"
    }
  }

  /// Returns the event that made a subscriber leave a subscription: ", when a sent b".
  func reason(ofLeaving event: Int) -> String {
    if let holder = subscription(of: event)?.holder { return ", as \(holder) ended" }
    if trace.events[event].isLater {
      guard let timed = subscription(of: event).flatMap({ decider(over: $0) }) else {
        let isOfScript = subscription(of: event).map { run.heard[$0.number] != nil } ?? false
        return isOfScript ? ", by the script" : ", when its time was over"
      }
      if let end = timed.ending, trace.events[end].time == trace.events[event].time {
        let verb = text(of: end).prefix { $0 != " " }
        return ", when \(call(of: timed)) \(verb): \(deadline(end, timed))"
      }
      return ", when the time of \(call(of: timed)) was over"
    }
    var cause = trace.events[event].cause
    while let here = cause, [.subscribed, .disposed].contains(trace.events[here].kind) {
      cause = trace.events[here].cause
    }
    guard var cause else { return ", by the script" }
    // An operator's own values are not mentioned.
    if let part = subscription(of: cause), isPart(part), let seen = visibleCauses(of: cause).first { cause = seen }
    cause = maker(of: cause)
    return
      ", when \(label(of: cause)) \([.next, .sent].contains(trace.events[cause].kind) ? "sent " : "")\(text(of: cause))"
  }

  /// Returns the event that made a subscription be left, its own or the one that ended its subscriber.
  func reason(ofLeaving subscription: Trace.Subscription) -> String {
    var current: Trace.Subscription? = subscription
    while let here = current {
      if let left = here.leaving {
        let reason = reason(ofLeaving: left)
        if !reason.isEmpty { return reason }
      } else if let end = here.ending {
        let words = ending(end, here).words
        return words.isEmpty ? "" : ", as \(words)"
      }
      current = here.consumer.map { trace.subscriptions[$0] }
    }
    return ""
  }

  /// Returns the number of values up to an instant.
  func count(of subscription: Trace.Subscription, upTo instant: Int) -> Int {
    subscription.values.count { trace.events[$0].time <= instant }
  }

  /// Returns the values that an operator has, and those that it lacks.
  private func waiting(
    _ subscription: Trace.Subscription, _ inputs: [Trace.Subscription], _ instant: Int
  ) -> String? {
    let name = name(of: subscription)
    switch subscription.treatment.kind {
    case .pairing:
      let counts = inputs.map { count(of: $0, upTo: instant) }
      let least = counts.min() ?? 0
      let lacking = zip(inputs, counts).filter { $0.1 == least }.map { label(of: $0.0) }
      let full = zip(inputs, counts).filter { $0.1 > least }.map { "\($0.1 - least) of \(label(of: $0.0))" }
      let held = full.isEmpty ? "nothing waited" : "\(full.joined(separator: " and ")) waited"
      return "\(name) needed the \(Self.ordinal(least)) value of \(lacking.joined(separator: " and ")); \(held)"
    case .latest where subscription.treatment == .joiningLast:
      let open = inputs.filter { $0.ending.map { trace.events[$0].time > instant } ?? true }
      return "\(name) waited for the end of \(open.map { label(of: $0) }.joined(separator: " and "))"
    case .latest:
      let silent = inputs.filter { count(of: $0, upTo: instant) == 0 }.map { label(of: $0) }
      if !silent.isEmpty { return "\(name) waited for a first value of \(silent.joined(separator: " and "))" }
      // A sampler determines when to send; of other operators only the stream before the dot may do so.
      guard inputs.count > 1 else { return "\(name) sends only when its time is over" }
      let places = inputs.map { $0.index ?? -1 }
      let isSampled = subscription.treatment == .sampling
      let deciding = zip(inputs, places).filter { ($0.1 == places.min()) != isSampled }.map { $0.0 }
      if !subscription.treatment.loss.isEmpty || isSampled, !deciding.isEmpty {
        return "\(name) sends only when \(deciding.map { label(of: $0) }.joined(separator: " or ")) does"
      }
      return "\(name) sends only when one of its streams does"
    case .holding, .queueing, .lastOnes, .collecting:
      // Streams other than the one before the dot only trigger.
      let direct = inputs.filter { $0.index == nil }
      let values = (direct.isEmpty ? inputs : direct).flatMap { $0.values }.filter { trace.events[$0].time <= instant }
      let waiting = values.filter { value in
        let effects = trace.effects(of: value).filter { trace.events[$0].subscription == subscription.number }
        if effects.contains(where: { trace.events[$0].time <= instant }) { return false }
        // If one value replaces another, the earlier one is gone.
        return subscription.treatment.kind != .holding || value == values.last || !effects.isEmpty
      }
      guard let last = waiting.last else { return nil }
      let effect = trace.effects(of: last).first { trace.events[$0].subscription == subscription.number }
      let call = call(of: subscription)
      if subscription.treatment == .asking {
        let lost = loss(of: last)
        return "\(text(of: last)) at \(time(of: last)): \(lost)"
      }
      if let effect, subscription.treatment.kind != .collecting, subscription.treatment.kind != .lastOnes {
        return "\(call) held \(text(of: last)) from \(time(of: last)) until \(time(of: effect))"
      }
      if subscription.treatment.kind == .collecting || subscription.treatment.kind == .lastOnes {
        let sends = effect.map { "; it sent \(text(of: $0)) at \(time(of: $0))" } ?? ""
        return "\(call) was collecting: \(waiting.suffix(5).map { text(of: $0) }.joined(separator: ", "))\(sends)"
      }
      return "\(call) held \(text(of: last)) since \(time(of: last))"
    case .flattening:
      let running = inputs.filter { $0.index != nil }
      let call = call(of: subscription)
      if !hasOuter(subscription) { return row(inputs, of: subscription, at: instant) }
      if running.isEmpty { return subscription.treatment.decides ? nil : idleness(of: subscription, at: instant) }
      let isOne = running.count == 1
      return words(for: running, in: subscription, tellsEnds: true).map {
        "\(call) ran \($0)\(isOne ? until(running) : "")\(queue(of: subscription, at: instant))"
      }
    case .accumulating where subscription.values.isEmpty:
      return "\(call(of: subscription)) sends when its source completes"
    default: return nil
    }
  }

  /// Returns the last time before and the first time after an instant at which a source sends.
  private func rhythm(_ subscription: Trace.Subscription, _ instant: Int) -> String {
    if let gone = disconnection(of: subscription, at: instant) { return gone }
    let label = subscription.stream.name ?? call(of: subscription)
    let before = subscription.values.last { trace.events[$0].time <= instant }
    let after = subscription.values.first { trace.events[$0].time > instant }
    let last = before.map { "its last was \(text(of: $0)) at \(time(of: $0))" } ?? "it had sent nothing yet"
    let next: String
    if let after {
      next = "the next is \(text(of: after)) at \(time(of: after))"
    } else if let end = subscription.ending {
      next = "it \(text(of: end)) at \(time(of: end))"
    } else if let left = subscription.leaving {
      next = "it was left at \(time(of: left))\(reason(ofLeaving: left))"
    } else {
      if run.isCut, instant >= run.until {
        return "\(label): \(last), and the run was cut at \(Self.time(run.until))"
      }
      // A run ends when nothing is armed any more, which may be long before the instant.
      let until = Self.time(instant - 1 > run.until ? instant : run.until)
      if before == nil { return "\(label) sent nothing\(max(instant, run.until) > 0 ? " up to \(until)" : "")" }
      next = "no other came up to \(until)"
    }
    return "\(label): \(last), \(next)"
  }
}

extension TracedRun {
  func lane(ofSubscription subscription: Trace.Subscription) -> String? {
    heard[subscription.number] ?? subscription.stream.name
  }
}
