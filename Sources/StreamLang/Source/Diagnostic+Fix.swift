extension Diagnostic {
  /// A change of the text that mends a fault.
  public struct Fix: Hashable, Sendable {
    /// The part that is replaced.
    public let span: Span
    /// The new text.
    public let text: String

    /// The words of a button that makes it.
    public var title: String {
      text.isEmpty ? "delete it" : span.isEmpty ? "insert '\(text)'" : "write '\(text)'"
    }
  }

  /// The change that the words of the message suggest, if they suggest one.
  public var fix: Fix? {
    let (before, after) = (Span(at: span.start), Span(at: span.end))
    let quoted = Self.quoted(in: title)
    if title.hasSuffix("'?"), let text = quoted.last, title.contains("; did you mean '"), !span.isEmpty {
      return Fix(span: span, text: text)
    }
    guard severity == .warning else { return nil }
    if title.hasPrefix("the lost '"), let lost = quoted.first {
      if title.hasSuffix(" is put here") || title.contains("' is put behind '") { return Fix(span: after, text: lost) }
      if title.contains("' is put before '") { return Fix(span: before, text: lost) }
    }
    if title.hasPrefix("the lost blank is put between '"), quoted.count == 2 {
      return Fix(span: span, text: quoted[0] + " " + quoted[1])
    }
    if title.hasPrefix("the stray '"), title.contains("' is left out") { return Fix(span: span, text: "") }
    if title.contains("' is read as '"), let text = quoted.last, title.hasSuffix("'"), !span.isEmpty {
      return Fix(span: span, text: text)
    }
    if title.contains("' can throw; write try ") { return Fix(span: before, text: "try ") }
    if title.hasPrefix("this C string is read as") { return Fix(span: before, text: "@") }
    if title.hasPrefix("'=' assigns here") { return Fix(span: span, text: "==") }
    if title.hasPrefix("this ';' ends the 'if'") { return Fix(span: span, text: "") }
    if title.hasPrefix("this subscription is not kept") { return Fix(span: before, text: "let subscription = ") }
    if help == "write .subscribe(…) after it" { return Fix(span: after, text: ".subscribe()") }
    return nil
  }

  /// Returns the texts between single quotes.
  private static func quoted(in title: String) -> [String] {
    title.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .compactMap { $0.offset.isMultiple(of: 2) ? nil : String($0.element) }
  }
}
