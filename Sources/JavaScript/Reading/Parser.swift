import StreamLang

/// Reads the tokens of a JavaScript or TypeScript text as statements.
///
/// TypeScript's types are read and forgotten. A statement that cannot be read becomes a fault, and the parser goes on
/// with the next one.
final class Parser: CLikeParser {
  /// The places where the functions of the text begin, sorted by their ends.
  var functionStarts: [Int] = []
  /// Whether a `:` after parentheses belongs to a conditional, and is no type of a result.
  var isInConditional = false
  /// The methods that classes and objects of the text declare.
  var declaredMethods: Set<String> = []
  /// How many functions stand around.
  var functionDepth = 0
  /// Whether `await` may stand here: in async functions, and outside of all functions.
  var mayAwait = true
  /// Whether the loop at hand waits for each element.
  var isAwaitingLoop = false
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

  /// The longest chain of members, calls or operators.
  static let longestChain = 1_000
  /// After that many faults the rest is not read.
  private static let mostFaults = 20

  init(_ source: SourceText, _ tokens: [CLikeToken]) { super.init(source, tokens, deepest: 200) }

  /// The statements of the whole text.
  func program() -> [JSStatement] {
    var statements: [JSStatement] = []
    while current.kind != .end, faults.count < Self.mostFaults {
      let start = position
      do throws(SpannedFault) {
        statements.append(try statement())
      } catch {
        statements += recover(from: start, error)
      }
    }
    return statements
  }

  /// The statements of a block up to its `}`, which is taken. Those that cannot be read are left out.
  func statements(closing opening: CLikeToken) throws(SpannedFault) -> [JSStatement] {
    var statements: [JSStatement] = []
    while !isSign("}") {
      guard current.kind != .end else { throw unclosed(opening) }
      let start = position
      do throws(SpannedFault) {
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
  private func recover(from start: Int, _ fault: SpannedFault, within end: Int = .max) -> [JSStatement] {
    faults.append(fault)
    (isInConditional, refusesIn) = (false, false)
    skip(from: start, within: end)
    return declaration(ofNamesFrom: start).map { [$0] } ?? []
  }

  private func skip(from start: Int, within end: Int) {
    defer { go(to: min(position, end)) }
    let failed = position
    go(to: start)
    while current.kind != .end, position < end {
      if current.partner > position {
        // A block with the fault inside is left behind as a whole.
        go(to: current.partner + 1)
      } else {
        advance()
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

  override func failure(_ title: String, _ span: Span? = nil, help: String? = nil) -> SpannedFault {
    // The last bracket before this place that nothing closes says more.
    if let open = tokens[...position].last(where: { $0.partner < 0 && $0.closing != nil }) { return unclosed(open) }
    if current.kind == .end, let last = tokens.dropLast().last {
      return SpannedFault("\(title): the text ends here", last.span, help: help)
    }
    return SpannedFault(title, span ?? current.span, help: help)
  }

  /// Whether a statement may end here without `;`.
  var atEnd: Bool {
    current.kind == .end || current.startsLine || isSign(";") || isSign("}")
  }

  func endOfStatement() throws(SpannedFault) {
    if accept(";") || atEnd { return }
    throw failure("'\(source.text(in: current.span))' cannot follow here")
  }

  func expression(_ kind: JSExpression.Kind, from start: Int) -> JSExpression {
    JSExpression(kind: kind, span: span(from: start))
  }

  /// A name that can be declared.
  func name(after what: String) throws(SpannedFault) -> (String, Span) {
    if current.kind == .word, Self.reserved.contains(current.text) {
      throw SpannedFault("'\(current.text)' is a word of the language, and cannot be a name", current.span)
    }
    guard current.kind == .word else {
      throw failure("a name is expected after \(what)")
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
