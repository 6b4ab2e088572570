import Times

/// Marble text that is changed mark by mark: all other marks keep their times, and the rest of the text keeps its form.
package struct MarbleTextEditor {
  /// The reason why a change is not made, as a sentence.
  package struct Refusal: Error, Equatable {
    package let reason: String

    package init(reason: String) { self.reason = reason }
  }

  /// A part of the text that takes time, or blanks.
  private enum Part {
    case blank(String)
    case dash
    case caret
    /// Signs of one instant; a round group costs as many ticks as it has signs with its brackets.
    case marks([String], isRound: Bool)
    case duration(String, Int64)
  }

  private var parts: [Part] = []
  private let kind: MarbleText.Kind
  private let tick: Int64

  /// Reads `cold` or `hot` text.
  package init(_ text: String, kind: MarbleText.Kind, tick: Int64) throws(MarbleTextError) {
    _ = try MarbleText.parse(text, kind: kind, tick: tick)
    self.kind = kind
    self.tick = tick
    var reader = MarbleTextReader(text, kind: kind, tick: tick, dropsAfterEnd: false)
    var group: [String]?
    while reader.position < reader.bytes.count {
      let start = reader.position
      let sign = try reader.sign(inGroup: group != nil)
      let written = reader.source(start..<reader.position)
      switch sign {
      case .blank where group == nil: parts.append(.blank(written))
      case .dash: parts.append(.dash)
      case .caret: parts.append(.caret)
      case .duration(let length): parts.append(.duration(written, length))
      case .opening: group = []
      case .closing(let bracket):
        parts.append(.marks(group ?? [], isRound: bracket == .round))
        group = nil
      case .mark:
        if group != nil { group?.append(written) } else { parts.append(.marks([written], isRound: false)) }
      case .blank, .bang: break
      }
    }
  }

  // MARK: What is there

  /// The present text.
  package var text: String {
    parts.map { part in
      switch part {
      case .blank(let text), .duration(let text, _): text
      case .dash: "-"
      case .caret: "^"
      case .marks(let signs, let isRound):
        signs.count == 1 && !isRound ? signs[0] : (isRound ? "(" : "[") + signs.joined() + (isRound ? ")" : "]")
      }
    }.joined()
  }

  private func length(_ part: Part) -> Int64 {
    switch part {
    case .blank: 0
    case .dash, .caret: tick
    case .marks(let signs, let isRound): isRound ? Self.ticks(signs.count + 2, of: tick) : tick
    case .duration(_, let length): length
    }
  }

  /// Returns the length of that many ticks, or the longest time.
  private static func ticks(_ count: Int, of tick: Int64) -> Int64 {
    let (length, overflow) = tick.multipliedReportingOverflow(by: Int64(count))
    return overflow ? .max : length
  }

  private static func sum(_ one: Int64, _ two: Int64) -> Int64 {
    let (sum, overflow) = one.addingReportingOverflow(two)
    return overflow ? .max : sum
  }

  /// The start times of the parts, from the start of the text.
  private var starts: [Int64] {
    var time: Int64 = 0
    return parts.map { part in
      defer { time = Self.sum(time, length(part)) }
      return time
    }
  }

  /// The time from the start of the text to time zero.
  private var zero: Int64 {
    let index = parts.firstIndex { if case .caret = $0 { true } else { false } }
    return index.map { starts[$0] } ?? 0
  }

  private func isEnd(_ sign: String) -> Bool { ["|", "#", "%"].contains(sign) }

  /// Returns the part that has a mark, by the number of the mark, and the position of the mark in it.
  private func place(ofMark number: Int) -> (part: Int, sign: Int)? {
    var rest = number
    for (index, part) in parts.enumerated() {
      guard case .marks(let signs, _) = part else { continue }
      if rest < signs.count { return (index, rest) }
      rest -= signs.count
    }
    return nil
  }

  /// The time of the last value, and that of the end, from the start of the text.
  private var last: (value: Int64, end: Int64?) {
    var last: (value: Int64, end: Int64?) = (0, nil)
    for (part, start) in zip(parts, starts) {
      guard case .marks(let signs, _) = part else { continue }
      for sign in signs {
        if isEnd(sign) { last.end = start } else { last.value = start }
      }
    }
    return last
  }

  // MARK: Changes

  /// Moves a mark to the tick nearest to a time. No value passes the end, and the end passes no value.
  ///
  /// - Parameter time: Nanoseconds from time zero.
  /// - Returns: The new time.
  package mutating func move(mark number: Int, to time: Int64) throws(Refusal) -> Int64 {
    guard let place = place(ofMark: number), case .marks(let signs, _) = parts[place.part] else {
      throw Refusal(reason: "there is no such mark")
    }
    let sign = signs[place.sign]
    remove(place)
    return try insert(sign, at: time)
  }

  /// Adds a value at the tick nearest to a time.
  package mutating func add(_ value: String, at time: Int64) throws(Refusal) -> Int64 {
    try insert(try Self.sign(for: value), at: time)
  }

  /// Removes a mark; its time passes without it.
  package mutating func delete(mark number: Int) {
    if let place = place(ofMark: number) { remove(place) }
  }

  /// Replaces a value.
  package mutating func change(mark number: Int, to value: String) throws(Refusal) {
    guard let place = place(ofMark: number), case .marks(var signs, let isRound) = parts[place.part] else {
      throw Refusal(reason: "there is no such mark")
    }
    guard !isEnd(signs[place.sign]) else { throw Refusal(reason: "an end has no value") }
    signs[place.sign] = try Self.sign(for: value)
    parts[place.part] = .marks(signs, isRound: isRound)
  }

  /// Returns a value as a sign: itself if it is one, otherwise in quotes.
  private static func sign(for value: String) throws(Refusal) -> String {
    for sign in [value, "'\(value)'"] {
      // A sign must keep its meaning between two others.
      guard let read = try? MarbleText.parse("-\(sign)-", kind: .cold, tick: 1), read.events.count == 1,
        case .value(let mark) = read.events[0].mark
      else { continue }
      switch mark {
      case .mark(let text), .quoted(let text): if text == value { return sign }
      }
    }
    throw Refusal(reason: "marble text has no sign for this value")
  }

  private mutating func remove(_ place: (part: Int, sign: Int)) {
    guard case .marks(var signs, let isRound) = parts[place.part] else { return }
    let length = length(parts[place.part]) / tick
    signs.remove(at: place.sign)
    put(signs, wasRound: isRound, ticks: Int(length), at: place.part)
  }

  /// Writes signs of one instant in the ticks of a part: in its kind of group, as far as that has room.
  private mutating func put(_ signs: [String], wasRound: Bool, ticks: Int, at index: Int) {
    let isRound = wasRound && signs.count > 1 && signs.count + 2 <= ticks
    let new: [Part] = signs.isEmpty ? [] : [.marks(signs, isRound: isRound)]
    let used = signs.isEmpty ? 0 : isRound ? signs.count + 2 : 1
    parts.replaceSubrange(index...index, with: new + Array(repeating: .dash, count: max(0, ticks - used)))
  }

  private mutating func insert(_ sign: String, at time: Int64) throws(Refusal) -> Int64 {
    let (wanted, overflow) = time.addingReportingOverflow(zero)
    guard !overflow, tick < .max / Self.mostTicks / 2, wanted < tick * Self.mostTicks else {
      throw Refusal(reason: "marble text would become too long")
    }
    let last = last
    var place = (max(0, wanted) + tick / 2) / tick * tick
    if isEnd(sign) { place = max(place, last.value) } else if let end = last.end { place = min(place, end) }
    let started = try insert(sign, atPlace: place)
    if isEnd(sign) || last.end != nil { dropTimeAfterEnd() }
    return started - zero
  }

  /// The maximum length of a text by gestures, in ticks.
  private static let mostTicks: Int64 = 2_000

  /// - Returns: The start of the part that contains it now.
  private mutating func insert(_ sign: String, atPlace place: Int64) throws(Refusal) -> Int64 {
    var end = starts.last.map { Self.sum($0, length(parts[parts.count - 1])) } ?? 0
    while end <= place {
      parts.append(.dash)
      end += tick
    }
    let starts = starts
    guard
      let index = parts.indices.first(where: { starts[$0] <= place && place < Self.sum(starts[$0], length(parts[$0])) })
    else { throw Refusal(reason: "there is no tick at this time") }
    let start = starts[index]
    switch parts[index] {
    case .dash:
      parts[index] = .marks([sign], isRound: false)
      return start
    case .marks(var signs, let isRound):
      guard place < start + tick else {
        // After the signs of a round group time passes: the group returns it.
        put(signs, wasRound: false, ticks: Int(length(parts[index]) / tick), at: index)
        return try insert(sign, atPlace: place)
      }
      let isBeforeEnd = signs.last.map(isEnd) ?? false
      signs.insert(sign, at: signs.count - (isBeforeEnd ? 1 : 0))
      var ticks = Int(length(parts[index]) / tick)
      if isRound, index + 1 < parts.count, case .dash = parts[index + 1] {
        parts.remove(at: index + 1)
        ticks += 1
      }
      put(signs, wasRound: isRound, ticks: ticks, at: index)
      return start
    case .duration(_, let length):
      let rest = length - (place - start) - tick
      guard rest >= 0 else { throw Refusal(reason: "there is no whole tick left at this time") }
      parts.replaceSubrange(
        index...index, with: time(place - start) + [.marks([sign], isRound: false)] + time(rest))
      return place
    case .caret: throw Refusal(reason: "nothing can stand at '^', which is time zero")
    case .blank: throw Refusal(reason: "there is no tick at this time")
    }
  }

  /// Returns passing time as a duration between blanks.
  private func time(_ length: Int64) -> [Part] {
    length == 0 ? [] : [.blank(" "), .duration(TimeText.format(length), length), .blank(" ")]
  }

  /// Removes time after the end, where no event comes.
  private mutating func dropTimeAfterEnd() {
    while let part = parts.last {
      switch part {
      case .dash, .duration, .blank: parts.removeLast()
      case .caret, .marks: return
      }
    }
  }
}
