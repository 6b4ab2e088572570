import Processes

extension LineEditor {
  /// The time without a key before a preview begins, in milliseconds.
  static let restBeforePreview = 20
  /// The time without a key before a problem is shown, in milliseconds: most words are wrong until they are whole.
  static let restBeforeProblem = 500

  /// The preview in progress.
  struct Previewing {
    let text: String
    let work: ForkedWork
  }

  /// The last preview that had lines, and the state of later text.
  struct ShownPreview {
    var lines: [String] = []
    /// The text that the lines were made for.
    var text = ""
    /// Whether the present text has no lines of its own.
    var isOld = false
    var problem: String?
    /// Whether the time without a key was long enough to show the problem.
    var tellsProblem = false
    var hasProblemToTell: Bool { problem != nil && !tellsProblem }
  }

  /// Returns the lines to draw at once: for the time being, those of the last preview that had some.
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

  /// Returns the text in one line.
  private static func title(_ text: String) -> String {
    let lines = text.split(separator: "\n")
    return String(lines.first ?? "") + (lines.count > 1 ? " …" : "")
  }

  /// Returns half of the rows under the entry, or six, so that some earlier rows stay on the screen.
  private static func previewRoom(_ room: TerminalSize) -> TerminalSize {
    TerminalSize(columns: room.columns, rows: min(room.rows, max(6, room.rows / 2)))
  }

  /// Begins the preview in a child process.
  func beginPreview() {
    isPreviewDue = false
    let text = buffer.text
    let size = Terminal.size
    let room = Self.previewRoom(TerminalSize(columns: size.columns, rows: size.rows - layout.rows.count))
    let make = hooks.preview
    guard let work = ForkedWork({ make(text, room).encoded }) else { return }
    previewing = Previewing(text: text, work: work)
  }

  /// Draws the preview when it is ready.
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

  /// Shows the problem of the text after some time without a key.
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

  /// Ends the preview in progress. Returns whether there was one.
  @discardableResult
  func endPreview() -> Bool {
    guard let previewing = previewing.take() else { return false }
    previewing.work.end()
    return true
  }
}
