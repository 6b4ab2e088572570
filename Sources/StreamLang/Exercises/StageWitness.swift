import Streams

/// A traced run of a pipeline, for facts that the lanes of the stages do not show.
struct StageWitness {
  private let explanation: Explanation

  init(_ run: TracedRun) { explanation = Explanation(run: run) }

  /// Returns the value that began the inner stream whose value an operator passed on: its text and its time; `nil` if
  /// the value came from no inner stream.
  func opener(of text: String, at time: Int, leaving stream: Stream) -> (text: String, time: Int)? {
    guard let event = event(text, at: time, of: stream) else { return nil }
    var current = event
    // An operator that is made of others passes on the value of a part.
    while let subscription = explanation.subscription(of: current) {
      guard let cause = explanation.trace.events[current].cause, let inner = explanation.subscription(of: cause),
        inner.consumer == subscription.number
      else { return nil }
      if let opener = explanation.visibleOpener(of: inner, in: subscription) {
        return (explanation.text(of: opener), explanation.trace.events[opener].time)
      }
      guard explanation.isPart(inner), cause < current else { return nil }
      current = cause
    }
    return nil
  }

  /// Returns the named stream besides the one before the dot whose value an operator passed on or used, and that.
  func origin(of text: String, at time: Int, leaving stream: Stream) -> (name: String, value: String)? {
    guard let event = event(text, at: time, of: stream), let cause = explanation.trace.events[event].cause,
      let subscription = explanation.subscription(of: event), let inner = explanation.subscription(of: cause),
      inner.consumer == subscription.number, inner.index != nil
    else { return nil }
    return inner.stream.name.map { ($0, RunDifference.text(of: explanation.trace.events[cause].value)) }
  }

  /// The outcome of a value without a result up to an instant.
  enum Silence {
    /// Its inner stream runs, and has sent nothing yet.
    case running
    /// It has no inner stream, or one that has ended without a value.
    case over
  }

  /// Returns why a value has no result: the operator below its stream began no inner stream for it, or one that sent
  /// nothing; `nil` if that stream sends a value.
  func silence(after text: String, at time: Int, sentBy stream: Stream, until instant: Int) -> Silence? {
    guard let event = event(text, at: time, of: stream), let number = explanation.subscription(of: event)?.consumer
    else { return nil }
    let consumer = explanation.trace.subscriptions[number]
    let inner = consumer.inputs.map { explanation.trace.subscriptions[$0] }.first { inner in
      inner.index != nil && explanation.outerValue(of: inner, in: consumer) == event
    }
    guard let inner else { return .over }
    guard inner.values.isEmpty else { return nil }
    let end = (inner.ending ?? inner.leaving).map { explanation.trace.events[$0].time }
    return end.map { $0 > instant } ?? true ? .running : .over
  }

  /// Returns the reason why a condition passed a value on: "filter { $0 > 14 } said yes".
  func consent(to text: String, at time: Int, sentBy stream: Stream) -> String? {
    guard let event = event(text, at: time, of: stream), let number = explanation.subscription(of: event)?.consumer
    else { return nil }
    let consumer = explanation.trace.subscriptions[number]
    guard let linear = consumer.stream as? LinearStream else { return nil }
    let call = explanation.call(of: consumer)
    switch linear.step {
    case .keep(_, let wanted), .takeWhile(_, let wanted, _): return "\(call) said \(wanted ? "yes" : "no")"
    case .dropWhile(_, let wanted):
      let isFirst = consumer.values.first.map { explanation.trace.events[$0].cause == event } ?? false
      return isFirst ? "\(call) said \(wanted ? "no" : "yes")" : "after the first that passes, \(call) asks no more"
    default: return nil
    }
  }

  /// Returns whether a stream that ended at an instant was subscribed to again at the same instant.
  func subscribesAgain(to stream: Stream, at time: Int) -> Bool {
    let runs = explanation.trace.subscriptions.filter { $0.stream === stream }
    return runs.dropFirst().contains { explanation.trace.events[$0.opening].time == time }
  }

  /// Returns a stream that a joining operator left before an instant while it continued itself: its name, and the time.
  func inputLeft(by stream: Stream, before time: Int) -> (name: String, time: Int)? {
    guard stream.operatorEntry?.theme == .combining,
      let subscription = explanation.trace.subscriptions.last(where: { $0.stream === stream })
    else { return nil }
    for input in subscription.inputs.map({ explanation.trace.subscriptions[$0] }) {
      guard let left = input.leaving, input.ending == nil else { continue }
      let moment = explanation.trace.events[left].time
      if moment <= time { return (explanation.label(of: input), moment) }
    }
    return nil
  }

  /// Returns the fate of a value that a stream sent, as the operator below it treated it: "filter { $0 > 21 } said no";
  /// `nil` if it arrived unchanged.
  func fate(of text: String, at time: Int, sentBy stream: Stream) -> String? {
    guard let event = event(text, at: time, of: stream) else { return nil }
    // The operator that sent it may keep it for later values, which is not its fate.
    let effects = explanation.trace.effects(of: event).filter { effect in
      explanation.trace.events[effect].kind == .next
        && explanation.trace.events[effect].subscription != explanation.trace.events[event].subscription
    }
    let hasEffects = !effects.isEmpty
    let reasons = hasEffects ? explanation.fateReasons(event) : [explanation.loss(of: event)]
    return reasons.count > 1 || !hasEffects ? reasons.first : nil
  }

  /// Returns the advice on the error of a stream.
  func advice(onFailureOf stream: Stream) -> String? {
    let subscription = explanation.trace.subscriptions.last { $0.stream === stream }
    guard let end = subscription?.ending, explanation.trace.events[end].kind == .error else { return nil }
    return explanation.trace.events[end].value.asError.help
  }

  /// Returns whether one of these stages failed by an error with advice.
  func showsMistake(in stages: [StageLane]) -> Bool {
    stages.contains { $0.stream.flatMap { advice(onFailureOf: $0) } != nil }
  }

  /// Returns the last event of a stream with this text, at an instant.
  private func event(_ text: String, at time: Int, of stream: Stream) -> Int? {
    for subscription in explanation.trace.subscriptions where subscription.stream === stream {
      let event = subscription.values.last { event in
        let known = explanation.trace.events[event]
        return known.time == time && RunDifference.text(of: known.value) == text
      }
      if let event { return event }
    }
    return nil
  }
}
