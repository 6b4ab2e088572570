extension Parser {
  func statement() throws(SpannedFault) -> Statement {
    let start = current.start
    if let word = declaring {
      return Statement(kind: try declaration(word), span: Span(start: start, end: previousEnd))
    }
    if let statement = following {
      following = nil
      return statement
    }
    let isPublished = isPublished && context.isTopLevel
    if current.kind == .name || current.kind == .at { try skipModifiers() }
    var kind: Statement.Kind
    switch current.kind {
    case .let, .var:
      let word = current.kind
      advance()
      kind = try declaration(word)
    case .func: kind = try function().map { .function($0) } ?? .ignored
    case .if: kind = try conditionalStatement()
    case .for: kind = try forEach()
    case .while: kind = try whileLoop()
    case .break, .continue: kind = try loopExit()
    case .return: kind = try returnStatement()
    case .throw:
      advance()
      guard !atEndOfStatement else { throw failure(.throwWithoutValue, token(-1).span) }
      kind = .throwError(try expression())
    case .name where isHead("scene", length: 5): kind = try scene()
    case .name where isHead("expect", length: 6):
      let word = current.span
      advance()
      guard !atEndOfStatement else { throw failure(.expectWithoutValue, word) }
      kind = .expectation(try expression())
    default:
      if let statement = try wordStatement() {
        kind = statement
      } else {
        try refuseForeignStatement()
        kind = try expressionStatement()
      }
    }
    let span = Span(start: start, end: previousEnd)
    if isPublished { kind = published(kind, span) }
    return Statement(kind: kind, span: span)
  }

  /// Whether nothing more can belong to the statement.
  var atEndOfStatement: Bool { endsStatement(current) }

  /// Whether a statement ends before a token.
  func endsStatement(_ token: Token) -> Bool {
    switch token.kind {
    case .end, .semicolon, .rightCurly: true
    default: token.startsLine
    }
  }

  /// Checks that a statement ends here, and takes its `;`.
  func endOfStatement() throws(SpannedFault) {
    if following != nil { return }
    if declaring != nil, accept(.comma) { return }
    declaring = nil
    if atEndOfStatement {
      _ = accept(.semicolon)
      return
    }
    throw unexpectedAfterStatement()
  }

  // MARK: Scenes and checks

  /// Whether the current name is a word of the language here, and not a name that is assigned to or asked.
  private func isHead(_ word: String, length: Int) -> Bool {
    guard !isPasted, current.end - current.start == length, text(of: current) == word else { return false }
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

  func expressionStatement() throws(SpannedFault) -> Statement.Kind {
    let target = try expression()
    guard !current.startsLine, let assigning = assigning(current.kind) else { return .expression(target) }
    let sign = current.span
    advance()
    if case .lastResult = target.kind, assigning.operator == nil {
      let ignored = Pattern.single(Binding(name: nil, span: target.span))
      return .constant(ignored, try value(after: "="))
    }
    if assigning.operator == nil, let elements = target.kind.elements {
      return try assignment(to: elements, target.span)
    }
    let place = try place(of: target)
    if case .closure = context.callable {
      switch place.root.kind {
      case .name(let name): assignedNames.insert(name)
      case .parameter(let number): assignedNames.insert("$\(number)")
      default: break
      }
    }
    let written = try value(after: source.text(in: sign))
    let value = written.typed(declaredTypes.element(setBy: target, to: written))
    if !current.startsLine, self.assigning(current.kind) != nil { throw failure(.chainedAssignment, current.span) }
    return .assignment(Assignment(place: place, operator: assigning.operator, operatorSpan: sign, value: value))
  }

  /// `(a, b) = (b, a)`: the parts of the value go to their places.
  private func assignment(to elements: [Expression], _ span: Span) throws(SpannedFault) -> Statement.Kind {
    let name = freshName("parts")
    let value = try value(after: "=")
    var statements = [Statement(kind: .constant(.single(Binding(name: name, span: span)), value), span: value.span)]
    for (index, element) in elements.enumerated() {
      if case .lastResult = element.kind { continue }
      let part = Expression(
        kind: .postfix(Expression(kind: .name(name), span: value.span), [.element(index, value.span)]), span: value.span
      )
      let assignment = Assignment(
        place: try place(of: element), operator: nil, operatorSpan: span, value: part)
      statements.append(Statement(kind: .assignment(assignment), span: span))
    }
    return .attempt(Block(statements: statements, span: span), [])
  }

  /// An assignment's sign: of `=`, which has no operator, or of one that combines both values.
  struct Assigning {
    let `operator`: BinaryOperator?
  }

  func assigning(_ kind: Token.Kind) -> Assigning? {
    switch kind {
    case .assign: Assigning(operator: nil)
    case .addAssign: Assigning(operator: .add)
    case .subtractAssign: Assigning(operator: .subtract)
    case .multiplyAssign: Assigning(operator: .multiply)
    case .divideAssign: Assigning(operator: .divide)
    case .remainderAssign: Assigning(operator: .remainder)
    case .andAssign: Assigning(operator: .bitAnd)
    case .orAssign: Assigning(operator: .bitOr)
    case .xorAssign: Assigning(operator: .bitXor)
    case .shiftLeftAssign: Assigning(operator: .shiftLeft)
    case .shiftRightAssign: Assigning(operator: .shiftRight)
    default: nil
    }
  }

  func place(of target: Expression) throws(SpannedFault) -> Place {
    switch target.kind {
    case .name, .parameter: return Place(root: target, parts: [], span: target.span)
    case .postfix(let root, let parts):
      switch parts.last {
      case .member(let member) where member.arguments == nil: break
      case .element, .subscript, .unwrap, .optional: break
      default: throw SpannedFault(.syntax(.notAssignable), target.span)
      }
      return Place(root: root, parts: parts, span: target.span)
    default: throw SpannedFault(.syntax(.notAssignable), target.span)
    }
  }
}

extension Expression.Kind {
  /// The parts of a tuple that is written out.
  fileprivate var elements: [Expression]? {
    if case .tuple(let elements) = self, !elements.isEmpty { elements } else { nil }
  }
}
