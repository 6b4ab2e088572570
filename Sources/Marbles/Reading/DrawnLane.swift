/// One lane of a printed picture, as far as it can be read.
struct DrawnLane: Equatable {
  /// What stands on the lane at one instant, in order.
  struct Instant: Equatable {
    /// Nanoseconds of virtual time.
    var time: Int64
    var marks: [DrawnMark]
  }

  var name: String
  /// Whether it was subscribed at the start, and so begins as a line.
  var startsActive = false
  var instants: [Instant] = []
  /// What stands behind the last instant of a lane that has not ended: `open` or `cut`.
  var tail: DrawnMark?

  /// What stands there at a time.
  func marks(at time: Int64) -> [DrawnMark] { instants.first { $0.time == time }?.marks ?? [] }
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
  /// What is left out here, as the picture says it.
  case omitted(String)

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
    case .omitted(let text): text.isEmpty ? "a gap" : "a gap of \(Self.short(text))"
    }
  }

  /// A text that a sentence has room for: at most 60 graphemes.
  static func short(_ text: String) -> String {
    let start = text.prefix(60)
    return start.endIndex == text.endIndex ? text : start + "…"
  }
}
