import Streams

/// The first operator at which two runs differ, and its two events at one instant whose order differs.
struct Meeting {
  /// An event at the operator: an event of a stream that it listens to, or the firing of a timer of its own.
  private enum Party {
    case stream(place: Int)
    case time
  }

  /// The operator, and the streams that it listens to, by their places in any run.
  private let place: Int
  private let parties: [Party]
  private let places: SubscriptionPlaces
  private let instant: Int
  private let names: [String]
  /// The origins of the events, in the runs that have them.
  private let origins: [Origin?]
  /// The line on it.
  let words: String

  init?(of one: TracedRun, from two: TracedRun) {
    let known = SubscriptionPlaces()
    let (own, others) = (known.all(in: one.trace), known.all(in: two.trace))
    guard let found = Self.divergence(one, own, two, others), let here = own[found.place],
      let there = others[found.place]
    else { return nil }
    let explanation = Explanation(run: one)
    let call = explanation.call(of: here)

    var streams: [Int] = []
    for input in Self.inputs(of: here, in: one).map({ known.place(of: $0, in: one.trace) })
      + Self.inputs(of: there, in: two).map({ known.place(of: $0, in: two.trace) }) where !streams.contains(input)
    {
      streams.append(input)
    }
    let hearing = streams.filter { stream in
      [one, two].contains { Self.event(of: known.all(in: $0.trace)[stream], at: found.time, in: $0) != nil }
    }
    var all = hearing.map { Party.stream(place: $0) }
    let isTimed = [(here, one), (there, two)].contains { Self.timedEvent(of: $0, at: found.time, in: $1) != nil }
    // The time of a throttle may end without an event.
    let mayBeTimed = [.holding, .collecting].contains(here.treatment.kind) || here.treatment == .pausing
    if isTimed || all.count == 1 && mayBeTimed { all.append(.time) }
    func position(_ party: Party, _ run: TracedRun) -> Int {
      Self.position(party, known.all(in: run.trace), operator: found.place, at: found.time, in: run) ?? .max
    }
    // Of all events there, two whose order differs are chosen.
    var pair: [Party] = []
    for (index, party) in all.enumerated() where pair.isEmpty {
      for other in all[(index + 1)...] where pair.isEmpty {
        let (first, second) = (position(party, one) < position(other, one), position(party, two) < position(other, two))
        if first != second { pair = [party, other] }
      }
    }
    if pair.isEmpty { pair = Array(all.prefix(2)) }
    var named: [(name: String, label: String, pipeline: String, what: String, place: String)] = []
    for party in pair {
      guard case .stream(let stream) = party else {
        named.append(("its time", "its time", "its time", "its time is over", "its time"))
        continue
      }
      // An event that comes only under another rule is due under the current one.
      let sent = [(one, "sends", ""), (two, "is due to send", "is due to ")].lazy.compactMap { run, verb, lead in
        known.all(in: run.trace)[stream].flatMap { input in
          Self.event(of: input, at: found.time, in: run).map { (Explanation(run: run), input, $0, verb, lead) }
        }
      }.first
      guard let (teller, input, event, verb, lead) = sent else { continue }
      let text: String =
        switch teller.trace.events[event].kind {
        case .next: "\(verb) \(teller.text(of: event))"
        case .completed: lead.isEmpty ? "completes" : lead + "complete"
        case .error: lead.isEmpty ? "fails" : lead + "fail"
        default: lead.isEmpty ? "is interrupted" : lead + "be interrupted"
        }
      let index = input.index.map { "its \(Explanation.ordinal($0)) stream" } ?? "its source"
      named.append(
        (input.stream.name ?? teller.name(of: input), teller.label(of: input), input.stream.pipelineText, text, index))
    }
    // Two streams that end with the same call are named by their whole pipelines.
    func areAlike(_ names: [String]) -> Bool { Set(names).count < names.count }
    let isShort = !areAlike(named.map { $0.label })
    let labels = named.map { !isShort && $0.pipeline.count <= 40 ? $0.pipeline : $0.label }
    let tellings = zip(labels, named).map { $0 == $1.label && $1.place == $0 ? $1.what : "\($0) \($1.what)" }
    // The name of the operator alone is enough if the other's name differs.
    var names = areAlike(named.map { $0.name }) ? labels : zip(labels, named).map { $1.name.isEmpty ? $0 : $1.name }
    if areAlike(names) { names = named.map { $0.place } }
    switch tellings.count {
    case 2 where tellings[0] == tellings[1]:
      words = "\(call) hears one event twice: \(tellings[0]), to \(names[0]) and to \(names[1])"
    case 2: words = "two events meet at \(call): \(tellings[0]), and \(tellings[1])"
    default: words = "it begins to matter at \(call)"
    }
    origins = pair.map { party in
      [one, two].lazy.compactMap {
        Self.origin(of: party, known.all(in: $0.trace), operator: found.place, at: found.time, in: $0, known)
      }.first
    }
    (places, place, instant, parties, self.names) = (known, found.place, found.time, pair, names)
  }

