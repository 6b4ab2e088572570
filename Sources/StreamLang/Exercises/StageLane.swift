import Streams

/// The events that one stage of a pipeline sent.
struct StageLane {
  /// The name of the operator, or of the input.
  let name: String
  let lane: RecordedLane
  /// The name that all spellings of the operator share; nil for an input with a name.
  var operatorName: String?
  /// Whether the operator runs other streams besides its input: those that its closure makes, or further inputs.
  var runsOthers = false
  /// The stream of which this is the lane.
  var stream: Stream?
}

extension StageLane {
  /// Whether two stages do the same, as far as both are listened to.
  func agrees(with other: StageLane) -> Bool {
    lane.equals(other.lane, untilDisposed: true, Self.same) || other.lane.equals(lane, untilDisposed: true, Self.same)
  }

  /// Whether two stages send at the same instants and end alike, whatever the values are.
  func isInStep(with other: StageLane) -> Bool {
    func same(_ one: RecordedLane.Mark, _ two: RecordedLane.Mark) -> Bool {
      if case (.value, .value) = (one, two) { return true }
      return one.equals(two)
    }
    return lane.equals(other.lane, untilDisposed: true, same) || other.lane.equals(lane, untilDisposed: true, same)
  }

  /// Whether two marks are the same; a stream is as good as another one, and so is an error.
  static func same(_ one: RecordedLane.Mark, _ two: RecordedLane.Mark) -> Bool {
    if case (.value(.stream), .value(.stream)) = (one, two) { return true }
    return endsAlike(one, two)
  }

  /// Whether two marks are the same; an error may have any message.
  static func endsAlike(_ one: RecordedLane.Mark, _ two: RecordedLane.Mark) -> Bool {
    if case (.failed, .failed) = (one, two) { return true }
    return one.equals(two)
  }
}

extension RecordedLane {
  /// The end that came of itself at an instant: no disposal.
  func ending(at time: Int) -> Mark? {
    guard let end, end.time == time else { return nil }
    if case .disposed = end.mark { return nil }
    return end.mark
  }

  /// The lane from an instant on.
  func from(_ time: Int) -> RecordedLane { RecordedLane(events: events.filter { $0.time >= time }) }
}
