import StreamLang

/// Reads Objective-C into a tree. A mistake ends its statement; small damage is repaired with a warning.
final class Parser: CLikeParser {
  /// Where the brackets that are still open begin.
  var openings: [CLikeToken] = []
  /// All words of the text.
  var words: Set<String> = []
  /// The variables that the text declares so far.
  var variables: Set<String> = []
  /// The names that nothing declares and that are read as `self`.
  var readAsSelf: Set<String> = []
  /// The names of arithmetic and other types that `typedef` has declared.
  var typeNames: [String: ObjCType] = [:]
  /// How many statements could not be read, and the words in them.
  private(set) var mistakes = 0
  /// Whether the rest of the text is not read: it is in another language.
  var isCutOff = false
  /// The kind of class whose members are read.
  var openClass: ClassPart.Kind?
  private(set) var lost: Set<String> = []
  /// How many words stand around: a method can only stand outside of all.
  var blockDepth = 0

  init(_ source: SourceText, _ tokens: [CLikeToken]) {
    super.init(source, tokens, deepest: 160)
    for token in tokens where token.kind == .word { words.insert(token.text) }
  }

  // MARK: Tokens

  var found: String {
    switch current.kind {
    case .end: "the end of the text"
    case .string: "a string"
    case .integer, .number: "'\(source.text(in: current.span))'"
    case .atWord: "'@\(current.text)'"
    default: "'\(source.text(in: current.span))'"
    }
  }

  func warn(_ title: String, _ span: Span) {
    if faults.count < 40 { faults.append(SpannedFault(title, span, isWarning: true)) }
  }

  override func missing(_ sign: String, after place: String = "") -> SpannedFault {
    let span = current.kind == .end ? Span(start: max(0, previousEnd - 1), end: previousEnd) : current.span
    guard let opening = openings.last, "])}".contains(sign) else {
      return failure("'\(sign)' is expected here, not \(found)")
    }
    return unclosed(opening, at: span)
  }

  /// Reads what stands between brackets.
  func bracketed<Result>(
    _ open: String, _ close: String, _ body: () throws(SpannedFault) -> Result
  ) throws(SpannedFault) -> Result {
    openings.append(current)
    guard accept(open) else {
      openings.removeLast()
      throw missing(open)
    }
    let result = try nested(body)
    try expect(close)
    openings.removeLast()
    return result
  }

  func expression(_ kind: ObjCExpression.Kind, from start: Int) -> ObjCExpression {
    ObjCExpression(kind: kind, span: span(from: start))
  }

  // MARK: The whole text

  /// The statements up to an end. A mistake ends its statement, and the next one is read.
  func statements(until isEnd: () -> Bool) -> [ObjCStatement] {
    var statements: [ObjCStatement] = []
    while current.kind != .end, mistakes < 10, !isCutOff, !isEnd() {
      let start = position
      do throws(SpannedFault) {
        if repairStray() { continue }
        statements.append(try statement())
      } catch {
        faults.append(error)
        mistakes += 1
        if mistakes < 10, !isCutOff { skipStatement(from: start) }
      }
    }
    return statements
  }

  /// Goes on after a mistake: at a line that is not indented more than the statement with the mistake.
  private func skipStatement(from start: Int) {
    (blockDepth, openings) = (0, [])
    let indentation = column(tokens[start])
    repeat {
      advance()
    } while current.kind != .end
      && !(current.startsLine && column(current) <= indentation && !["}", "]", ")", "else"].contains(current.text))
    for token in tokens[start..<position] where token.kind == .word { lost.insert(token.text) }
  }

  /// How many bytes stand before a token in its line.
  private func column(_ token: CLikeToken) -> Int {
    let before = source.text.utf8.prefix(token.span.start)
    return before.reversed().prefix { $0 != 0x0A }.count
  }

  /// Signs between statements that belong to nothing.
  func repairStray() -> Bool {
    let start = position
    switch (current.kind, current.text) {
    case (.sign, ";"):
      advance()
      return true
    case (.sign, "}"), (.sign, "]"), (.sign, ")"):
      while current.kind == .sign, ["}", "]", ")", ";"].contains(current.text) { advance() }
      let span = span(from: start)
      // After a mistake it may be the end of something that was not read.
      if mistakes > 0 { return true }
      warn("the stray '\(source.text(in: span))' is left out: nothing is open here", span)
      return true
    case (.sign, "-") where !isSign("(", 1) && !beginsBareMethod:
      advance()
      warn("the stray '-' is left out", span(from: start))
      return true
    default: return false
    }
  }
}
