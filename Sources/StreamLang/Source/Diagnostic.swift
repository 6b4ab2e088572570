import Marbles

/// A message about a place in a source text.
public struct Diagnostic: Hashable, Sendable {
  /// The severity of a message.
  public enum Severity: String, Hashable, Sendable {
    /// The script does not run, or stops.
    case error
    /// The script runs, but probably not as intended.
    case warning
  }

  /// The severity of a message.
  public let severity: Severity
  /// The fault, with the name that may have been meant.
  public let title: String
  /// Its place.
  public let span: Span
  /// A few words after the marks: the text to write there, or the text that is there.
  public let label: String?
  /// The fix, if it takes a sentence.
  public let help: String?

  /// Creates a message. A very long text in it is shortened.
  public init(
    severity: Severity = .error, title: String, span: Span, label: String? = nil, help: String? = nil
  ) {
    self.severity = severity
    self.title = Self.shortened(title)
    self.span = span
    self.label = label.map(Self.shortened)
    self.help = help.map(Self.shortened)
  }

  /// The message as an error.
  var asError: Diagnostic { Diagnostic(title: title, span: span, label: label, help: help) }

  /// Returns a readable message: its beginning, if it is long.
  static func shortened(_ text: String) -> String { text.utf8.count > 4_000 ? String(text.prefix(1_000)) + "…" : text }

  /// Returns the message as it is printed, without a newline at its end:
  ///
  ///     lessons/x.rx:3:6: error: streams have no operator 'throtle'; did you mean 'throttle'?
  ///       3 | gate.throtle(1s)
  ///         |      ^^~~~~~
  ///
  /// - Parameter width: The maximum number of cells in a line; without it lines are not shortened.
  public func rendered(in source: SourceText, width: Int? = nil) -> String {
    let (line, column) = source.position(at: span.start)
    let number = String(line)
    let gutter = String(repeating: " ", count: number.utf8.count)
    let room = width.map { max(24, $0 - number.utf8.count - 5) }
    let excerpt = SourceExcerpt(of: span, in: source, limit: room.map { $0 - 2 })
    let head = "\(SourceExcerpt.escaped(source.name(at: span.start))):\(line):\(column): \(severity.rawValue): "
    func paragraph(_ text: String, after lead: String, indent: Int) -> [String] {
      let text = SourceExcerpt.escaped(text)
      guard let width, DisplayWidth.of(lead + text) > width else { return [lead + text] }
      return Wrapping.paragraph(text, after: lead, indent: indent, width: width)
    }
    var lines = paragraph(title, after: head, indent: 2)
    lines.append("  \(number) | \(excerpt.text)")
    let marks = "  \(gutter) | \(excerpt.marks)"
    if let label, let width, DisplayWidth.of(marks + " " + label) > width {
      let lead = "  \(gutter) = "
      lines += [marks] + paragraph(label, after: lead, indent: lead.utf8.count)
    } else {
      lines.append(marks + (label.map { " " + SourceExcerpt.escaped($0) } ?? ""))
    }
    if let help {
      let lead = "  \(gutter) = help: "
      lines += paragraph(help, after: lead, indent: lead.utf8.count)
    }
    return lines.joined(separator: "\n")
  }
}
