/// The parts of what a picture prints in one place.
enum DrawnText {
  /// Where the value or group ends that begins at `start`.
  static func valueEnd(_ text: [Character], from start: Int, _ signs: PictureSigns) -> Int {
    if text[start] == "'" || text[start] == "\"" { return quoteEnd(text, from: start) }
    if let end = omissionEnd(text, from: start, signs) { return end }
    var depth = 0
    var index = start
    while index < text.count {
      switch text[index] {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "'" where depth > 0:
        index = quoteEnd(text, from: index)
        continue
      case "#" where depth <= 0 && index == start: break
      case " ", "#", "|", "!", "^", signs.line: if depth <= 0 { return index }
      default: break
      }
      index += 1
    }
    return index
  }

  /// The members of a group: apart by blanks, but for those in brackets and quotes.
  static func members(_ text: some StringProtocol, _ signs: PictureSigns) -> [String] {
    let graphemes = Array(text)
    var members: [String] = []
    var start = 0
    var depth = 0
    var index = 0
    while index < graphemes.count {
      if index == start, let end = omissionEnd(graphemes, from: start, signs) {
        index = end
        continue
      }
      switch graphemes[index] {
      case "'" where depth > 0 || index == start, "\"" where index == start:
        index = quoteEnd(graphemes, from: index)
        continue
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case " " where depth <= 0:
        if index > start { members.append(String(graphemes[start..<index])) }
        start = index + 1
      default: break
      }
      index += 1
    }
    if start < graphemes.count { members.append(String(graphemes[start...])) }
    return members
  }

  /// The number in `… 5 more …`, which stands for values of an instant that are left out; nil for any other text.
  static func omittedCount(_ text: String, _ signs: PictureSigns) -> String? {
    guard text.first == signs.cut else { return nil }
    let graphemes = Array(text)
    guard omissionEnd(graphemes, from: 0, signs) == graphemes.count else { return nil }
    return String(graphemes[2...].prefix { $0 != " " })
  }

  /// Whether a bracketed text is one array: there is a comma that is in this bracket and no inner one, or nothing.
  static func isArray(_ text: String) -> Bool {
    if text == "[]" || text == "[:]" { return true }
    let graphemes = Array(text)
    var depth = 0
    var index = 0
    while index < graphemes.count {
      switch graphemes[index] {
      case "'":
        index = quoteEnd(graphemes, from: index)
        continue
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "," where depth == 1: return true
      default: break
      }
      index += 1
    }
    return false
  }

  /// Adds the line that a text goes on with: a backslash at its end is a break anywhere, else a blank was left out.
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

  /// A text without the marks that keep a terminal from turning it around.
  static func withoutMarks(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{200E}" }))
  }

  /// Behind the quote that closes the one at `start`, or the end of the text.
  private static func quoteEnd(_ text: [Character], from start: Int) -> Int {
    var index = start + 1
    while index < text.count, text[index] != text[start] { index += text[index] == "\\" ? 2 : 1 }
    return min(index + 1, text.count)
  }

  /// Behind `… 5 more …`; nil where something else begins.
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
