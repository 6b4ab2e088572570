import Marbles
import Streams
import Times

/// Finds the stage of a pipeline that decides on a value.
struct StageStory {
  /// The stages, from the input to the result.
  let stages: [StageLane]
  /// The same run in detail.
  var witness: StageWitness?

  /// Returns the reason why the result of these stages differs from the wanted one; `nil` if no stage shows it.
  ///
  /// - Parameter solution: The stages of a right pipeline.
  func blame(for difference: RunDifference, beside solution: [StageLane]) -> String? {
    if stages.count == 1, let only = stages.first {
      let isInput = only.operatorName == nil && solution.first.map { only.agrees(with: $0) } == true
      return isInput && solution.count > 1 ? "That is '\(only.name)' as it is: an operator must follow" : nil
    }
    if case .failed? = difference.yours.first, witness?.showsMistake(in: stages) ?? false {
      return reason(for: difference)
    }
    if let missing = missing(beside: solution) { return missing }
    if let beginning = otherBeginning(beside: solution) { return beginning }
    if let likeness = Self.likeness(difference) { return likeness }
    let wrong = firstWrong(beside: solution, at: difference.time)
    if let (story, found) = wrong, found.time <= difference.time, let reason = story.reason(for: found) {
      return reason
    }
    if difference.yours.isEmpty, case .value(let value)? = difference.wanted.first, !knows(value, by: difference.time) {
      // No value leads to the wrong instant.
      if let reason = late(beside: solution) ?? wrong.flatMap({ $0.0.reason(for: $0.1) }) { return reason }
    }
    return reason(for: difference)
  }

  /// Returns whether a value has entered one of the operators up to an instant.
  private func knows(_ value: Value, by time: Int) -> Bool {
    let text = RunDifference.text(of: value)
    return stages.indices.dropLast().contains { self.time(of: text, upTo: time, in: $0) != nil }
  }

  /// Returns the reason for a difference of the last stage.
  private func reason(for difference: RunDifference) -> String? {
    if case .value(let value)? = difference.yours.first { return sent(value, at: difference.time) }
    if case .completed? = difference.yours.first, let next = difference.nextWanted,
      let input = stages.dropLast().last?.lane.end, input.time < difference.time
    {
      // It ended because there was nothing more to do.
      if let leaver { return Self.left(leaver.name, at: leaver.time) }
      return hasLeft(RunDifference.text(of: next.value), from: stages.count - 2, by: next.time)
        ? ended(.completed, at: difference.time) : lacked(next.value, at: next.time)
    }
    if let end = difference.yours.first, end.isEnd {
      let story = ended(end, at: difference.time)
      guard case .completed = end, case .value(let value)? = difference.wanted.first else { return story }
      return story.map { $0 + ". Nothing had sent \(RunDifference.words(for: value)) by then" }
    }
    if let end = stages.last?.lane.end, end.time <= difference.time, end.mark.isEnd {
      return ended(end.mark, at: end.time)
    }
    if case .value(let value)? = difference.wanted.first { return lacked(value, at: difference.time) }
    if let end = difference.wanted.first, end.isEnd { return wentOn(past: difference.time) }
    return nil
  }

  /// An operator above the last one that has completed and left its input before the input's end.
  private var leaver: (name: String, time: Int)? {
    let place = stages.indices.dropLast().dropFirst().last { index in
      guard case .completed? = stages[index].lane.end?.mark, case .disposed? = stages[index - 1].lane.end?.mark else {
        return false
      }
      return true
    }
    guard let place, let end = stages[place].lane.end else { return nil }
    return (stages[place].name, end.time)
  }

  private static func left(_ name: String, at time: Int) -> String {
    "It was '\(name)' that completed at \(TimeText.format(Int64(time))): it left its input then"
  }

