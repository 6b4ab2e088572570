@testable import Marbles

/// Something that stands on a line of a picture, and the column that it begins in.
enum PictureCell {
  /// A dash of the line.
  case line(Int)
  /// A sign of the theme, as a Unicode picture has it.
  case sign(Int, String)
  /// A value, or a cell of several things in brackets.
  case value(Int, String)
  /// What is said in place of what is left out.
  case omission(String)
  /// How a line ends that was still going on, by the sign of a Unicode picture.
  case tail(String)

  /// What stands on a line; columns are counted from the beginning of the first row, `last` is the last
  /// thing of the row before.
  static func all(
    _ cells: [(column: Int, text: Character)], _ theme: Theme, gaps: [Range<Int>], indent: Int, base: Int,
    after last: PictureCell?
  ) -> [PictureCell] {
    var found: [PictureCell] = []
    var position = 0
    var isWaiting =
      switch last {
      case .sign(_, Theme.unicode.hook), .omission: true
      default: false
      }
    while position < cells.count {
      let column = cells[position].column - indent
      let sign = String(cells[position].text)
      if let gap = gaps.first(where: { $0.lowerBound == column }), sign == theme.gap {
        let end = cells[position...].firstIndex { $0.column - indent >= gap.upperBound } ?? cells.count
        let said = PrintedParts.trimmed(cells[(position + 1)..<max(position + 1, end - 1)].map(\.text))
        if !said.isEmpty { found.append(.omission(said)) }
        position = end
        // No value stands right after a gap, so that what looks like waiting there is.
        isWaiting = true
        continue
      }
      let isLast = position + 1 == cells.count
      switch sign {
      case " ": position += 1
      case theme.waiting where isWaiting: position += 1
      case theme.line:
        found.append(.line(base + column))
        position += 1
      case theme.open where isLast, theme.cut where isLast:
        found.append(.tail(sign == theme.open ? Theme.unicode.open : Theme.unicode.cut))
        position += 1
      case theme.completed, theme.disposed, theme.subscribed, theme.hook:
        found.append(.sign(base + column, theme.unicodeSign(sign) ?? sign))
        isWaiting = sign == theme.hook
        position += 1
        continue
      default:
        let length = PrintedParts.valueLength(cells[position...].map(\.text), theme)
        found.append(.value(base + column, String(cells[position..<(position + length)].map(\.text))))
        position += length
      }
      if sign != theme.waiting { isWaiting = false }
    }
    return found
  }
}

extension Theme {
  /// The sign of a Unicode picture that a sign of this theme stands for; nil for what is no sign.
  func unicodeSign(_ sign: String) -> String? {
    switch sign {
    case completed, disposed, subscribed: sign
    case hook: Theme.unicode.hook
    case differing: Theme.unicode.differing
    default: nil
    }
  }
}

/// The parts of what a picture prints.
enum PrintedParts {
  /// How many graphemes the value or group has that a line goes on with.
  static func valueLength(_ text: [Character], _ theme: Theme) -> Int {
    if text[0] == "'" || text[0] == "\"" { return quotedLength(text, from: 0) }
    if let length = omissionLength(text, from: 0, theme) { return length }
    let dash = Character(theme.line)
    var depth = 0
    var position = 0
    while position < text.count {
      switch text[position] {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "'" where depth > 0:
        position = quotedLength(text, from: position)
        continue
      case " ", "|", "!", "^": if depth == 0 { return max(1, position) }
      case dash where depth == 0: return max(1, position)
      case "#" where position > 0 && depth == 0: return position
      default: break
      }
      position += 1
    }
    return position
  }

  /// `… 5 more …`: values of an instant that are left out.
  private static func omissionLength(_ text: [Character], from start: Int, _ theme: Theme) -> Int? {
    guard start < text.count, String(text[start]) == theme.cut else { return nil }
    let parts = text[start...].split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
    guard
      parts.count == 4, String(parts[0]) == theme.cut, parts[1].allSatisfy(\.isNumber), String(parts[2]) == "more",
      parts[3].first.map({ String($0) }) == theme.cut
    else { return nil }
    return 1 + 1 + parts[1].count + 1 + 4 + 1 + 1
  }

  /// The length of a text in quotes with them; of one that is never closed, all of it.
  private static func quotedLength(_ text: [Character], from start: Int) -> Int {
    var position = start + 1
    while position < text.count, text[position] != text[start] { position += text[position] == "\\" ? 2 : 1 }
    return min(position + 1, text.count)
  }

  /// A cell that stands for values left out, as a Unicode picture has it.
  static func omission(_ cell: String, _ theme: Theme) -> String? {
    guard omissionLength(Array(cell), from: 0, theme) == cell.count else { return nil }
    return Theme.unicode.cut + cell.dropFirst().dropLast() + Theme.unicode.cut
  }

  /// Whether there is a comma that is in this bracket and no inner one.
  static func isArray(_ cell: String) -> Bool {
    if cell == "[]" || cell == "[:]" { return true }
    var depth = 0
    var quote = false
    var previous: Character = " "
    for grapheme in cell {
      switch grapheme {
      case "'" where previous != "\\": quote.toggle()
      case "(" where !quote, "[" where !quote: depth += 1
      case ")" where !quote, "]" where !quote: depth -= 1
      case "," where !quote && depth == 1: return true
      default: break
      }
      previous = grapheme == "\\" && previous == "\\" ? " " : grapheme
    }
    return false
  }

  /// Members with blanks between them.
  static func members(_ text: String) -> [String] {
    var members: [String] = []
    let graphemes = Array(text)
    var start = 0
    while start < graphemes.count {
      var position = start
      var depth = 0
      for theme in [Theme.unicode, .ascii] {
        if let length = omissionLength(graphemes, from: start, theme) { position = start + length }
      }
      while position < graphemes.count {
        if graphemes[position] == "'" || graphemes[position] == "\"", depth > 0 || position == start {
          position = quotedLength(graphemes, from: position)
          continue
        }
        if graphemes[position] == "(" || graphemes[position] == "[" { depth += 1 }
        if graphemes[position] == ")" || graphemes[position] == "]" { depth -= 1 }
        if graphemes[position] == " ", depth == 0 { break }
        position += 1
      }
      members.append(String(graphemes[start..<min(position, graphemes.count)]))
      start = position + 1
    }
    return members
  }

  /// A value without the quotes that only a plain picture needs.
  static func unquoted(_ text: String, _ theme: Theme) -> String {
    guard theme.line == "-", text.count > 2, text.hasPrefix("'"), text.hasSuffix("'") else { return text }
    let content = String(text.dropFirst().dropLast())
    var plain = ""
    var isEscaped = false
    for character in content {
      if character == "\\", !isEscaped {
        isEscaped = true
        continue
      }
      isEscaped = false
      plain.append(character)
    }
    // What `ValueText` would have put in quotes is in quotes in every theme.
    return theme.display(plain) == text && ValueText.standsAlone(plain) ? plain : text
  }

  /// A text without the marks that keep a terminal from turning it around.
  static func plain(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{200E}" }))
  }

  static func trimmed(_ text: [Character]) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
