import Processes

extension LineEditor {
  /// How long no key must have come before a preview is begun, in milliseconds.
  static let restBeforePreview = 20

  /// The preview that is being made.
  struct Previewing {
    let text: String
    let work: ForkedWork
  }

  /// The lines to draw at once: those of the last preview that came to something, for the time being.
  func previewLines(room: TerminalSize) -> [String] {
    let text = buffer.text
    if text.allSatisfy(\.isWhitespace) {
      preview = []
      previewedText = text
    }
    isPreviewDue = text != previewedText
    return preview.prefix(Self.previewRoom(room).rows).map {
      style.dimmed(StyledText.truncated($0, columns: room.columns))
    }
  }

  /// Half of the rows under the entry, or six, leaves something of what came before on the screen.
  private static func previewRoom(_ room: TerminalSize) -> TerminalSize {
    TerminalSize(columns: room.columns, rows: min(room.rows, max(6, room.rows / 2)))
  }

  /// Lets a copy of the process make the preview.
  func beginPreview() {
    isPreviewDue = false
    let text = buffer.text
    let size = Terminal.size
    let room = Self.previewRoom(TerminalSize(columns: size.columns, rows: size.rows - layout.rows.count))
    let make = hooks.preview
    guard let work = ForkedWork({ make(text, room) }) else { return }
    previewing = Previewing(text: text, work: work)
  }

  /// Draws the preview once it is made; the last one stays where it came to nothing.
  func takePreview() {
    guard let previewing, case .finished(let lines) = previewing.work.takeProgress() else { return }
    self.previewing = nil
    previewedText = previewing.text
    guard let lines, lines != preview else { return }
    preview = lines
    repair?.handBack()
    repair = nil
    panel.clear()
    idle()
  }

  /// Gives up the preview that is being made; true when there was one.
  @discardableResult
  func endPreview() -> Bool {
    guard let previewing = previewing.take() else { return false }
    previewing.work.end()
    return true
  }
}
