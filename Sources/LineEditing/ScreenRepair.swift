/// Draws an entry over libedit's drawing if that is wrong: libedit gives every scalar cells of its own, but a combining
/// mark has none, and an emoji of several scalars has two altogether.
///
/// The rows stay as libedit broke them; only their contents and the cursor's column are corrected, by letting the
/// terminal itself print the text before the cursor.
struct ScreenRepair {
  private let layout: EntryLayout

  /// Returns `nil` if libedit's drawing is right.
  init?(text: [Unicode.Scalar], layout: EntryLayout) {
    guard text.contains(where: Self.isMisdrawn) else { return nil }
    self.layout = layout
  }

  private static func isMisdrawn(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    switch scalar.value {
    // Flags and skin tones have a width, but not the one they have beside their neighbours.
    case 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF: return true
    default: return CellWidth.of(scalar) == 0
    }
  }

  /// Draws the entry with the cursor in its right place. `prompt` has its escape sequences.
  func draw(prompt: String) {
    let plainPrompt = Array(StyledText.plain(prompt).unicodeScalars)
    guard layout.rows[0].starts(with: plainPrompt) else { return }
    Terminal.put("\r" + Escape.up(layout.cursor.row))
    for (number, row) in layout.rows.enumerated() {
      if number > 0 { Terminal.put("\r\n") }
      if number == 0 { Terminal.put(prompt) }
      Terminal.put(String(scalars: number == 0 ? row.dropFirst(plainPrompt.count) : row[...]))
      // In the last column of a full row this would erase its last character.
      if CellWidth.of(row) < layout.columns { Terminal.put(Escape.eraseLine) }
    }
    Terminal.put("\r" + Escape.up(layout.lastRow - layout.cursor.row))
    let head = layout.rows[layout.cursor.row].prefix(layout.cursorIndex)
    if layout.cursor.row == 0 {
      Terminal.put(prompt + String(scalars: head.dropFirst(plainPrompt.count)))
    } else {
      Terminal.put(String(scalars: head))
    }
  }

  /// Moves the cursor to its place for libedit.
  func handBack() {
    Terminal.put("\r" + Escape.right(layout.cursor.column))
  }
}