  /// Returns which of the two events goes first in a run, with the reason: "slow first, subscribed earlier".
  func order(in run: TracedRun, under rule: OrderRule) -> String? {
    guard parties.count == 2, names.count == 2, names[0] != names[1] else { return nil }
    let known = places.all(in: run.trace)
    let positions = parties.map { Self.position($0, known, operator: place, at: instant, in: run) ?? .max }
    guard positions[0] != positions[1] else { return nil }
    let isInOrder = positions[0] < positions[1]
    let reason = reason(isInOrder ? origins : origins.reversed(), known, rule)
    return "\(names[isInOrder ? 0 : 1]) first\(reason.isEmpty ? "" : ", \(reason)")"
  }

  /// Returns the reason why the first of two events goes first, as far as it is known to be true.
  private func reason(_ origins: [Origin?], _ known: [Int: Trace.Subscription], _ rule: OrderRule) -> String {
    guard let first = origins[0], let second = origins[1] else { return "" }
    let isEarlier: Bool? =
      if let one = known[first.timer]?.number, let other = known[second.timer]?.number, one != other {
        one < other
      } else {
        nil
      }
    if rule.reversesSources, first.isSource, second.isSource { return isEarlier == false ? "subscribed later" : "" }
    switch rule.ties {
    case .phased where first.isSource != second.isSource: return second.isSource ? "a deadline" : ""
    case .sourcesFirst where first.isSource != second.isSource: return first.isSource ? "a source" : ""
    case .phased, .sourcesFirst: return isEarlier == true ? "subscribed earlier" : ""
    default: return first.armed < second.armed ? "armed earlier" : ""
    }
  }

  /// The origin of an event at its instant: a timer of a source or a deadline of an operator.
  private struct Origin {
    let isSource: Bool
    /// The place of the timer's subscription, and the event that armed the timer.
    let timer, armed: Int
  }

  private static func origin(
    of party: Party, _ known: [Int: Trace.Subscription], operator place: Int, at instant: Int, in run: TracedRun,
    _ places: SubscriptionPlaces
  ) -> Origin? {
    guard var event = position(party, known, operator: place, at: instant, in: run) else { return nil }
    let trace = run.trace
    while !trace.events[event].isLater {
      guard let cause = trace.events[event].cause, trace.events[cause].time == instant else { return nil }
      event = cause
    }
    guard let cause = trace.events[event].cause, trace.subscriptions.indices.contains(trace.events[event].subscription)
    else { return nil }
    let timed = trace.subscriptions[trace.events[event].subscription]
    return Origin(
      isSource: timed.treatment.kind == .source, timer: places.place(of: timed, in: trace),
      armed: trace.events[cause].time)
  }

  /// Returns the number of a party's event in a run.
  private static func position(
    _ party: Party, _ known: [Int: Trace.Subscription], operator place: Int, at instant: Int, in run: TracedRun
  ) -> Int? {
    switch party {
    case .stream(let stream): event(of: known[stream], at: instant, in: run)
    case .time: known[place].flatMap { timedEvent(of: $0, at: instant, in: run) }
    }
  }