  /// Returns the stages up to the first that differs from the same operator of the solution, if all above it agree.
  ///
  /// - Parameter time: The first wrong instant of the result.
  private func firstWrong(beside solution: [StageLane], at time: Int) -> (StageStory, RunDifference)? {
    var place = -1
    for (index, stage) in stages.enumerated() {
      if let found = solution.indices.dropFirst(place + 1).first(where: { stage.agrees(with: solution[$0]) }) {
        place = found
        continue
      }
      guard index > 0, place >= 0, place + 1 < solution.count, let name = stage.operatorName,
        name == solution[place + 1].operatorName,
        let difference = RunDifference(of: stage.lane, from: solution[place + 1].lane, equals: StageLane.same),
        !difference.isDisposal
      else { return nil }
      // A visible difference of the result says more than an earlier one that a later stage has hidden.
      let seen = RunDifference(
        of: stage.lane.from(time), from: solution[place + 1].lane.from(time), equals: StageLane.same)
      let isSeen = seen?.time == time
      return (StageStory(stages: Array(stages[...index]), witness: witness), isSeen ? seen ?? difference : difference)
    }
    return nil
  }

  /// Returns the first value that was held back or dropped, if the first stages agree with those of the solution and
  /// the next one is another operator, which sends less.
  private func late(beside solution: [StageLane]) -> String? {
    let place = zip(stages, solution).prefix { $0.agrees(with: $1) }.count
    guard place > 0, place < stages.count - 1, !stages[place].runsOthers, stages[place].operatorName != nil,
      let difference = RunDifference(of: stages[place].lane, from: stages[place - 1].lane, equals: StageLane.same),
      difference.yours.isEmpty, case .value(let value)? = difference.wanted.first
    else { return nil }
    return StageStory(stages: Array(stages[...place]), witness: witness).lacked(value, at: difference.time)
  }

  /// Returns words for a pipeline that equals the first stages of the solution, without the rest.
  private func missing(beside solution: [StageLane]) -> String? {
    var place = 0
    for stage in stages {
      guard
        let found = solution[place...].firstIndex(where: {
          stage.lane.equals($0.lane, untilDisposed: true, StageLane.same)
        })
      else {
        return nil
      }
      place = found
    }
    guard place < solution.count - 1, place > 0 else { return nil }
    let last = stages[stages.count - 1]
    if case .value(.stream)? = last.lane.events.first?.mark {
      return "So far it is right: '\(last.name)' sends streams, and nobody runs them yet"
    }
    return "So far it is right: something must still follow '\(last.name)'"
  }

  /// Returns words for a pipeline with the operators of the solution that begins with another of the inputs.
  private func otherBeginning(beside solution: [StageLane]) -> String? {
    guard let first = stages.first, let other = solution.first, first.stream?.name != nil, other.stream?.name != nil,
      first.name != other.name, stages.map({ $0.operatorName }) == solution.map({ $0.operatorName })
    else { return nil }
    return "The operators are right. The pipeline begins with '\(first.name)', and '\(other.name)' must come first"
  }

  /// Returns words for a nearly right value: of another kind, with its parts in another order, or one part.
  private static func likeness(_ difference: RunDifference) -> String? {
    guard case .value(let yours)? = difference.yours.first, case .value(let wanted)? = difference.wanted.first else {
      return nil
    }
    if yours.text == wanted.text, yours.kindName != wanted.kindName {
      return "Yours is \(yours.kindName), and the goal has \(wanted.kindName)"
    }
    if case .tuple(let box) = yours, let part = box.elements.firstIndex(where: { $0.isEqual(to: wanted) }) {
      return "Yours is a tuple, and the goal has only its part .\(part), which is \(RunDifference.words(for: wanted))"
    }
    guard let parts = parts(of: yours), let others = self.parts(of: wanted), parts.count > 1 else { return nil }
    let texts = (parts.map { RunDifference.text(of: $0) }, others.map { RunDifference.text(of: $0) })
    guard texts.0 != texts.1, texts.0.sorted() == texts.1.sorted() else { return nil }
    return "The parts are right, and stand in another order. The order of the inputs decides about it"
  }

  private static func parts(of value: Value) -> [Value]? {
    switch value {
    case .tuple(let box): box.elements
    case .array(let box): box.elements
    default: nil
    }
  }

