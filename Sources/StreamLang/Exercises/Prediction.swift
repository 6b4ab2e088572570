import Marbles
import Streams
import Times

/// The events that a learner expects of a stream, read from marble text or from a list of times.
///
///     -a--b|
///     100ms a, 400ms b, 500ms |
///
/// In a list an item has a time and a value, in either order, and perhaps `at` or a colon; without commas the time
/// comes first. `|` or a word such as `completes` is the end, `#` or a word such as `fails` an error. Values are
/// compared by their text.
struct Prediction {
  /// The reason why a text cannot be read.
  struct Fault: Error {
    let message: String
    let range: Range<Int>
    let hint: String?
  }

  let lane: RecordedLane

  /// Reads a text. The tick of marble text is in nanoseconds.
  init(_ text: String, tick: Int) throws(Fault) {
    if let lane = try Self.times(text) {
      self.lane = lane
    } else {
      lane = try Self.marbles(text, tick: tick)
    }
  }

  /// Returns whether a predicted mark is correct: an error may have any message.
  static func foretells(_ one: RecordedLane.Mark, _ two: RecordedLane.Mark) -> Bool {
    switch (one, two) {
    case (.value(let text), .value(let value)):
      if text.isEqual(to: value) || text.text == value.text { return true }
      return text.text.filter { $0 != " " } == RunDifference.text(of: value).filter { $0 != " " }
    case (.failed, .failed): return true
    default: return one.equals(two)
    }
  }

  /// Returns the same lane with the values of a run in place of their texts.
  static func named(_ lane: RecordedLane, by values: [Value]) -> RecordedLane {
    var byText: [String: Value] = [:]
    for value in values {
      for text in [value.text, RunDifference.text(of: value)] where byText[text] == nil { byText[text] = value }
    }
    var named = lane
    named.events = lane.events.map { event in
      guard case .value(.string(let box)) = event.mark else { return event }
      let value = byText[box.text] ?? Int(box.text).map { .int($0) } ?? .string(box)
      return RecordedLane.Event(time: event.time, mark: .value(value))
    }
    return named
  }

  private static func marbles(_ text: String, tick: Int) throws(Fault) -> RecordedLane {
    if text == "nothing" { return RecordedLane() }
    let isCode = zip(text, text.dropFirst()).enumerated().contains { index, pair in
      index > 0 && pair.0.isLetter && "({".contains(pair.1)
    }
    if isCode {
      throw Fault(
        message: "events are wanted here, and not code", range: 0..<text.utf8.count,
        hint: "write them as --a-b-|, or as 200ms a, 400ms |")
    }
    let items = items(of: text)
    if let item = items.first, let first = words(of: item.text).first, isTimeWithoutUnit(first, of: items, text) {
      let start = item.range.lowerBound
      throw Fault(
        message: "a time has a unit", range: start..<(start + first.utf8.count),
        hint: "write it so: \(first)ms\(item.text.dropFirst(first.count))")
    }
    let parts = words(of: text)
    if parts.count > 1, !text.contains(where: { "-|#[(".contains($0) }) {
      throw Fault(
        message: "these events have no times", range: 0..<text.utf8.count,
        hint: "write each with its time, as in 300ms a, 1s b, 1s |")
    }
    let read: MarbleText
    do throws(MarbleTextError) {
      read = try MarbleText.parse(text, kind: .cold, tick: Int64(tick))
    } catch {
      throw Fault(message: error.message, range: error.range, hint: error.hint)
    }
    var lane = RecordedLane()
    for event in read.events {
      let mark: RecordedLane.Mark =
        switch event.mark {
        case .value(.mark(let text)), .value(.quoted(let text)): .value(.string(StringBox(text)))
        case .completed: .completed
        case .error: .failed("")
        case .interrupted: .interrupted
        }
      lane.events.append(.init(time: Int(event.time), mark: mark))
    }
    return lane
  }

  /// Returns whether a list begins with a number in place of a time: `300 |`, or `300 a, 400 b`.
  private static func isTimeWithoutUnit(_ first: String, of items: [Item], _ text: String) -> Bool {
    guard Int(first) != nil else { return false }
    if items.count > 1 { return items.allSatisfy { Int(words(of: $0.text).first ?? "") != nil } }
    return first.count > 1 && words(of: text).count > 1 && !text.contains { "-[(".contains($0) }
  }

