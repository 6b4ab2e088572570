import Marbles
import Streams
import Times

/// One run of a stream as a list of events: its values, and its end.
struct RecordedLane {
  /// An event of a lane.
  enum Mark {
    case value(Value)
    case completed
    case failed(String)
    case interrupted
    case disposed
    /// A number of values of a very long run that were not kept.
    case leftOut(Int)

    /// Returns whether two marks are the same event.
    func equals(_ other: Mark) -> Bool {
      switch (self, other) {
      case (.value(let one), .value(let two)): one.isEqual(to: two)
      case (.failed(let one), .failed(let two)): one == two
      case (.leftOut(let one), .leftOut(let two)): one == two
      case (.completed, .completed), (.interrupted, .interrupted), (.disposed, .disposed): true
      default: false
      }
    }

    /// Whether it is the last event.
    var isEnd: Bool {
      switch self {
      case .value, .leftOut: false
      case .completed, .failed, .interrupted, .disposed: true
      }
    }
  }

  /// A mark, and its time in nanoseconds.
  struct Event {
    let time: Int
    let mark: Mark
  }

  var events: [Event] = []

  /// The values with their times.
  var values: [(time: Int, value: Value)] {
    events.compactMap { event in if case .value(let value) = event.mark { (event.time, value) } else { nil } }
  }

  /// The mark that ends the lane, with its time.
  var end: Event? { events.last.flatMap { $0.mark.isEnd ? $0 : nil } }

  /// Returns whether another run has the same events at the same times.
  ///
  /// - Parameters:
  ///   - untilDisposed: Whether the other run may end earlier by its disposal.
  ///   - same: Whether two marks are the same.
  func equals(
    _ other: RecordedLane, untilDisposed: Bool = false, _ same: (Mark, Mark) -> Bool = { $0.equals($1) }
  ) -> Bool {
    if untilDisposed, case .disposed? = other.end?.mark, let end = other.end?.time {
      let rest = events.dropFirst(other.events.count - 1)
      return zip(events, other.events.dropLast()).allSatisfy { $0.time == $1.time && same($0.mark, $1.mark) }
        && events.count >= other.events.count - 1 && rest.allSatisfy { $0.time >= end }
    }
    return events.count == other.events.count
      && zip(events, other.events).allSatisfy { $0.time == $1.time && same($0.mark, $1.mark) }
  }
}

extension Recording {
  /// Returns a lane of the recording as a list of events.
  func lane(of track: Track) -> RecordedLane {
    var lane = RecordedLane()
    for entry in entries(of: track) {
      let mark = entry.omitted > 0 ? RecordedLane.Mark.leftOut(entry.omitted) : .value(entry.value)
      lane.events.append(RecordedLane.Event(time: entry.time, mark: mark))
    }
    let end: (Int64, RecordedLane.Mark)? =
      switch track.end {
      case .completed(let time): (time, .completed)
      case .error(let time, let message): (time, .failed(message))
      case .interrupted(let time): (time, .interrupted)
      case .disposed(let time): (time, .disposed)
      case .open, .cut: nil
      }
    if let (time, mark) = end { lane.events.append(RecordedLane.Event(time: Int(time), mark: mark)) }
    return lane
  }
}

/// The first instant at which a run differs from the wanted one.
struct RunDifference {
  /// The instant, in nanoseconds.
  let time: Int
  /// The marks of that instant from the first that differs on; empty if a run is silent or has ended.
  let yours, wanted: [RecordedLane.Mark]
  private let one, two: RecordedLane

  /// Finds the first difference of two runs; `nil` if there is none.
  ///
  /// - Parameter equals: Whether two marks are the same.
  init?(
    of one: RecordedLane, from two: RecordedLane,
    equals: (RecordedLane.Mark, RecordedLane.Mark) -> Bool = { $0.equals($1) }
  ) {
    let same = zip(one.events, two.events).prefix { $0.time == $1.time && equals($0.mark, $1.mark) }.count
    let (left, right) = (one.events.dropFirst(same), two.events.dropFirst(same))
    guard let time = [left.first?.time, right.first?.time].compactMap({ $0 }).min() else { return nil }
    self.time = time
    self.one = one
    self.two = two
    yours = left.prefix { $0.time == time }.map { $0.mark }
    wanted = right.prefix { $0.time == time }.map { $0.mark }
  }

  /// Returns the difference in a sentence: "at 1.35s: yours sends rac, the wanted one is silent".
  ///
  /// - Parameters:
  ///   - names: Words for the run and for the wanted one.
  ///   - verb: The verb before values. With another one they are texts; it is empty for texts with a verb of their own.
  func sentence(_ names: (yours: String, wanted: String) = ("yours", "the wanted one"), verb: String = "sends")
    -> String
  {
    let first = names.yours + " " + words(yours, beside: wanted, in: one, verb)
    let second = names.wanted + " " + words(wanted, beside: yours, in: two, verb)
    return "at \(TimeText.format(Int64(time))): \(first), \(second)\(verb == "sends" ? elsewhere(names) : "")"
  }

