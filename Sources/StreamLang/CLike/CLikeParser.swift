/// Reads the tokens of a language with C's statements. A subclass has its grammar.
open class CLikeParser {
  /// The text.
  public final let source: SourceText
  /// The tokens of the text; the last one is its end.
  public final let tokens: [CLikeToken]
  /// The index of the current token.
  public final private(set) var position = 0
  /// The mistakes so far.
  public final var faults: [SpannedFault] = []
  private var nesting = 0
  private let deepest: Int

  /// A parser at the first of some tokens.
  ///
  /// - Parameter deepest: The deepest nesting of brackets, operators and statements.
  public init(_ source: SourceText, _ tokens: [CLikeToken], deepest: Int) {
    self.source = source
    self.tokens = tokens
    self.deepest = deepest
  }

  // MARK: Tokens

  /// The token that is read next.
  public final var current: CLikeToken { tokens[position] }

  /// The token at a distance from the current one; the first or last one where there is none.
  public final func token(_ distance: Int) -> CLikeToken { tokens[min(max(position + distance, 0), tokens.count - 1)] }

  /// Moves to the next token.
  public final func advance() { if position < tokens.count - 1 { position += 1 } }

  /// Continues at another token.
  public final func go(to position: Int) { self.position = min(max(position, 0), tokens.count - 1) }

  /// The end of the token before the current one.
  public final var previousEnd: Int { position > 0 ? tokens[position - 1].span.end : 0 }

  /// Whether a token is a sign.
  public final func isSign(_ text: String, _ distance: Int = 0) -> Bool {
    let token = token(distance)
    return token.kind == .sign && token.text == text
  }

  /// Whether a token is a word.
  public final func isWord(_ text: String, _ distance: Int = 0) -> Bool {
    let token = token(distance)
    return token.kind == .word && token.text == text
  }

  /// Takes a sign or a word if it is the current token.
  public final func accept(_ text: String) -> Bool {
    guard current.text == text, current.kind == .sign || current.kind == .word else { return false }
    advance()
    return true
  }

  /// Takes a sign or a word.
  ///
  /// - Parameter place: What it follows, as messages name it.
  public final func expect(_ text: String, after place: String = "") throws(SpannedFault) {
    if !accept(text) { throw missing(text, after: place) }
  }

  /// The fault of a token that does not fit.
  open func failure(_ title: String, _ span: Span? = nil, help: String? = nil) -> SpannedFault {
    SpannedFault(title, span ?? current.span, help: help)
  }

  /// The fault of a sign or a word that is missing.
  open func missing(_ text: String, after place: String = "") -> SpannedFault {
    failure("'\(text)' is missing after \(place)")
  }

  /// The fault of a bracket that nothing closes, at a place.
  public final func unclosed(_ opening: CLikeToken, at span: Span? = nil) -> SpannedFault {
    let (line, column) = source.position(at: opening.span.start)
    return SpannedFault(
      "expected '\(opening.closing ?? "")': the '\(opening.text)' at \(line):\(column) is still open",
      span ?? opening.span)
  }

  /// The place from the beginning of a token up to here.
  public final func span(from start: Int) -> Span {
    Span(start: tokens[start].span.start, end: max(tokens[start].span.start, previousEnd))
  }

  // MARK: Nesting

  /// Goes one level deeper; `leave` goes back.
  public final func enter() throws(SpannedFault) {
    guard nesting < deepest else {
      throw SpannedFault("brackets and blocks stand more than \(deepest) deep inside one another", current.span)
    }
    nesting += 1
  }

  /// Goes back from a level.
  public final func leave() { nesting -= 1 }

  /// Reads something one level deeper.
  public final func nested<Result>(_ read: () throws(SpannedFault) -> Result) throws(SpannedFault) -> Result {
    try enter()
    defer { leave() }
    return try read()
  }

  /// Reads something, or goes back and returns nil.
  public final func attempt<Result>(_ read: () throws(SpannedFault) -> Result?) -> Result? {
    let start = position
    if let result = try? read() { return result }
    go(to: start)
    return nil
  }
}
