import Streams

/// The fate of a value.
extension Explanation {
  /// Returns the lines on the fate of a value.
  func fate(_ question: Question) throws(ErrorValue) -> [String] {
    if let event = origin(question) { return [headline(event)] + fateTree(event) }
    if let unsent = unsent(question) { return unsent }
    let what = question.value ?? question.lane.map { "a value of \($0)" } ?? "a value"
    throw ErrorValue(
      "no stream of this run sent \(what)" + (question.time.map { " at \(Self.time($0))" } ?? ""),
      help: question.value.flatMap { nearest(to: $0) } ?? "a value is written as in pictures: :fate b at 300ms")
  }

  /// Returns the first event of a value that is asked about: at a source, or at the operator that made it.
  private func origin(_ question: Question) -> Int? {
    let named = question.lane.map { lane in Set(run.lanes.first { $0.name == lane }?.events ?? []) }
    func fits(_ event: Int) -> Bool {
      let known = trace.events[event]
      guard known.kind == .next || known.kind == .sent else { return false }
      if let time = question.time, known.time != time { return false }
      if let named, !named.contains(event) { return false }
      if let subscription = subscription(of: event), isPart(subscription), subscription.consumer == nil { return false }
      return question.value.map { isWritten($0, known.value) } ?? true
    }
    let fitting = trace.events.indices.filter(fits)
    // Of the values that fit, one that did not arrive is preferred.
    let origins = fitting.filter { event in !visibleCauses(of: event).contains { fitting.contains($0) } }
    let told = origins.filter { !isTick($0) }
    return told.first { !arrives($0) } ?? told.first ?? origins.first
  }

  /// Returns whether a value only makes an operator sample another stream.
  private func isTick(_ event: Int) -> Bool {
    guard let own = subscription(of: event), own.index != nil, let consumer = own.consumer else { return false }
    return trace.subscriptions[consumer].treatment == .sampling
  }

  /// Returns whether a value, or one that was made of it, comes to a lane of a result.
  func arrives(_ event: Int) -> Bool {
    var pending = [event]
    var seen: Set<Int> = []
    while let here = pending.popLast(), seen.count < 100_000 {
      guard seen.insert(here).inserted else { continue }
      // A bound property has its value by then.
      if run.isHeard(here) || here != event && trace.targets[here]?.isProperty == true { return true }
      // If a value only ends the result or triggers another value, it does not arrive.
      pending += carriers(of: here)
    }
    return false
  }

  /// Returns the way of a value downwards, one line for each step.
  func fateTree(_ event: Int) -> [String] {
    var lines: [String] = []
    let reasons = (fateReasons(event) + otherRuns(of: event)).reduce(into: [String]()) { unique, line in
      if !unique.contains(line) { unique.append(line) }
    }
    for reason in folded(reasons).prefix(Self.most - 1) {
      lines.append((lines.isEmpty ? "└─ " : "   ") + reason)
    }
    return lines
  }

  /// Returns the fate of a value, from its event downwards.
  func fateReasons(_ event: Int) -> [String] {
    if let execution = trace.executions[event] { return fate(ofExecution: event, execution) }
    return chain(event, told: event, taking: nil)
  }