  /// Returns the marks of an instant in words, or the reason if there are none.
  private func words(
    _ marks: [RecordedLane.Mark], beside other: [RecordedLane.Mark], in lane: RecordedLane, _ verb: String
  ) -> String {
    guard !marks.isEmpty else {
      if let end = lane.end, end.time < time || end.time == time && !other.isEmpty {
        return "\(Self.past(end.mark)) \(end.time == time ? "already" : "at \(TimeText.format(Int64(end.time)))")"
      }
      // The beginning of the instant may be the same.
      if lane.events.contains(where: { $0.time == time }) {
        return other.allSatisfy { $0.isEnd } ? "goes on" : "\(verb.isEmpty ? "does" : verb) nothing more then"
      }
      return other.allSatisfy { $0.isEnd } ? "goes on" : "is silent"
    }
    return Self.words(marks, verb)
  }

  /// Returns some marks as a phrase: "sends 1 and 2 and completes".
  static func words(_ marks: [RecordedLane.Mark], _ verb: String = "sends") -> String {
    var values: [String] = []
    var end = ""
    for mark in marks {
      switch mark {
      case .value(let value):
        values.append(verb == "sends" ? words(for: value) : verb.isEmpty ? value.text : quoted(value.text))
      case .leftOut(let count): values.append("\(count) more")
      case .completed: end = "completes"
      case .failed(let message): end = message.isEmpty ? "fails" : "fails with \(quoted(message))"
      case .interrupted: end = "is interrupted"
      case .disposed: end = "is disposed"
      }
    }
    if values.count > 4 { values = values.prefix(3) + ["\(values.count - 3) more"] }
    let list =
      values.count > 1 ? values.dropLast().joined(separator: ", ") + " and " + (values.last ?? "") : values.first
    return [list.map { verb.isEmpty ? $0 : verb + " " + $0 }, end.isEmpty ? nil : end].compactMap { $0 }.joined(
      separator: " and ")
  }

  /// Returns the message of an error between quotation marks that it does not contain.
  static func quoted(_ message: String) -> String {
    let mark = message.contains("'") ? "\"" : "'"
    return mark + Diagnostic.shortened(message) + mark
  }

  /// The first value from that instant on that only the wanted run sends.
  var nextWanted: (time: Int, value: Value)? {
    two.values.first { event in
      event.time >= time && !one.values.contains { $0.time >= time && $0.value.isEqual(to: event.value) }
    }
  }

  /// Whether one of the runs was only disposed at that instant, so that its further events are not known.
  var isDisposal: Bool {
    for case .disposed? in [yours.first, wanted.first] { return true }
    return false
  }

  /// Returns an event in the past tense: "completed", and with the message of an error "failed with 'timeout'".
  static func past(_ mark: RecordedLane.Mark, withMessage: Bool = false) -> String {
    switch mark {
    case .completed: "completed"
    case .failed(let message): withMessage ? "failed with \(quoted(message))" : "failed"
    case .interrupted: "was interrupted"
    case .disposed: "was disposed"
    case .value, .leftOut: "sent a value"
    }
  }

  /// Returns the other time at which a run has the value that it lacks here.
  private func elsewhere(_ names: (yours: String, wanted: String)) -> String {
    if yours.isEmpty, case .value(let value)? = wanted.first, let time = Self.only(value, in: one, butNotIn: two) {
      return "; \(names.yours) sends \(Self.text(of: value)) at \(TimeText.format(Int64(time)))"
    }
    if wanted.isEmpty, case .value(let value)? = yours.first, let time = Self.only(value, in: two, butNotIn: one) {
      return "; \(names.wanted) sends \(Self.text(of: value)) at \(TimeText.format(Int64(time)))"
    }
    return ""
  }

  /// Returns the instant at which one lane sends a value and the other does not.
  private static func only(_ value: Value, in lane: RecordedLane, butNotIn other: RecordedLane) -> Int? {
    lane.values.first { event in
      event.value.isEqual(to: value)
        && !other.values.contains { $0.time == event.time && $0.value.isEqual(to: value) }
    }?.time
  }

  /// Returns a value in a sentence.
  static func words(for value: Value) -> String {
    if case .stream = value { "a stream" } else { text(of: value) }
  }

  /// Returns a value as pictures print it, shortened if it is very long.
  static func text(of value: Value) -> String { Diagnostic.shortened(PictureText { $0.displayName }.text(of: value)) }
}
