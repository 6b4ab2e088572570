/// The parts of a text in one place of a picture.
enum DrawnText {
  /// Returns the end of the value or group that begins at `start`.
  static func valueEnd(_ text: [Character], from start: Int, _ signs: PictureSigns) -> Int {
    if text[start] == "'" || text[start] == "\"" { return GroupText.quoteEnd(text, from: start) }
    if let end = omissionEnd(text, from: start, signs) { return end }
    var depth = 0
    var index = start
    while index < text.count {
      switch text[index] {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "'", "\"":
        if let end = GroupText.endOfInnerQuote(text, from: index, depth) {
          index = end
          continue
        }
      case "#" where depth <= 0 && index == start: break
      case " ", "#", signs.line: if depth <= 0 { return index }
      case let sign where depth <= 0 && PictureSign.needsNoBlank(sign): return index
      default: break
      }
      index += 1
    }
    return index
  }

  /// Returns the members of a group: signs, and values with blanks between them.
  static func members(_ text: some StringProtocol, _ signs: PictureSigns) -> [String] {
    let graphemes = Array(text)
    var members: [String] = []
    var index = 0
    while index < graphemes.count {
      let start = index
      if graphemes[start] == " " {
        index += 1
        continue
      }
      let isSign = PictureSign.needsNoBlank(graphemes[start])
      index = isSign ? start + 1 : max(start + 1, valueEnd(graphemes, from: start, signs))
      members.append(String(graphemes[start..<index]))
    }
    return members
  }

  /// Returns the number of omitted values of an instant, from `… 5 more …`; `nil` for any other text.
  static func omittedCount(_ text: String, _ signs: PictureSigns) -> Int? {
    guard text.first == signs.cut else { return nil }
    let graphemes = Array(text)
    guard omissionEnd(graphemes, from: 0, signs) == graphemes.count else { return nil }
    return Int(String(graphemes[2...].prefix { $0 != " " }))
  }

  /// Adds the line that continues a text: a backslash at its end is a break anywhere, otherwise a blank was omitted.
  static func goOn(_ text: inout String?, with next: String) {
    if text == nil {
      text = next
    } else if text?.utf8.last == UInt8(ascii: "\\") {
      text?.removeLast()
      text?.append(next)
    } else {
      text?.append(" ")
      text?.append(next)
    }
  }

  static func withoutBlanks(_ text: some StringProtocol) -> String {
    var text = Substring(text).drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// Returns a text without the marks that keep a terminal from changing its direction.
  static func withoutMarks(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{200E}" }))
  }

  /// Returns the position after `… 5 more …`; `nil` for another text.
  private static func omissionEnd(_ text: [Character], from start: Int, _ signs: PictureSigns) -> Int? {
    guard start + 1 < text.count, text[start] == signs.cut, text[start + 1] == " " else { return nil }
    let count = text[(start + 2)...].prefix { $0.isASCII && $0.isNumber }
    let end = start + 2 + count.count
    guard !count.isEmpty, end + 7 <= text.count, text[end..<(end + 7)].elementsEqual(" more \(signs.cut)") else {
      return nil
    }
    return end + 7
  }
}
