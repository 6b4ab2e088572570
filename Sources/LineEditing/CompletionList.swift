import Marbles

/// The candidates of a completion, shown a page at a time under the entry.
struct CompletionList {
  private let candidates: [Completion.Candidate]
  private var first = 0
  private var shown = 0

  init(_ candidates: [Completion.Candidate]) { self.candidates = candidates }

  /// Shows the next page; the first one follows the last.
  mutating func turnPage() {
    first = first + shown < candidates.count ? first + shown : 0
  }

  /// Returns the rows of the present page: a candidate a row with its summary, or several if none has one.
  mutating func lines(room: TerminalSize, dimmed: (String) -> String) -> [String] {
    guard room.rows > 0 else { return [] }
    let rest = Array(candidates[first...])
    let hasSummaries = candidates.contains { !$0.summary.isEmpty }
    // Every page has its own columns, so one long name affects only one page.
    let width = (hasSummaries ? Array(rest.prefix(room.rows)) : candidates).map(\.cells).max() ?? 0
    let perRow = hasSummaries ? 1 : max(1, (room.columns - 2) / (width + 2))
    let rowsNeeded = (rest.count + perRow - 1) / perRow
    let needsFooter = rowsNeeded > room.rows || first > 0
    let rows = min(rowsNeeded, max(1, needsFooter ? room.rows - 1 : room.rows))
    shown = min(rest.count, rows * perRow)
    var lines = stride(from: 0, to: shown, by: perRow).map { start -> String in
      let row = rest[start..<min(start + perRow, shown)]
      return row.reduce("  ") { line, candidate in
        let text = line + candidate.shown + padding(width - candidate.cells + 2)
        guard !candidate.summary.isEmpty else { return text }
        return text + dimmed(StyledText.shortened(candidate.summary, columns: room.columns - width - 4))
      }
    }
    if needsFooter, room.rows > 1 {
      lines.append(dimmed("  \(first + 1)–\(first + shown) of \(candidates.count), Tab for more"))
    }
    return lines.map { StyledText.truncated($0, columns: room.columns) }
  }

  private func padding(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

  /// Returns the longest text that all candidates begin with.
  static func commonPrefix(of candidates: [Completion.Candidate]) -> String {
    guard var prefix = candidates.first?.text else { return "" }
    for candidate in candidates.dropFirst() where !begins(candidate.text, with: prefix) {
      prefix = String(zip(prefix, candidate.text).prefix { $0 == $1 }.map(\.0))
    }
    return prefix
  }

  /// Returns whether a text surely begins with another. It compares bytes, because there may be many candidates.
  private static func begins(_ text: String, with prefix: String) -> Bool {
    let rest = text.utf8.dropFirst(prefix.utf8.count)
    // A scalar outside ASCII may change the character before it.
    return text.utf8.starts(with: prefix.utf8) && rest.first.map { $0 < 0x80 } ?? true
  }
}

extension Completion.Candidate {
  /// Its width in cells.
  fileprivate var cells: Int { DisplayWidth.of(shown) }
}
