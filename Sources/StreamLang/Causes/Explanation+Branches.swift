import Marbles
import Streams

/// The ways of a value that goes to several subscribers.
extension Explanation {
  /// Returns the values that follow from one, each with the lanes that may receive it, if these differ.
  func branches(_ effects: [Int]) -> [(first: Int, lanes: [String])] {
    var found: [(first: Int, lanes: [String])] = []
    for effect in effects {
      guard let subscription = subscription(of: effect) else { continue }
      let lanes = self.lanes(hearing: subscription)
      // A subscriber without a lane may send to others by hand, or change the app.
      if lanes.isEmpty ? arrives(effect) : !found.contains(where: { $0.lanes == lanes }) {
        found.append((effect, lanes))
      }
    }
    return found
  }

  /// Returns the lanes that may receive the events of a subscription, including those behind shared memories.
  func lanes(hearing subscription: Trace.Subscription) -> [String] {
    var lanes: [String] = []
    var pending = [subscription]
    var seen: Set<Int> = []
    while let here = pending.popLast(), seen.count < 1_000 {
      guard seen.insert(here.number).inserted else { continue }
      if let lane = run.heard[here.number] {
        if !lanes.contains(lane) { lanes.append(lane) }
      } else if let consumer = here.consumer {
        pending.append(trace.subscriptions[consumer])
      } else if here.memory != nil {
        pending += hearers(of: here).reversed()
      }
    }
    return lanes
  }

  /// Returns the subscriptions to the memory that one feeds.
  private func hearers(of subscription: Trace.Subscription) -> [Trace.Subscription] {
    trace.subscriptions.filter {
      $0.memory == subscription.memory && $0.treatment.kind == .sharing && $0.stream !== subscription.stream
    }
  }

  /// Returns the lines on each of several ways of a value.
  func fateReasons(
    _ branches: [(first: Int, lanes: [String])], of event: Int, told last: Int, depth: Int
  ) -> [String] {
    let most = Self.most - 1
    // Ways that differ only in their lanes share their lines.
    var distinct: [(lines: [String], lanes: [String], arrives: Bool)] = []
    for branch in branches {
      var lines = chain(event, told: last, taking: branch.first, depth: depth)
      let end = " in \(branch.lanes.joined(separator: " and "))"
      let arrives = !branch.lanes.isEmpty && lines.last?.hasSuffix(end) == true
      if arrives { lines[lines.count - 1].removeLast(end.count) }
      if let same = distinct.firstIndex(where: { $0.lines == lines && $0.arrives == arrives && !$0.lanes.isEmpty }),
        !branch.lanes.isEmpty
      {
        distinct[same].lanes += branch.lanes
      } else {
        distinct.append((lines, branch.lanes, arrives))
      }
    }
    var ways = distinct.map { way -> [String] in
      let lanes = way.lanes.joined(separator: " and ")
      guard way.arrives else { return Self.naming(lanes, way.lines) }
      return way.lines.dropLast() + ["\(way.lines.last ?? "") in \(lanes)"]
    }
    var shortest = zip(distinct, ways).map { way, lines in
      way.arrives ? Array(lines.suffix(1)) : Self.naming(way.lanes.joined(separator: " and "), lines.suffix(1))
    }
    // A way that was divided before has these lines already.
    if depth == 1 {
      let late = missed(event, except: branches.flatMap { $0.lanes }).map { [$0] }
      ways += late
      shortest += late
    }
    // Each way has at least one line, and all of its lines if there is room.
    var lines = ways.flatMap { way -> [String] in
      let line = way.joined(separator: "; ")
      return DisplayWidth.of(line) <= 77 ? [line] : way
    }
    if lines.count > most { lines = shortest.flatMap { $0 } }
    if lines.count > most { lines = lines.prefix(most - 1) + ["and \(lines.count - most + 1) more"] }
    return lines
  }

  /// Returns lines whose first one begins with the names of lanes, unless it has them already.
  private static func naming(_ lanes: String, _ lines: [String]) -> [String] {
    guard let first = lines.first, !lanes.isEmpty, !first.hasPrefix("\(lanes): ") else { return lines }
    return ["\(lanes): \(first)"] + lines.dropFirst()
  }

