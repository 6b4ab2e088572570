@testable import Marbles

/// Reads a picture back: what stands on each line, and when, by nothing but what can be seen.
///
/// That pictures can be read back is why no two runs have the same one; it also tells where two pictures differ.
struct PictureReader {
  struct Unreadable: Error, CustomStringConvertible {
    var description: String
    init(_ description: String) { self.description = description }
  }

  /// What stands on a line of the picture.
  struct Line: Equatable {
    var name: String
    var moments: [Moment] = []
    var startsActive = false
    var tail: String?
    /// What is said of what is left out.
    var omitted: String?
    /// The calls on the rule above it; nil where there is no rule.
    var operators: String?

    /// What happens at an instant: values and errors spelled out, anything else by its sign in a Unicode picture.
    struct Moment: Equatable {
      var time: Int64
      var marks: [String]
    }
  }

  /// The lines from top to bottom.
  private(set) var lines: [Line] = []
  /// Whether the axis says the time of everything to the nanosecond; in what was drawn here it does.
  private(set) var isExact = true

  private let theme: Theme
  private var indent = 0
  private var ticks: [(column: Int, time: Int64)] = []
  /// The columns of a row, its gaps among them, where an axis has them.
  private var gaps: [Range<Int>] = []
  private var contents: [(name: String, operators: String?, cells: [PictureCell])] = []
  /// The rule that has been read and not yet a lane under it.
  private var rule: String?
  private var legend: [String: String] = [:]
  private var base = 0

  /// Reads a picture in either theme; throws `Unreadable` when it is none that could have been drawn.
  init(_ picture: String) throws(Unreadable) {
    let blocks = picture.split(separator: "\n\n", omittingEmptySubsequences: false).map {
      $0.split(separator: "\n").map(String.init)
    }
    let theme: Theme = picture.contains(Theme.unicode.tick) ? .unicode : .ascii
    self.theme = theme
    let rows = blocks.prefix { $0.count > 1 && Self.isAxis($0[1], theme) }
    if rows.isEmpty { throw Unreadable("no axis") }
    // The legend first: it says what letters stand for.
    if blocks.count > rows.count { readLegend(blocks[rows.count]) }
    for row in rows { try read(row) }
    lines = try readLines()
  }

  private static func isAxis(_ line: String, _ theme: Theme) -> Bool {
    let content = line.drop { $0 == " " }
    guard content.hasPrefix(theme.tick) else { return false }
    return theme.tick == Theme.unicode.tick
      || content.allSatisfy { "+-/ .".contains($0) || $0.isNumber || $0.isLetter }
  }

  /// A line's graphemes with the columns that they begin in.
  private static func cells(_ line: String) -> [(column: Int, text: Character)] {
    var column = 0
    return line.map { grapheme in
      defer { column += DisplayWidth.of(grapheme) }
      return (column, grapheme)
    }
  }

  private mutating func read(_ row: [String]) throws(Unreadable) {
    let labels = Self.cells(row[0])
    let axis = Self.cells(row[1])
    guard let first = axis.first(where: { $0.text != " " }) else { throw Unreadable("no axis") }
    indent = first.column
    readAxis(axis)
    for tick in axis where theme.tick == String(tick.text) && !isInGap(tick.column - indent) {
      let label = String(labels.drop { $0.column < tick.column }.prefix { $0.text != " " }.map(\.text))
      ticks.append((base + tick.column - indent, try time(label)))
    }
    var name: String?
    for line in row.dropFirst(2) {
      let cells = Self.cells(line)
      let head = String(cells.prefix { $0.column < indent }.map(\.text))
      let isLane = head.allSatisfy { $0 == " " } || head.hasSuffix("  ")
      if !isLane {
        name = name.map { Self.joined($0, line) } ?? line
        continue
      }
      let content = Array(cells.drop { $0.column < indent })
      let isNameless = head.allSatisfy { $0 == " " }
      if isNameless, name == nil, readOperators(content) { continue }
      let own = isNameless ? name ?? "" : String(head.reversed().drop { $0 == " " }.reversed())
      add(content, to: own)
      name = nil
    }
    base += (axis.last?.column ?? 0) + 1 - indent
  }

  private mutating func add(_ content: [(column: Int, text: Character)], to name: String) {
    let name = PrintedParts.plain(String(name.drop { $0 == " " }))
    let index = contents.firstIndex { $0.name == name } ?? contents.count
    // Later rows repeat the rule and not what it says.
    if index == contents.count { contents.append((name, rule, [])) }
    rule = nil
    contents[index].cells += PictureCell.all(
      content, theme, gaps: gaps, indent: indent, base: base, after: contents[index].cells.last)
  }

  private mutating func readAxis(_ axis: [(column: Int, text: Character)]) {
    gaps = []
    var start: Int?
    for cell in axis where String(cell.text) == theme.gap {
      if let from = start {
        gaps.append(from..<(cell.column - indent + 1))
        start = nil
      } else {
        start = cell.column - indent
      }
    }
  }

  private func isInGap(_ column: Int) -> Bool { gaps.contains { $0.contains(column) } }