  /// Returns the reason why a value was sent.
  func sent(_ value: Value, at time: Int) -> String? {
    let text = RunDifference.text(of: value)
    let instant = TimeText.format(Int64(time))
    let last = stages.count - 1
    guard last > 0, holds(text, at: time, in: last) else { return nil }
    var place = last
    while place > 0, holds(text, at: time, in: place - 1) { place -= 1 }
    if place == 0 {
      // All of them passed it on.
      let consent = stages[last - 1].stream.flatMap { witness?.consent(to: text, at: time, sentBy: $0) }
      return "\(text) entered '\(stages[last].name)' at \(instant) and was let through"
        + (consent.map { ": " + $0 } ?? "")
    }
    let name = stages[place].name
    if case .stream = value { return "'\(name)' made a stream at \(instant), and nobody runs it" }
    if let opener = stages[place].stream.flatMap({ witness?.opener(of: text, at: time, leaving: $0) }) {
      return opener.time == time
        ? "\(text) left '\(name)' at \(instant): it came from the stream that \(opener.text) began then"
        : "\(text) left '\(name)' at \(instant): "
          + "it came from the stream that \(opener.text) began at \(TimeText.format(Int64(opener.time)))"
    }
    let inputIsOver = stages[place - 1].lane.end.map { $0.time < time } ?? false
    if !(stages[place].runsOthers && inputIsOver), let entered = self.time(of: text, upTo: time, in: place - 1) {
      return "\(text) entered '\(name)' at \(TimeText.format(Int64(entered))) and left it at \(instant)"
    }
    if let cause = stages[place - 1].lane.values.last(where: { $0.time == time }) {
      return "'\(name)' made \(text) of \(RunDifference.words(for: cause.value)) at \(instant)"
    }
    let inputEnd = stages[place - 1].lane.ending(at: time)
    let isLast = inputEnd != nil && stages[place].lane.end?.time == time
    if stages[place].runsOthers, !isLast {
      let origin = stages[place].stream.flatMap { witness?.origin(of: text, at: time, leaving: $0) }
      if let origin, origin.value != text {
        return "'\(name)' made \(text) at \(instant), when \(origin.name) sent \(origin.value)"
      }
      return "\(text) left '\(name)' at \(instant): "
        + "it came from \(origin?.name ?? "another stream that '\(name)' runs")"
    }
    if let mark = inputEnd {
      return "'\(name)' sent \(text) at \(instant), when its input \(RunDifference.past(mark, withMessage: true))"
    }
    return "'\(name)' sent \(text) at \(instant), when nothing entered it"
  }

  /// Returns whether a value that a stage has sent also left the next stage, up to an instant.
  private func hasLeft(_ text: String, from place: Int, by time: Int) -> Bool {
    guard let entered = self.time(of: text, upTo: time, in: place),
      let left = self.time(of: text, upTo: time, in: place + 1)
    else { return false }
    return left >= entered
  }

  /// Returns the reason why a value was not sent.
  func lacked(_ value: Value, at time: Int) -> String? {
    let text = RunDifference.text(of: value)
    let place = stages.indices.dropLast().last {
      self.time(of: text, upTo: time, in: $0) != nil && !hasLeft(text, from: $0, by: time)
    }
    guard let place, let entered = self.time(of: text, upTo: time, in: place)
    else { return comesLater(text, than: time) ?? made(insteadOf: text, at: time) }
    let name = stages[place + 1].name
    let start = "\(text) entered '\(name)' at \(TimeText.format(Int64(entered)))"
    let later = stages[place + 1].lane.values.first { $0.time > time && RunDifference.text(of: $0.value) == text }
    if let later { return "\(start) and left it only at \(TimeText.format(Int64(later.time)))" }
    return "\(start) and did not leave it" + (fate(of: text, at: entered, from: place).map { ": " + $0 } ?? "")
  }

  /// Returns the fate of the value that came to the last stage at an instant, if it did not arrive.
  func loss(at time: Int) -> String? {
    guard stages.count > 1, let entered = stages[stages.count - 2].lane.values.last(where: { $0.time == time }),
      let fate = fate(of: RunDifference.text(of: entered.value), at: time, from: stages.count - 2)
    else { return nil }
    let value = RunDifference.words(for: entered.value)
    return "\(value) entered '\(stages[stages.count - 1].name)' at \(TimeText.format(Int64(time))): \(fate)"
  }

