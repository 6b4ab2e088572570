import StreamLang

/// Reads the tokens of a JavaScript or TypeScript text as statements.
///
/// TypeScript's types are read and forgotten. A statement that cannot be read becomes a fault, and the parser goes on
/// with the next one.
final class Parser {
  let source: SourceText
  let tokens: [Token]
  private(set) var position = 0
  var faults: [Fault] = []
  /// Where the functions of the text begin, in the order in which they end.
  var functionStarts: [Int] = []
  private var nesting = 0
  /// Whether a `:` after parentheses belongs to a conditional, and is no type of a result.
  var isInConditional = false
  /// How many functions stand around.
  var functionDepth = 0
  /// The class whose members are read as if they stood alone, and the place of its end.
  private(set) lazy var openedClass = classToOpen()
  var endOfClass = -1
  private(set) lazy var undeclaredFields = fieldsWithoutDeclaration()
  /// How many loops of this function stand around.
  var loops = 0
  /// How many `switch` of this function stand around.
  var switches = 0
  /// The labels of the statements around, innermost last, and whether they are those of loops.
  var labels: [(name: String, isLoop: Bool)] = []
  /// Whether a function of the text may ask for its `arguments`.
  private(set) lazy var mentionsArguments = source.mentions("arguments")
  /// Whether `in` is no operator: in the head of a loop.
  var refusesIn = false

  /// The deepest nesting of brackets and operators.
  private static let deepest = 200
  /// The longest chain of members, calls or operators.
  static let longestChain = 1_000
  /// After that many faults the rest is not read.
  private static let mostFaults = 20

  init(_ source: SourceText, _ tokens: [Token]) {
    self.source = source
    self.tokens = tokens
  }

  /// The statements of the whole text.
  func program() -> [JSStatement] {
    var statements: [JSStatement] = []
    while current.kind != .end, faults.count < Self.mostFaults {
      let start = position
      do throws(Fault) {
        statements.append(try statement())
      } catch {
        statements += recover(from: start, error)
      }
    }
    return statements
  }

  /// The statements of a block up to its `}`, which is taken. Those that cannot be read are left out.
  func statements(closing opening: Token) throws(Fault) -> [JSStatement] {
    var statements: [JSStatement] = []
    while !isSign("}") {
      guard current.kind != .end else {
        let (line, column) = source.position(at: opening.span.start)
        throw Fault("expected '}': the '{' at \(line):\(column) is still open", opening.span)
      }
      let start = position
      do throws(Fault) {
        statements.append(try statement())
      } catch {
        guard opening.partner >= position, faults.count + 1 < Self.mostFaults else { throw error }
        statements += recover(from: start, error, within: opening.partner)
      }
    }
    advance()
    return statements
  }

  /// Notes a fault and goes to the next line that begins a statement at the level of the one that failed; the names
  /// that this one declares are known.
  private func recover(from start: Int, _ fault: Fault, within end: Int = .max) -> [JSStatement] {
    faults.append(fault)
    (isInConditional, refusesIn) = (false, false)
    skip(from: start, within: end)
    return declaration(ofNamesFrom: start).map { [$0] } ?? []
  }

  private func skip(from start: Int, within end: Int) {
    defer { position = min(position, end) }
    let failed = position
    position = start
    while current.kind != .end, position < end {
      if current.partner > position {
        // A block with the fault inside is left behind as a whole.
        position = current.partner + 1
      } else {
        position += 1
      }
      let isPast = position > failed || position > start && failed <= position
      if isPast, current.startsLine || tokens[position - 1].text == ";",
        !["}", ")", "]", ".", "?."].contains(current.text)
      {
        return
      }
    }
  }

  /// The names that a statement which cannot be read declares: what follows may use them.
  private func declaration(ofNamesFrom start: Int) -> JSStatement? {
    let words = tokens[start..<position].prefix { $0.text != "=" && $0.text != "(" && $0.text != "from" }
    guard let first = words.drop(while: { ["export", "default", "async", "abstract"].contains($0.text) }).first,
      ["const", "let", "var", "function", "class", "import", "enum"].contains(first.text)
    else { return nil }
    let names = words.filter { $0.kind == .word && !Self.reserved.contains($0.text) }
    if names.isEmpty { return nil }
    return JSStatement(
      kind: .declaration(.var, names.map { (Target.name($0.text, $0.span), nil) }), span: first.span)
  }

