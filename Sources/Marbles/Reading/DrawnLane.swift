/// One lane of a printed picture, as far as it can be read.
struct DrawnLane: Equatable {
  /// What stands on the lane at one instant, in order.
  struct Instant: Equatable {
    /// Nanoseconds of virtual time.
    var time: Int64
    var marks: [DrawnMark]
  }

  /// What is said of the part of a lane that is left out.
  struct Omission: Equatable {
    var text: String
    /// How many instants of the lane stand before it.
    var instantsBefore: Int
  }

  var name: String
  /// The calls on the rule above it; nil where there is no rule.
  var operators: String?
  /// Whether it was subscribed at the start, and so begins as a line.
  var startsActive = false
  var instants: [Instant] = []
  var omission: Omission?
  /// What stands behind the last instant of a lane that has not ended: `open` or `cut`.
  var tail: DrawnMark?

  /// What stands there at a time.
  func marks(at time: Int64) -> [DrawnMark] { instants.first { $0.time == time }?.marks ?? [] }

  /// Adds what stands there at a time, which is none before the last.
  mutating func add(_ marks: [DrawnMark], at time: Int64) {
    if let last = instants.indices.last, instants[last].time == time {
      instants[last].marks += marks
    } else {
      instants.append(Instant(time: time, marks: marks))
    }
  }
}

/// One thing on a lane: its sign or value, with the legend's text for a letter.
enum DrawnMark: Equatable {
  case value(String)
  case subscribed
  case emitted
  case completed
  case error(String)
  case disposed
  /// Still going on when the run stopped.
  case open
  /// Still going on when a budget stopped the run.
  case cut
  /// So many values that are left out of an instant.
  case omitted(String)
  /// Pipelines beside each other differ here.
  case differing

  /// As a sentence names it.
  var words: String {
    switch self {
    case .value(let text): Self.short(text)
    case .subscribed: "a subscription"
    case .emitted: "an inner stream"
    case .completed: "completion"
    case .error(let message): message.isEmpty ? "an error" : "the error '\(Self.short(message))'"
    case .disposed: "disposal"
    case .open: "a lane that goes on"
    case .cut: "a lane that a budget cut"
    case .omitted(let count): "\(Self.short(count)) values left out"
    case .differing: "a mark where the pipelines differ"
    }
  }

  /// A text that a sentence has room for: at most 60 graphemes.
  static func short(_ text: String) -> String {
    let start = text.prefix(60)
    return start.endIndex == text.endIndex ? text : start + "…"
  }
}
