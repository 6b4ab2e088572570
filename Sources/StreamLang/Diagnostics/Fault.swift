/// A fault in a script. Every stage has an enum of its own, with a case and its wording for each fault.
public indirect enum Fault: Hashable, Sendable {
  /// A fault that the lexer or the parser finds.
  case syntax(SyntaxFault)
  /// A fault that the checker finds.
  case check(CheckFault)
  /// A fault in a text of another language, found by its front end.
  case language(LanguageFault)

  var wording: Wording {
    switch self {
    case .syntax(let fault): fault.wording
    case .check(let fault): fault.wording
    case .language(let fault):
      Wording(
        fault.title, label: fault.label, help: fault.help, severity: fault.isWarning ? .warning : .error)
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
    self.init(.language(LanguageFault(title, label: label, help: help, isWarning: isWarning)), span)
  }

  /// The message about it.
  public var diagnostic: Diagnostic {
    let wording = fault.wording
    return Diagnostic(
      severity: wording.severity, title: wording.title, span: span, label: wording.label, help: wording.help)
  }

  var isNestingTooDeep: Bool {
    if case .syntax(.nestingTooDeep) = fault { true } else { false }
  }
}

/// The words of a fault.
struct Wording {
  /// The fault, in lower case without a full stop, understandable on its own.
  let title: String
  /// A few words after the marks: the text to write there, or the text that is there.
  var label: String?
  /// Further help, on a line of its own.
  var help: String?
  var severity = Diagnostic.Severity.error

  init(_ title: String, label: String? = nil, help: String? = nil, severity: Diagnostic.Severity = .error) {
    self.title = title
    self.label = label
    self.help = help
    self.severity = severity
  }
}
