extension Lexer {
  mutating func number() {
    let start = position
    if let last = tokens.last, last.kind == .dot, last.end == start { return element(from: start) }
    if peek() == UInt8(ascii: "0"), isRadixMark(peek(1)), peek(2).isOfName {
      return radixLiteral(from: start)
    }
    skipDigits()
    let wholeEnd = position
    var isDouble = false
    if peek() == UInt8(ascii: "."), Lexer.isDigit(peek(1)) {
      isDouble = true
      position += 1
      skipDigits()
    }
    let digitsEnd = position
    skipExponent()
    let hasExponent = position > digitsEnd
    if isNameStart(at: position) {
      return suffixedNumber(from: start, wholeEnd: wholeEnd, digitsEnd: hasExponent ? nil : digitsEnd)
    }
    if isDouble || hasExponent {
      let value = Double(text(from: start).filter { $0 != "_" }) ?? .infinity
      guard value.isFinite else {
        return fail(.doubleTooLarge(text(from: start)), Span(start: start, end: position))
      }
      add(.double, from: start, payload: Int(bitPattern: UInt(value.bitPattern)))
    } else {
      integer(from: start)
    }
  }

  /// The payload is the magnitude's bits: the parser takes one more than `Int.max` after a minus sign.
  private mutating func integer(from start: Int) {
    var magnitude: UInt = 0
    for byte in bytes[start..<position] where byte != UInt8(ascii: "_") {
      let (product, overflow) = magnitude.multipliedReportingOverflow(by: 10)
      let (sum, carry) = product.addingReportingOverflow(UInt(byte - UInt8(ascii: "0")))
      guard !overflow, !carry, sum <= Int.min.magnitude else {
        return fail(.integerTooLarge(text(from: start)), Span(start: start, end: position))
      }
      magnitude = sum
    }
    add(.integer, from: start, payload: Int(bitPattern: magnitude))
  }

  /// `0xFF`, `0b1010`, `0o17`
  private mutating func radixLiteral(from start: Int) {
    let radix = peek(1) == UInt8(ascii: "x") ? 16 : peek(1) == UInt8(ascii: "b") ? 2 : 8
    skipName()
    let digits = text(from: start).dropFirst(2).filter { $0 != "_" }
    let span = Span(start: start, end: position)
    if let value = UInt(digits, radix: radix), value <= UInt(Int.max) {
      add(.integer, from: start, payload: Int(bitPattern: value))
    } else if digits.allSatisfy({ $0.isHexDigit && $0.hexDigitValue ?? 99 < radix }) {
      fail(.integerTooLarge(text(from: start)), span)
    } else {
      fail(.numberRunsIntoName(text(from: start)), span)
    }
  }

  /// The number after a `.`: in `t.0.1` no fraction begins.
  private mutating func element(from start: Int) {
    while Lexer.isDigit(peek()) { position += 1 }
    if isNameStart(at: position) {
      skipName()
      return fail(.numberRunsIntoName(text(from: start)), Span(start: start, end: position))
    }
    integer(from: start)
  }

  /// A number with letters right after it: a duration, or a fault.
  private mutating func suffixedNumber(from start: Int, wholeEnd: Int, digitsEnd: Int?) {
    let suffixStart = position
    skipName()
    let span = Span(start: start, end: position)
    let suffix = String(decoding: bytes[suffixStart..<position], as: UTF8.self)
    guard let digitsEnd, let unit = Lexer.nanoseconds(inUnit: suffix) else {
      if let sum = compoundDuration(from: start) { return fail(.compoundDuration(text(from: start), sum: sum), span) }
      return fail(.numberRunsIntoName(text(from: start)), span)
    }
    do throws(SyntaxFault) {
      let nanoseconds = try duration(whole: start..<wholeEnd, fraction: wholeEnd..<digitsEnd, unit: unit)
      add(.duration, from: start, payload: nanoseconds)
    } catch {
      fail(error, span)
    }
  }

  /// Exact: decimal digits times a whole number of nanoseconds.
  private func duration(whole: Range<Int>, fraction: Range<Int>, unit: Int) throws(SyntaxFault) -> Int {
    let text = String(decoding: bytes[whole.lowerBound..<position], as: UTF8.self)
    var total: UInt128 = 0
    for byte in bytes[whole] where byte != UInt8(ascii: "_") {
      total = total * 10 + UInt128(byte - UInt8(ascii: "0"))
      guard total <= UInt128(Int.max) else { throw .durationTooLong(text) }
    }
    total *= UInt128(unit)
    var digits = bytes[fraction].filter { Lexer.isDigit($0) }
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    // No unit has a divisor of more tens than this.
    guard digits.count <= 16 else { throw .durationNotWhole(text) }
    var numerator: UInt128 = 0
    var denominator: UInt128 = 1
    for byte in digits {
      numerator = numerator * 10 + UInt128(byte - UInt8(ascii: "0"))
      denominator *= 10
    }
    let (quotient, remainder) = (numerator * UInt128(unit)).quotientAndRemainder(dividingBy: denominator)
    guard remainder == 0 else { throw .durationNotWhole(text) }
    guard let nanoseconds = Int(exactly: total + quotient) else { throw .durationTooLong(text) }
    return nanoseconds
  }

  /// `1m + 30s` for `1m30s`.
  private func compoundDuration(from start: Int) -> String? {
    var parts: [String] = []
    var offset = start
    while offset < position {
      let partStart = offset
      while offset < position, Lexer.isDigit(bytes[offset]) || bytes[offset] == UInt8(ascii: ".") { offset += 1 }
      let unitStart = offset
      while offset < position, !Lexer.isDigit(bytes[offset]) { offset += 1 }
      guard unitStart > partStart,
        Lexer.nanoseconds(inUnit: String(decoding: bytes[unitStart..<offset], as: UTF8.self)) != nil
      else { return nil }
      parts.append(String(decoding: bytes[partStart..<offset], as: UTF8.self))
    }
    return parts.count > 1 ? parts.joined(separator: " + ") : nil
  }

  /// The length of a unit of time; nothing for other words.
  static func nanoseconds(inUnit unit: String) -> Int? {
    switch unit {
    case "ns": 1
    case "us": 1_000
    case "ms": 1_000_000
    case "s": 1_000_000_000
    case "m": 60_000_000_000
    case "h": 3_600_000_000_000
    default: nil
    }
  }

  private mutating func skipDigits() {
    while Lexer.isDigit(peek()) || (peek() == UInt8(ascii: "_") && peek(-1) != UInt8(ascii: ".")) { position += 1 }
  }

  private mutating func skipExponent() {
    guard peek() | 0x20 == UInt8(ascii: "e") else { return }
    let hasSign = peek(1) == UInt8(ascii: "-") || peek(1) == UInt8(ascii: "+")
    guard Lexer.isDigit(peek(hasSign ? 2 : 1)) else { return }
    position += hasSign ? 2 : 1
    skipDigits()
  }

  private func isRadixMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "x") || byte == UInt8(ascii: "b") || byte == UInt8(ascii: "o")
  }

  /// The text from an offset to the position.
  func text(from start: Int) -> String { String(decoding: bytes[start..<position], as: UTF8.self) }
}
