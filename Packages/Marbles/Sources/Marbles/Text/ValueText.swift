import Times

/// Prints values in pictures and logs, so that different values never look alike.
///
/// A string is printed unchanged, or in quotes if it is empty, if it contains a blank, a bracket, a comma, a sign of a
/// picture or an invisible character, or if it reads as a value of another kind: `'12'`, `'1.5s'`, `'nil'`. The
/// elements of arrays and tuples have commas between them and no blanks; the values of one instant, which pictures put
/// in brackets as well, have blanks between them and no commas.
public enum ValueText {
  /// Returns a string as it is printed.
  public static func string(_ text: String) -> String {
    isPlain(text) && !readsAsAnotherKind(text) ? text : quoted(text, by: "'")
  }

  /// Returns an array of values that are printed already.
  public static func array(_ items: [String]) -> String {
    "[" + items.map(withoutColon).joined(separator: ",") + "]"
  }

  /// Returns a tuple of values that are printed already.
  public static func tuple(_ items: [String]) -> String {
    "(" + items.joined(separator: ",") + (items.count == 1 ? ",)" : ")")
  }

  /// Returns a dictionary of keys and values that are printed already.
  public static func dictionary(_ entries: [(key: String, value: String)]) -> String {
    let members = entries.map { withoutColon($0.key) + ":" + withoutColon($0.value) }
    return members.isEmpty ? "[:]" : "[" + members.joined(separator: ",") + "]"
  }

  /// Returns an object of names and values that are printed already, as JavaScript writes it.
  public static func object(_ members: [(key: String, value: String)]) -> String {
    "{" + members.map { withoutColon(string($0.key)) + ":" + withoutColon($0.value) }.joined(separator: ",") + "}"
  }

  /// Returns an element, in quotes if its colon could be mistaken for the one between a key and a value.
  private static func withoutColon(_ item: String) -> String {
    item.utf8.contains(UInt8(ascii: ":")) && isPlain(item) ? quoted(item, by: "'") : item
  }

  /// Returns a message, which is prose: invisible characters are escaped, and it has quotes if its ends would be
  /// invisible, or if it looks quoted.
  public static func message(_ text: String) -> String {
    let first = text.first
    let isInQuotes = first == "'" && text.last == "'"
    if first == nil || isInQuotes || first?.isWhitespace == true || text.last?.isWhitespace == true {
      return quoted(text, by: "'")
    }
    return escaped(text, quote: nil)
  }

  /// Returns source text, such as the call of an operator, with invisible characters escaped.
  public static func source(_ text: String) -> String { escaped(text, quote: nil, keepingBackslash: true) }

  /// Returns a string as the language writes it, in double quotes.
  public static func literal(_ text: String) -> String {
    quoted(text, by: "\"")
  }

  /// Returns whether a picture can show a text unchanged, as those of `string`, `array`, `tuple` and `dictionary`.
  static func standsAlone(_ text: String) -> Bool {
    if text.isEmpty { return false }
    if isPlain(text) { return true }
    if escaped(text, quote: nil, keepingBackslash: true) != text { return false }
    if text.hasPrefix("'") { return isQuoted(text) }
    if text.hasPrefix("\"") { return false }
    return isBracketed(text)
  }

  static func quoted(_ text: String, by quote: Unicode.Scalar) -> String {
    String(quote) + escaped(text, quote: quote) + String(quote)
  }

  /// Returns whether no part of a text could be mistaken for a part of the picture around it.
  private static func isPlain(_ text: String) -> Bool {
    // A double quote at the beginning marks, in pictures, a text that was not printed here.
    if text.isEmpty || text.hasPrefix("\"") || readsAsObject(text) { return false }
    var isASCII = true
    for byte in text.utf8 {
      if byte >= 0x80 {
        isASCII = false
      } else if !isPlainByte(byte) {
        return false
      }
    }
    return isASCII || text.allSatisfy { !isPictureSign($0) && Escape.of($0) == nil }
  }

  /// Returns whether a text could be an object in braces.
  private static func readsAsObject(_ text: String) -> Bool {
    text.utf8.last == UInt8(ascii: "}") && text.utf8.contains(UInt8(ascii: "{"))
  }