  /// Returns the way of a value downwards, after the event that was described last: parts of an operator are skipped.
  ///
  /// - Parameters:
  ///   - branch: The first event of the way, if there are several; without it they are described one after the other.
  ///   - depth: The number of times that the way has been divided.
  func chain(_ event: Int, told: Int, taking branch: Int?, depth: Int = 0) -> [String] {
    var lines: [String] = []
    var current = event
    var told = told
    var holder: Trace.Subscription?
    var setting: String?
    for _ in 0..<64 {
      if current != event, let execution = trace.executions[current] {
        lines += fate(ofExecution: current, execution)
        break
      }
      let carriers = carriers(of: current)
      var effects =
        carriers.isEmpty ? trace.effects(of: current).filter { isValue($0) && !opensHeardPart($0) } : carriers
      if let branch, current == event {
        effects = [branch]
      } else if depth < 2 {
        let branches = branches(effects)
        let isDeaf = effects.allSatisfy {
          !trace.effects(of: $0).contains(where: isValue) && subscription(of: $0)?.consumer == nil && !run.isHeard($0)
        }
        if isDeaf, !effects.isEmpty, trace.targets[current] != nil {
          // Only a subscriber that represents the app has received it.
          lines.append(loss(of: current))
          break
        }
        if branches.count > 1 || branches.count == 1 && !missed(current, except: branches[0].lanes).isEmpty {
          lines += fateReasons(branches, of: current, told: told, depth: depth + 1)
          break
        }
      }
      // A control listens to itself, so the way to a lane comes first.
      let leading = effects.filter { subscription(of: $0).map { !lanes(hearing: $0).isEmpty } ?? false }
      let same = (leading + effects).first { trace.events[$0].value.isSame(as: trace.events[current].value) }
      let arriving = effects.filter { arrives($0) }
      let next = arriving.first { $0 == same } ?? arriving.first ?? same ?? effects.first
      guard let next else {
        // A property that only other properties follow is the end of the way.
        let isFollowed = subscription(of: current).map { $0.consumer == nil && run.heard[$0.number] == nil } ?? false
        lines.append(isFollowed ? setting ?? loss(of: current) : loss(of: current))
        if depth == 0, let lane = subscription(of: current).flatMap({ run.heard[$0.number] }) {
          lines += missed(current, except: [lane])
        }
        if depth < 2, let first = innerValue(begunBy: current) {
          lines += chain(first, told: first, taking: nil, depth: depth + 1)
        }
        break
      }
      if let subscription = subscription(of: next), !isPart(subscription) {
        if isSignal(current, for: next, subscription) {
          lines.append("\(call(of: subscription)) took it as a signal to send \(text(of: next)) at \(time(of: next))")
          if let lane = run.heard[subscription.number] {
            lines.append("it arrived: \(text(of: next)) at \(time(of: next)) in \(lane)")
            break
          }
          (told, holder, current) = (next, nil, next)
          continue
        }
        if trace.events[next].value.isSame(as: trace.events[told].value) {
          let delay = trace.events[next].time - trace.events[told].time
          if delay > 0 {
            let word = subscription.treatment.word
            switch subscription.treatment.kind {
            case .latest: lines.append("\(call(of: subscription)) \(word) it at \(time(of: next))")
            case .sharing:
              lines.append("\(label(of: subscription)) remembered it for a subscriber that came at \(time(of: next))")
            default:
              let took = Self.took(holder ?? subscription)
              lines.append("\(call(of: subscription)) \(took) until \(time(of: next))")
            }
          }
        } else if subscription.treatment.kind == .accumulating, isSentAtEnd(next) {
          lines.append("\(call(of: subscription)) took it in, and sent \(text(of: next)) at \(time(of: next))")
        } else {
          lines.append("\(call(of: subscription)) made \(text(of: next)) of it at \(time(of: next))")
        }
        if effects.count > 1, lines.count < 5 {
          let others = effects.filter { other in
            if case .stream = trace.events[other].value { return false }
            return other != next
          }.prefix(3).map { text(of: $0) }
          if !others.isEmpty, !others.allSatisfy({ $0 == text(of: next) }) {
            lines.append("and \(others.joined(separator: ", ")) as well")
          }
        }
        if let lane = run.heard[subscription.number] {
          lines.append("it arrived: \(text(of: next)) at \(time(of: next)) in \(lane)")
          break
        }
        (told, holder) = (next, nil)
      } else if let part = subscription(of: next), [.holding, .queueing].contains(part.treatment.kind) {
        holder = part
      }
      current = next
      if trace.targets[next]?.isProperty == true, let effect = effect(next) { setting = "it \(effect)" }
    }
    if lines.count > Self.most - 1 {
      lines = Array(lines.prefix(Self.most - 3)) + ["…"] + lines.suffix(1)
    }
    return lines
  }

  /// Returns whether a value was sent at the end of a stream, by the operator itself or by a part of it.
  private func isSentAtEnd(_ event: Int) -> Bool {
    var cause = trace.events[event].cause
    while let here = cause, isValue(here), let part = subscription(of: here), isPart(part) {
      cause = trace.events[here].cause
    }
    return cause.map(isEnd) ?? false
  }

  /// Returns the values that contain a value, or were made of it.
  private func carriers(of event: Int) -> [Int] {
    trace.effects(of: event).filter { effect in
      guard isValue(effect), !opensHeardPart(effect) else { return false }
      return !(subscription(of: effect).map { isSignal(event, for: effect, $0) } ?? false)
    }
  }

  /// Returns whether an event begins a window or a group with a subscriber: its values are in itself.
  private func opensHeardPart(_ event: Int) -> Bool {
    guard case .stream(let stream) = trace.events[event].value, ["a window", "a group"].contains(stream.kindName) else {
      return false
    }
    return trace.subscriptions.contains { $0.stream === stream }
  }

  /// Returns whether a value of a stream other than the one before the dot only made an operator send another value.
  private func isSignal(_ event: Int, for effect: Int, _ subscription: Trace.Subscription) -> Bool {
    guard subscription.treatment.kind == .latest, trace.origins(of: effect).count > 1 else { return false }
    let own = trace.events[event].value
    if case .array(let box) = trace.events[effect].value, box.elements.contains(where: { $0.isSame(as: own) }) {
      return false
    }
    return !own.isSame(as: trace.events[effect].value)
      && trace.origins(of: effect).contains {
        $0 != event && trace.events[$0].value.isSame(as: trace.events[effect].value)
      }
  }

  /// Returns "held it back" or "kept it".
  static func took(_ subscription: Trace.Subscription) -> String {
    let words = subscription.treatment.word.split(separator: " ", maxSplits: 1)
    guard [.holding, .queueing].contains(subscription.treatment.kind), let first = words.first else {
      return "held it back"
    }
    return ([first, "it"] + words.dropFirst()).joined(separator: " ")
  }

  /// Returns the operator at which a value ended, and the reason.
  func loss(of event: Int) -> String {
    if let effect = effect(event) { return "it \(effect)" }
    guard let own = subscription(of: event) else {
      if let queue = trace.targets[event] as? YieldedStream { return way(of: event, through: queue) }
      let more = forgetting(event) ?? leavers(of: event) + comers(after: event)
      return "nobody was subscribed to \(label(of: event)) then\(more)"
    }
    if let lane = run.heard[own.number] { return "it arrived at \(time(of: event)) in \(lane)" }
    guard let number = own.consumer else {
      return sharedLoss(of: event, own)
    }
    let consumer = trace.subscriptions[number]
    let readings = trace.readings(during: event).map { words($0) }.joined(separator: " and ")
    return reason(event, own, consumer, call: call(of: consumer)) + (readings.isEmpty ? "" : ", with \(readings)")
  }
}
