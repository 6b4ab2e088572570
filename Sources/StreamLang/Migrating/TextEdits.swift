/// Edits of a source text, which may be within one another.
struct TextEdits {
  /// A part of a new text.
  enum Piece {
    case text(String)
    /// A part of the source with the edits within it.
    case source(Span)

    /// The text that is new; empty for a part of the source.
    var written: String { if case .text(let text) = self { text } else { "" } }
  }

  private struct Edit {
    let span: Span
    let pieces: [Piece]
    /// Whether an insertion belongs to what stands before it.
    let isAfter: Bool
    /// Whether it is a line of its own.
    var isLine = false

    /// The order of insertions at one place: those after what ends there, lines, those before what begins there.
    var rank: Int { isAfter ? 0 : isLine ? 1 : 2 }
  }

  let source: SourceText
  private var edits: [Edit] = []

  init(_ source: SourceText) { self.source = source }

  mutating func replace(_ span: Span, _ text: String) { replace(span, [.text(text)]) }

  mutating func replace(_ span: Span, _ pieces: [Piece]) {
    edits.append(Edit(span: span, pieces: pieces, isAfter: false))
  }

  mutating func insert(_ text: String, after place: Int) { insert([.text(text)], after: place) }

  mutating func insert(_ pieces: [Piece], after place: Int) {
    edits.append(Edit(span: Span(at: place), pieces: pieces, isAfter: true))
  }

  mutating func insertLine(_ text: String, before place: Int) {
    edits.append(Edit(span: Span(at: place), pieces: [.text(text + "\n")], isAfter: false, isLine: true))
  }

  mutating func insert(_ text: String, before place: Int) { insert([.text(text)], before: place) }

  mutating func insert(_ pieces: [Piece], before place: Int) {
    edits.append(Edit(span: Span(at: place), pieces: pieces, isAfter: false))
  }

  /// Returns whether the new text has a part of the source, as far as the edits around it tell.
  func keeps(_ span: Span) -> Bool {
    edits.allSatisfy { edit in
      guard !edit.span.isEmpty, edit.span.start <= span.start, span.end <= edit.span.end else { return true }
      return edit.pieces.contains {
        if case .source(let inner) = $0 { inner.start <= span.start && span.end <= inner.end } else { false }
      }
    }
  }

  /// Returns the text of a span with the edits within it.
  func rendered(_ span: Span) -> String {
    // Of edits of one place the wider one comes first, and what it replaces is reached through its pieces.
    let order = edits.indices.sorted { first, second in
      let (one, two) = (edits[first], edits[second])
      if one.span == two.span, one.span.isEmpty, one.rank == two.rank {
        // The later of two texts before one place comes first.
        return one.rank == 2 ? first > second : first < second
      }
      if one.span.start != two.span.start { return one.span.start < two.span.start }
      if one.span.isEmpty != two.span.isEmpty { return one.span.isEmpty }
      return one.span.isEmpty ? one.rank < two.rank : one.span.end > two.span.end
    }
    return rendered(span, order[...], within: nil)
  }

  /// - Parameter outer: What the text replaces: insertions before and after all of it are not part of it.
  private func rendered(_ span: Span, _ order: ArraySlice<Int>, within outer: Span?) -> String {
    var text = ""
    var position = span.start
    var rest = order.drop { edits[$0].span.start < span.start }
    while let next = rest.first, edits[next].span.start <= span.end {
      rest.removeFirst()
      let edit = edits[next]
      guard edit.span.start >= position, edit.span.end <= span.end else { continue }
      if edit.span.isEmpty, edit.isAfter ? edit.span.start == span.start : edit.span.start == span.end { continue }
      if let outer, edit.span.isEmpty, edit.span.start == (edit.isAfter ? outer.end : outer.start) { continue }
      text += source.text(in: Span(start: position, end: edit.span.start))
      for piece in edit.pieces {
        switch piece {
        case .text(let new): text += new
        case .source(let inner): text += rendered(inner, edit.span.isEmpty ? order : rest, within: edit.span)
        }
      }
      position = edit.span.end
    }
    return text + source.text(in: Span(start: position, end: span.end))
  }
}
