extension BidirectionalCollection {
  /// The list without the elements at its ends that fit.
  package func trimmed(atStart: Bool = true, atEnd: Bool = true, where fits: (Element) -> Bool) -> SubSequence {
    var (start, end) = (startIndex, endIndex)
    while atStart, start < end, fits(self[start]) { formIndex(after: &start) }
    while atEnd, start < end, fits(self[index(before: end)]) { formIndex(before: &end) }
    return self[start..<end]
  }
}

extension String {
  /// The text without the blanks at both ends.
  package var trimmingBlanks: String { trimmingBlanks(atStart: true, atEnd: true) }

  package func trimmingBlanks(atStart: Bool, atEnd: Bool) -> String {
    String(
      unicodeScalars.trimmed(atStart: atStart, atEnd: atEnd) { $0.properties.isWhitespace || $0 == "\u{FEFF}" })
  }

  /// The text with a capital at the beginning of each word.
  package var capitalizedWords: String {
    var text = ""
    var isStart = true
    for character in self {
      text += isStart ? character.uppercased() : character.lowercased()
      isStart = !(character.isLetter || character.isNumber || character == "'" || character == "’")
    }
    return text
  }

  /// The text with zeros, or other signs, before it if it is shorter than the width.
  package func padded(to count: Int, with sign: String = "0") -> String {
    String(repeating: sign, count: max(0, count - self.count)) + self
  }
}

/// Bytes of a text as `%41`, as addresses have them.
package enum PercentCoding {
  package static func encoded(_ text: String, keeping isKept: (UInt8) -> Bool) -> String {
    text.utf8.reduce(into: "") { result, byte in
      if isKept(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += "%" + String(byte, radix: 16, uppercase: true).padded(to: 2)
      }
    }
  }

  /// The text; codes of the bytes to keep stay as they are. Nil if a code has no two digits, or the bytes are no text.
  package static func decoded(_ text: String, keeping isKept: (UInt8) -> Bool = { _ in false }) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      guard digits.count == 2, !digits.contains(UInt8(ascii: "+")),
        let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      else { return nil }
      if isKept(code) { bytes += [byte] + digits } else { bytes.append(code) }
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
