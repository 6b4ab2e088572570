import Processes

extension LineEditor {
  /// How long no key must have come before a preview is begun, in milliseconds.
  static let restBeforePreview = 20
  /// How long no key must have come before a problem is shown, in milliseconds: most words are wrong until they are
  /// whole.
  static let restBeforeProblem = 500

  /// The preview that is being made.
  struct Previewing {
    let text: String
    let work: ForkedWork
  }

  /// The last preview that had lines, and the state of the text that came after it.
  struct ShownPreview {
    var lines: [String] = []
    /// The text that the lines were made for.
    var text = ""
    /// Whether the present text has no lines of its own.
    var isOld = false
    var problem: String?
    /// Whether no key has come for so long that the problem is shown.
    var tellsProblem = false
    var hasProblemToTell: Bool { problem != nil && !tellsProblem }
  }

  /// The lines to draw at once: those of the last preview that had some, for the time being.
  func previewLines(room: TerminalSize) -> [String] {
    let text = buffer.text
    if text.allSatisfy(\.isWhitespace) {
      preview = ShownPreview()
      previewedText = text
    }
    isPreviewDue = text != previewedText
    var marks: [String] = []
    if preview.isOld, !preview.lines.isEmpty { marks.append("↑ drawn for \(Self.title(preview.text))") }
    if let problem = preview.problem, preview.tellsProblem, !isPreviewDue { marks.append("error: \(problem)") }
    let rows = min(Self.previewRoom(room).rows, max(0, room.rows - marks.count))
    return (preview.lines.prefix(rows) + marks).map {
      style.dimmed(StyledText.truncated($0, columns: room.columns))
    }
  }

  /// The text in one line.
  private static func title(_ text: String) -> String {
    let lines = text.split(separator: "\n")
    return String(lines.first ?? "") + (lines.count > 1 ? " …" : "")
  }

  /// Half of the rows under the entry, or six, leaves something of the earlier rows on the screen.
  private static func previewRoom(_ room: TerminalSize) -> TerminalSize {
    TerminalSize(columns: room.columns, rows: min(room.rows, max(6, room.rows / 2)))
  }

  /// Lets a child process make the preview.
  func beginPreview() {
    isPreviewDue = false
    let text = buffer.text
    let size = Terminal.size
    let room = Self.previewRoom(TerminalSize(columns: size.columns, rows: size.rows - layout.rows.count))
    let make = hooks.preview
    guard let work = ForkedWork({ make(text, room).encoded }) else { return }
    previewing = Previewing(text: text, work: work)
  }

  /// Draws the preview once it is made.
  func takePreview() {
    guard let previewing, case .finished(let result) = previewing.work.takeProgress() else { return }
    self.previewing = nil
    previewedText = previewing.text
    var next = preview
    (next.problem, next.tellsProblem) = (nil, false)
    switch Preview(encoded: result ?? []) {
    case .lines(let lines): next = ShownPreview(lines: lines, text: previewing.text)
    case .nothing(let problem): (next.isOld, next.problem) = (true, problem)
    }
    let isOther = next.lines != preview.lines || next.isOld != preview.isOld || preview.tellsProblem
    preview = next
    if isOther { drawBelowAnew() }
  }

  /// Tells the problem of the text, now that no key has come for a while.
  func tellProblem() {
    preview.tellsProblem = true
    drawBelowAnew()
  }

  private func drawBelowAnew() {
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
