/// A word, sign or literal of a text in a language with the signs of C.
public struct CLikeToken: Equatable, Sendable {
  /// The kinds of tokens.
  public enum Kind: Equatable, Sendable {
    /// A name or a keyword.
    case word
    /// `@interface`, `@selector`: the text is without the sign.
    case atWord
    case integer(Int)
    case number(Double)
    case string(String)
    case template([TemplatePart])
    case regularExpression(pattern: String, flags: String)
    case sign
    case end
  }

  /// A piece of a template string: its text, or the tokens of an expression in it.
  public enum TemplatePart: Equatable, Sendable {
    case text(String)
    case tokens([CLikeToken])
  }

  /// The kind, with the value of a literal.
  public let kind: Kind
  /// The word or sign as written; empty for literals.
  public let text: String
  /// The place in the text.
  public let span: Span
  /// Whether it is the first on its line.
  public let startsLine: Bool
  /// For a bracket the position of its partner in the list of tokens; below 0 where it has none.
  public var partner = -1

  /// Makes a token that has no partner.
  public init(kind: Kind, text: String, span: Span, startsLine: Bool) {
    self.kind = kind
    self.text = text
    self.span = span
    self.startsLine = startsLine
  }

  /// The bracket that closes this one; nil for other tokens.
  public var closing: String? {
    guard kind == .sign else { return nil }
    switch text {
    case "(": return ")"
    case "[": return "]"
    case "{": return "}"
    default: return nil
    }
  }

  /// Whether it is a bracket that closes another one.
  public var isClosing: Bool { kind == .sign && (text == ")" || text == "]" || text == "}") }
}
