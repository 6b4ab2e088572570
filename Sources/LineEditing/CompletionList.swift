/// The candidates of a completion, shown a page at a time under the entry.
struct CompletionList {
  private let candidates: [Completion.Candidate]
  private var first = 0
  private var shown = 0

  init(_ candidates: [Completion.Candidate]) { self.candidates = candidates }

  /// The next page, from the beginning again after the last.
  mutating func turnPage() {
    first = first + shown < candidates.count ? first + shown : 0
  }

  /// The rows for the present page: a candidate a row with its summary, or several where none has one.
  mutating func lines(room: TerminalSize, style: LineEditor.Style) -> [String] {
    guard room.rows > 0 else { return [] }
    let rest = Array(candidates[first...])
    let hasSummaries = candidates.contains { !$0.summary.isEmpty }
    let width = candidates.map { CellWidth.of($0.shown.unicodeScalars) }.max() ?? 0
    let perRow = hasSummaries ? 1 : max(1, (room.columns - 2) / (width + 2))
    let rowsNeeded = (rest.count + perRow - 1) / perRow
    let needsFooter = rowsNeeded > room.rows || first > 0
    let rows = min(rowsNeeded, max(1, needsFooter ? room.rows - 1 : room.rows))
    shown = min(rest.count, rows * perRow)
    var lines = stride(from: 0, to: shown, by: perRow).map { start -> String in
      let row = rest[start..<min(start + perRow, shown)]
      return row.reduce("  ") { line, candidate in
        let text = candidate.shown + padding(width - CellWidth.of(candidate.shown.unicodeScalars) + 2)
        return line + text + (candidate.summary.isEmpty ? "" : style.dimmed(candidate.summary))
      }
    }
    if needsFooter, room.rows > 1 {
      lines.append(style.dimmed("  \(first + 1)–\(first + shown) of \(candidates.count), Tab for more"))
    }
    return lines.map { StyledText.truncated($0, columns: room.columns) }
  }

  private func padding(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

  /// What all candidates begin with.
  static func commonPrefix(of candidates: [Completion.Candidate]) -> String {
    guard var prefix = candidates.first?.text else { return "" }
    for candidate in candidates.dropFirst() {
      prefix = String(zip(prefix, candidate.text).prefix { $0 == $1 }.map(\.0))
    }
    return prefix
  }
}