  /// Returns the lanes that could not receive an event, with the reason: "late was subscribed only at 1.2s".
  func missed(_ event: Int, except lanes: [String]) -> [String] {
    let hearers: [Trace.Subscription]
    if let target = trace.targets[event] {
      hearers = trace.subscriptions.filter { $0.stream === target }
    } else if let own = subscription(of: event), own.treatment.kind == .sharing, own.memory != nil {
      hearers = trace.subscriptions.filter { $0.memory == own.memory && $0.treatment.kind == .sharing }
    } else if let own = subscription(of: event), own.consumer == nil, own.memory != nil {
      hearers = self.hearers(of: own)
    } else {
      return []
    }
    var told = lanes
    return hearers.compactMap { hearer in
      guard let lane = lane(hearing: hearer), !told.contains(lane) else { return nil }
      told.append(lane)
      if hearer.opening > event { return "\(lane) was subscribed only \(later(hearer.opening, than: event))" }
      if let end = hearer.ending, end < event { return "\(lane) had \(past(end)) at \(time(of: end))" }
      if let left = hearer.leaving, left < event { return "\(lane) had left at \(time(of: left))" }
      return nil
    }
  }

  /// Returns "at 2s", or "later at 0s" for the same instant.
  func later(_ event: Int, than other: Int) -> String {
    (trace.events[event].time > trace.events[other].time ? "at " : "later at ") + time(of: event)
  }

  /// Returns the fate of a value if its stream was run for other subscribers, too.
  func otherRuns(of event: Int) -> [String] {
    guard let own = subscription(of: event), own.memory == nil, !own.stream.startsItself,
      !own.stream.isDrivenFromOutside, let lane = lane(hearing: own)
    else { return [] }
    let place = trace.ordinal(of: event)
    var told = [lane]
    // Of several runs for a lane, one that sent the value counts.
    let runs = trace.subscriptions.filter { $0.values.indices.contains(place) }
    return (runs + trace.subscriptions).compactMap { other in
      guard other.stream === own.stream, other.number != own.number, let lane = self.lane(hearing: other),
        !told.contains(lane)
      else { return nil }
      told.append(lane)
      let again = other.number > own.number ? "again " : ""
      let begun = "\(label(of: own)) ran \(again)for \(lane) from \(time(of: other.opening))"
      guard other.values.indices.contains(place) else {
        let end = (other.ending ?? other.leaving).map { " to \(time(of: $0))" } ?? " on"
        return "\(begun)\(end), without it"
      }
      return "\(begun) on, and sent \(text(of: other.values[place])) there at \(time(of: other.values[place]))"
    }
  }

  /// Returns the beginning of a late subscriber, and the values that it missed: "late was subscribed only at 1s".
  func lateness(of subscription: Trace.Subscription) -> [String] {
    let lane = lane(hearing: subscription) ?? label(of: subscription)
    let opened = time(of: subscription.opening)
    let others = trace.subscriptions.filter { other in
      let isSame =
        other.stream === subscription.stream
        || other.memory != nil && other.memory == subscription.memory && other.treatment.kind == .sharing
      return isSame && other.opening < subscription.opening && self.lane(hearing: other) != nil
    }
    guard let other = others.first, let name = self.lane(hearing: other), name != lane else {
      return ["\(lane) was subscribed only at \(opened)"]
    }
    var lines = ["\(lane) was subscribed only at \(opened); \(name) had been since \(time(of: other.opening))"]
    let before = other.values.filter { $0 < subscription.opening }
    if !before.isEmpty {
      let list =
        before.count > 3
        ? "\(before.count) values" : before.map { "\(text(of: $0)) at \(time(of: $0))" }.joined(separator: " and ")
      lines.append("\(name) had heard \(list) before that")
    }
    return lines
  }
}

extension TracedRun {
  /// Returns the lane that answers a question about a stream: its own, or else that of a subscriber.
  func lane(of stream: Stream, fitting question: Question, before own: String?) -> String? {
    let explanation = Explanation(run: self)
    let names = trace.subscriptions.compactMap { $0.stream === stream ? heard[$0.number] : nil }
    let fitting = lanes.filter { explanation.event(question, in: $0) != nil }.map { $0.name }
    return fitting.contains { $0 == own } ? own : fitting.first { names.contains($0) } ?? own
  }
}
