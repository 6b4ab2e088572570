import CEditline
import CLibrary

/// The place of an entry on the screen. libedit does not report it, so this follows its rules cell by cell.
struct EntryLayout {
  /// Cells of the prompt in the first row, wrapped as the text is.
  private(set) var rows: [[Unicode.Scalar]] = [[]]
  private(set) var cursor: (row: Int, column: Int) = (0, 0)
  /// The number of scalars before the cursor in its row.
  private(set) var cursorIndex = 0
  private var column = 0
  let columns: Int

  /// Lays out `prompt` (without escape sequences) and `text`; `cursor` counts scalars of `text`.
  init(prompt: String, text: [Unicode.Scalar], cursor index: Int, columns: Int) {
    self.columns = columns
    for scalar in prompt.unicodeScalars { put(scalar) }
    for (offset, scalar) in text.enumerated() {
      if offset == index { placeCursor(before: scalar) }
      switch scalar {
      case "\n": nextRow()
      case "\t": repeat { put(" ") } while column % 8 != 0
      case " "..."~": put(scalar)
      default: for shown in Self.visible(scalar) { put(shown) }
      }
    }
    if index >= text.count { placeCursor(before: nil) }
  }

  var lastRow: Int { rows.count - 1 }

  private mutating func placeCursor(before scalar: Unicode.Scalar?) {
    let width = scalar.map(CellWidth.of) ?? 0
    // A wide character that does not fit goes to the next row, and the cursor with it.
    let wraps = width > 1 && column + width > columns
    cursor = wraps ? (lastRow + 1, 0) : (lastRow, column)
    cursorIndex = wraps ? 0 : rows[lastRow].count
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = CellWidth.of(scalar)
    while width > 1 && column + width > columns { put(" ") }
    rows[lastRow].append(scalar)
    // libedit gives a cell to scalars without width, too.
    column += max(width, 1)
    if column >= columns { nextRow() }
  }

  private mutating func nextRow() {
    rows.append([])
    column = 0
  }

  /// Returns the cells that libedit writes for a character: itself, `^A`, or `\U+1234`.
  static func visible(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    if scalar.value < 0x100, iswcntrl(wint_t(scalar.value)) != 0 {
      return ["^", scalar.value == 0x7F ? "?" : Unicode.Scalar(UInt8(scalar.value & 0x1F | 0x40))]
    }
    if iswprint(wint_t(scalar.value)) != 0 { return [scalar] }
    let digits = String(scalar.value & 0xFFFFF, radix: 16, uppercase: true)
    let width = scalar.value > 0xFFFF ? 5 : 4
    let padding = String(repeating: "0", count: max(0, width - digits.count))
    return Array("\\U+\(padding)\(digits)".unicodeScalars)
  }
}

/// The cells of an entry's characters for libedit, from the table of the C library. All other text has the cells of
/// `DisplayWidth`.
enum CellWidth {
  static func of(_ scalar: Unicode.Scalar) -> Int {
    // This is the fast path for most scalars, because entries may be long.
    if case " "..."~" = scalar { return 1 }
    return max(0, Int(wcwidth(wchar_t(scalar.value))))
  }

  static func of(_ text: some Sequence<Unicode.Scalar>) -> Int {
    text.reduce(0) { $0 + of($1) }
  }
}
