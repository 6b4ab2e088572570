/// A fault in a script. Every stage has an enum of its own, with a case and its wording for each fault.
public indirect enum Fault: Hashable, Sendable {
  /// A fault that the lexer or the parser finds.
  case syntax(SyntaxFault)
  /// A fault that the checker finds.
  case check(CheckFault)
  /// A fault in a text of another language, found by its front end.
  case language(Wording)

  var wording: Wording {
    switch self {
    case .syntax(let fault): fault.wording
    case .check(let fault): fault.wording
    case .language(let wording): wording
    }
  }
}

/// A fault and its span.
public struct SpannedFault: Error, Hashable, Sendable {
  /// The fault.
  public let fault: Fault
  /// The UTF-8 offsets in the source text.
  public let span: Span

  /// Creates a fault at a span.
  public init(_ fault: Fault, _ span: Span) {
    self.fault = fault
    self.span = span
  }

  /// Creates a fault in a text of another language, in its words.
  public init(_ title: String, _ span: Span, label: String? = nil, help: String? = nil, isWarning: Bool = false) {
    self.init(.language(Wording(title, label: label, help: help, isWarning: isWarning)), span)
  }

  /// The message about it.
  public var diagnostic: Diagnostic {
    let wording = fault.wording
    return Diagnostic(
      severity: wording.isWarning ? .warning : .error, title: wording.title, span: span, label: wording.label,
      help: wording.help)
  }

  var isNestingTooDeep: Bool {
    if case .syntax(.nestingTooDeep) = fault { true } else { false }
  }
}
