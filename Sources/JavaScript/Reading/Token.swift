import StreamLang

/// A word, sign or literal of a JavaScript text.
struct Token {
  enum Kind: Equatable {
    /// A name or a keyword.
    case word
    case number(Double)
    case string(String)
    case template([TemplatePart])
    case regularExpression(pattern: String, flags: String)
    case sign
    case end
  }

  /// A piece of a template string: its text, or the tokens of an expression in it.
  enum TemplatePart: Equatable {
    case text(String)
    case tokens([Token])
  }

  let kind: Kind
  /// The word or sign as written; empty for literals.
  let text: String
  let span: Span
  /// Whether it is the first on its line.
  let startsLine: Bool
  /// The bracket that it is; nothing for other tokens.
  var bracket: UInt8? {
    guard case .sign = kind, text.utf8.count == 1, let sign = text.utf8.first else { return nil }
    return "()[]{}".utf8.contains(sign) ? sign : nil
  }

  /// The bracket that this one closes; nothing where it closes none.
  var opening: UInt8? {
    switch bracket {
    case UInt8(ascii: ")"): UInt8(ascii: "(")
    case UInt8(ascii: "]"): UInt8(ascii: "[")
    case UInt8(ascii: "}"): UInt8(ascii: "{")
    default: nil
    }
  }

  /// For a bracket the position of its partner in the list of tokens; below 0 where it has none.
  var partner = -1
}

extension Token: Equatable {
  static func == (one: Token, other: Token) -> Bool {
    one.kind == other.kind && one.text == other.text && one.span == other.span
  }
}

/// A fault of the lexer, parser or translator, at its place.
struct Fault: Error {
  let fault: LanguageFault
  let span: Span

  init(_ title: String, _ span: Span, label: String? = nil, help: String? = nil, isWarning: Bool = false) {
    fault = LanguageFault(title, label: label, help: help, isWarning: isWarning)
    self.span = span
  }

  /// Whether it is that of a bracket which is not closed.
  var isOfBracket: Bool { fault.title.hasPrefix("expected '") && fault.title.hasSuffix("is still open") }
}
