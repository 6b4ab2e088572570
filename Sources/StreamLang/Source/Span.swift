/// A stretch of a source text: half-open, in UTF-8 offsets.
public struct Span: Hashable, Sendable {
  /// The offset of the first byte.
  public let start: Int
  /// The offset after the last byte.
  public let end: Int

  /// Creates a span from `start` up to, but without, `end`.
  public init(start: Int, end: Int) {
    self.start = start
    self.end = Swift.max(start, end)
  }

  /// Creates an empty span, for a missing text.
  public init(at offset: Int) {
    self.init(start: offset, end: offset)
  }

  /// Whether it has no bytes.
  public var isEmpty: Bool { start == end }

  /// Returns the span from the start of this one to the end of the other.
  public func joined(with other: Span) -> Span {
    Span(start: start, end: other.end)
  }
}
