import Marbles
import Streams

/// The values that an operator has accumulated, and the start.
extension Explanation {
  /// Returns the step of a value that was made of all values before it.
  func accumulated(_ event: Int, _ subscription: Trace.Subscription, _ causes: [Int]) -> Step {
    let call = call(of: subscription)
    guard let last = causes.last else { return source(event, subscription) }
    if isEnd(last) || trace.events[event].cause.map(isEnd) == true {
      let values = trace.values(feeding: subscription, before: event)
      let word = subscription.treatment.word == "counted" ? "counted" : "of"
      let what = "\(call) \(word) \(taken(values, by: subscription))"
      let reason = occasion(event)
      // A long list has a line of its own.
      let isLong = DisplayWidth.of(what + reason) > 74 && !reason.isEmpty
      var step = Step(isLong ? "\(call) sent it\(reason)" : what + reason, brief: call)
      if isLong { step.detail = what }
      // One of them may be the result, such as the greatest; otherwise the last of them counts.
      let result =
        subscription.treatment == .choosing
        ? values.last { trace.events[$0].value.isSame(as: trace.events[event].value) } : nil
      if let told = result ?? values.last {
        step.causes = [told]
        if values.count > 1 { step.lead = "\(result == nil ? "the last of them" : text(of: told)): " }
      }
      return step
    }
    if causes.count > 1 {
      var step = Step("\(call) of \(text(of: causes[0])) so far and \(text(of: last))", [last])
      let before = trace.values(feeding: subscription, before: last)
      step.detail = "\(text(of: causes[0])) so far: \(taken(before, by: subscription))"
      return step
    }
    let isFirst = trace.events[last].value.isSame(as: trace.events[event].value)
    let start = start(of: subscription).map { "its start value \(text(of: $0))" } ?? "its start value"
    let what =
      isFirst && self.start(of: subscription) == nil
      ? "\(text(of: last)), the first value" : "\(start) and \(text(of: last))"
    return Step("\(call) of \(what)", [last], brief: "\(call) of \(text(of: last))")
  }

  /// Returns the start of an accumulation.
  func start(of subscription: Trace.Subscription) -> Value? {
    guard let stream = subscription.stream as? LinearStream, case .fold(_, let start, _) = stream.step else {
      return nil
    }
    return start
  }

  /// Returns the values that an accumulation was made of: "0 at the start, then 1, 2, 3".
  func taken(_ values: [Int], by subscription: Trace.Subscription) -> String {
    let shown = values.count > 6 ? Array(values.prefix(3) + values.suffix(2)) : values
    var texts = shown.map { text(of: $0) }
    if values.count > 6 { texts.insert("…", at: 3) }
    var list = texts.joined(separator: ", ")
    if DisplayWidth.of(list) > 50, let last = texts.last, values.count > 2 {
      list = "\(values.count) values, the last of them \(last)"
    }
    if subscription.treatment.word == "counted" {
      return values.isEmpty ? "no value" : "\(values.count == 1 ? "one value" : "\(values.count) values"): \(list)"
    }
    guard let start = start(of: subscription) else { return values.isEmpty ? "no value" : list }
    return "\(text(of: start)) at the start" + (values.isEmpty ? "" : ", then \(list)")
  }
}
