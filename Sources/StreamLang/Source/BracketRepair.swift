/// Finds the brackets that a text leaves open and their likely ends, so that the code inside them can be read.
///
/// The ends of lines, their indentation and the brackets around determine the likely end. A lexer reads the missing
/// brackets there as if they were in the text.
package struct BracketRepair {
  /// A bracket without a partner.
  package struct Open {
    /// The bracket and its partner, such as `(` and `)`.
    package let opening: String
    package let closing: String
    package let span: Span
    /// The offset of its likely end.
    package let end: Int
  }

  /// The open brackets in the order of their ends, so that inner ones come first.
  package let open: [Open]

  /// The maximum number of open brackets in a text that is repaired.
  private static let mostBrackets = 20

  /// Returns `nil` if every bracket is closed.
  package init?(_ source: SourceText) {
    let signs = BracketSigns(source)
    guard !signs.unclosed.isEmpty, signs.unclosed.count <= Self.mostBrackets else { return nil }
    var ends: [Int: Int] = [:]
    // Inner brackets end first.
    for opening in signs.unclosed.reversed() { ends[opening] = signs.lastSign(in: opening, ends) }
    let sorted = ends.sorted { $0.value == $1.value ? $0.key > $1.key : $0.value < $1.value }
    open = sorted.map { opening, last in
      let sign = signs.signs[opening]
      let closing = BracketSigns.closing(sign.byte) ?? sign.byte
      return Open(
        opening: String(UnicodeScalar(sign.byte)), closing: String(UnicodeScalar(closing)),
        span: Span(start: sign.start, end: sign.end), end: signs.signs[last].end)
    }
  }
}

/// The signs that determine the ends of brackets: words, strings and all other bytes but blanks and comments.
private struct BracketSigns {
  struct Sign {
    /// The first byte, which identifies the sign.
    let byte: UInt8
    /// The offsets of its beginning and end.
    let start: Int
    let end: Int
    let line: Int
  }

  private(set) var signs: [Sign] = []
  /// The brackets without a partner, as indices, ascending.
  private(set) var unclosed: [Int] = []
  /// The partner of each bracket; -1 if it has none.
  private var partners: [Int] = []
  private let indentations: [Int]
  private let bytes: [UInt8]

  init(_ source: SourceText) {
    bytes = source.bytes
    indentations = (0..<source.lineCount).map { number in
      let span = source.span(ofLine: number)
      return source.bytes[span.start..<span.end].prefix { $0 == 0x20 || $0 == 0x09 }.count
    }
    collect()
    pair()
  }

  static func closing(_ opening: UInt8) -> UInt8? {
    switch opening {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    default: nil
    }
  }

  private static let closings = Array(")]}".utf8)

  // MARK: Signs

