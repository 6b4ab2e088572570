import Marbles

/// The layout of answers: a few lines, none wider than a terminal.
extension Explanation {
  /// The maximum width of a line, in cells.
  static let width = 80

  /// Returns lines of an answer with those that are too wide continued in a line below.
  ///
  /// - Parameter most: The maximum number of lines. Without room for another one a line ends early, the last lines
  ///   first, and if that is not enough, a line `…` replaces those before the last.
  static func fitted(_ lines: [String], most: Int = Self.most) -> [String] {
    var rows = lines.map { folded($0) }
    var count = rows.reduce(0) { $0 + $1.count }
    for place in rows.indices.reversed() where count > most && rows[place].count > 1 {
      // As many of its pieces as there is room for, the last of them with the beginning of what follows.
      let kept = max(1, rows[place].count - (count - most))
      count -= rows[place].count - kept
      let rest = rows[place].dropFirst(kept).map { String($0.drop { " │".contains($0) }) }
      rows[place] = rows[place].prefix(kept - 1) + [cut(([rows[place][kept - 1]] + rest).joined(separator: " "))]
    }
    let fitting = rows.flatMap { $0 }
    guard fitting.count > most, most > 2, let last = fitting.last else { return fitting }
    return fitting.prefix(most - 2) + [String(last.prefix { $0 == " " }) + "…", last]
  }

  /// Returns the beginning of a line, with a sign that it continues.
  static func cut(_ line: String, to width: Int = Self.width) -> String {
    guard DisplayWidth.of(line) > width else { return line }
    return prefix(of: line[...], cells: width - 1) + "…"
  }

  /// Returns the narrow pieces of a line; all but the first are indented, and have the signs of the tree.
  private static func folded(_ line: String) -> [String] {
    guard DisplayWidth.of(line) > width else { return [line] }
    let signs = line.prefix { " └├│─".contains($0) }
    let indent = signs.map { "├│".contains($0) ? "│" : " " } + "  "
    var pieces: [String] = []
    var rest = line[...]
    var lead = ""
    while DisplayWidth.of(lead) + DisplayWidth.of(String(rest)) > width, pieces.count < most {
      let room = width - DisplayWidth.of(lead)
      let head = prefix(of: rest, cells: room)
      // A line is not broken within the signs of the tree.
      let own = pieces.isEmpty ? signs.count : 0
      let isWhole = rest.dropFirst(head.count).first == " "
      guard let end = isWhole ? head.endIndex : head.dropFirst(own).lastIndex(of: " "), end != head.startIndex else {
        return pieces + [lead + cut(String(rest), to: room)]
      }
      pieces.append(lead + head[..<end])
      rest = rest.dropFirst(head[..<end].count + 1)
      lead = String(indent)
    }
    return pieces + [lead + rest]
  }

  /// Returns as much of a text as fits into some cells.
  private static func prefix(of text: Substring, cells: Int) -> String {
    var head = ""
    var width = 0
    for sign in text {
      width += DisplayWidth.of(String(sign))
      if width > cells { break }
      head.append(sign)
    }
    return head
  }
}
