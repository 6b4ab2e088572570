import Times

/// A lane as one line of marble text, which can be read back: `a = "-a-[b|]", tick: 1s, a: 1, b: [2, 3]`.
///
/// Reading `text` as a lane with this `tick`, and its marks by this legend, gives the lane's events at their times. The
/// text does not contain the end of an open lane.
public struct MarbleLine: Sendable, Equatable, CustomStringConvertible {
  /// An entry of the legend: a mark of one grapheme and its value, as the language writes it.
  public struct Entry: Sendable, Equatable {
    /// The mark.
    public var mark: String
    /// The value.
    public var literal: String
  }

  /// The lane's name.
  public var name: String
  /// The marble text.
  public private(set) var text: String
  /// A tick of the text, in nanoseconds: the greatest that divides all gaps.
  public private(set) var tick: Int64
  /// The values of the marks that differ from their text, in order of time.
  public private(set) var legend: [Entry]
  /// The message of `#` unless that is "error".
  public private(set) var errorMessage: String?
  /// The tick that is not written, in nanoseconds.
  private let usualTick: Int64

  /// Writes a lane as marble text. `usualTick` is the reader's default tick, in nanoseconds.
  public init(_ lane: Lane, usualTick: Int64 = 100_000_000) {
    var writer = MarbleTextWriter(lane, usualTick: usualTick)
    writer.write()
    name = lane.name
    text = writer.text
    tick = writer.tick
    legend = writer.legend
    self.usualTick = usualTick
    if case .error(_, let message) = lane.end, message != "error" { errorMessage = message }
  }

  /// The line, without a newline.
  public var description: String {
    var parts = ["\(ValueText.message(name)) = \"\(text)\""]
    if tick != usualTick { parts.append("tick: \(TimeText.format(tick))") }
    parts += legend.map { "\($0.mark): \($0.literal)" }
    if let errorMessage { parts.append("[\"#\": \(ValueText.literal(errorMessage))]") }
    return parts.joined(separator: ", ")
  }
}

/// Writes the marble text of a lane.
struct MarbleTextWriter {
  private(set) var text = ""
  private(set) var tick: Int64
  private(set) var legend: [MarbleLine.Entry] = []

  private let moments: [Moment]
  private let literals: [ExactText: String]
  private var markOfLiteral: [ExactText: String] = [:]
  private var marks: LegendMarks
  /// The time of the next sign, in nanoseconds.
  private var now: Int64 = 0

  init(_ lane: Lane, usualTick: Int64) {
    var moments: [Moment] = []
    func add(_ time: Int64, _ mark: Mark) {
      let time = max(0, time)
      if let last = moments.indices.last, moments[last].time == time {
        moments[last].marks.append(mark)
      } else {
        moments.append(Moment(time: time, marks: [mark]))
      }
    }
    if lane.subscribed > 0 { add(lane.subscribed, .subscribed) }
    for event in lane.events where event.omitted == 0 { add(event.time, .value(event.literal)) }
    switch lane.end {
    case .completed(let time): add(time, .completed)
    case .error(let time, let message): add(time, .error(message))
    case .interrupted(let time): add(time, .interrupted)
    case .disposed(let time): add(time, .disposed)
    case .open, .cut: break
    }
    self.moments = moments
    let divisor = moments.reduce(0) { Self.greatestCommonDivisor($0, $1.time) }
    tick = divisor > 0 ? divisor : usualTick
    var literals: [ExactText: String] = [:]
    for event in lane.events where event.omitted == 0 {
      let literal = ExactText(event.literal)
      if literals[literal] == nil, let mark = LegendMarks.standing(for: event.literal) { literals[literal] = mark }
    }
    self.literals = literals
    marks = LegendMarks(taken: Set(literals.values))
  }

