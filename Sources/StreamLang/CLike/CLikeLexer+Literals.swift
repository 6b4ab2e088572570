extension CLikeLexer {
  /// A number as it is written: its digits without the signs between them.
  public struct Digits {
    /// The digits, with the point and the exponent of a decimal number.
    public let text: String
    /// 10, or the radix that the letter after the `0` chooses.
    public let radix: Int
    /// Whether it has a fraction or an exponent.
    public let isFraction: Bool

    /// The value of a decimal number; 0 where there are no digits.
    public var value: Double { Double(text.hasSuffix(".") ? text + "0" : text.hasPrefix(".") ? "0" + text : text) ?? 0 }
  }

  /// Moves to the end of a number, and returns its digits.
  ///
  /// - Parameter radixes: The letters after a `0` that choose a radix.
  ///
  /// - Parameter separator: The byte that may stand between digits.
  public final func digits(radixes: [UInt8: Int], separator: UInt8? = nil) -> Digits {
    func skip(_ isDigit: (UInt8) -> Bool) {
      while position < bytes.count, isDigit(byte()) || byte() == separator { position += 1 }
    }
    let start = position
    if byte() == UInt8(ascii: "0"), let radix = radixes[byte(1) | 0x20] {
      position += 2
      skip { Self.isDigit($0) || radix == 16 && (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0 | 0x20) }
      return Digits(text: withoutSeparators(from: start + 2, separator), radix: radix, isFraction: false)
    }
    skip(Self.isDigit)
    let end = position
    if byte() == UInt8(ascii: ".") {
      position += 1
      skip(Self.isDigit)
    }
    if byte() | 0x20 == UInt8(ascii: "e") {
      let sign = byte(1) == UInt8(ascii: "+") || byte(1) == UInt8(ascii: "-") ? 1 : 0
      if Self.isDigit(byte(1 + sign)) {
        position += 1 + sign
        skip(Self.isDigit)
      }
    }
    return Digits(text: withoutSeparators(from: start, separator), radix: 10, isFraction: position > end)
  }

  private func withoutSeparators(from start: Int, _ separator: UInt8?) -> String {
    String(decoding: bytes[start..<position].filter { $0 != separator }, as: UTF8.self)
  }

  /// Moves to the quote that ends a string, or to the end of its line, and returns the text before it.
  public final func content(until quote: UInt8, hasEscapesOfC: Bool) -> [UInt8] {
    var content: [UInt8] = []
    while position < bytes.count, byte() != quote, byte() != UInt8(ascii: "\n") {
      if byte() == UInt8(ascii: "\\") {
        escape(&content, isOfC: hasEscapesOfC)
      } else {
        content.append(byte())
        position += 1
      }
    }
    return content
  }

  /// Moves past the quote; returns false if the text or the line ends here.
  public final func accept(quote: UInt8) -> Bool {
    guard position < bytes.count, byte() == quote else { return false }
    position += 1
    return true
  }

  /// Reads an escape sequence and appends its bytes.
  ///
  /// - Parameter isOfC: Whether `\a`, `\e`, `\U` and octal numbers have a meaning.
  public final func escape(_ content: inout [UInt8], isOfC: Bool) {
    let sign = byte(1)
    position = min(position + 2, bytes.count)
    switch sign {
    case UInt8(ascii: "n"): content.append(0x0A)
    case UInt8(ascii: "t"): content.append(0x09)
    case UInt8(ascii: "r"): content.append(0x0D)
    case UInt8(ascii: "b"): content.append(0x08)
    case UInt8(ascii: "f"): content.append(0x0C)
    case UInt8(ascii: "v"): content.append(0x0B)
    case UInt8(ascii: "a") where isOfC: content.append(0x07)
    case UInt8(ascii: "e") where isOfC: content.append(0x1B)
    case UInt8(ascii: "0")...UInt8(ascii: "7") where isOfC:
      position -= 1
      content += Self.character(code(3, radix: 8))
    case UInt8(ascii: "U") where isOfC: content += Self.character(code(8))
    case UInt8(ascii: "0"): content.append(0)
    case UInt8(ascii: "\r"): if byte() == UInt8(ascii: "\n") { position += 1 }
    case UInt8(ascii: "\n"), 0: break
    case UInt8(ascii: "x"): content += Self.character(code(2))
    case UInt8(ascii: "u") where byte() == UInt8(ascii: "{"):
      position += 1
      content += Self.character(code(6))
      if byte() == UInt8(ascii: "}") { position += 1 }
    case UInt8(ascii: "u"):
      var code = code(4)
      if (0xD800..<0xDC00).contains(code), byte() == UInt8(ascii: "\\"), byte(1) == UInt8(ascii: "u") {
        position += 2
        code = 0x10000 + (code - 0xD800) << 10 + (self.code(4) &- 0xDC00) & 0x3FF
      }
      content += Self.character(code)
    default: content.append(sign)
    }
  }

  /// Reads a number of at most `most` digits.
  private func code(_ most: Int, radix: UInt32 = 16) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<most {
      guard let digit = Character(Unicode.Scalar(byte())).hexDigitValue, digit < radix else { break }
      value = value &* radix &+ UInt32(digit)
      position += 1
    }
    return value
  }

  private static func character(_ code: UInt32) -> String.UTF8View {
    String(Unicode.Scalar(code) ?? "\u{FFFD}").utf8
  }
}
