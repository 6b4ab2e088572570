/// How values are printed in pictures and logs, so that different values of a kind never look alike.
///
/// A string stands as it is, or in quotes when it is empty or holds a blank, a bracket, a comma, a mark or anything
/// that cannot be seen. Arrays and tuples have commas, even an array of one: `[1,]` is an array, `[12]` would be two
/// values at one instant.
public enum ValueText {
  /// A string as it is printed.
  public static func string(_ text: String) -> String {
    isBare(text) ? text : quoted(text, by: "'")
  }

  /// An array of values that are printed already.
  public static func array(_ items: [String]) -> String {
    "[" + items.joined(separator: ",") + (items.count == 1 ? ",]" : "]")
  }

  /// A tuple of values that are printed already.
  public static func tuple(_ items: [String]) -> String {
    "(" + items.joined(separator: ",") + (items.count == 1 ? ",)" : ")")
  }

  /// A dictionary of keys and values that are printed already.
  public static func dictionary(_ entries: [(key: String, value: String)]) -> String {
    entries.isEmpty ? "[:]" : array(entries.map { $0.key + ":" + $0.value })
  }

  /// A message, which is prose: as it is, with what cannot be seen escaped, in quotes when its ends could not be seen.
  public static func message(_ text: String) -> String {
    let first = text.first
    if first == nil || first == "'" || first?.isWhitespace == true || text.last?.isWhitespace == true {
      return quoted(text, by: "'")
    }
    return escaped(text, quote: nil)
  }

  /// Source text, such as the call of an operator: as it is, with what cannot be seen escaped.
  public static func source(_ text: String) -> String { escaped(text, quote: nil, keepingBackslash: true) }

  /// A string as the language writes it, in double quotes.
  public static func literal(_ text: String) -> String {
    quoted(text, by: "\"")
  }

  /// Whether a text can stand in a picture as it is: what `string`, `array`, `tuple` and `dictionary` give can.
  static func standsAlone(_ text: String) -> Bool {
    if text.isEmpty { return false }
    if isBare(text) { return true }
    if escaped(text, quote: nil, keepingBackslash: true) != text { return false }
    if text.hasPrefix("'") { return isQuoted(text) }
    if text.hasPrefix("\"") { return false }
    return isBracketed(text)
  }

  static func quoted(_ text: String, by quote: Unicode.Scalar) -> String {
    String(quote) + escaped(text, quote: quote) + String(quote)
  }

  private static func isBare(_ text: String) -> Bool {
    // A double quote at the beginning marks, in pictures, a text that nothing here has printed.
    if text.isEmpty || text.hasPrefix("\"") { return false }
    var isASCII = true
    for byte in text.utf8 {
      if byte >= 0x80 {
        isASCII = false
      } else if !isBareByte(byte) {
        return false
      }
    }
    return isASCII || text.allSatisfy { !isBareExcluded($0) && Escape.of($0) == nil }
  }

  private static func isBareByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x7F: false
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","): false
    case UInt8(ascii: "'"), UInt8(ascii: "|"), UInt8(ascii: "#"), UInt8(ascii: "^"), UInt8(ascii: "!"): false
    default: true
    }
  }

  /// Blanks that are not ASCII, and the signs that lanes are drawn with.
  private static func isBareExcluded(_ grapheme: Character) -> Bool {
    switch grapheme {
    case "─", "┄", "→", "…", "╰", "╱": true
    default: grapheme.isWhitespace
    }
  }

  private static func escaped(_ text: String, quote: Unicode.Scalar?, keepingBackslash: Bool = false) -> String {
    var out = ""
    for grapheme in text {
      if grapheme == "\\" {
        out += keepingBackslash ? "\\" : "\\\\"
      } else if let quote, grapheme == Character(quote) {
        out += "\\" + String(quote)
      } else if let escape = Escape.of(grapheme) {
        out += escape
      } else {
        out.append(grapheme)
      }
    }
    return out
  }

  /// Whether a text is in quotes, and needs to be.
  private static func isQuoted(_ text: String) -> Bool {
    var content = ""
    var isEscaped = false
    var scalars = text.unicodeScalars.dropFirst()
    guard scalars.popLast() == "'" else { return false }
    for scalar in scalars {
      if isEscaped {
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
        continue
      } else if scalar == "'" {
        return false
      }
      content.unicodeScalars.append(scalar)
    }
    // A text of escapes alone needs its quotes; without any, quotes around a bare text are not ours.
    return !isEscaped && (text.contains("\\") || !isBare(content))
  }

  /// Whether a text is of bare parts and closed brackets, and cannot be taken for several values at one instant.
  private static func isBracketed(_ text: String) -> Bool {
    var closers: [Character] = []
    var isQuote = false
    var isEscaped = false
    var commas = 0
    for grapheme in text {
      if isQuote {
        isQuote = isEscaped || grapheme != "'"
        isEscaped = !isEscaped && grapheme == "\\"
        continue
      }
      switch grapheme {
      case "(": closers.append(")")
      case "[": closers.append("]")
      case ")", "]":
        guard closers.popLast() == grapheme else { return false }
      case "'" where !closers.isEmpty: isQuote = true
      case "," where !closers.isEmpty: commas += closers.count == 1 ? 1 : 0
      case _ where !closers.isEmpty: break
      default:
        if isBareExcluded(grapheme) || grapheme.utf8.count == 1 && !grapheme.utf8.allSatisfy(isBareByte) {
          return false
        }
      }
    }
    guard closers.isEmpty, !isQuote else { return false }
    return !text.hasPrefix("[") || commas > 0 || text == "[]" || text == "[:]"
  }
}

/// What stands for a grapheme that could not be seen, or would change how others look.
enum Escape {
  static func of(_ grapheme: Character) -> String? {
    if grapheme.isASCII, let byte = grapheme.utf8.first, grapheme.utf8.count == 1 {
      return byte < 0x20 || byte == 0x7F ? of(Unicode.Scalar(byte)) : nil
    }
    let scalars = grapheme.unicodeScalars
    guard let first = scalars.first else { return nil }
    // A mark with nothing to stand on would stand on the line of the picture.
    let isUnbased = DisplayWidth.of(first) == 0 || first.properties.generalCategory == .spacingMark
    let isCluster = scalars.count > 1
    guard isUnbased || scalars.contains(where: { isHidden($0, inCluster: isCluster) }) else { return nil }
    return scalars.reduce(into: "") { out, scalar in
      let isKept = !isUnbased && !isHidden(scalar, inCluster: isCluster)
      out += isKept ? String(scalar) : of(scalar)
    }
  }

  private static func isHidden(_ scalar: Unicode.Scalar, inCluster: Bool) -> Bool {
    if scalar.value < 0x7F { return scalar.value < 0x20 }
    switch scalar.value {
    // Joiners, variation selectors and tags belong to the clusters that they are in.
    case 0x200C, 0x200D, 0xFE00...0xFE0F, 0xE0020...0xE007F: return !inCluster
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  private static func of(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{" + String(scalar.value, radix: 16) + "}"
    }
  }
}