  mutating func write() {
    for moment in moments {
      pass(until: moment.time)
      let members = moment.marks.map { mark($0) }
      if members.count > 1 { append("[") }
      for member in members { append(member) }
      if members.count > 1 { append("]") }
      // Only the last moment can be too late for this, and no text is written after it.
      let isFree = moment.marks == [.disposed]
      now = isFree ? moment.time : moment.time.addingReportingOverflow(tick).partialValue
    }
  }

  private mutating func pass(until time: Int64) {
    let gap = time.subtractingReportingOverflow(now).partialValue
    if gap <= 0 { return }
    if gap / tick <= 9 {
      append(String(repeating: "-", count: Int(gap / tick)))
    } else {
      text += text.isEmpty ? "" : " "
      text += TimeText.format(gap) + " "
    }
  }

  private mutating func mark(_ mark: Mark) -> String {
    guard case .value(let literal) = mark else { return mark.look.sign?.ascii ?? "" }
    let exact = ExactText(literal)
    if let standing = literals[exact] { return standing }
    if let known = markOfLiteral[exact] { return known }
    let mark = marks.next()
    markOfLiteral[exact] = mark
    legend.append(MarbleLine.Entry(mark: mark, literal: literal))
    return mark
  }

  /// Adds a sign so that it is read as itself after any other sign.
  private mutating func append(_ sign: String) {
    guard let last = text.utf8.last, let first = sign.utf8.first else {
      text += sign
      return
    }
    if last >= 0x80, first >= 0x80 {
      // Two graphemes may join to one; a blank keeps them apart at no cost.
      text += " "
    } else if last >= UInt8(ascii: "0"), last <= UInt8(ascii: "9"), first >= 0x80 || isLetter(first) || first == 0x2E {
      // A digit and letters may look like a duration; in quotes it does not.
      text.removeLast()
      text += "'\(Character(UnicodeScalar(last)))'"
    }
    text += sign
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
  }

  private static func greatestCommonDivisor(_ first: Int64, _ second: Int64) -> Int64 {
    var (larger, smaller) = (first, second)
    while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
    return larger
  }
}

/// The marks that a legend may give: letters, of many scripts when there are many values.
struct LegendMarks {
  private let taken: Set<String>
  private var count = 0

  init(taken: Set<String>) {
    self.taken = taken
  }

  mutating func next() -> String {
    var mark: String
    repeat {
      mark = Self.mark(count)
      count += 1
    } while taken.contains(mark)
    return mark
  }

  /// Ranges of letters that never join their neighbours.
  private static let alphabets: [ClosedRange<UInt32>] = [
    0x61...0x7A, 0x41...0x5A, 0x3B1...0x3C1, 0x3C3...0x3C9, 0x430...0x438, 0x43A...0x44F, 0x4E00...0x9FFC,
    0x20000...0x2A6DD,
  ]

  private static func mark(_ number: Int) -> String {
    var rest = number
    for alphabet in alphabets {
      if rest < alphabet.count, let scalar = Unicode.Scalar(alphabet.lowerBound + UInt32(rest)) {
        return String(Character(scalar))
      }
      rest -= alphabet.count
    }
    // With more values than letters, the last letters have combining marks, as many as are needed.
    let letters = alphabets[alphabets.count - 1]
    return mark(number - letters.count) + String(Character("\u{302}"))
  }

  /// Returns the mark that is a value by itself: a string of one grapheme without another meaning in marble text.
  static func standing(for literal: String) -> String? {
    guard literal.count == 3, literal.hasPrefix("\""), literal.hasSuffix("\"") else { return nil }
    let mark = literal.dropFirst().dropLast()
    if let byte = mark.utf8.first, mark.utf8.count == 1 {
      let isSign = "-()[]|#%^!'\"\\ ".utf8.contains(byte)
      return isSign || byte < 0x20 || byte == 0x7F ? nil : String(mark)
    }
    guard
      let alone = try? MarbleText.parse(" \(mark) ", kind: .cold, tick: 1),
      alone.events.map({ $0.mark }) == [.value(.mark(String(mark)))]
    else { return nil }
    return String(mark)
  }
}
