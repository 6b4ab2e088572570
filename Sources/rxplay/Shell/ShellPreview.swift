import LineEditing
import Printing
import StreamLang

/// The picture of an entry that is being typed: what it would give, were it entered now.
///
/// The line editor asks for it in a copy of the process, so the entry is run in the session itself.
struct ShellPreview {
  let session: Session
  let presenter: Presenter

  /// The lines of the picture; nothing where the entry is unfinished or wrong, so that the last picture stays.
  func lines(for text: String, room: TerminalSize) -> [String]? {
    // Commands are only for those who enter them.
    if text.hasPrefix(":") { return [] }
    guard let outputs = session.preview(text) else { return nil }
    var presenter = presenter
    presenter.format = .text
    presenter.colour = false
    presenter.width = max(32, room.columns)
    let source = SourceText(name: "", text: text)
    var printed = ""
    for output in outputs { printed += presenter.text(of: output, isFirst: printed.isEmpty, in: source) }
    var lines = printed.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return Self.cut(lines, to: room.rows)
  }

  /// As much as fits: the time axis at the top and the result at the bottom of a picture tell most.
  private static func cut(_ lines: [String], to rows: Int) -> [String] {
    guard lines.count > rows else { return lines }
    // Below the first blank line stand only the values that had no room in their lanes.
    let picture = lines.firstIndex(of: "").map { Array(lines[..<$0]) } ?? lines
    guard picture.count > rows, rows > 4 else { return Array(lines.prefix(rows)) }
    return picture.prefix(2) + ["  ⋮"] + picture.suffix(rows - 3)
  }
}
