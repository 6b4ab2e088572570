/// Reads the cells of one row of a lane: what stands there, and in which column it begins.
struct DrawnCells {
  private let text: [Character]
  private let signs: PictureSigns
  private var position = 0
  private var column: Int

  private init(_ text: [Character], _ signs: PictureSigns, firstColumn: Int) {
    self.text = text
    self.signs = signs
    column = firstColumn
  }

  /// The cells of a row; every text has some.
  static func read(
    _ text: [Character], _ signs: PictureSigns, firstColumn: Int
  ) -> [(column: Int, text: String)] {
    var reader = DrawnCells(text, signs, firstColumn: firstColumn)
    var cells: [(column: Int, text: String)] = []
    while reader.position < text.count {
      let start = reader.column
      if let cell = reader.next() { cells.append((start, cell)) }
    }
    return cells
  }

  /// The next cell, or nothing for a part of a line; each call goes on by a character at least.
  private mutating func next() -> String? {
    switch text[position] {
    case " ", signs.line, signs.waiting:
      advance(to: position + 1)
      return nil
    case signs.gap where position + 1 < text.count && (text[position + 1] == " " || text[position + 1] == signs.gap):
      return gap()
    case let sign where signs.marks[sign] == .cut && position + 1 < text.count && text[position + 1] == " ":
      return take(to: (text[(position + 1)...].firstIndex(of: sign) ?? text.count - 1) + 1)
    case let sign where signs.marks[sign] != nil: return take(to: position + 1)
    default: return take(to: max(position + 1, valueEnd()))
    }
  }

  private mutating func advance(to end: Int) {
    while position < min(end, text.count) {
      column += DisplayWidth.of(text[position])
      position += 1
    }
  }

  private mutating func take(to end: Int) -> String {
    let start = position
    advance(to: end)
    return String(text[start..<position])
  }

  /// Time left out, with what it says of the lane.
  private mutating func gap() -> String? {
    let end = text[(position + 1)...].firstIndex(of: signs.gap) ?? text.count - 1
    let cell = take(to: end + 1)
    return cell.dropFirst().dropLast().allSatisfy { $0 == " " } ? nil : cell
  }

  /// Where the value or group ends that begins here.
  private func valueEnd() -> Int {
    if text[position] == "'" || text[position] == "\"" { return Self.quoteEnd(text, from: position) }
    var depth = 0
    var index = position
    while index < text.count {
      switch text[index] {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "'" where depth > 0:
        index = Self.quoteEnd(text, from: index)
        continue
      case "#" where depth <= 0 && index == position: break
      case " ", "#", "|", "!", "^", signs.line, signs.waiting:
        if depth <= 0 { return index }
      default: break
      }
      index += 1
    }
    return index
  }

  /// Behind the quote that closes the one at `start`, or the end of the text.
  private static func quoteEnd(_ text: [Character], from start: Int) -> Int {
    var index = start + 1
    while index < text.count, text[index] != text[start] { index += text[index] == "\\" ? 2 : 1 }
    return min(index + 1, text.count)
  }

  /// The members of a group: apart by blanks, but for those in brackets and quotes.
  static func members(_ text: some StringProtocol) -> [String] {
    let graphemes = Array(text)
    var members: [String] = []
    var start = 0
    var depth = 0
    var index = 0
    while index < graphemes.count {
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
}