  /// Returns the fate of a value that a stage sent.
  private func fate(of text: String, at time: Int, from place: Int) -> String? {
    stages[place].stream.flatMap { witness?.fate(of: text, at: time, sentBy: $0) }
  }

  /// Returns the action of the last stage at an instant, in place of sending a value that never entered it.
  private func made(insteadOf text: String, at time: Int) -> String? {
    guard let last = stages.last, stages.count > 1 else { return nil }
    let input = stages[stages.count - 2].lane
    let instant = TimeText.format(Int64(time))
    if let entered = input.values.last(where: { $0.time == time }) {
      let output = last.lane.events.filter({ $0.time == time }).map({ $0.mark })
      let words = output.isEmpty ? "sent nothing" : RunDifference.words(output).replacingVerb()
      let value = RunDifference.words(for: entered.value)
      let fate =
        output.isEmpty ? fate(of: RunDifference.text(of: entered.value), at: time, from: stages.count - 2) : nil
      return "When \(value) entered '\(last.name)' at \(instant), it \(words)" + (fate.map { ": " + $0 } ?? "")
    }
    if let end = input.end, end.time == time, !last.runsOthers {
      let isAgain = stages[stages.count - 2].stream.map { witness?.subscribesAgain(to: $0, at: time) ?? false } ?? false
      return
        "The input of '\(last.name)' \(RunDifference.past(end.mark, withMessage: true)) at \(instant), and '\(last.name)' "
        + (isAgain ? "subscribed to it again" : "sent nothing then")
    }
    if let left = last.stream.flatMap({ witness?.inputLeft(by: $0, before: time) }) {
      return "'\(last.name)' left \(left.name) at \(TimeText.format(Int64(left.time))), "
        + "and does not hear what it sends after that"
    }
    let earlier = input.values.filter { $0.time < time }
    let lost = last.runsOthers ? lostValue(among: earlier.suffix(8), by: time) : nil
    guard let entered = lost ?? earlier.last else { return stopped(above: last, by: time) }
    let value = RunDifference.words(for: entered.value)
    let moment = TimeText.format(Int64(entered.time))
    if let fate = fate(of: RunDifference.text(of: entered.value), at: entered.time, from: stages.count - 2) {
      return "\(value) entered '\(last.name)' at \(moment): \(fate)"
    }
    return "Nothing entered '\(last.name)' at \(instant). The last value before was \(value), at \(moment)"
  }

  /// Returns words for a value that the source of the pipeline sends only after an instant.
  private func comesLater(_ text: String, than time: Int) -> String? {
    guard let source = stages.first, stages.count > 1,
      let later = source.lane.values.first(where: { RunDifference.text(of: $0.value) == text })
    else { return nil }
    return "\(text) comes only at \(TimeText.format(Int64(later.time))), when '\(source.name)' sends it"
  }

  /// Returns the reason why no value had entered the last stage up to an instant: the last one that was stopped.
  private func stopped(above last: StageLane, by time: Int) -> String {
    for place in stages.indices.dropLast(2).reversed() {
      guard let entered = stages[place].lane.values.last(where: { $0.time <= time }) else { continue }
      let fate = fate(of: RunDifference.text(of: entered.value), at: entered.time, from: place)
      return "\(RunDifference.words(for: entered.value)) entered '\(stages[place + 1].name)' at "
        + TimeText.format(Int64(entered.time)) + (fate.map { ": " + $0 } ?? " and had not left it by then")
    }
    if let end = stages[stages.count - 2].lane.end, end.time <= time {
      return
        "The input of '\(last.name)' \(RunDifference.past(end.mark, withMessage: true)) at \(TimeText.format(Int64(end.time))) without a value"
    }
    let first = stages.first?.lane.values.first
    let later = first.map { ": '\(stages[0].name)' sends its first value at \(TimeText.format(Int64($0.time)))" }
    return "Nothing had entered '\(last.name)' by \(TimeText.format(Int64(time)))" + (later ?? "")
  }