  /// Returns the first event of a subscription at an instant.
  private static func event(of subscription: Trace.Subscription?, at instant: Int, in run: TracedRun) -> Int? {
    guard let subscription else { return nil }
    return (subscription.values + (subscription.ending.map { [$0] } ?? [])).first {
      run.trace.events[$0].time == instant
    }
  }

  /// Returns the first event of an operator at an instant at which a timer of its own has fired.
  private static func timedEvent(of subscription: Trace.Subscription, at instant: Int, in run: TracedRun) -> Int? {
    (subscription.values + (subscription.ending.map { [$0] } ?? [])).first {
      run.trace.events[$0].time == instant && run.trace.events[$0].isLater
    }
  }

  /// Returns the streams that an operator listens to; of inner streams all, because they run beside one another.
  private static func inputs(of subscription: Trace.Subscription, in run: TracedRun) -> [Trace.Subscription] {
    guard subscription.treatment.kind == .flattening else { return run.trace.listening(subscription) }
    return subscription.inputs.map { run.trace.subscriptions[$0] }
  }

  /// Returns the first operator at which two runs differ.
  private static func divergence(
    _ one: TracedRun, _ own: [Int: Trace.Subscription], _ two: TracedRun, _ others: [Int: Trace.Subscription]
  ) -> (time: Int, place: Int)? {
    var first: (rank: (Int, Int, Int), place: Int)?
    for (place, subscription) in own {
      guard let other = others[place], let (time, isOfParts) = difference(subscription, one, other, two) else {
        continue
      }
      // The decision is that of an operator that listens to several streams, or that sends values to windows: the
      // highest of these, which was subscribed last. The others receive fewer events because of it.
      let decides = isOfParts || inputs(of: subscription, in: one).count > 1
      let rank = (time, decides ? 0 : subscription.inputs.isEmpty ? 2 : 1, -subscription.number)
      if first.map({ rank < $0.rank }) ?? true { first = (rank, place) }
    }
    return first.map { ($0.rank.0, $0.place) }
  }

  /// Returns when a subscription differs from that of another run, and whether only in a window or a group of it.
  ///
  /// A subscription that is left receives no more events: the subscriber that left it made the decision.
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

/// Numbers for the places of subscriptions, the same in every run, whose streams are other objects.
private final class SubscriptionPlaces {
  private struct Place: Hashable {
    let consumer, index: Int
    let text: String
    var ordinal = 0
  }

  private var numbers: [Place: Int] = [:]
  private var known: [ObjectIdentifier: (count: Int, places: [Int])] = [:]

  func place(of subscription: Trace.Subscription, in trace: Trace) -> Int { places(in: trace)[subscription.number] }

  /// Returns all subscriptions of a run by their places.
  func all(in trace: Trace) -> [Int: Trace.Subscription] {
    var all: [Int: Trace.Subscription] = [:]
    for (place, subscription) in zip(places(in: trace), trace.subscriptions) { all[place] = subscription }
    return all
  }

  private func places(in trace: Trace) -> [Int] {
    if let found = known[ObjectIdentifier(trace)], found.count == trace.subscriptions.count { return found.places }
    var places: [Int] = []
    var counts: [Place: Int] = [:]
    for subscription in trace.subscriptions {
      let stream = subscription.stream
      var place = Place(
        consumer: subscription.consumer.map { places[$0] } ?? -1, index: subscription.index ?? -1,
        text: "\(stream.name ?? "") \(stream.sourceText ?? stream.kindName)")
      let ordinal = counts[place, default: 0]
      counts[place] = ordinal + 1
      place.ordinal = ordinal
      let number = numbers[place] ?? numbers.count
      numbers[place] = number
      places.append(number)
    }
    known[ObjectIdentifier(trace)] = (places.count, places)
    return places
  }
}

/// A rule for the order at one instant.
struct OrderRule {
  let name: String
  let ties: TieRule
  /// Whether of two sources the later one comes first.
  var reversesSources = false

  /// Returns all rules, the current one first.
  static func all(inForce: TieRule) -> [OrderRule] {
    ([inForce] + TieRule.tried.filter { $0 != inForce }).map { OrderRule(name: $0.rawValue, ties: $0) } + [
      OrderRule(name: "sources reversed", ties: .phased, reversesSources: true)
    ]
  }
}
