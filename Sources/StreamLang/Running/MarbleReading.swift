import Marbles
import Streams

/// The meanings of the marks of a text: `cold("-a-1|", a: 1, ["1": 10], tick: 1s, numbers: true)`.
struct MarbleLegend {
  private(set) var values: [String: Value] = [:]
  private(set) var tick: Int
  private(set) var isNumeric = false
  private(set) var places: [String: SourcePlace] = [:]
  private(set) var error: Value?

  init(_ labels: [String?], _ values: [Value], tick: Int, places: [SourcePlace]) throws(ErrorValue) {
    self.tick = tick
    for index in labels.indices.dropFirst() {
      let value = values[index]
      switch (labels[index], value) {
      case ("tick"?, .duration(let duration)) where duration > 0: self.tick = duration
      case ("tick"?, _): throw ErrorValue("'tick:' is a duration longer than 0s", place: places[index])
      case ("numbers"?, .bool(let bool)): isNumeric = bool
      case (let label?, _):
        self.values[label] = value
        self.places[label] = places[index]
      case (nil, .dictionary(let box)):
        for (key, value) in zip(box.keys, box.values) {
          guard case .string(let mark) = key else { throw ErrorValue("a mark is a String", place: places[index]) }
          self.values[mark.text] = value
          self.places[mark.text] = places[index]
        }
      default: throw ErrorValue(.legendExpected, place: places[index])
      }
    }
    error = self.values.removeValue(forKey: "#")
  }

  /// The value of a mark.
  func value(of mark: MarbleText.Value) -> Value {
    switch mark {
    case .quoted(let text): return .string(text)
    case .mark(let mark):
      if let value = values[mark] { return value }
      if isNumeric, let digit = Int(mark) { return .int(digit) }
      return .string(mark)
    }
  }
}

/// Marble text as events.
enum MarbleReading {
  /// Pairs of a time and a value or event, for `cold(at:)` and `hot(at:)`.
  static func events(
    _ text: String, isHot: Bool, _ legend: MarbleLegend, _ dialect: Dialect, in context: EvaluationContext,
    at place: SourcePlace
  ) throws(ErrorValue) -> [Value] {
    let read: MarbleText
    do throws(MarbleTextError) {
      read = try MarbleText.parse(
        text, kind: isHot ? .hot : .cold, tick: Int64(legend.tick), dropsAfterEnd: dialect.rules.dropsMarblesAfterEnd,
        isInterrupted: context.isInterrupted)
    } catch {
      try context.heedInterruption()
      // The checker has reported faults of literal text at their exact places.
      throw ErrorValue(.marbleText(error.message, help: error.hint), place: place)
    }
    var used: Set<String> = []
    let error = legend.error.map { $0.asError } ?? ErrorValue("error")
    var events: [Value] = []
    events.reserveCapacity(read.events.count)
    for event in read.events {
      if events.count & 0xFFFF == 0xFFFF, context.isInterrupted() {
        Releasing.release(.array(events))
        events = []
        try context.heedInterruption()
      }
      let value: Value
      switch event.mark {
      case .value(let mark):
        if case .mark(let grapheme) = mark { used.insert(grapheme) }
        value = legend.value(of: mark)
      case .completed: value = .event(EventBox(.completed))
      case .interrupted: value = .event(EventBox(.interrupted))
      case .error: value = .event(EventBox(.error, .error(error)))
      }
      events.append(.tuple([.duration(Int(event.time)), value]))
    }
    if let unused = legend.values.keys.sorted().first(where: { !used.contains($0) }) {
      throw ErrorValue(.unusedMark(unused), place: legend.places[unused] ?? place)
    }
    return events
  }
}