  private static func isPlainByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x7F: false
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","): false
    case UInt8(ascii: "'"), UInt8(ascii: "|"), UInt8(ascii: "#"), UInt8(ascii: "^"), UInt8(ascii: "!"): false
    default: true
    }
  }

  /// Returns whether a grapheme is a blank other than ASCII's, or a sign of lanes.
  private static func isPictureSign(_ grapheme: Character) -> Bool {
    grapheme.isWhitespace || signs.contains(grapheme)
  }

  private static let signs = Set(
    (PictureSign.onLanes + [.waiting, .gap]).map { Character($0.unicode) }.filter { !$0.isASCII })

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

  /// Returns whether a text is in quotes, and needs to be.
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
    // A text of escapes alone needs its quotes; without any, quotes around a plain string are not ours.
    return !isEscaped && (text.contains("\\") || string(content) != content)
  }

  /// Returns whether a text consists of plain parts and closed brackets, and is neither several values at one instant
  /// nor a number in brackets.
  private static func isBracketed(_ text: String) -> Bool {
    isBracketed(text, hasBraces: readsAsObject(text)) || isBracketed(text, hasBraces: false)
  }

  private static func isBracketed(_ text: String, hasBraces: Bool) -> Bool {
    var closers: [Character] = []
    var isQuote = false
    var isEscaped = false
    var previous: Character = " "
    for grapheme in text {
      defer { previous = grapheme }
      if isQuote {
        isQuote = isEscaped || grapheme != "'"
        isEscaped = !isEscaped && grapheme == "\\"
        continue
      }
      switch grapheme {
      case "(": closers.append(")")
      case "[": closers.append("]")
      case "{" where hasBraces: closers.append("}")
      case "}" where hasBraces:
        guard closers.popLast() == grapheme else { return false }
      case ")", "]":
        guard closers.popLast() == grapheme else { return false }
      case "'" where !closers.isEmpty: isQuote = true
      // In a group such a quote begins a text of another origin.
      case "\"" where previous == "[" || previous == " ": return false
      case _ where !closers.isEmpty: break
      default:
        if isPictureSign(grapheme) || grapheme.utf8.count == 1 && !grapheme.utf8.allSatisfy(isPlainByte) {
          return false
        }
      }
    }
    guard closers.isEmpty, !isQuote else { return false }
    return !GroupText.isGroup(text) && number(inBrackets: text) == nil
  }
}

extension ValueText {
  /// Returns whether a string reads as a value of another kind: a number, a duration, a range or a word such as `nil`.
  static func readsAsAnotherKind(_ text: String) -> Bool {
    switch text {
    case "nil", "true", "false", "nan", "-nan", "inf", "-inf", "completed", "unit", "disposable": return true
    case "undefined", "null", "NaN", "Infinity", "-Infinity": return true
    default: break
    }
    var rest = text.utf8[...]
    guard dropNumber(&rest) else { return false }
    if rest.isEmpty || TimeText.units.contains(where: { $0.name.utf8.elementsEqual(rest) }) { return true }
    guard rest.starts(with: "..<".utf8) || rest.starts(with: "...".utf8) else { return false }
    rest = rest.dropFirst(3)
    return dropNumber(&rest) && rest.isEmpty
  }

  /// Returns the number in a text such as `(-1)`, which pictures with lines of `-` contain; `nil` if there is none.
  static func number(inBrackets text: String) -> String? {
    guard text.hasPrefix("("), text.hasSuffix(")") else { return nil }
    let number = String(text.dropFirst().dropLast())
    return readsAsAnotherKind(number) ? number : nil
  }

  /// Drops the number at the beginning of a text: a sign, digits, decimals and an exponent.
  private static func dropNumber(_ text: inout Substring.UTF8View) -> Bool {
    func dropDigits(_ text: inout Substring.UTF8View) -> Bool {
      let count = text.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.count
      text = text.dropFirst(count)
      return count > 0
    }
    if text.first == UInt8(ascii: "-") || text.first == UInt8(ascii: "+") { text = text.dropFirst() }
    var hasDigits = dropDigits(&text)
    if text.first == UInt8(ascii: ".") {
      var decimals = text.dropFirst()
      if dropDigits(&decimals) {
        text = decimals
        hasDigits = true
      }
    }
    if hasDigits, text.first == UInt8(ascii: "e") || text.first == UInt8(ascii: "E") {
      var exponent = text.dropFirst()
      if exponent.first == UInt8(ascii: "-") || exponent.first == UInt8(ascii: "+") { exponent = exponent.dropFirst() }
      if dropDigits(&exponent) { text = exponent }
    }
    return hasDigits
  }
}

/// The escapes of characters that are invisible or change how others look.
enum Escape {
  static func of(_ grapheme: Character) -> String? {
    if grapheme.isASCII, let byte = grapheme.utf8.first, grapheme.utf8.count == 1 {
      return byte < 0x20 || byte == 0x7F ? of(Unicode.Scalar(byte)) : nil
    }
    let scalars = grapheme.unicodeScalars
    guard let first = scalars.first else { return nil }
    // A mark without a base would join the line of the picture.
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
