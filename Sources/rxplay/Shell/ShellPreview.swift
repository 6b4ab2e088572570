import LineEditing
import Printing
import StreamLang

/// The picture of an entry that is being typed, as if it were entered now.
///
/// The line editor makes it in a child process, so the entry runs in the session itself.
struct ShellPreview {
  let session: Session
  let presenter: Presenter

  /// Returns the lines of the picture, or the fault of a wrong text.
  func preview(of text: String, room: TerminalSize) -> Preview {
    // Commands have no effect before they are entered.
    if text.hasPrefix(":") || text.hasPrefix("?") || PastedTranscript.entries(in: text) != nil { return .lines([]) }
    guard let outputs = session.preview(text) else { return .nothing(problem: nil) }
    for case .failure(let diagnostic) in outputs where outputs.count == 1 {
      let isCommand = ShellCommands.withoutColon(text) != nil || ShellCommands.missingColon(in: text) != nil
      return isCommand ? .lines([]) : .nothing(problem: Printable.text(diagnostic.title))
    }
    var presenter = presenter
    presenter.format = .text
    presenter.colour = false
    presenter.width = max(32, room.columns)
    let source = SourceText(name: "", text: text)
    var printed = ""
    for output in outputs { printed += presenter.text(of: output, isFirst: printed.isEmpty, in: source) }
    var lines = printed.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return .lines(Self.cut(lines, to: room.rows))
  }

  /// Returns the lines that fit: the time axis at the top and the result at the bottom of a picture matter most.
  static func cut(_ lines: [String], to rows: Int) -> [String] {
    guard lines.count > rows else { return lines }
    // Below the first empty line are only the values that had no room in their lanes.
    let picture = lines.firstIndex(of: "").map { Array(lines[..<$0]) } ?? lines
    guard picture.count > rows, rows > 4 else { return Array(lines.prefix(rows)) }
    return picture.prefix(2) + ["  ⋮"] + picture.suffix(rows - 3)
  }
}
