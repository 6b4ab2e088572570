import Marbles
import StreamLang

/// Rows of cells as text, with aligned columns.
public enum TextTable {
  /// Returns the rows, each indented by two cells and ended by a newline.
  ///
  /// The last cell of a row is wrapped if it is too long for the line; the others are cut.
  public static func text(_ rows: [[String]], width: Int) -> String {
    let limit = max(12, width / 2)
    let rows = rows.map { row in
      row.enumerated().map { column, cell in
        let cell = Printable.text(cell).split(separator: "\n", omittingEmptySubsequences: false).joined(
          separator: "\\n")
        return column < row.count - 1 ? cut(cell, to: limit) : cell
      }
    }
    let columns = rows.first?.count ?? 0
    let widths = (0..<columns).map { column in rows.map { DisplayWidth.of($0[column]) }.max() ?? 0 }
    return rows.map { row in
      var lead = "  "
      for (column, cell) in row.dropLast().enumerated() {
        lead += cell + String(repeating: " ", count: widths[column] - DisplayWidth.of(cell) + 2)
      }
      let indent = DisplayWidth.of(lead)
      let last = row.last ?? ""
      var lines = [lead + last]
      if indent + DisplayWidth.of(last) > width {
        lines = Wrapping.paragraph(last, after: lead, indent: indent, width: width)
      }
      while lines[lines.count - 1].last == " " { lines[lines.count - 1].removeLast() }
      return lines.map { $0 + "\n" }.joined()
    }.joined()
  }

  private static func cut(_ text: String, to limit: Int) -> String {
    guard DisplayWidth.of(text) > limit else { return text }
    var shown = ""
    var width = 1
    for character in text {
      width += DisplayWidth.of(character)
      if width > limit { break }
      shown.append(character)
    }
    return shown + "…"
  }
}
