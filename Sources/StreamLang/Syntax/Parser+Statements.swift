extension Parser {
  func statement() throws(SpannedFault) -> Statement {
    let start = current.start
    let kind: Statement.Kind
    switch current.kind {
    case .let, .var: kind = try declaration()
    case .func: kind = .function(try function())
    case .if: kind = try conditionalStatement()
    case .for: kind = try forEach()
    case .while: kind = try whileLoop()
    case .break, .continue: kind = try loopExit()
    case .return: kind = try returnStatement()
    case .throw:
      advance()
      guard !atEndOfStatement else { throw failure(.throwWithoutValue, token(-1).span) }
      kind = .throwError(try expression())
    case .name where isSceneHead: kind = try scene()
    case .name where isExpectHead:
      let word = current.span
      advance()
      guard !atEndOfStatement else { throw failure(.expectWithoutValue, word) }
      kind = .expectation(try expression())
    default:
      try refuseForeignStatement()
      kind = try expressionStatement()
    }
    return Statement(kind: kind, span: Span(start: start, end: previousEnd))
  }

  /// Whether nothing more can belong to the statement.
  var atEndOfStatement: Bool {
    switch current.kind {
    case .end, .semicolon, .rightCurly: true
    default: current.startsLine
    }
  }

  /// Checks that a statement ends here, and takes its `;`.
  func endOfStatement() throws(SpannedFault) {
    if atEndOfStatement {
      _ = accept(.semicolon)
      return
    }
    throw unexpectedAfterStatement()
  }

  // MARK: Declarations

  private func declaration() throws(SpannedFault) -> Statement.Kind {
    let isVariable = current.kind == .var
    let word = isVariable ? "var" : "let"
    let start = current.start
    advance()
    let pattern = try pattern(after: word)
    let text = source.text(in: Span(start: start, end: previousEnd))
    if continues(with: .colon) { throw failure(.typeAnnotation(text), current.span) }
    if continues(with: .leftRound) { throw failure(.functionByLet, current.span) }
    guard accept(.assign) else {
      throw failure(.declarationWithoutValue(text), Span(start: start, end: previousEnd))
    }
    let value = try value(after: "=")
    if continues(with: .comma) {
      if let type = genericType() { throw failure(.genericArguments(source.text(in: type)), type) }
      throw failure(.severalDeclarations(word), current.span)
    }
    return isVariable ? .variable(pattern, value) : .constant(pattern, value)
  }

  /// The type of which a comma separates arguments: `Signal<Int, Never>`.
  private func genericType() -> Span? {
    let isOpen = token(-1).kind == .name && token(-2).kind == .less && token(-3).kind == .name
    guard isOpen, token(1).kind == .name, token(2).kind == .greater else { return nil }
    return token(-3).span.joined(with: token(2).span)
  }

  /// The expression after a sign that needs one.
  private func value(after sign: String) throws(SpannedFault) -> Expression {
    guard startsValue(current) else { throw missingOperand(of: sign, token(-1).span) }
    return try expression()
  }

  func pattern(after word: String) throws(SpannedFault) -> Pattern {
    guard current.kind == .leftRound else { return .single(try binding(after: word)) }
    let opening = current
    advance()
    let bindings = try bindings(closing: opening, areParameters: false)
    let span = Span(start: opening.start, end: previousEnd)
    guard bindings.count > 1 else { throw failure(.patternOfOne, span) }
    return .tuple(bindings, span)
  }

  /// Names and commas up to a `)`, which is taken.
  private func bindings(
    closing opening: Token, areParameters: Bool
  ) throws(SpannedFault) -> [Binding] {
    var bindings: [Binding] = []
    while current.kind != .rightRound {
      bindings.append(try binding(after: "("))
      if continues(with: .colon) || startsBinding(current) {
        throw failure(.parameterTypes, current.span)
      }
      if continues(with: .assign) {
        throw areParameters
          ? failure(.parameterDefault, current.span) : failure(.unclosedBracket("("), opening.span)
      }
      try separator(closing: opening, with: .rightRound)
    }
    advance()
    try refuseDuplicates(in: bindings)
    return bindings
  }

  func startsBinding(_ token: Token) -> Bool { token.kind == .name || token.kind == .underscore }

  func binding(after word: String) throws(SpannedFault) -> Binding {
    let token = current
    switch token.kind {
    case .name where !token.startsLine:
      advance()
      return Binding(name: text(of: token), span: token.span)
    case .underscore where !token.startsLine:
      advance()
      return Binding(name: nil, span: token.span)
    case _ where token.kind.isWord && !token.startsLine:
      throw failure(.keywordAsName(text(of: token)))
    default:
      throw failure(.expectedName(after: word, found: currentDescription))
    }
  }

  func refuseDuplicates(in bindings: [Binding]) throws(SpannedFault) {
    guard bindings.count > 1 else { return }
    var seen: Set<String> = []
    for binding in bindings {
      if let name = binding.name, !seen.insert(name).inserted {
        throw SpannedFault(.syntax(.duplicateName(name)), binding.span)
      }
    }
  }

  private func function() throws(SpannedFault) -> Function {
    let start = current.start
    advance()
    let name = try binding(after: "func")
    guard let text = name.name else { throw failure(.expectedName(after: "func", found: "'_'"), name.span) }
    guard continues(with: .leftRound) else { throw failure(.functionWithoutParameters(text), name.span) }
    let opening = current
    advance()
    let parameters = try bindings(closing: opening, areParameters: true)
    if current.kind == .invalid, self.text(of: current) == "->" {
      throw SpannedFault(.syntax(.resultType), current.span)
    }
    let outside = context
    context = Context(isTopLevel: false, callable: .function)
    let body: [Statement]
    if accept(.assign) {
      let value = try value(after: "=")
      body = [Statement(kind: .expression(value), span: value.span)]
    } else if continues(with: .leftCurly) {
      body = try block(after: "func").statements
    } else {
      let head = Span(start: start, end: previousEnd)
      throw failure(.functionWithoutBody(source.text(in: head)), head)
    }
    context = outside
    return Function(
      name: text, nameSpan: name.span, parameters: parameters, body: body, span: Span(start: start, end: previousEnd))
  }

  // MARK: Scenes and checks

  private var isSceneHead: Bool { isHead("scene", length: 5) }
  private var isExpectHead: Bool { isHead("expect", length: 6) }

  /// Whether the current name is a word of the language here, and not a name that is assigned to or asked.
  private func isHead(_ word: String, length: Int) -> Bool {
    guard current.end - current.start == length, text(of: current) == word else { return false }
    switch token(1).kind {
    case .assign, .addAssign, .subtractAssign, .multiplyAssign, .divideAssign, .bind, .dot, .optionalDot:
      return token(1).startsLine
    default: return true
    }
  }

  private func scene() throws(SpannedFault) -> Statement.Kind {
    let word = current.span
    advance()
    guard !atEndOfStatement, current.kind == .string || current.kind == .stringOpen else {
      throw failure(.sceneWithoutTitle, word)
    }
    guard context.isTopLevel else { throw failure(.sceneInside, word) }
    return .scene(title: try primary())
  }

  // MARK: Expressions, assignments, bindings

  private func expressionStatement() throws(SpannedFault) -> Statement.Kind {
    let target = try expression()
    guard !current.startsLine, let assigning = assigning(current.kind) else { return .expression(target) }
    let sign = current.span
    advance()
    if case .lastResult = target.kind, case .combine(nil) = assigning {
      let ignored = Pattern.single(Binding(name: nil, span: target.span))
      return .constant(ignored, try value(after: "="))
    }
    let place = try place(of: target)
    let value = try value(after: source.text(in: sign))
    if !current.startsLine, self.assigning(current.kind) != nil { throw failure(.chainedAssignment, current.span) }
    switch assigning {
    case .bind: return .binding(place, operatorSpan: sign, value)
    case .combine(let combining):
      return .assignment(Assignment(place: place, operator: combining, operatorSpan: sign, value: value))
    }
  }

  private enum Assigning {
    case combine(BinaryOperator?)
    case bind
  }

  private func assigning(_ kind: Token.Kind) -> Assigning? {
    switch kind {
    case .assign: .combine(nil)
    case .addAssign: .combine(.add)
    case .subtractAssign: .combine(.subtract)
    case .multiplyAssign: .combine(.multiply)
    case .divideAssign: .combine(.divide)
    case .bind: .bind
    default: nil
    }
  }

  private func place(of target: Expression) throws(SpannedFault) -> Place {
    switch target.kind {
    case .name: return Place(root: target, parts: [], span: target.span)
    case .postfix(let root, let parts):
      switch parts.last {
      case .member(let member) where member.arguments == nil && !member.isOptional: break
      case .element, .subscript: break
      default: throw SpannedFault(.syntax(.notAssignable), target.span)
      }
      return Place(root: root, parts: parts, span: target.span)
    default: throw SpannedFault(.syntax(.notAssignable), target.span)
    }
  }
}
