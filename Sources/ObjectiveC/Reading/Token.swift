import StreamLang

/// A piece of Objective-C text with its place.
struct Token {
  enum Kind: Equatable {
    /// A name or a word of the language.
    case word
    /// `@interface`, `@selector`: the text is without the sign.
    case atWord
    case integer(Int)
    case double(Double)
    /// `@"…"`, or `"…"` where the text is a C string.
    case string(String, isObject: Bool)
    /// `'a'`
    case character(Int)
    case sign
    case end
  }
  let kind: Kind
  /// The text of a word or a sign; empty for others.
  let text: String
  let span: Span
  /// Whether a line begins before it.
  let beginsLine: Bool
}

/// A mistake or a repair, in the words of Objective-C.
struct Fault: Error {
  let fault: LanguageFault
  let span: Span

  init(_ title: String, _ span: Span, help: String? = nil, isWarning: Bool = false) {
    fault = LanguageFault(title, help: help, isWarning: isWarning)
    self.span = span
  }
}
