import Marbles
import Streams
import Times

/// The events that one stage of a pipeline sent.
struct StageLane {
  /// The name of the operator, or of the input.
  let name: String
  let lane: RecordedLane
}

/// Tells in which stage of a pipeline something has happened to a value.
struct StageStory {
  /// The input first, the result last.
  let stages: [StageLane]

  /// The reason why the result of these stages differs from the one that is wanted; nil where no stage shows it.
  ///
  /// - Parameter solution: The stages of a pipeline that is right.
  func blame(for difference: RunDifference, beside solution: [StageLane]) -> String? {
    guard stages.count > 1 else { return nil }
    if let missing = missing(beside: solution) { return missing }
    if case .value(let value)? = difference.yours.first { return sent(value, at: difference.time) }
    if let end = difference.yours.first, end.isEnd { return ended(end, at: difference.time) }
    if let end = stages.last?.lane.end, end.time <= difference.time, end.mark.isEnd {
      return ended(end.mark, at: end.time)
    }
    if case .value(let value)? = difference.wanted.first { return lacked(value, at: difference.time) }
    if let end = difference.wanted.first, end.isEnd { return wentOn(past: difference.time) }
    return nil
  }

  /// Where the whole pipeline does what the first stages of the solution do, and no more.
  private func missing(beside solution: [StageLane]) -> String? {
    var place = 0
    for stage in stages {
      guard let found = solution[place...].firstIndex(where: { stage.lane.equals($0.lane, untilDisposed: true) }) else {
        return nil
      }
      place = found
    }
    guard place < solution.count - 1, place > 0 else { return nil }
    return "So far it is right: something must still follow '\(stages[stages.count - 1].name)'"
  }

  /// How a value came to be sent.
  func sent(_ value: Value, at time: Int) -> String? {
    let text = RunDifference.text(of: value)
    let instant = TimeText.format(Int64(time))
    let last = stages.count - 1
    guard last > 0, holds(text, at: time, in: last) else { return nil }
    var place = last
    while place > 0, holds(text, at: time, in: place - 1) { place -= 1 }
    if place == 0 {
      // All of them let it pass.
      return "\(text) entered '\(stages[last].name)' at \(instant) and was let through"
    }
    let name = stages[place].name
    if case .stream = value { return "'\(name)' made a stream at \(instant), and nobody runs it" }
    if let entered = self.time(of: text, upTo: time, in: place - 1) {
      return "\(text) entered '\(name)' at \(TimeText.format(Int64(entered))) and left it at \(instant)"
    }
    if let cause = stages[place - 1].lane.values.last(where: { $0.time == time }) {
      return "'\(name)' made \(text) of \(RunDifference.text(of: cause.value)) at \(instant)"
    }
    if stages[place - 1].lane.end?.time == time, let mark = stages[place - 1].lane.end?.mark {
      return "'\(name)' sent \(text) at \(instant), when its input \(Self.past(mark))"
    }
    return "'\(name)' sent \(text) at \(instant), when nothing entered it"
  }

  /// How a value came not to be sent.
  func lacked(_ value: Value, at time: Int) -> String? {
    let text = RunDifference.text(of: value)
    guard let place = stages.indices.dropLast().last(where: { self.time(of: text, upTo: time, in: $0) != nil }),
      let entered = self.time(of: text, upTo: time, in: place)
    else { return made(insteadOf: text, at: time) }
    let name = stages[place + 1].name
    let start = "\(text) entered '\(name)' at \(TimeText.format(Int64(entered)))"
    let later = stages[place + 1].lane.values.first { $0.time > time && RunDifference.text(of: $0.value) == text }
    if let later { return "\(start) and left it only at \(TimeText.format(Int64(later.time)))" }
    return "\(start) and did not leave it"
  }

  /// The value that the last stage with an input at an instant made of it.
  private func made(insteadOf text: String, at time: Int) -> String? {
    guard let last = stages.last, stages.count > 1 else { return nil }
    let entered = stages[stages.count - 2].lane.values.last { $0.time == time }
    guard let entered else { return "Nothing entered '\(last.name)' at \(TimeText.format(Int64(time)))" }
    let input = RunDifference.text(of: entered.value)
    let output = last.lane.marks(at: time)
    let words = output.isEmpty ? "sent nothing" : RunDifference.words(output).replacingVerb()
    return "When \(input) entered '\(last.name)' at \(TimeText.format(Int64(time))), it \(words)"
  }

  /// The stage that has ended the stream.
  func ended(_ mark: RecordedLane.Mark, at time: Int) -> String? {
    var place = stages.count - 1
    while place > 0, let end = stages[place - 1].lane.end, end.time == time, end.mark.equals(mark) { place -= 1 }
    let instant = TimeText.format(Int64(time))
    if place == 0 {
      let last = stages[stages.count - 1].name
      if case .failed = mark { return "The error came from the input at \(instant), and '\(last)' let it pass" }
      return "The input \(Self.past(mark)) at \(instant), and '\(last)' passed that on"
    }
    let name = stages[place].name
    if case .disposed? = stages[place - 1].lane.end?.mark, case .completed = mark {
      return "It was '\(name)' that \(Self.past(mark)) at \(instant): it left its input then"
    }
    return "It was '\(name)' that \(Self.past(mark)) at \(instant)"
  }

  /// The stage that goes on where the result should have ended.
  private func wentOn(past time: Int) -> String? {
    guard let place = stages.indices.dropLast().last(where: { stages[$0].lane.end?.time == time }) else {
      return "No operator of yours ends the stream at \(TimeText.format(Int64(time)))"
    }
    let mark = stages[place].lane.end?.mark ?? .completed
    return "The input of '\(stages[place + 1].name)' \(Self.past(mark)) at \(TimeText.format(Int64(time))), "
      + "and '\(stages[place + 1].name)' went on"
  }

  private static func past(_ mark: RecordedLane.Mark) -> String {
    switch mark {
    case .completed: "completed"
    case .failed(let message): "failed with '\(Diagnostic.shortened(message))'"
    case .interrupted: "was interrupted"
    case .disposed: "was disposed"
    case .value, .leftOut: "sent a value"
    }
  }

  private func holds(_ text: String, at time: Int, in place: Int) -> Bool {
    stages[place].lane.values.contains { $0.time == time && RunDifference.text(of: $0.value) == text }
  }

  /// When a stage last sent a value, up to an instant.
  private func time(of text: String, upTo time: Int, in place: Int) -> Int? {
    stages[place].lane.values.last { $0.time <= time && RunDifference.text(of: $0.value) == text }?.time
  }
}

extension String {
  /// "sends 1 and completes" as it was: "sent 1 and completed".
  fileprivate func replacingVerb() -> String {
    var text = self
    for (present, past) in [("sends ", "sent "), ("completes", "completed"), ("fails ", "failed ")] {
      if text.hasPrefix(present) { text = past + text.dropFirst(present.count) }
    }
    return text
  }
}
