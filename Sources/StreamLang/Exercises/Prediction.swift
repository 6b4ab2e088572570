import Marbles
import Streams

/// The events that a learner expects of a stream, read from marble text or from a list of times.
///
///     -a--b|
///     100ms a, 400ms b, 500ms |
///
/// In a list an item has a time and a value, in either order, and perhaps `at` or a colon; without commas the time
/// comes first. `|` or a word such as `completes` stands for the end, `#` or a word such as `fails` for an error.
/// Values are compared by their text.
struct Prediction {
  /// The reason why a text cannot be read.
  struct Fault: Error {
    let message: String
    let range: Range<Int>
    let hint: String?
  }

  let lane: RecordedLane

  /// Reads a text; a tick of marble text is given in nanoseconds.
  init(_ text: String, tick: Int) throws(Fault) {
    if let lane = try Self.times(text) {
      self.lane = lane
    } else {
      lane = try Self.marbles(text, tick: tick)
    }
  }

  /// Whether a mark that was foretold is the one that came: an error may have any message.
  static func foretells(_ one: RecordedLane.Mark, _ two: RecordedLane.Mark) -> Bool {
    switch (one, two) {
    case (.value(let text), .value(let value)):
      if text.isEqual(to: value) || text.text == value.text { return true }
      return text.text.filter { $0 != " " } == RunDifference.text(of: value).filter { $0 != " " }
    case (.failed, .failed): return true
    default: return one.equals(two)
    }
  }

  /// The same with the values of a run in place of the texts that stand for them.
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
    let firsts = items(of: text).map { words(of: $0).first ?? "" }
    if firsts.count > 1, firsts.allSatisfy({ Int($0) != nil }) {
      throw Fault(
        message: "a time has a unit", range: 0..<text.utf8.count, hint: "write it so: 300ms a, 1s b, 1s |")
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

  /// A list of times; nil where the text is none.
  private static func times(_ text: String) throws(Fault) -> RecordedLane? {
    var items = items(of: text)
    guard let first = items.first, time(in: words(of: first)) != nil else { return nil }
    if items.count == 1, let pairs = pairs(of: words(of: first)) { items = pairs }
    // Marble text may begin with a duration as well.
    if items.count == 1, words(of: first).count != 2 || text.dropLast().contains(where: { "-|".contains($0) }) {
      return nil
    }
    var lane = RecordedLane()
    for item in items {
      var words = words(of: item)
      guard let (place, time) = time(in: words) else {
        throw Fault(
          message: "'\(item)' has no time", range: 0..<text.utf8.count, hint: "write it so: 300ms a, 1s b, 1s |")
      }
      words.remove(at: place)
      words.removeAll { $0 == "at" }
      let rest = words.joined(separator: " ")
      guard !rest.isEmpty else {
        throw Fault(
          message: "nothing happens at '\(item)'", range: 0..<text.utf8.count, hint: "write it so: 300ms a, 1s |")
      }
      if let last = lane.events.last, last.time > time || last.mark.isEnd {
        let reason = last.mark.isEnd ? "comes after the end" : "stands after a later time"
        let hint = last.mark.isEnd ? "nothing follows an end" : "write the events in the order of their times"
        throw Fault(message: "'\(item)' \(reason)", range: 0..<text.utf8.count, hint: hint)
      }
      lane.events.append(.init(time: time, mark: mark(of: rest)))
    }
    return lane
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

  /// The parts between commas that stand in no brackets and no quotes.
  private static func items(of text: String) -> [String] {
    var items = [""]
    var depth = 0
    var quote: Character?
    for character in text {
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "'" || character == "\"" {
        quote = character
      } else if "([".contains(character) {
        depth += 1
      } else if ")]".contains(character) {
        depth -= 1
      } else if depth == 0, character == "," || character == "\n" {
        items.append("")
        continue
      }
      items[items.count - 1].append(character)
    }
    return items.map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
  }

  /// The items of a list without commas, in which a time and a value take turns and no time is before the last one.
  private static func pairs(of words: [String]) -> [String]? {
    guard words.count > 2, words.count % 2 == 0 else { return nil }
    var last = 0
    var pairs: [String] = []
    for index in stride(from: 0, to: words.count, by: 2) {
      guard let time = duration(words[index]), time >= last, duration(words[index + 1]) == nil else { return nil }
      last = time
      pairs.append(words[index] + " " + words[index + 1])
    }
    return pairs
  }

  private static func words(of item: String) -> [String] {
    item.split(separator: " ").map { word in word.count > 1 && word.last == ":" ? String(word.dropLast()) : String(word)
    }
  }

  /// The first or the last word, where it is a duration.
  private static func time(in words: [String]) -> (place: Int, time: Int)? {
    for place in words.indices {
      if let time = duration(words[place]) { return (place, time) }
    }
    return nil
  }

  private static func duration(_ word: String) -> Int? {
    let statements = Parser.parse(SourceText(name: "", text: word)).statements
    guard statements.count == 1, case .expression(let expression) = statements[0].kind,
      case .duration(let nanoseconds) = expression.kind
    else { return nil }
    return nanoseconds
  }
}
