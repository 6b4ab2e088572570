import Marbles
import Streams
import Times

/// Whether a result depends on the order of what falls due at one instant: its runs under all rules.
struct Luck {
  /// A rule for the order at one instant.
  struct Rule {
    let name: String
    let ties: TieRule
    /// Whether of two sources the later one comes first.
    var reversesSources = false

    /// All rules, the one that is in force first.
    static func all(inForce: TieRule) -> [Rule] {
      ([inForce] + TieRule.tried.filter { $0 != inForce }).map { Rule(name: $0.rawValue, ties: $0) } + [
        Rule(name: "sources reversed", ties: .phased, reversesSources: true)
      ]
    }
  }

  /// A run under a rule.
  struct Run {
    let rule: Rule
    let lane: RecordedLane
    let traced: TracedRun
  }

  let runs: [Run]

  /// The lines on it: the instant, the events that meet, the operator, and the results side by side.
  var lines: [String] {
    guard let first = runs.first else { return [] }
    let others = runs.dropFirst().compactMap { run in
      RunDifference(of: first.lane, from: run.lane).map { (run: run, difference: $0) }
    }
    guard let earliest = others.min(by: { $0.difference.time < $1.difference.time }) else {
      return ["the result is the same under all rules for one instant"] + glitchLines(first)
    }
    let instant = earliest.difference.time
    var lines = ["the result depends on the order at \(Explanation.time(instant))"]
    if let place = Divergence(of: first.traced, from: earliest.run.traced) {
      if let meeting = place.meeting { lines.append("\(meeting), at \(Explanation.time(place.instant))") }
      lines.append("it begins to matter at \(place.name)")
    }
    let width = runs.map { DisplayWidth.of($0.rule.name) }.max() ?? 0
    for run in runs {
      let padding = String(repeating: " ", count: width - DisplayWidth.of(run.rule.name))
      lines.append("  \(run.rule.name)\(padding)  \(Self.text(of: run.lane, around: instant))")
    }
    return lines
  }

  /// The first instant at which the rules give different results; nothing where all give the same.
  var instant: Int? {
    guard let first = runs.first else { return nil }
    return runs.dropFirst().compactMap { RunDifference(of: first.lane, from: $0.lane)?.time }.min()
  }

  private func glitchLines(_ run: Run) -> [String] {
    Explanation(run: run.traced).glitch.map {
      [$0, "zip, or one map of both values, or withLatestFrom sends only once"]
    } ?? []
  }

  /// The events of a lane from an instant on.
  private static func text(of lane: RecordedLane, around instant: Int) -> String {
    let events = lane.events.filter { $0.time >= instant }
    var instants: [(time: Int, marks: [RecordedLane.Mark])] = []
    for event in events {
      if instants.last?.time == event.time {
        instants[instants.count - 1].marks.append(event.mark)
      } else {
        instants.append((event.time, [event.mark]))
      }
    }
    guard !instants.isEmpty else { return "nothing from then on" }
    let words = instants.prefix(2).map { "\(RunDifference.words($0.marks)) at \(Explanation.time($0.time))" }
    return words.joined(separator: ", ") + (instants.count > 2 ? ", …" : "")
  }
}

/// Where two runs of one pipeline begin to differ.
private struct Divergence {
  /// The operator.
  let name: String
  let instant: Int
  /// The two events that meet there.
  let meeting: String?

  init?(of one: TracedRun, from two: TracedRun) {
    let others = Self.bySubscription(two)
    var first: (rank: (Int, Int, Int), subscription: Trace.Subscription, other: Trace.Subscription)?
    for (key, subscription) in Self.bySubscription(one) {
      guard let other = others[key], let (time, isOfParts) = Self.difference(subscription, one, other, two) else {
        continue
      }
      // An operator that listens to several streams decides, or that gives values to windows, and of these the one that
      // stands highest: it was subscribed last. The others hear less for its sake.
      let decides = isOfParts || Self.inputs(of: subscription, in: one).count > 1
      let rank = (time, decides ? 0 : subscription.inputs.isEmpty ? 2 : 1, -subscription.number)
      if first.map({ rank < $0.rank }) ?? true { first = (rank, subscription, other) }
    }
    guard let first else { return nil }
    let explanation = Explanation(run: one)
    instant = first.rank.0
    name = explanation.call(of: first.subscription)
    let time = instant
    let there = Self.bySubscription(two)
    var here: [Int: Key] = [:]
    for (key, subscription) in Self.bySubscription(one) { here[subscription.number] = key }
    var meeting: [(label: String, pipeline: String, happens: String)] = []
    let streams = Self.inputs(of: first.other, in: two)
    for (place, input) in Self.inputs(of: first.subscription, in: one).enumerated() {
      // Closures make other streams in each run: those are told apart by their places.
      let same = here[input.number].flatMap { there[$0] } ?? (streams.indices.contains(place) ? streams[place] : nil)
      let runs = [(one, Optional(input)), (two, same)]
      for (run, input) in runs {
        guard let input else { continue }
        let events = input.values + (input.ending.map { [$0] } ?? [])
        guard let event = events.first(where: { run.trace.events[$0].time == time }) else { continue }
        let explanation = Explanation(run: run)
        let text = explanation.text(of: event)
        let kind = run.trace.events[event].kind
        meeting.append(
          (
            explanation.label(of: input), input.stream.pipelineText,
            (Self.verb(kind) ?? text) + (kind == .next ? " " + text : "")
          ))
        break
      }
    }
    // Two streams that end with the same call are told by their whole pipelines.
    let areAlike = Set(meeting.prefix(2).map { $0.label }).count < min(2, meeting.count)
    let words = meeting.map { "\(areAlike && $0.pipeline.count <= 40 ? $0.pipeline : $0.label) \($0.happens)" }
    switch words.count {
    case 0: self.meeting = nil
    case 1 where first.subscription.treatment.kind == .flattening: self.meeting = nil
    case 1: self.meeting = "\(words[0]) when a timer of \(explanation.name(of: first.subscription)) is due"
    default: self.meeting = "\(words[0]) when \(words[1])"
    }
  }

