/// The rows under the entry: a preview, a list of candidates, the state of a search.
///
/// They are drawn while the editor waits and erased before libedit draws again, so libedit never notices them.
struct Panel {
  /// The distance of the panel from the cursor in rows, while it is drawn.
  private var offset: Int?

  /// Draws `lines`, each at most `columns` wide, under the entry, and puts the cursor back.
  mutating func draw(_ lines: [String], layout: EntryLayout) {
    guard !lines.isEmpty else { return }
    let below = layout.lastRow - layout.cursor.row
    let room = below + lines.count
    // Room is made first, because this scrolls at the bottom of the screen; then the saved cursor stays right.
    Terminal.put(String(repeating: Escape.index, count: room) + Escape.up(room) + Escape.saveCursor)
    Terminal.put(Escape.down(below))
    for (number, line) in lines.enumerated() {
      Terminal.put("\r\n" + (number == 0 ? Escape.eraseBelow : "") + line)
    }
    Terminal.put(Escape.restoreCursor)
    offset = below + 1
  }

  /// Erases the rows, in the same write as the next drawing of libedit.
  mutating func clear() {
    guard let offset = offset.take() else { return }
    Terminal.put(Escape.saveCursor + Escape.down(offset) + "\r" + Escape.eraseBelow + Escape.restoreCursor)
  }

  /// Drops the rows without erasing them, after the screen has changed under them.
  mutating func forget() { offset = nil }
}
