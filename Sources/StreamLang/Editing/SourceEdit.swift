/// A change of a source text: some of it is replaced.
public struct SourceEdit: Sendable, Equatable {
  /// The text that is replaced.
  public var span: Span
  /// The text that stands there then.
  public var text: String

  /// Replaces a span by a text.
  public init(_ span: Span, with text: String) {
    self.span = span
    self.text = text
  }
}

/// Why a gesture changes nothing, as a sentence.
public struct EditRefusal: Error, Sendable, Equatable {
  /// The sentence, without a full stop.
  public let reason: String

  /// A refusal for a reason.
  public init(_ reason: String) { self.reason = reason }
}
