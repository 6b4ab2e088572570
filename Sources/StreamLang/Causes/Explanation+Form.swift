import Marbles

/// The form of answers: a few lines, none of them wider than a terminal.
extension Explanation {
  /// The most cells of a line.
  static let width = 80

  /// Lines of an answer, of which those that are too wide go on in a line below.
  ///
  /// - Parameter most: The most lines; where there is no room for another one, a line ends early, the last lines first,
  ///   and where that is not enough, a line `…` replaces those before the last.
  static func fitted(_ lines: [String], most: Int = Self.most) -> [String] {
    var rows = lines.map { folded($0) }
    var count = rows.reduce(0) { $0 + $1.count }
    for place in rows.indices.reversed() where count > most && rows[place].count > 1 {
      count -= rows[place].count - 1
      rows[place] = [cut(lines[place])]
    }
    let fitting = rows.flatMap { $0 }
    guard fitting.count > most, most > 2, let last = fitting.last else { return fitting }
    return fitting.prefix(most - 2) + [String(last.prefix { $0 == " " }) + "…", last]
  }

  /// The first cells of a line, with a sign that it goes on.
  static func cut(_ line: String, to width: Int = Self.width) -> String {
    guard DisplayWidth.of(line) > width else { return line }
    return prefix(of: line[...], cells: width - 1) + "…"
  }

  /// A line in pieces that are narrow enough; all but the first are indented, and have the signs of the tree.
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
      // The signs of the tree are no place to break a line.
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

  /// As much of a text as has room in some cells.
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
