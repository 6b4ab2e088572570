import Marbles

/// One line of a source text as a terminal can show it, with marks under a span.
struct SourceExcerpt {
  let text: String
  let marks: String

  /// The maximum width; longer lines are cut around the span.
  static let widthLimit = 96
  private static let ellipsis = "…"

  /// - Parameter limit: The maximum number of cells for the line, if it is below the usual one.
  init(of span: Span, in source: SourceText, limit: Int? = nil) {
    let limit = min(limit ?? Self.widthLimit, Self.widthLimit)
    let lineSpan = source.span(ofLine: source.line(at: span.start))
    let start = min(max(span.start, lineSpan.start), lineSpan.end)
    let end = min(max(span.end, start), lineSpan.end)
    // Only the part that can be shown is read: a line may have megabytes.
    let reach = SourceExcerpt.widthLimit * 8
    let from = max(lineSpan.start, start - reach)
    let to = min(lineSpan.end, max(end, start) + reach, start + 2 * reach)
    var before = SourceExcerpt.cells(source.text(in: Span(start: from, end: start)))
    var marked = SourceExcerpt.cells(source.text(in: Span(start: start, end: min(end, to))))
    var after = SourceExcerpt.cells(source.text(in: Span(start: min(end, to), end: to)))

    var cutsBefore = from > lineSpan.start
    var cutsAfter = to < lineSpan.end
    if SourceExcerpt.width(before) + SourceExcerpt.width(marked) + SourceExcerpt.width(after) > limit {
      if SourceExcerpt.width(marked) > limit - 16 {
        SourceExcerpt.shorten(&marked, to: limit - 16, keepingEnd: false)
        after = []
        cutsAfter = true
      }
      let rest = limit - SourceExcerpt.width(marked)
      let roomBefore = max(rest / 2, rest - SourceExcerpt.width(after))
      if SourceExcerpt.shorten(&before, to: roomBefore, keepingEnd: true) { cutsBefore = true }
      let roomAfter = max(rest - SourceExcerpt.width(before), 0)
      if SourceExcerpt.shorten(&after, to: roomAfter, keepingEnd: false) { cutsAfter = true }
    }
    if cutsBefore { before.insert((SourceExcerpt.ellipsis, 1), at: 0) }
    if cutsAfter { after.append((SourceExcerpt.ellipsis, 1)) }

    text = (before + marked + after).map({ $0.text }).joined()
    let width = max(SourceExcerpt.width(marked), 1)
    let carets = min(width, 2)
    marks =
      String(repeating: " ", count: SourceExcerpt.width(before)) + String(repeating: "^", count: carets)
      + String(repeating: "~", count: width - carets)
  }

  /// Returns a text on one line, with control characters as escapes.
  static func escaped(_ text: String) -> String { cells(text).map({ $0.text }).joined() }

  /// Returns the text for each character, and its width in cells.
  private static func cells(_ text: String) -> [(text: String, width: Int)] {
    text.map { character in
      if character == "\t" { return ("  ", 2) }
      let shown = character.unicodeScalars.contains(where: isControl) ? escape(character) : String(character)
      return (shown, DisplayWidth.of(shown))
    }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse: true
    // Joiners belong to scripts and emoji; other format characters can turn a line around.
    case .format: scalar.value != 0x200D && scalar.value != 0x200C
    default: false
    }
  }

  private static func escape(_ character: Character) -> String {
    character.unicodeScalars.map { "\\u{\(String($0.value, radix: 16, uppercase: true))}" }.joined()
  }

  private static func width(_ cells: [(text: String, width: Int)]) -> Int {
    cells.reduce(0) { $0 + $1.width }
  }

  /// Removes cells at one end until the others fit. Returns whether any were removed.
  @discardableResult
  private static func shorten(_ cells: inout [(text: String, width: Int)], to limit: Int, keepingEnd: Bool) -> Bool {
    var total = 0
    var count = 0
    for cell in keepingEnd ? cells.reversed() : cells {
      total += cell.width
      if total > limit { break }
      count += 1
    }
    guard count < cells.count else { return false }
    cells = keepingEnd ? Array(cells.suffix(count)) : Array(cells.prefix(count))
    return true
  }
}
