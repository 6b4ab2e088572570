/// The text of several events at one instant.
enum GroupText {
  /// Returns whether a text is several values or signs of one instant in brackets, and no array: its members have signs
  /// or blanks between them, and no commas.
  static func isGroup(_ text: String) -> Bool {
    guard text.hasPrefix("["), text.hasSuffix("]") else { return false }
    let graphemes = Array(text)
    var depth = 0
    var index = 0
    var isGroup = false
    while index < graphemes.count {
      switch graphemes[index] {
      case "'", "\"":
        if let end = endOfInnerQuote(graphemes, from: index, depth) {
          index = end
          continue
        }
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "," where depth == 1: return false
      case " ", "#": if depth == 1 { isGroup = true }
      case let sign where depth == 1 && PictureSign.needsNoBlank(sign): isGroup = true
      default: break
      }
      index += 1
    }
    return isGroup
  }

  /// Returns the position after a quoted text in brackets; `nil` if none begins: a double quote begins one only as a
  /// member of a group.
  static func endOfInnerQuote(_ text: [Character], from start: Int, _ depth: Int) -> Int? {
    guard depth > 0, text[start] == "'" || text[start - 1] == "[" || text[start - 1] == " " else { return nil }
    return quoteEnd(text, from: start)
  }

  /// Returns the position after the quote that closes the one at `start`, or the end of the text.
  static func quoteEnd(_ text: [Character], from start: Int) -> Int {
    var index = start + 1
    while index < text.count, text[index] != text[start] { index += text[index] == "\\" ? 2 : 1 }
    return min(index + 1, text.count)
  }
}