  /// Returns the value whose inner stream runs at an instant without a value, or else the last without a result.
  private func lostValue(
    among values: ArraySlice<(time: Int, value: Value)>, by time: Int
  ) -> (time: Int, value: Value)? {
    guard let witness, let stream = stages[stages.count - 2].stream else { return nil }
    func silence(_ value: (time: Int, value: Value)) -> StageWitness.Silence? {
      witness.silence(after: RunDifference.text(of: value.value), at: value.time, sentBy: stream, until: time)
    }
    return values.last { silence($0) == .running } ?? values.last { silence($0) != nil }
  }

  /// Returns the stage that has ended the stream.
  func ended(_ mark: RecordedLane.Mark, at time: Int) -> String? {
    var place = stages.count - 1
    while place > 0, let end = stages[place - 1].lane.end, end.time == time, end.mark.equals(mark) { place -= 1 }
    let instant = TimeText.format(Int64(time))
    if place == 0 {
      let last = stages[stages.count - 1].name
      if case .failed = mark { return "The error came from the input at \(instant), and '\(last)' let it pass" }
      return "The input \(RunDifference.past(mark, withMessage: true)) at \(instant), and '\(last)' passed that on"
    }
    let name = stages[place].name
    if case .failed = mark {
      let entered = stages[place - 1].lane.values.last { $0.time == time }
      if let entered {
        let advice = stages[place].stream.flatMap { witness?.advice(onFailureOf: $0) }
        return "It failed in '\(name)', when \(RunDifference.words(for: entered.value)) entered it"
          + (advice.map { ": " + $0 } ?? "")
      }
      if let advice = stages[place].stream.flatMap({ witness?.advice(onFailureOf: $0) }) {
        return "It failed in '\(name)' at \(instant): \(advice)"
      }
      return stages[place].runsOthers
        ? "The error arose inside of '\(name)', and nothing caught it there"
        : "It was '\(name)' that failed at \(instant)"
    }
    if case .disposed? = stages[place - 1].lane.end?.mark, case .completed = mark {
      return Self.left(name, at: time)
    }
    return "It was '\(name)' that \(RunDifference.past(mark, withMessage: true)) at \(instant)"
  }

  /// Returns the reason why the stream did not end at the expected instant.
  func wentOn(past time: Int) -> String? {
    let instant = TimeText.format(Int64(time))
    guard let place = stages.indices.dropLast().last(where: { stages[$0].lane.end?.time == time }) else {
      var place = stages.count - 1
      guard let end = stages[place].lane.end else { return "No operator of yours ends the stream at \(instant)" }
      while place > 0, let above = stages[place - 1].lane.end, above.time == end.time, above.mark.equals(end.mark) {
        place -= 1
      }
      let who = place == 0 ? "The input" : "'\(stages[place].name)'"
      return "\(who) \(RunDifference.past(end.mark, withMessage: true)) only at \(TimeText.format(Int64(end.time)))"
    }
    let mark = stages[place].lane.end?.mark ?? .completed
    return "The input of '\(stages[place + 1].name)' \(RunDifference.past(mark, withMessage: true)) at \(instant), "
      + "and '\(stages[place + 1].name)' went on"
  }

  private func holds(_ text: String, at time: Int, in place: Int) -> Bool {
    stages[place].lane.values.contains { $0.time == time && RunDifference.text(of: $0.value) == text }
  }

  /// Returns the last time up to an instant at which a stage sent a value.
  private func time(of text: String, upTo time: Int, in place: Int) -> Int? {
    stages[place].lane.values.last { $0.time <= time && RunDifference.text(of: $0.value) == text }?.time
  }
}

extension String {
  /// Returns "sends 1 and completes" in the past tense: "sent 1 and completed".
  fileprivate func replacingVerb() -> String {
    var text = self
    for (present, past) in [("sends ", "sent "), ("completes", "completed"), ("fails ", "failed ")] {
      if text.hasPrefix(present) { text = past + text.dropFirst(present.count) }
    }
    return text
  }
}
