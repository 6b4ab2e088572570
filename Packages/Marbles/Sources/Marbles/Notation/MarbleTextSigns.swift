/// One sign of marble text.
enum MarbleSign: Equatable {
  case blank
  case dash
  case opening(Bracket)
  case closing(Bracket)
  case mark(MarbleText.Mark)
  case caret
  case bang
  /// Passing time in nanoseconds.
  case duration(Int64)
}

extension MarbleTextReader {
  /// Reads the sign at `position` and moves past it.
  mutating func sign(inGroup: Bool = false) throws(MarbleTextError) -> MarbleSign {
    let byte = bytes[position]
    let next = position + 1 < bytes.count ? bytes[position + 1] : 0
    // Two ASCII bytes are two graphemes (but for CR LF, both of them blanks): no need to ask Unicode.
    // A quote stays a quote even when a combining mark, the first of its content, would join it.
    let isAlone = byte < 0x80 && (next < 0x80 || byte == UInt8(ascii: "'") || grapheme().utf8.count == 1)
    return isAlone ? try narrowSign(byte, inGroup: inGroup) : try wideSign()
  }

  private mutating func narrowSign(_ byte: UInt8, inGroup: Bool) throws(MarbleTextError) -> MarbleSign {
    let start = position
    position += 1
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): return .blank
    case UInt8(ascii: "-"): return .dash
    case UInt8(ascii: "("): return .opening(.round)
    case UInt8(ascii: "["): return .opening(.square)
    case UInt8(ascii: ")"): return .closing(.round)
    case UInt8(ascii: "]"): return .closing(.square)
    case UInt8(ascii: "|"): return .mark(.completed)
    case UInt8(ascii: "#"): return .mark(.error)
    case UInt8(ascii: "%"): return .mark(.interrupted)
    case UInt8(ascii: "^"): return .caret
    case UInt8(ascii: "!"): return .bang
    case UInt8(ascii: "'"): return try quoted(from: start)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      if let length = try duration(from: start, inGroup: inGroup) { return .duration(length) }
    case 0..<0x20, 0x7F:
      throw MarbleTextError(
        "a control character, U+\(hexadecimal(UInt32(byte)))", start..<position,
        hint: "give it by the legend: name a letter here")
    default: break
    }
    return .mark(.value(.mark(String(UnicodeScalar(byte)))))
  }

  private mutating func quoted(from start: Int) throws(MarbleTextError) -> MarbleSign {
    guard let close = bytes[position...].firstIndex(of: UInt8(ascii: "'")) else {
      throw MarbleTextError("a quote that is never closed", start..<(start + 1), hint: "close it with '")
    }
    let content = source(position..<close)
    position = close + 1
    return .mark(.value(.quoted(content)))
  }

  private mutating func wideSign() throws(MarbleTextError) -> MarbleSign {
    let grapheme = grapheme()
    let range = position..<(position + grapheme.utf8.count)
    let scalars = grapheme.unicodeScalars
    if let scalar = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex {
      try refuseMisread(scalar, range)
    }
    position = range.upperBound
    return .mark(.value(.mark(String(grapheme))))
  }

  /// Refuses characters that look like a sign and are none, and invisible ones.
  private func refuseMisread(_ scalar: Unicode.Scalar, _ range: Range<Int>) throws(MarbleTextError) {
    if let ascii = typedFullWidth[scalar] {
      throw MarbleTextError(
        "'\(scalar)' is not marble text", range, hint: "write \(ascii); to mean the value quote it: '\(scalar)'")
    }
    if scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.generalCategory == .control {
      throw MarbleTextError(
        "an invisible character, U+\(hexadecimal(scalar.value))", range, hint: "take it out, or give it by the legend")
    }
    if scalar.properties.isWhitespace {
      throw MarbleTextError(
        "a blank that is no ASCII blank, U+\(hexadecimal(scalar.value))", range, hint: "write ' '")
    }
  }

  private func grapheme() -> Substring {
    let start = text.utf8.index(text.utf8.startIndex, offsetBy: position)
    return text[start..<text.index(after: start)]
  }
}

/// The characters that a Chinese input method or a copied picture has in place of a sign, each with that sign.
private let typedFullWidth: [Unicode.Scalar: String] = [
  "（": "(", "）": ")", "［": "[", "］": "]", "【": "[", "】": "]", "｜": "|", "＃": "#", "！": "!", "＾": "^",
  "－": "-", "—": "-", "–": "-", "─": "-", "‘": "'", "’": "'", "＇": "'", "\u{3000}": "a blank",
]

func hexadecimal(_ value: UInt32) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
