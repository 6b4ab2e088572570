/// A message about a place in a source text.
public struct Diagnostic: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable {
    /// The script does not run, or stops.
    case error
    /// It runs, but surely not as meant.
    case warning
  }

  /// How bad it is.
  public let severity: Severity
  /// What is wrong, with what may have been meant.
  public let title: String
  /// Where.
  public let span: Span
  /// A few words behind the marks: what to write there, or what stands there.
  public let label: String?
  /// The way out, when it takes a sentence.
  public let help: String?

  /// A message to be rendered.
  public init(
    severity: Severity = .error, title: String, span: Span, label: String? = nil, help: String? = nil
  ) {
    self.severity = severity
    self.title = title
    self.span = span
    self.label = label
    self.help = help
  }

  /// The message as it is printed, without a newline at its end:
  ///
  ///     lessons/x.rx:3:6: error: streams have no operator 'throtle'; did you mean 'throttle'?
  ///       3 | gate.throtle(1s)
  ///         |      ^^~~~~~
  public func rendered(in source: SourceText) -> String {
    let (line, column) = source.position(at: span.start)
    let excerpt = SourceExcerpt(of: span, in: source)
    let number = String(line)
    let gutter = String(repeating: " ", count: number.utf8.count)
    var lines = [
      "\(SourceExcerpt.escaped(source.name)):\(line):\(column): \(severity.rawValue): \(SourceExcerpt.escaped(title))",
      "  \(number) | \(excerpt.text)",
      "  \(gutter) | \(excerpt.marks)" + (label.map { " " + SourceExcerpt.escaped($0) } ?? ""),
    ]
    if let help { lines.append("  \(gutter) = help: \(SourceExcerpt.escaped(help))") }
    return lines.joined(separator: "\n")
  }
}