  private mutating func collect() {
    var position = 0
    var line = 0
    while position < bytes.count {
      let byte = bytes[position]
      var end = position + 1
      switch byte {
      case UInt8(ascii: "\n"): line += 1
      case 0x20, 0x09, 0x0D: break
      case UInt8(ascii: "/") where byteAt(end) == byte: end = endOfLine(position)
      case UInt8(ascii: "/") where byteAt(end) == UInt8(ascii: "*"): end = endOfComment(position)
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
        end = endOfString(position)
        signs.append(Sign(byte: byte, start: position, end: end, line: line))
      case _ where byte.isOfWord:
        while byteAt(end).isOfWord { end += 1 }
        signs.append(Sign(byte: byte, start: position, end: end, line: line))
        position = end
        continue
      default: signs.append(Sign(byte: byte, start: position, end: end, line: line))
      }
      if end > position + 1 { line += bytes[position..<end].lazy.filter { $0 == UInt8(ascii: "\n") }.count }
      position = end
    }
  }
  private func byteAt(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  private func endOfLine(_ start: Int) -> Int {
    bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
  }

  private func endOfComment(_ start: Int) -> Int {
    var offset = start + 2
    while offset < bytes.count, byteAt(offset) != UInt8(ascii: "*") || byteAt(offset + 1) != UInt8(ascii: "/") {
      offset += 1
    }
    return min(offset + 2, bytes.count)
  }

  /// Returns the end of a string: its quote, or else the end of its line. Values inside it are skipped.
  private func endOfString(_ start: Int) -> Int {
    let quote = bytes[start]
    let isLong = byteAt(start + 1) == quote && byteAt(start + 2) == quote
    var offset = start + (isLong ? 3 : 1)
    var depth = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\n"), !isLong, quote != UInt8(ascii: "`") { return offset }
      let next = byteAt(offset + 1)
      if byte == UInt8(ascii: "\\") && next == UInt8(ascii: "(")
        || byte == UInt8(ascii: "$") && next == UInt8(ascii: "{")
      {
        depth += 1
        offset += 1
      } else if byte == UInt8(ascii: "\\") {
        offset += 1
      } else if depth > 0 {
        if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "{") { depth += 1 }
        if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "}") { depth -= 1 }
      } else if byte == quote, !isLong || next == quote && byteAt(offset + 2) == quote {
        return offset + (isLong ? 3 : 1)
      }
      offset += 1
    }
    return bytes.count
  }

  // MARK: Pairs

  /// Pairs brackets. A bracket at the beginning of a line closes the one whose line has its indentation.
  private mutating func pair() {
    partners = Array(repeating: -1, count: signs.count)
    var open: [Int] = []
    for (index, sign) in signs.enumerated() {
      if Self.closing(sign.byte) != nil { open.append(index) }
      guard Self.closings.contains(sign.byte) else { continue }
      // No text has more nested brackets.
      let near = open.indices.suffix(64).reversed().filter { Self.closing(signs[open[$0]].byte) == sign.byte }
      let begins = index == 0 || signs[index - 1].line < sign.line
      let indented = near.first { indentations[signs[open[$0]].line] == indentations[sign.line] }
      guard let match = (begins ? indented : nil) ?? near.first else { continue }
      partners[index] = open[match]
      partners[open[match]] = index
      unclosed += open[(match + 1)...]
      open.removeSubrange(match...)
    }
    unclosed = (unclosed + open).sorted()
  }

  /// Returns the likely last sign inside a bracket without a partner.
  ///
  /// - Parameter ends: The last signs in those that begin after it.
  func lastSign(in opening: Int, _ ends: [Int: Int]) -> Int {
    let isCurly = signs[opening].byte == UInt8(ascii: "{")
    let indentation = indentations[signs[opening].line]
    var index = opening + 1
    /// The last sign inside.
    var last = opening
    while index < signs.count {
      let sign = signs[index]
      let isClosing = Self.closings.contains(sign.byte)
      if isClosing, partners[index] >= 0, partners[index] < opening { break }
      if sign.line > signs[last].line {
        if indentations[sign.line] <= indentation, !isClosing { break }
        let goesOn = last == opening || Self.goingOn.contains(signs[last].byte)
        if isCurly ? sign.byte == UInt8(ascii: ".") && last != opening : !goesOn { break }
      }
      if sign.byte == UInt8(ascii: ";"), !isCurly || isValue(opening) && sign.line == signs[opening].line { break }
      // The block of `if (x {`.
      if sign.byte == UInt8(ascii: "{"), signs[opening].byte == UInt8(ascii: "("), isHead(opening) { break }
      last = index
      if let end = ends[index] {
        last = end
      } else if partners[index] > index {
        last = partners[index]
      }
      index = last + 1
    }
    // A comma at the end belongs to the list around it.
    let isComma = signs[last].byte == UInt8(ascii: ",")
    return isComma && last - 1 > opening && ends[last - 1] == nil ? last - 1 : last
  }

  /// Returns whether a `{` begins a value: an object or a closure.
  private func isValue(_ opening: Int) -> Bool {
    opening > 0 && Array("=(:,[".utf8).contains(signs[opening - 1].byte)
  }

  /// Signs that a statement continues after.
  private static let goingOn = Array(",([{=+-*/&|?:<>.".utf8)

  /// Returns whether a bracket belongs to `if`, `while`, `for` or `switch`.
  private func isHead(_ opening: Int) -> Bool {
    let line = bytes[..<signs[opening].start].reversed().drop { $0 == 0x20 }
    let word = String(decoding: line.prefix { (0x61...0x7A).contains($0) }.reversed(), as: UTF8.self)
    return ["if", "while", "for", "switch"].contains(word)
  }
}

extension UInt8 {
  /// Whether a name may have the byte: a letter, a digit or `_`.
  var isOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Whether a word may have the byte, which may be a part of a letter beyond ASCII.
  var isOfWord: Bool { isOfName || self >= 0x80 }
}
