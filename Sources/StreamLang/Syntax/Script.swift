/// The result of parsing a source text.
public struct ParsedScript: Sendable {
  /// The text that was parsed.
  public let source: SourceText
  /// Statements, prose and expected output in the order of the text; statements with faults are missing.
  public let items: [ScriptItem]
  /// At most one for each statement, in the order of the text; warnings are among them.
  public let faults: [SpannedFault]
  /// The comments of a text in another language, in the order of the text.
  public let comments: [Comment]

  /// The statements that can be read in spite of faults: further faults are found in them.
  package let readable: [Statement]?
  /// The names that statements with faults declare.
  package let unreadNames: Set<String>
  /// The types of names, as far as their declarations write them.
  package let declaredTypes: DeclaredTypes

  package init(
    source: SourceText, items: [ScriptItem], faults: [SpannedFault], comments: [Comment] = [],
    readable: [Statement]? = nil, unreadNames: Set<String> = [], declaredTypes: DeclaredTypes = DeclaredTypes()
  ) {
    self.declaredTypes = declaredTypes
    self.readable = readable
    self.unreadNames = unreadNames
    self.source = source
    self.items = items
    self.faults = faults
    self.comments = comments
  }

  /// The same with further faults.
  func adding(_ more: [SpannedFault]) -> ParsedScript {
    ParsedScript(
      source: source, items: items, faults: (faults + more).sorted { $0.span.start < $1.span.start },
      comments: comments, readable: readable, unreadNames: unreadNames, declaredTypes: declaredTypes)
  }

  /// The statements alone.
  public var statements: [Statement] {
    items.compactMap { if case .statement(let statement) = $0 { statement } else { nil } }
  }
}

/// A part of a script that a run shows.
public enum ScriptItem: Sendable {
  case statement(Statement)
  case prose(Prose)
  case expectedOutput(ExpectedOutput)
}

/// Adjoining `//:` lines.
public struct Prose: Sendable {
  /// Without `//:`, the blank after it and the end of the line.
  public let lines: [String]
  /// From the first `//:` to the end of the last line.
  public let span: Span
}

/// Adjoining `//>` lines.
public struct ExpectedOutput: Sendable {
  /// Without `//>`, the blank after it and the end of the line.
  public let lines: [String]
  /// From the first `//>` to the end of the last line, so that new lines can be put in its place.
  public let span: Span
  /// The item that it is the output of: an index into the script's items.
  public let statement: Int
}

/// A comment of a text in another language, which a translation keeps.
public struct Comment: Sendable {
  /// Without the signs of the comment.
  public let text: String
  /// With its signs.
  public let span: Span

  /// A comment at a place.
  public init(text: String, span: Span) {
    self.text = text
    self.span = span
  }
}
