import Streams

/// The events that one stage of a pipeline sent.
struct StageLane {
  /// The name of the operator, or of the input.
  let name: String
  let lane: RecordedLane
  /// The name that all spellings of the operator share; `nil` for an input with a name.
  var operatorName: String?
  /// Whether the operator runs other streams besides its input: those that its closure returns, or further inputs.
  var runsOthers = false
  /// The stream of this lane.
  var stream: Stream?
}

extension StageLane {
  /// Returns whether two stages have the same events, as far as both are subscribed.
  func agrees(with other: StageLane) -> Bool {
    lane.equals(other.lane, untilDisposed: true, Self.same) || other.lane.equals(lane, untilDisposed: true, Self.same)
  }

  /// Returns whether two stages send at the same instants and end alike, regardless of the values.
  func isInStep(with other: StageLane) -> Bool {
    func same(_ one: RecordedLane.Mark, _ two: RecordedLane.Mark) -> Bool {
      if case (.value, .value) = (one, two) { return true }
      return one.equals(two)
    }
    return lane.equals(other.lane, untilDisposed: true, same) || other.lane.equals(lane, untilDisposed: true, same)
  }

  /// Returns whether two marks are the same. Streams are equal to each other, and so are errors.
  static func same(_ one: RecordedLane.Mark, _ two: RecordedLane.Mark) -> Bool {
    if case (.value(.stream), .value(.stream)) = (one, two) { return true }
    return endsAlike(one, two)
  }

  /// Returns whether two marks are the same. An error may have any message.
  static func endsAlike(_ one: RecordedLane.Mark, _ two: RecordedLane.Mark) -> Bool {
    if case (.failed, .failed) = (one, two) { return true }
    return one.equals(two)
  }
}

extension RecordedLane {
  /// Returns the end at an instant, unless it is a disposal.
  func ending(at time: Int) -> Mark? {
    guard let end, end.time == time else { return nil }
    if case .disposed = end.mark { return nil }
    return end.mark
  }

  /// Returns the lane from an instant on.
  func from(_ time: Int) -> RecordedLane { RecordedLane(events: events.filter { $0.time >= time }) }
}