  /// Whether this is a rule with the call of operators, or the next line of it.
  private mutating func readOperators(_ content: [(column: Int, text: Character)]) -> Bool {
    let text = String(content.map(\.text))
    if text.hasPrefix(theme.corner + theme.line) {
      let call = text.dropFirst(2).drop { $0 == " " }
      rule = String(call.reversed().drop { String($0) == theme.line }.drop { $0 == " " }.reversed())
      return true
    }
    guard text.hasPrefix(theme.bar + "  "), let begun = rule else { return false }
    let next = String(text.dropFirst(3))
    rule = next.hasPrefix(".") ? begun + next : Self.joined(begun, next)
    return true
  }

  private func time(_ label: String) throws(Unreadable) -> Int64 {
    let isRelative = label.hasPrefix("+")
    let text = isRelative ? label.dropFirst() : label[...]
    let letters = text.drop { $0.isNumber || $0 == "." }
    let parts = text.dropLast(letters.count).split(separator: ".")
    guard
      let unit = TimeText.units.first(where: { $0.name == letters }), let whole = parts.first,
      let length = try? TimeText.nanoseconds(whole: whole, fraction: parts.dropFirst().first ?? "", unit: unit)
    else { throw Unreadable("no time: \(label)") }
    return length &+ (isRelative ? ticks.last?.time ?? 0 : 0)
  }
}

extension PictureReader {
  private mutating func readLines() throws(Unreadable) -> [Line] {
    var lines: [Line] = []
    for content in contents {
      var line = Line(name: content.name, operators: content.operators)
      for (index, cell) in content.cells.enumerated() {
        switch cell {
        case .line(let column): if index == 0, column == 0 { line.startsActive = true }
        case .omission(let text): line.omitted = legend[text] ?? text
        case .tail(let sign): line.tail = sign
        case .sign(let column, let text), .value(let column, let text):
          let isBeginning = ["^", theme.hook, Theme.unicode.hook, theme.differing].contains(text)
          if index == 0, column == 0, !isBeginning { line.startsActive = true }
          line.moments.append(Line.Moment(time: try time(at: column), marks: marks(text)))
        }
      }
      lines.append(line)
    }
    return lines
  }

  /// The time of a column: what a label says, or what lies evenly between two.
  private mutating func time(at column: Int) throws(Unreadable) -> Int64 {
    guard let after = ticks.firstIndex(where: { $0.column >= column }) else {
      throw Unreadable("nothing on the axis after column \(column)")
    }
    let next = ticks[after]
    if next.column == column { return next.time }
    guard after > 0 else { throw Unreadable("nothing on the axis before column \(column)") }
    let previous = ticks[after - 1]
    let columns = Int64(next.column - previous.column)
    let (product, overflow) = (next.time &- previous.time).multipliedReportingOverflow(
      by: Int64(column - previous.column))
    guard !overflow else { throw Unreadable("no time: \(next.time)ns") }
    if product % columns != 0 { isExact = false }
    return previous.time &+ product / columns
  }

  private func marks(_ cell: String) -> [String] {
    guard cell.hasPrefix("["), cell.hasSuffix("]"), cell.count > 1, !PrintedParts.isArray(cell) else {
      return spelledOut(cell)
    }
    var members = PrintedParts.members(String(cell.dropFirst().dropLast()))
    // Side by side each is a grapheme; a single member is a letter for several values.
    if members.count == 1, legend[members[0]] == nil { members = members[0].map { String($0) } }
    return members.flatMap { spelledOut($0) }
  }

  /// A letter by the values that the legend gives for it, which may be letters again.
  private func spelledOut(_ member: String, depth: Int = 0) -> [String] {
    let plain = PrintedParts.plain(member)
    if let sign = theme.unicodeSign(plain) ?? PrintedParts.omission(plain, theme) { return [sign] }
    // What a hand has written may stand for itself.
    guard let text = legend[plain], depth < 4 else { return [PrintedParts.unquoted(plain, theme)] }
    if plain.hasPrefix(theme.error) { return [theme.error + PrintedParts.plain(text)] }
    let parts = PrintedParts.members(text)
    return parts.flatMap { spelledOut($0, depth: depth + 1) }
  }

  private mutating func readLegend(_ block: [String]) {
    let indent = block.map { $0.prefix { $0 == " " }.count }.max() ?? 0
    let entries = block.prefix { $0.hasPrefix(" ") || indent == 0 }
    guard let first = entries.first else { return }
    let margin = first.prefix { $0 == " " }.count
    let signs = entries.compactMap { line -> Int? in
      let sign = line.dropFirst(margin).prefix { $0 != " " }
      return sign.isEmpty ? nil : sign.count
    }
    let start = margin + (signs.max() ?? 0) + 2
    var current: String?
    for line in entries {
      let sign = String(line.dropFirst(margin).prefix { $0 != " " })
      let text = String(line.dropFirst(start))
      if !sign.isEmpty {
        current = sign
        legend[sign] = text
      } else if let current {
        legend[current] = Self.joined(legend[current] ?? "", text)
      }
    }
  }

  /// A line and the one it goes on with: a backslash at its end is a break anywhere, else a blank was left out.
  private static func joined(_ line: String, _ next: String) -> String {
    line.hasSuffix("\\") ? line.dropLast() + next : line + " " + next
  }
}
