import StreamLang

/// Reads Objective-C into a tree. A mistake ends its statement; small damage is repaired with a warning.
final class Parser {
  let source: SourceText
  var tokens: [Token]
  var position = 0
  var faults: [Fault] = []
  /// How deep brackets and blocks stand in one another.
  private var depth = 0
  private static let deepest = 160
  /// Where the brackets that are still open begin.
  var openings: [(sign: String, span: Span)] = []
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
  /// Whether the rest of the text is not read: it declares a class, or it is in another language.
  var isCutOff = false
  private(set) var lost: Set<String> = []
  /// How many words stand around: a method can only stand outside of all.
  var blockDepth = 0

  init(_ source: SourceText, _ tokens: [Token]) {
    self.source = source
    self.tokens = tokens
    for token in tokens where token.kind == .word { words.insert(token.text) }
  }

  // MARK: Tokens

  var current: Token { tokens[min(position, tokens.count - 1)] }
  func token(_ offset: Int) -> Token { tokens[min(max(0, position + offset), tokens.count - 1)] }
  var previousEnd: Int { position > 0 ? tokens[min(position, tokens.count) - 1].span.end : 0 }
  func advance() { if position < tokens.count - 1 { position += 1 } }
  func isSign(_ text: String, _ offset: Int = 0) -> Bool {
    let token = token(offset)
    return token.kind == .sign && token.text == text
  }
  func isWord(_ text: String, _ offset: Int = 0) -> Bool {
    let token = token(offset)
    return token.kind == .word && token.text == text
  }
  func takes(_ sign: String) -> Bool {
    guard isSign(sign) else { return false }
    advance()
    return true
  }
  func takes(word: String) -> Bool {
    guard isWord(word) else { return false }
    advance()
    return true
  }

  var found: String {
    switch current.kind {
    case .end: "the end of the text"
    case .string: "a string"
    case .integer, .double: "'\(source.text(in: current.span))'"
    case .atWord: "'@\(current.text)'"
    default: "'\(source.text(in: current.span))'"
    }
  }

  func failure(_ title: String, _ span: Span? = nil, help: String? = nil) -> Fault {
    Fault(title, span ?? current.span, help: help)
  }

  func warn(_ title: String, _ span: Span) {
    if faults.count < 40 { faults.append(Fault(title, span, isWarning: true)) }
  }

  /// Takes a sign that closes or separates.
  func expect(_ sign: String) throws(Fault) {
    if takes(sign) { return }
    throw missing(sign)
  }

  func missing(_ sign: String) -> Fault {
    let span = current.kind == .end ? Span(start: max(0, previousEnd - 1), end: previousEnd) : current.span
    guard let opening = openings.last, "])}".contains(sign) else {
      return failure("'\(sign)' is expected here, not \(found)")
    }
    let (line, column) = place(opening.span.start)
    return failure("expected '\(sign)': the '\(opening.sign)' at \(line):\(column) is still open", span)
  }

  func place(_ offset: Int) -> (Int, Int) {
    var line = 1
    var start = 0
    for (index, byte) in source.text.utf8.prefix(offset).enumerated() where byte == 0x0A {
      line += 1
      start = index + 1
    }
    return (line, source.text(in: Span(start: start, end: max(start, offset))).count + 1)
  }

  /// Reads what stands between brackets.
  func bracketed<Result>(_ open: String, _ close: String, _ body: () throws(Fault) -> Result) throws(Fault) -> Result {
    let span = current.span
    try expect(open)
    openings.append((open, span))
    try enter()
    let result = try body()
    leave()
    try expect(close)
    openings.removeLast()
    return result
  }

  func enter() throws(Fault) {
    depth += 1
    if depth > Self.deepest {
      throw failure("brackets and blocks stand more than \(Self.deepest) deep inside one another")
    }
  }

  func leave() { depth -= 1 }

  func span(from start: Int) -> Span { Span(start: start, end: max(start, previousEnd)) }

  // MARK: The whole text

  func program() -> [ObjCStatement] {
    var statements: [ObjCStatement] = []
    while current.kind != .end {
      let start = position
      do throws(Fault) {
        if repairStray() { continue }
        statements.append(try statement())
      } catch {
        faults.append(error)
        mistakes += 1
        if mistakes == 10 || isCutOff { break }
        skipStatement(from: start)
      }
    }
    return statements
  }

  /// Goes on after a mistake: at a line that is not indented more than the statement with the mistake.
  private func skipStatement(from start: Int) {
    (depth, blockDepth, openings) = (0, 0, [])
    let indentation = column(tokens[start])
    repeat {
      advance()
    } while current.kind != .end
      && !(current.beginsLine && column(current) <= indentation && !["}", "]", ")", "else"].contains(current.text))
    for token in tokens[start..<position] where token.kind == .word { lost.insert(token.text) }
  }

  /// How many bytes stand before a token in its line.
  private func column(_ token: Token) -> Int {
    let before = source.text.utf8.prefix(token.span.start)
    return before.reversed().prefix { $0 != 0x0A }.count
  }

  /// Signs between statements that belong to nothing.
  func repairStray() -> Bool {
    let start = current.span.start
    switch (current.kind, current.text) {
    case (.sign, ";"):
      advance()
      return true
    case (.sign, "}"), (.sign, "]"), (.sign, ")"):
      while current.kind == .sign, ["}", "]", ")", ";"].contains(current.text) { advance() }
      let span = span(from: start)
      // After a mistake it may be the end of what was not read.
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
