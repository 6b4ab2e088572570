/// Something wrong with a script. Each stage has an enum of its own with a case and its wording for every fault.
public enum Fault: Hashable, Sendable {
  case syntax(SyntaxFault)
}

/// A fault and where it stands.
public struct SpannedFault: Error, Hashable, Sendable {
  /// What is wrong.
  public let fault: Fault
  /// Where, in UTF-8 offsets of the source text.
  public let span: Span

  /// A fault at a span.
  public init(_ fault: Fault, _ span: Span) {
    self.fault = fault
    self.span = span
  }
}