  /// Reads a list of times; `nil` if the text is none.
  private static func times(_ text: String) throws(Fault) -> RecordedLane? {
    var items = items(of: text)
    guard let first = items.first, time(in: words(of: first.text)) != nil else { return nil }
    if items.count == 1, let pairs = pairs(of: words(of: first.text)) {
      items = pairs.map { Item(text: $0, range: first.range) }
    }
    // Marble text may begin with a duration as well.
    let isMarbles = words(of: first.text).count != 2 || text.dropLast().contains(where: { "-|".contains($0) })
    if items.count == 1, isMarbles { return nil }
    var lane = RecordedLane()
    for item in items {
      var words = words(of: item.text)
      guard let (place, time) = time(in: words) else {
        throw Fault(
          message: "'\(item.text)' has no time", range: item.range,
          hint: Int(words.first ?? "") == nil
            ? "write the time before it: \(TimeText.format(Int64(lane.events.last?.time ?? 0))) \(item.text)"
            : "a time has a unit: \(words[0])ms \(words.dropFirst().joined(separator: " "))")
      }
      let clock = words.remove(at: place)
      words.removeAll { $0 == "at" }
      guard let last = words.last else {
        throw Fault(
          message: "nothing happens at '\(item.text)'", range: item.range,
          hint: "write a value, | or # after the time: \(clock) a")
      }
      // The end is an event of its own, even beside a value.
      let end = words.count > 1 && mark(of: last).isEnd ? mark(of: words.removeLast()) : nil
      for mark in [mark(of: words.joined(separator: " "))] + (end.map { [$0] } ?? []) {
        try append(mark, at: time, item, to: &lane)
      }
    }
    return lane
  }

  private static func append(
    _ mark: RecordedLane.Mark, at time: Int, _ item: Item, to lane: inout RecordedLane
  ) throws(Fault) {
    if let last = lane.events.last, last.time > time || last.mark.isEnd {
      let reason = last.mark.isEnd ? "comes after the end" : "stands after a later time"
      let hint = last.mark.isEnd ? "nothing follows an end" : "write the events in the order of their times"
      throw Fault(message: "'\(item.text)' \(reason)", range: item.range, hint: hint)
    }
    lane.events.append(.init(time: time, mark: mark))
  }

  private static func mark(of text: String) -> RecordedLane.Mark {
    switch text {
    case "|", "end", "ends", "completes", "completed": return .completed
    case "#", "error", "fails", "failed": return .failed("")
    default: break
    }
    let isQuoted = text.count > 1 && text.first == text.last && (text.first == "'" || text.first == "\"")
    return .value(.string(StringBox(isQuoted ? String(text.dropFirst().dropLast()) : text)))
  }

  /// A part of a list, with its byte offset.
  private struct Item {
    var text: String
    var range: Range<Int>
  }

  /// Returns the parts between commas outside of brackets and quotes.
  private static func items(of text: String) -> [Item] {
    var items = [Item(text: "", range: 0..<0)]
    var depth = 0
    var quote: Character?
    var offset = 0
    for character in text {
      defer { offset += character.utf8.count }
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "'" || character == "\"" {
        quote = character
      } else if "([".contains(character) {
        depth += 1
      } else if ")]".contains(character) {
        depth -= 1
      } else if depth == 0, character == "," || character == "\n" {
        items.append(Item(text: "", range: offset..<offset))
        continue
      }
      let isBlank = character == " "
      if isBlank, items[items.count - 1].text.isEmpty { continue }
      if items[items.count - 1].text.isEmpty { items[items.count - 1].range = offset..<offset }
      items[items.count - 1].text.append(character)
      let start = items[items.count - 1].range.lowerBound
      if !isBlank { items[items.count - 1].range = start..<(offset + character.utf8.count) }
    }
    return items.compactMap { item in
      let text = item.text.split(separator: " ").joined(separator: " ")
      return text.isEmpty ? nil : Item(text: text, range: item.range)
    }
  }

  /// Returns the items of a list without commas, if times and values alternate and no time is earlier than the one
  /// before it. An end may follow a value.
  private static func pairs(of words: [String]) -> [String]? {
    guard words.count > 2, words.first.map({ Settings.duration($0) != nil }) ?? false else { return nil }
    var last = 0
    var pairs: [[String]] = []
    for word in words {
      if let time = Settings.duration(word) {
        guard time >= last, pairs.last.map({ $0.count > 1 }) ?? true else { return nil }
        last = time
        pairs.append([word])
      } else {
        guard let pair = pairs.last, pair.count == 1 || pair.count == 2 && mark(of: word).isEnd else { return nil }
        pairs[pairs.count - 1].append(word)
      }
    }
    guard pairs.count > 1, pairs.last?.count ?? 0 > 1 else { return nil }
    return pairs.map { $0.joined(separator: " ") }
  }

  private static func words(of item: String) -> [String] {
    item.split(separator: " ").map { word in word.count > 1 && word.last == ":" ? String(word.dropLast()) : String(word)
    }
  }

  /// Returns the first or the last word, if it is a duration.
  private static func time(in words: [String]) -> (place: Int, time: Int)? {
    for place in words.indices {
      if let time = Settings.duration(words[place]) { return (place, time) }
    }
    return nil
  }
}
