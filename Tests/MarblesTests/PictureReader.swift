@testable import Marbles

/// Reads a Unicode picture back: what stands on each line, and when, by nothing but what can be seen.
///
/// That pictures can be read back is why no two runs have the same one.
struct PictureReader {
  struct Unreadable: Error, CustomStringConvertible {
    var description: String
    init(_ description: String) { self.description = description }
  }

  struct Line: Equatable {
    var moments: [Moment] = []
    var startsActive = false
    var tail: String?

    struct Moment: Equatable {
      var time: Int64
      var marks: [String]
    }
  }

  private var indent = 0
  private var ticks: [(column: Int, time: Int64)] = []
  private var contents: [(name: String, cells: [(column: Int, text: String)])] = []
  private var legend: [String: String] = [:]
  private var base = 0

  static func read(_ picture: String) throws -> [String: Line] {
    var reader = PictureReader()
    var blocks = picture.split(separator: "\n\n", omittingEmptySubsequences: false).map {
      $0.split(separator: "\n").map(String.init)
    }
    let isLegend = blocks.count > 1 && !(blocks[blocks.count - 1].dropFirst().first?.contains("┼") ?? false)
    if isLegend { try reader.readLegend(blocks.removeLast()) }
    for block in blocks { try reader.readRow(block) }
    return try reader.lines()
  }

  /// A line's graphemes with the columns that they begin in.
  private static func cells(_ line: String) -> [(column: Int, text: Character)] {
    var column = 0
    return line.map { grapheme in
      defer { column += DisplayWidth.of(grapheme) }
      return (column, grapheme)
    }
  }

  private mutating func readRow(_ block: [String]) throws {
    guard block.count >= 2 else { throw Unreadable("a row of \(block.count) lines") }
    let labels = Self.cells(block[0])
    let axis = Self.cells(block[1])
    guard let first = axis.first(where: { $0.text == "┼" }) else { throw Unreadable("no axis") }
    indent = first.column
    for tick in axis where tick.text == "┼" {
      let label = String(labels.drop { $0.column < tick.column }.prefix { $0.text != " " }.map(\.text))
      ticks.append((base + tick.column - indent, try time(label)))
    }
    var name: String?
    for line in block.dropFirst(2) {
      let cells = Self.cells(line)
      let head = String(cells.prefix { $0.column < indent }.map(\.text))
      let isLane = head.allSatisfy { $0 == " " } || head.hasSuffix("  ")
      if !isLane {
        name = name.map { Self.joined($0, line) } ?? line
        continue
      }
      let own = head.split(separator: " ").isEmpty ? name : String(head.reversed().drop { $0 == " " }.reversed())
      guard let own else { throw Unreadable("a lane without a name: \(line)") }
      name = nil
      try readLane(own, Array(cells.drop { $0.column < indent }))
    }
    base += (axis.last?.column ?? 0) + 1 - indent
  }

  private func time(_ label: String) throws -> Int64 {
    let isRelative = label.hasPrefix("+")
    let text = isRelative ? label.dropFirst() : label[...]
    let letters = text.drop { $0.isNumber || $0 == "." }
    let parts = text.dropLast(letters.count).split(separator: ".")
    guard let unit = TimeText.units.first(where: { $0.name == letters }), let whole = parts.first else {
      throw Unreadable("no time: \(label)")
    }
    let length = try TimeText.nanoseconds(whole: whole, fraction: parts.dropFirst().first ?? "", unit: unit)
    return length + (isRelative ? ticks.last?.time ?? 0 : 0)
  }

  private mutating func readLane(_ name: String, _ cells: [(column: Int, text: Character)]) throws {
    var tokens: [(column: Int, text: String)] = []
    var position = 0
    while position < cells.count {
      let column = base + cells[position].column - indent
      switch cells[position].text {
      case " ", "┄":
        position += 1
      case "─":
        tokens.append((column, "─"))
        position += 1
      case "╱" where position + 1 < cells.count && (cells[position + 1].text == " " || cells[position + 1].text == "╱"):
        position += 1
        while cells[position].text != "╱" { position += 1 }
        position += 1
      case "|", "!", "^", "╰", "→", "…":
        tokens.append((column, String(cells[position].text)))
        position += 1
      default:
        let length = try Self.valueLength(cells[position...].map(\.text))
        tokens.append((column, String(cells[position..<(position + length)].map(\.text))))
        position += length
      }
    }
    if let index = contents.firstIndex(where: { $0.name == name }) {
      contents[index].cells += tokens
    } else {
      contents.append((name, tokens))
    }
  }