  /// The streams that an operator listens to; of inner streams all, since they run beside one another.
  private static func inputs(of subscription: Trace.Subscription, in run: TracedRun) -> [Trace.Subscription] {
    guard subscription.treatment.kind == .flattening else { return run.trace.listening(subscription) }
    return subscription.inputs.map { run.trace.subscriptions[$0] }
  }

  private static func verb(_ kind: Trace.Event.Kind) -> String? {
    switch kind {
    case .next: "sends"
    case .completed: "completes"
    case .error: "fails"
    default: nil
    }
  }

  private struct Key: Hashable {
    let stream: ObjectIdentifier
    let ordinal: Int
  }

  private static func bySubscription(_ run: TracedRun) -> [Key: Trace.Subscription] {
    var counts: [ObjectIdentifier: Int] = [:]
    var found: [Key: Trace.Subscription] = [:]
    for subscription in run.trace.subscriptions {
      let stream = ObjectIdentifier(subscription.stream)
      found[Key(stream: stream, ordinal: counts[stream, default: 0])] = subscription
      counts[stream, default: 0] += 1
    }
    return found
  }

  /// The time at which a subscription differs from the same one of another run, and whether only in a window or a group
  /// that it sends.
  ///
  /// One that is left hears less from then on: whoever left it decided that.
  private static func difference(
    _ one: Trace.Subscription, _ first: TracedRun, _ two: Trace.Subscription, _ second: TracedRun
  ) -> (time: Int, isOfParts: Bool)? {
    let left = (one.values + (one.ending.map { [$0] } ?? [])).map { first.trace.events[$0] }
    let right = (two.values + (two.ending.map { [$0] } ?? [])).map { second.trace.events[$0] }
    for (mine, yours) in zip(left, right) {
      let time = min(mine.time, yours.time)
      guard mine.time == yours.time, mine.kind == yours.kind else { return (time, false) }
      guard case .stream(let own) = mine.value, case .stream(let other) = yours.value else {
        guard mine.value.isSame(as: yours.value) else { return (time, false) }
        continue
      }
      // Closures and windows make other streams in each run.
      if own.kindName == other.kindName, own.kindName != "a stream",
        let part = first.trace.subscriptions.first(where: { $0.stream === own }),
        let counterpart = second.trace.subscriptions.first(where: { $0.stream === other }),
        let inside = difference(part, first, counterpart, second)
      {
        return (inside.time, true)
      }
    }
    let count = min(left.count, right.count)
    guard left.count != right.count else { return nil }
    let shorter = left.count < right.count ? one : two
    if shorter.ending == nil, shorter.leaving != nil { return nil }
    return (left.count > count ? left[count].time : right[count].time, false)
  }
}

extension Explanation {
  /// A glitch, where there is one: one event of a source makes an operator that joins the latest values send several
  /// times at one instant.
  var glitch: String? {
    for subscription in trace.subscriptions
    where subscription.treatment.kind == .latest && subscription.inputs.count > 1 {
      for (one, two) in zip(subscription.values, subscription.values.dropFirst())
      where trace.events[one].time == trace.events[two].time {
        let shared = origins(of: trace.events[one].cause).intersection(origins(of: trace.events[two].cause))
        guard let source = shared.min() else { continue }
        return
          "a glitch: \(text(of: source)) of \(label(of: source)) at \(time(of: source)) makes \(name(of: subscription)) send \(text(of: one)) and then \(text(of: two))"
      }
    }
    return nil
  }

  /// The events at which the way to an event begins.
  private func origins(of event: Int?) -> Set<Int> {
    var found: Set<Int> = []
    var seen: Set<Int> = []
    var pending = event.map { [$0] } ?? []
    while let here = pending.popLast(), seen.count < 10_000 {
      guard seen.insert(here).inserted, [.next, .sent].contains(trace.events[here].kind) else { continue }
      // A value of a shared source is the same event for all who hear it.
      let cause = trace.events[here].cause
      let isPassed =
        cause.map { trace.events[$0].kind == .next && trace.events[$0].time == trace.events[here].time } ?? false
      if isPassed, let cause { pending.append(cause) } else { found.insert(here) }
    }
    return found
  }
}
