/// Reads marble text.
///
///     text     = { blank | "-" | value | group | end | "^" | "!" | duration }
///     value    = grapheme | "'" { any but "'" } "'"
///     group    = "(" { blank | value } [ end ] ")"   at one instant, costs as many ticks as it has signs
///              | "[" { blank | value } [ end ] "]"   at one instant, costs one tick
///     end      = "|" | "#" | "%"
///     duration = digits [ "." digits ] ( "ns" | "us" | "ms" | "s" | "m" | "h" )   between blanks
///
/// In a lane `^` may be the first member of a `[ ]` and `!` the last, since both can share an instant with events.
struct MarbleTextReader {
  let text: String
  let bytes: [UInt8]
  let kind: MarbleText.Kind
  let tick: Int64
  let dropsAfterEnd: Bool

  var position = 0
  var time: Int64 = 0
  var events: [MarbleText.Event] = []
  var caret: (time: Int64, range: Range<Int>)?
  var disposed: (time: Int64, range: Range<Int>)?
  var end: Range<Int>?
  /// The range at which time exceeds the longest time.
  var overrun: Range<Int>?

  init(_ text: String, kind: MarbleText.Kind, tick: Int64, dropsAfterEnd: Bool) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
    self.bytes = Array(text.utf8)
    self.kind = kind
    self.tick = tick
    self.dropsAfterEnd = dropsAfterEnd
  }

  mutating func read(_ isInterrupted: () -> Bool) throws(MarbleTextError) -> MarbleText {
    guard tick > 0 else {
      throw MarbleTextError("a tick must be longer than 0", 0..<bytes.count)
    }
    var steps = 0
    while position < bytes.count {
      try readNext()
      steps += 1
      if steps & 0xFFFF == 0, isInterrupted() { throw MarbleTextError("interrupted", 0..<position) }
    }
    return try finished()
  }

  private mutating func readNext() throws(MarbleTextError) {
    let start = position
    switch try sign() {
    case .blank: break
    case .dash: advance(ticks: 1, start..<position)
    case .opening(let bracket): try readGroup(bracket, from: start)
    case .closing(let bracket):
      throw MarbleTextError(
        "'\(bracket.close)' closes a group that was never opened", start..<position,
        hint: "open it with '\(bracket.open)', or quote the value: '\(bracket.close)' between quotes")
    case .mark(let mark):
      try emit(mark, start..<position)
      advance(ticks: 1, start..<position)
    case .caret:
      try subscribe(start..<position)
      advance(ticks: 1, start..<position)
    case .bang: try dispose(start..<position)
    case .duration(let length): advance(nanoseconds: length, start..<position)
    }
  }

  private mutating func readGroup(
    _ bracket: Bracket, from start: Int
  ) throws(MarbleTextError) {
    var members: Int64 = 0
    while position < bytes.count {
      let memberStart = position
      let sign = try sign(inGroup: true)
      let range = memberStart..<position
      switch sign {
      case .blank: continue
      case .closing(let closing):
        guard closing == bracket else {
          throw MarbleTextError(
            "'\(bracket.open)' is closed by '\(closing.close)'", range, hint: "close it with '\(bracket.close)'")
        }
        if members == 0 {
          throw MarbleTextError("an empty group", start..<position, hint: "'-' is a tick in which nothing happens")
        }
        return advance(ticks: bracket == .round ? members + 2 : 1, start..<position)
      case .opening:
        throw MarbleTextError("a group in a group", range, hint: "one group holds all that happens at its instant")
      // In RxJS a group costs its length, whatever signs it has.
      case .dash where dropsAfterEnd: break
      case .dash:
        throw MarbleTextError(
          "time passes in a group", range, hint: "a group is one instant; to mean the value write '-' in quotes")
      case .duration:
        throw MarbleTextError("a duration in a group", range, hint: "a group is one instant; quote the value")
      case .mark(let mark):
        if let end, end.lowerBound > start, !dropsAfterEnd {
          throw MarbleTextError(
            "'\(source(end))' is not the last of its group", end, hint: "nothing comes after the end")
        }
        try emit(mark, range)
      case .caret:
        guard kind == .lane, bracket == .square, members == 0 else { throw misplacedInGroup(range) }
        try subscribe(range)
      case .bang:
        guard kind == .lane, bracket == .square else { throw misplacedInGroup(range) }
        try dispose(range)
      }
      members += 1
    }
    throw MarbleTextError(
      "'\(bracket.open)' is never closed", start..<(start + 1), hint: "close it with '\(bracket.close)'")
  }

  private func misplacedInGroup(_ range: Range<Int>) -> MarbleTextError {
    let sign = source(range)
    if kind != .lane || sign == "^" && kind == .hot {
      return MarbleTextError(
        "'\(sign)' in a group", range, hint: "to mean the value write '\(sign)' in quotes")
    }
    return sign == "^"
      ? MarbleTextError("'^' is not the first of its group", range, hint: "write [^…]: nothing comes before it")
      : MarbleTextError("'!' in a group that costs its length", range, hint: "write […!]")
  }

  private mutating func emit(_ mark: MarbleText.Mark, _ range: Range<Int>) throws(MarbleTextError) {
    if let end, dropsAfterEnd, end != range { return }
    if let overrun { throw tooLong(overrun) }
    if let end {
      if mark.isEnd {
        throw MarbleTextError(
          "the stream has ended already, at '\(source(end))'", range, hint: "a stream ends once")
      }
      throw MarbleTextError(
        "a value after the end of the stream", range, hint: "nothing comes after '\(source(end))'")
    }
    if disposed != nil {
      throw MarbleTextError("an event after '!'", range, hint: "nothing comes after the disposal")
    }
    if mark.isEnd { end = range }
    events.append(MarbleText.Event(time: time, mark: mark, range: range))
  }

  private mutating func subscribe(_ range: Range<Int>) throws(MarbleTextError) {
    if let overrun { throw tooLong(overrun) }
    let quoting = "to mean the value write '^' in quotes"
    if kind == .cold {
      throw MarbleTextError(
        "cold text has no '^'", range, hint: "it starts when it is subscribed; \(quoting)")
    }
    if caret != nil {
      let meaning = kind == .hot ? "time zero" : "the subscription"
      throw MarbleTextError("there is a second '^'", range, hint: "\(meaning) is where the first stands; \(quoting)")
    }
    if kind == .lane, !events.isEmpty || disposed != nil {
      throw MarbleTextError("'^' after an event", range, hint: "a lane has no events before its subscription")
    }
    caret = (time, range)
  }

  private mutating func dispose(_ range: Range<Int>) throws(MarbleTextError) {
    if let overrun { throw tooLong(overrun) }
    guard kind == .lane else {
      let name = kind == .cold ? "cold" : "hot"
      throw MarbleTextError(
        "\(name) text has no '!'", range,
        hint: "its subscribers decide when to leave; to mean the value write '!' in quotes")
    }
    if disposed != nil { throw MarbleTextError("a second '!'", range, hint: "a lane is disposed of once") }
    if let end {
      throw MarbleTextError("'!' after the end of the stream", range, hint: "'\(source(end))' has ended it")
    }
    disposed = (time, range)
  }

  private mutating func advance(ticks: Int64, _ range: Range<Int>) {
    let (length, overflow) = ticks.multipliedReportingOverflow(by: tick)
    if overflow {
      overrun = overrun ?? range
    } else {
      advance(nanoseconds: length, range)
    }
  }

  private mutating func advance(nanoseconds: Int64, _ range: Range<Int>) {
    // It is a fault only if an event comes that late: a text may end with the last value that fits.
    let (sum, overflow) = time.addingReportingOverflow(nanoseconds)
    if overflow { overrun = overrun ?? range }
    time = overflow ? .max : sum
  }

  func tooLong(_ range: Range<Int>) -> MarbleTextError {
    MarbleTextError("time runs past 2^63 nanoseconds", range, hint: "that is some 292 years")
  }

  private func finished() throws(MarbleTextError) -> MarbleText {
    guard kind == .hot else {
      return MarbleText(events: events, subscribed: caret?.time ?? 0, disposed: disposed?.time)
    }
    // Both times are at least 0, so their difference cannot overflow.
    let zero = caret?.time ?? 0
    var shifted = events
    if zero > 0 {
      for index in shifted.indices { shifted[index].time -= zero }
    }
    return MarbleText(events: shifted, subscribed: 0, disposed: nil)
  }

  func source(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

extension MarbleText {
  /// Reads marble text. A tick is in nanoseconds and longer than 0.
  ///
  /// - Parameters:
  ///   - text: The marble text.
  ///   - kind: The kind of the text.
  ///   - tick: The nanoseconds that each sign takes.
  ///   - dropsAfterEnd: Whether signs after the end are dropped, and '-' may pad a group, as in RxJS; otherwise they
  ///     are faults.
  ///   - isInterrupted: Returns whether to stop, which is a fault as well; it is called now and then.
  /// - Throws: A `MarbleTextError` with the place of the fault.
  public static func parse(
    _ text: String, kind: Kind, tick: Int64, dropsAfterEnd: Bool = false, isInterrupted: () -> Bool = { false }
  ) throws(MarbleTextError) -> MarbleText {
    var reader = MarbleTextReader(text, kind: kind, tick: tick, dropsAfterEnd: dropsAfterEnd)
    return try reader.read(isInterrupted)
  }
}