  /// How many graphemes the value or group has that a line goes on with.
  private static func valueLength(_ text: [Character]) throws -> Int {
    var depth = 0
    var position = 0
    if text[0] == "'" || text[0] == "\"" { return try quotedLength(text, from: 0) }
    while position < text.count {
      switch text[position] {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "'" where depth > 0:
        position = try quotedLength(text, from: position)
        continue
      case "─", " ", "|", "!", "^", "┄":
        if depth == 0 { return position }
      case "#" where position > 0 && depth == 0: return position
      default: break
      }
      position += 1
    }
    guard depth == 0 else { throw Unreadable("an open bracket: \(String(text))") }
    return position
  }

  private static func quotedLength(_ text: [Character], from start: Int) throws -> Int {
    var position = start + 1
    while position < text.count, text[position] != text[start] { position += text[position] == "\\" ? 2 : 1 }
    guard position < text.count else { throw Unreadable("an open quote: \(String(text))") }
    return position + 1
  }

  private mutating func readLegend(_ block: [String]) throws {
    var sign: String?
    for line in block {
      let body = line.drop { $0 == " " }
      let isNew = line.dropFirst(indentOfLegend(block)).first != " "
      if isNew {
        let own = body.prefix { $0 != " " }
        sign = String(own)
        legend[String(own)] = String(body.dropFirst(own.count).drop { $0 == " " })
      } else if let sign {
        let start = startOfLegendText(block)
        legend[sign] = Self.joined(legend[sign] ?? "", String(line.dropFirst(start)))
      }
    }
  }

  /// A line and the one it goes on with: a backslash at its end is a break anywhere, else a blank was left out.
  private static func joined(_ line: String, _ next: String) -> String {
    line.hasSuffix("\\") ? line.dropLast() + next : line + " " + next
  }

  private func indentOfLegend(_ block: [String]) -> Int {
    block.map { $0.prefix { $0 == " " }.count }.min() ?? 0
  }

  private func startOfLegendText(_ block: [String]) -> Int {
    let indent = indentOfLegend(block)
    let signs = block.map { $0.dropFirst(indent).prefix { $0 != " " }.count }
    return indent + (signs.max() ?? 0) + 2
  }
}

extension PictureReader {
  private func lines() throws -> [String: Line] {
    var lines: [String: Line] = [:]
    for content in contents {
      var line = Line()
      if let first = content.cells.first { line.startsActive = first.column == 0 && first.text != "^" }
      for cell in content.cells where cell.text != "─" {
        if cell.text == "→" || cell.text == "…" {
          line.tail = cell.text
          continue
        }
        line.moments.append(Line.Moment(time: try time(at: cell.column), marks: try marks(cell.text)))
      }
      lines[content.name] = line
    }
    return lines
  }

  /// The time of a column: what a label says, or what lies evenly between two.
  private func time(at column: Int) throws -> Int64 {
    guard let after = ticks.firstIndex(where: { $0.column >= column }) else {
      throw Unreadable("nothing on the axis after column \(column)")
    }
    let next = ticks[after]
    if next.column == column { return next.time }
    let previous = ticks[after - 1]
    let product = (next.time - previous.time) * Int64(column - previous.column)
    let columns = Int64(next.column - previous.column)
    guard product % columns == 0 else { throw Unreadable("column \(column) is no time") }
    return previous.time + product / columns
  }

  private func marks(_ cell: String) throws -> [String] {
    var members = [cell]
    if cell.hasPrefix("["), cell.hasSuffix("]"), !isArray(cell) {
      members = Self.split(String(cell.dropFirst().dropLast()))
      // Side by side each is a grapheme; a single member is a letter for several values.
      if members.count == 1, legend[members[0]] == nil { members = members[0].map { String($0) } }
    }
    return members.flatMap(spelledOut)
  }

  /// A letter by the values that the legend gives for it, which may be letters again.
  private func spelledOut(_ member: String) -> [String] {
    let plain = Self.withoutMarks(member)
    guard let text = legend[plain] else { return [plain] }
    if plain.hasPrefix("#") { return ["#" + Self.withoutMarks(text)] }
    let parts = Self.split(text)
    return parts.count == 1 ? [Self.withoutMarks(text)] : parts.flatMap(spelledOut)
  }

  /// Whether there is a comma that is in this bracket and no inner one.
  private func isArray(_ cell: String) -> Bool {
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
  private static func split(_ text: String) -> [String] {
    var members: [String] = []
    var rest = Array(text)
    while !rest.isEmpty {
      var position = 0
      var depth = 0
      while position < rest.count {
        if rest[position] == "'" || rest[position] == "\"", depth > 0 || position == 0 {
          position = (try? quotedLength(rest, from: position)) ?? rest.count
          continue
        }
        if rest[position] == "(" || rest[position] == "[" { depth += 1 }
        if rest[position] == ")" || rest[position] == "]" { depth -= 1 }
        if rest[position] == " ", depth == 0 { break }
        position += 1
      }
      members.append(String(rest.prefix(position)))
      rest.removeFirst(min(position + 1, rest.count))
    }
    return members
  }

  private static func withoutMarks(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{200E}" }))
  }
}