  // MARK: Tokens

  var current: Token { tokens[position] }

  func token(_ distance: Int) -> Token { tokens[min(max(position + distance, 0), tokens.count - 1)] }

  func advance() { if position < tokens.count - 1 { position += 1 } }

  func go(to position: Int) { self.position = min(max(position, 0), tokens.count - 1) }

  var previousEnd: Int { position > 0 ? tokens[position - 1].span.end : 0 }

  func isSign(_ text: String) -> Bool { current.kind == .sign && current.text == text }
  func isWord(_ text: String) -> Bool { current.kind == .word && current.text == text }

  func accept(_ text: String) -> Bool {
    guard current.text == text, current.kind == .sign || current.kind == .word else { return false }
    advance()
    return true
  }

  func expect(_ text: String, after what: String) throws(Fault) {
    if accept(text) { return }
    throw unexpected("'\(text)' is missing after \(what)")
  }

  /// The fault of a token that does not fit.
  func unexpected(_ title: String, help: String? = nil) -> Fault {
    if let open = openBracket() { return open }
    if current.kind == .end, let last = tokens.dropLast().last {
      return Fault("\(title): the text ends here", Span(start: last.span.start, end: last.span.end), help: help)
    }
    return Fault(title, current.span, help: help)
  }

  /// The last bracket before here that is nowhere closed.
  private func openBracket() -> Fault? {
    let closing = ["(": ")", "[": "]", "{": "}"]
    guard
      let open = tokens[..<min(position + 1, tokens.count)].last(where: {
        $0.partner < 0 && closing[$0.text] != nil && $0.kind == .sign
      }),
      let partner = closing[open.text]
    else { return nil }
    let (line, column) = source.position(at: open.span.start)
    return Fault("expected '\(partner)': the '\(open.text)' at \(line):\(column) is still open", open.span)
  }

  /// Whether a statement may end here without `;`.
  var atEnd: Bool {
    current.kind == .end || current.startsLine || isSign(";") || isSign("}")
  }

  func endOfStatement() throws(Fault) {
    if accept(";") || atEnd { return }
    throw unexpected("'\(source.text(in: current.span))' cannot follow here")
  }

  /// Reads something that may stand inside itself.
  func nested<Result>(_ read: () throws(Fault) -> Result) throws(Fault) -> Result {
    guard nesting < Self.deepest else { throw Fault("brackets stand too deep inside one another", current.span) }
    nesting += 1
    defer { nesting -= 1 }
    return try read()
  }

  /// Reads something, or goes back and gives nothing.
  func attempt<Result>(_ read: () throws(Fault) -> Result?) -> Result? {
    let start = position
    if let result = try? read() { return result }
    position = start
    return nil
  }

  func span(from start: Int) -> Span { Span(start: tokens[start].span.start, end: previousEnd) }

  func expression(_ kind: JSExpression.Kind, from start: Int) -> JSExpression {
    JSExpression(kind: kind, span: span(from: start))
  }

  /// A name that can be declared.
  func name(after what: String) throws(Fault) -> (String, Span) {
    if current.kind == .word, Self.reserved.contains(current.text) {
      throw Fault("'\(current.text)' is a word of the language, and cannot be a name", current.span)
    }
    guard current.kind == .word else {
      throw unexpected("a name is expected after \(what)")
    }
    let token = current
    advance()
    return (token.text, token.span)
  }

  /// The operators of RxJS 5 that have another name since: as functions, they were words of the language.
  static let oldOperators = ["do": "tap", "catch": "catchError", "switch": "switchAll", "finally": "finalize"]

  static let reserved: Set<String> = [
    "break", "case", "catch", "class", "const", "continue", "debugger", "default", "delete", "do", "else", "export",
    "extends", "false", "finally", "for", "function", "if", "import", "in", "instanceof", "new", "null", "return",
    "super", "switch", "this", "throw", "true", "try", "typeof", "var", "void", "while", "with", "enum",
  ]
}

extension SourceText {
  /// The byte at an offset; 0 outside of the text.
  func bytes(at offset: Int) -> UInt8 { text(in: Span(start: offset, end: offset + 1)).utf8.first ?? 0 }
}
