import Times

/// Digits that may begin a duration, and the letters after them.
private struct Numeral {
  var whole: Range<Int>
  /// The fraction; empty without a decimal point.
  var fraction: Range<Int>
  var letters: Range<Int>
  var end: Int { letters.upperBound }
}

extension MarbleTextReader {
  /// Reads a duration at `start`, whose first digit has been read, or returns `nil` and reads no more for values.
  mutating func duration(from start: Int, inGroup: Bool) throws(MarbleTextError) -> Int64? {
    let startsWord = start == 0 || isBlank(start - 1)
    // A digit inside a run of digits has been judged with the first of them.
    if !startsWord, start > 0, isDigit(start - 1) { return nil }
    let numeral = numeral(at: start)
    let unit = TimeText.units.first { $0.name.utf8.elementsEqual(bytes[numeral.letters]) }
    let endsWord = numeral.end == bytes.count || isBlank(numeral.end)
    if inGroup {
      let looksLikeDuration = unit != nil && numeral.end - start > 2
      if looksLikeDuration {
        throw MarbleTextError("a duration in a group", start..<numeral.end, hint: "a group is one instant")
      }
      return nil
    }
    if let unit {
      if startsWord, endsWord {
        position = numeral.end
        return try nanoseconds(numeral, unit)
      }
      throw unseparated(numeral, from: start, startsWord: startsWord)
    }
    if startsWord, endsWord { try refuseLookalike(numeral, from: start) }
    return nil
  }

  private func nanoseconds(_ numeral: Numeral, _ unit: TimeText.Unit) throws(MarbleTextError) -> Int64 {
    let range = numeral.whole.lowerBound..<numeral.end
    do throws(TimeText.Fault) {
      return try TimeText.nanoseconds(
        whole: Substring(source(numeral.whole)), fraction: Substring(source(numeral.fraction)), unit: unit)
    } catch {
      switch error {
      case .tooLong: throw tooLong(range)
      case .notWhole:
        throw MarbleTextError("not a whole number of nanoseconds", range, hint: "nothing is shorter than 1ns")
      }
    }
  }

  /// Returns the fault of a duration that touches other signs: `-10ms-` and `1m30s`.
  private func unseparated(_ numeral: Numeral, from start: Int, startsWord: Bool) -> MarbleTextError {
    let range = start..<numeral.end
    let next = numeral.end < bytes.count ? self.numeral(at: numeral.end) : numeral
    if startsWord, !next.whole.isEmpty, next.whole != numeral.whole, !next.letters.isEmpty {
      return MarbleTextError(
        "a duration is one number and one unit", start..<next.end, hint: "write 1.5s or 90s, or two durations")
    }
    return MarbleTextError(
      "the duration '\(source(range))' needs blanks around it", range,
      hint: "write ' \(source(range)) '; to mean values put the first digit in quotes")
  }

  /// Refuses texts that are no durations, and hardly meant as values: `500 ms` and `500sec`.
  private func refuseLookalike(_ numeral: Numeral, from start: Int) throws(MarbleTextError) {
    let number = source(start..<numeral.letters.lowerBound)
    if numeral.letters.isEmpty {
      var unitStart = numeral.end
      while unitStart < bytes.count, isBlank(unitStart) { unitStart += 1 }
      var unitEnd = unitStart
      while unitEnd < bytes.count, !isBlank(unitEnd) { unitEnd += 1 }
      guard let unit = TimeText.units.first(where: { $0.name.utf8.elementsEqual(bytes[unitStart..<unitEnd]) })
      else { return }
      throw MarbleTextError(
        "a blank between a number and its unit", start..<unitEnd,
        hint: "write \(number)\(unit.name); to mean values put the number in quotes")
    }
    let letters = source(numeral.letters)
    if let unit = otherUnitNames[letters] {
      throw MarbleTextError(
        "no unit of time is called '\(letters)'", start..<numeral.end,
        hint: "write \(number)\(unit); the units are ns, us, ms, s, m and h")
    }
  }

  private func numeral(at start: Int) -> Numeral {
    let wholeEnd = end(from: start, while: isDigit)
    var fraction = wholeEnd..<wholeEnd
    if wholeEnd > start, wholeEnd + 1 < bytes.count, bytes[wholeEnd] == UInt8(ascii: "."), isDigit(wholeEnd + 1) {
      fraction = (wholeEnd + 1)..<end(from: wholeEnd + 1, while: isDigit)
    }
    let lettersStart = fraction.upperBound
    return Numeral(
      whole: start..<wholeEnd, fraction: fraction, letters: lettersStart..<end(from: lettersStart, while: isLetter))
  }

  private func end(from start: Int, while condition: (Int) -> Bool) -> Int {
    var end = start
    while end < bytes.count, condition(end) { end += 1 }
    return end
  }

  private func isDigit(_ index: Int) -> Bool {
    bytes[index] >= UInt8(ascii: "0") && bytes[index] <= UInt8(ascii: "9")
  }

  /// Returns whether a byte is a letter of a unit: ASCII, and the two code units of µ.
  private func isLetter(_ index: Int) -> Bool {
    let lower = bytes[index] | 0x20
    return (lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")) || bytes[index] >= 0x80
  }

  private func isBlank(_ index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
    default: false
    }
  }
}

/// Other names of units.
private let otherUnitNames = [
  "sec": "s", "secs": "s", "second": "s", "seconds": "s", "min": "m", "mins": "m", "minute": "m", "minutes": "m",
  "hr": "h", "hrs": "h", "hour": "h", "hours": "h", "msec": "ms", "µs": "us", "μs": "us", "MS": "ms", "usec": "us",
]
