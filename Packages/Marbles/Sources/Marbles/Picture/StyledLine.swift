/// One line of a picture, made from left to right.
struct StyledLine {
  private(set) var width = 0
  private var out = ""
  private var style = Style.plain
  private var blanks = 0
  private let isColoured: Bool

  init(isColoured: Bool) {
    self.isColoured = isColoured
  }

  /// Adds a text of the given width in cells.
  mutating func add(_ text: String, width: Int, _ style: Style = .plain) {
    if width <= 0, text.isEmpty { return }
    flushBlanks()
    select(style)
    out += text
    self.width += width
    // The cursor is placed, because the terminal may count the cells otherwise.
    if isColoured, DisplayWidth.isDisputed(text) { out += "\u{1B}[\(self.width + 1)G" }
  }

  mutating func add(_ text: String, _ style: Style = .plain) {
    add(text, width: DisplayWidth.of(text), style)
  }

  /// Fills with a sign of one cell up to a column.
  mutating func fill(_ sign: String, to column: Int, _ style: Style = .plain) {
    guard column > width else { return }
    if sign == " " {
      blanks += column - width
      width = column
    } else {
      addRun(of: sign, column - width, style)
    }
  }

  /// Lines of both themes, 64 cells long: most of a long picture consists of them.
  private static let runs = [
    "────────────────────────────────────────────────────────────────",
    "----------------------------------------------------------------",
  ]

  private mutating func addRun(of sign: String, _ count: Int, _ style: Style) {
    flushBlanks()
    select(style)
    width += count
    guard let run = Self.runs.first(where: { $0.utf8.starts(with: sign.utf8) }) else {
      return out += String(repeating: sign, count: count)
    }
    var rest = count
    while rest > 0 {
      let cells = min(rest, 64)
      out.append(contentsOf: run[..<run.utf8.index(run.startIndex, offsetBy: cells * sign.utf8.count)])
      rest -= cells
    }
  }

  /// Returns the line, without blanks at its end.
  mutating func finish() -> String {
    select(.plain)
    return out
  }

  private mutating func flushBlanks() {
    if blanks == 0 { return }
    // Blanks look the same in every style.
    out += String(repeating: " ", count: blanks)
    blanks = 0
  }

  private mutating func select(_ next: Style) {
    guard isColoured, next != style else { return }
    if style != .plain { out += "\u{1B}[0m" }
    if let escape = next.escape { out += "\u{1B}[\(escape)m" }
    style = next
  }
}
