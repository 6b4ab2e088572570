import Marbles
import Streams
import Times

/// Determines whether results depend on the order at one instant, with a run under each rule.
struct Luck {
  /// A run under a rule.
  struct Run {
    let rule: OrderRule
    /// Its lanes with their names; only the result for a stream that runs on its own.
    let lanes: [(name: String, lane: RecordedLane)]
    /// The lines of its log, in order.
    var log: [String] = []
    let traced: TracedRun
  }

  /// The runs, beginning with that under the current rule.
  let runs: [Run]

  /// The lines on it: the instant, its events, the operator, and for each rule the order and the result.
  var lines: [String] {
    guard let first = runs.first else { return [] }
    guard let earliest else { return sameness(first) }
    let instant = earliest.difference.time
    var lines = ["\(earliest.lane) depends on the order at \(Explanation.time(instant))"]
    let meeting = Meeting(of: first.traced, from: earliest.run.traced)
    if let meeting { lines.append(meeting.words) }
    let labels = runs.enumerated().map { $1.rule.name + ($0 == 0 ? ", in force" : "") }
    let width = labels.map { DisplayWidth.of($0) }.max() ?? 0
    for (run, label) in zip(runs, labels) {
      let padding = String(repeating: " ", count: width - DisplayWidth.of(label))
      let order = meeting?.order(in: run.traced, under: run.rule).map { $0 + ": " } ?? ""
      let lane = run.lane(earliest.lane, earliest.ordinal) ?? RecordedLane()
      lines.append("  \(label)\(padding)  \(order)\(Self.text(of: lane, around: instant))")
    }
    return Explanation.fitted(lines)
  }

  /// The first instant at which the rules give different results; `nil` if all give the same.
  var instant: Int? { earliest?.difference.time }

  /// The first difference of another run from the one under the current rule.
  private var earliest: (run: Run, lane: String, ordinal: Int, difference: RunDifference)? {
    guard let first = runs.first else { return nil }
    var found: (run: Run, lane: String, ordinal: Int, difference: RunDifference)?
    for run in runs.dropFirst() {
      var counts: [String: Int] = [:]
      for (name, lane) in first.lanes {
        let ordinal = counts[name, default: 0]
        counts[name] = ordinal + 1
        let other = run.lane(name, ordinal) ?? RecordedLane()
        guard let difference = RunDifference(of: lane, from: other, equals: Self.areSame),
          found.map({ difference.time < $0.difference.time }) ?? true
        else { continue }
        found = (run, name, ordinal, difference)
      }
    }
    return found
  }

  /// Returns whether two marks look the same: objects are others in each run of a script.
  private static func areSame(_ one: RecordedLane.Mark, _ two: RecordedLane.Mark) -> Bool {
    if one.equals(two) { return true }
    guard case .value(let one) = one, case .value(let two) = two else { return false }
    return RunDifference.words(for: one) == RunDifference.words(for: two)
  }

  private func sameness(_ run: Run) -> [String] {
    let what = run.lanes.count > 1 ? "all lanes are" : "\(run.lanes.first?.name ?? "the result") is"
    let same = "\(what) the same under all rules for one instant"
    for other in runs.dropFirst() where other.log != run.log {
      guard
        let place = run.log.indices.first(where: { !other.log.indices.contains($0) || other.log[$0] != run.log[$0] })
      else { continue }
      let (own, others) = (run.log[place], other.log.indices.contains(place) ? other.log[place] : "nothing more")
      return Explanation.fitted([
        "\(same), the log is not", "  \(run.rule.name), in force  \(own)", "  \(other.rule.name)  \(others)",
      ])
    }
    return Explanation.fitted([same] + glitchLines(run))
  }

  private func glitchLines(_ run: Run) -> [String] {
    Explanation(run: run.traced).glitch.map {
      [$0, "zip, or one map of both values, or withLatestFrom sends only once"]
    } ?? []
  }

  /// Returns the events of a lane from an instant on.
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
    guard let first = instants.first else { return "nothing from then on" }
    let words = RunDifference.words(first.marks)
    guard first.time == instant else { return "nothing then, \(words) at \(Explanation.time(first.time))" }
    return words
  }
}

extension Luck.Run {
  /// Returns the lane with a name and an ordinal among several of that name.
  fileprivate func lane(_ name: String, _ ordinal: Int) -> RecordedLane? {
    let found = lanes.filter { $0.name == name }
    return found.indices.contains(ordinal) ? found[ordinal].lane : nil
  }
}

extension Explanation {
  /// A glitch, if there is one: an operator that joins the latest values sends several times for one source event.
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

  /// Returns the events at the beginning of the way to an event.
  private func origins(of event: Int?) -> Set<Int> {
    var found: Set<Int> = []
    var seen: Set<Int> = []
    var pending = event.map { [$0] } ?? []
    while let here = pending.popLast(), seen.count < 10_000 {
      guard seen.insert(here).inserted, [.next, .sent].contains(trace.events[here].kind) else { continue }
      // A value of a shared source is the same event for all of its subscribers.
      let cause = trace.events[here].cause
      let isPassed =
        cause.map { trace.events[$0].kind == .next && trace.events[$0].time == trace.events[here].time } ?? false
      if isPassed, let cause { pending.append(cause) } else { found.insert(here) }
    }
    return found
  }
}
