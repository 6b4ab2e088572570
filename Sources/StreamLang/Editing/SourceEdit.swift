/// A replacement of a part of a source text.
public struct SourceEdit: Sendable, Equatable {
  /// The part that is replaced.
  public var span: Span
  /// The new text.
  public var text: String

  /// Creates a replacement of a span by a text.
  public init(_ span: Span, with text: String) {
    self.span = span
    self.text = text
  }
}

/// The reason why a gesture changes nothing, as a sentence.
public struct EditRefusal: Error, Sendable, Equatable {
  /// The sentence, without a full stop.
  public let reason: String
  /// Whether the gesture is possible after the source is written as a list of times.
  public let needsList: Bool

  /// Creates a refusal with its reason.
  public init(_ reason: String, needsList: Bool = false) {
    self.reason = reason
    self.needsList = needsList
  }
}
