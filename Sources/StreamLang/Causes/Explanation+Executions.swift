import Streams

/// Executions of commands and actions, and their refusals.
extension Explanation {
  /// Returns the step of an execution of a command.
  func executing(_ event: Int, _ execution: Execution) -> Step {
    let name = label(of: event)
    var cause = trace.events[event].cause
    while let here = cause, !isValue(here), !isEnd(here) { cause = trace.events[here].cause }
    var step =
      cause.map { Step("\(name) was executed with it when \(happened($0))", [$0]) }
      ?? Step("the script executed \(name) with it")
    if execution.refusal != nil { step.detail = fate(ofExecution: event, execution)[0] }
    return step
  }

  /// Returns the fate of a value that executed a command.
  func fate(ofExecution event: Int, _ execution: Execution) -> [String] {
    let name = label(of: event)
    switch execution.refusal {
    case .busy: return ["\(name) refused it, as it was executing\(occupation(before: event, execution.command))"]
    case .disabled(let condition):
      return ["\(name) refused it, as it was disabled\(prohibition(condition, before: event))"]
    case nil: break
    }
    guard let work = work(of: event) else { return ["\(name) ran no stream for it"] }
    let end = (work.ending ?? work.leaving).map { " and \(text(of: $0)) at \(time(of: $0))" } ?? ""
    guard let first = work.values.first else {
      return ["\(name) ran \(label(of: work)) for it, which sent nothing\(end)"]
    }
    let more = work.values.count > 1 ? " and \(work.values.count - 1) more" : ""
    let sent = "\(name) ran \(label(of: work)) for it, which sent \(text(of: first)) at \(time(of: first))\(more)\(end)"
    return [sent] + fateReasons(first).suffix(Self.most - 2)
  }

  /// Returns the subscription of the work of an execution.
  private func work(of event: Int) -> Trace.Subscription? {
    let began = trace.subscriptions.filter { trace.opener(of: $0) == event && !isPart($0) }
    // The last operator of the work is subscribed first.
    return began.first
  }

  /// Returns the running execution: " since 0s, with one".
  private func occupation(before event: Int, _ command: Stream) -> String {
    let earlier = trace.executions.keys.filter {
      $0 < event && trace.executions[$0]?.refusal == nil && trace.executions[$0]?.command === command
    }
    guard let last = earlier.max() else { return "" }
    let until = work(of: last).flatMap { $0.ending ?? $0.leaving }.flatMap { $0 > event ? $0 : nil }
    let period = "from \(time(of: last)) " + (until.map { "to \(time(of: $0))" } ?? "on")
    let input = trace.events[last].value
    if case .nil = input { return " \(period)" }
    return input.isSame(as: .unit) ? " \(period)" : " \(text(of: last)) \(period)"
  }

  /// Returns the value that disabled a command: ", since valid sent false at 2s".
  private func prohibition(_ condition: Stream?, before event: Int) -> String {
    guard let condition else { return "" }
    let values = trace.subscriptions.filter { $0.stream === condition }.flatMap { $0.values.filter { $0 < event } }
    guard var last = values.max() else { return "" }
    if let part = subscription(of: last), isPart(part), let seen = visibleCauses(of: last).last { last = seen }
    return ", since \(label(of: last)) sent \(text(of: last)) at \(time(of: last))"
  }
}
