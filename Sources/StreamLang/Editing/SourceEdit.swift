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
  /// Whether the gesture can be made once the source is written as a list of times.
  public let needsList: Bool

  /// A refusal for a reason.
  public init(_ reason: String, needsList: Bool = false) {
    self.reason = reason
    self.needsList = needsList
  }
}
