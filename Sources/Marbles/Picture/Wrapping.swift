/// Breaks text into lines.
enum Wrapping {
  /// Lines of at most so many cells, put together again the text itself: nothing is lost at a break.
  ///
  /// A line ends where a blank follows when there is one in its second half, so never with a blank that nobody sees;
  /// with `breaksCalls` also where the next call of a pipeline follows.
  static func lines(_ text: String, width: Int, breaksCalls: Bool = false) -> [String] {
    if DisplayWidth.of(text) <= width { return [text] }
    var lines: [String] = []
    var line = ""
    var cells = 0
    /// The part of the line before the last blank, and the width of the rest.
    var blank: (index: String.Index, cells: Int, isCall: Bool)?
    for grapheme in text {
      let size = DisplayWidth.of(grapheme)
      if cells + size > width {
        if let cut = blank, cut.cells > width / 2 {
          lines.append(String(line[..<cut.index]))
          line = String(line[cut.index...])
          cells -= cut.cells
        } else {
          lines.append(line)
          line = ""
          cells = 0
        }
        blank = nil
      }
      let isCall = breaksCalls && grapheme == "." && (line.last == ")" || line.last == "}")
      if isCall || grapheme == " " && line.last != " " && blank?.isCall != true {
        blank = (line.endIndex, cells, isCall)
      }
      line.append(grapheme)
      cells += size
    }
    lines.append(line)
    return lines
  }
}
