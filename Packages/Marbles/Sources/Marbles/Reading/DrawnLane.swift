/// One lane of a printed picture, as far as it can be read.
struct DrawnLane: Equatable {
  /// The marks of the lane at one instant, in order.
  struct Instant: Equatable {
    /// Nanoseconds of virtual time.
    var time: Int64
    var marks: [Mark]
  }

  /// The text for an omitted part of a lane.
  struct Omission: Equatable {
    var text: String
    /// The number of instants of the lane before it.
    var instantsBefore: Int
  }

  var name: String
  /// The calls on the rule above it; `nil` if there is no rule.
  var operators: String?
  /// Whether it was subscribed at the start, and so begins as a line.
  var startsActive = false
  var instants: [Instant] = []
  var omission: Omission?
  /// The mark after the last instant of a lane that has not ended: `open` or `cut`.
  var tail: Mark?

  func marks(at time: Int64) -> [Mark] { instants.first { $0.time == time }?.marks ?? [] }

  /// Adds marks at a time that is not before the last one.
  mutating func add(_ marks: [Mark], at time: Int64) {
    if let last = instants.indices.last, instants[last].time == time {
      instants[last].marks += marks
    } else {
      instants.append(Instant(time: time, marks: marks))
    }
  }
}
