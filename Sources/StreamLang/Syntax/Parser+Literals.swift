extension Parser {
  /// The name of `type(of:)` as a function.
  static let typeOf = "type(of:)"

  func primary() throws(SpannedFault) -> Expression {
    let token = current
    let kind: Expression.Kind
    switch token.kind {
    case .name:
      if let value = try statementAsValue() { return value }
      var name = text(of: token)
      if declaredKind == .class {
        let declaration = try typeDeclaration(.class)
        return Expression(kind: .type(declaration), span: declaration.span)
      }
      // `type` alone is a name of the app.
      if isPasted, name == "type", self.token(1).kind == .leftRound, self.token(3).kind == .colon,
        text(of: self.token(2)) == "of"
      {
        name = Self.typeOf
      }
      // There are no objects and no modules: the names after `self` and `Swift` are plain ones.
      if namesOfSelf.contains(name) || name == "Swift" && !isInType,
        self.token(1).kind == .dot || self.token(1).kind == .optionalDot, self.token(2).kind == .name,
        !self.token(1).startsLine
      {
        for _ in 0..<2 { advance() }
        return try primary()
      }
      advance()
      genericsOfName = genericArguments(of: token)
      return Expression(kind: .name(name), span: token.span)
    case .if:
      if let value = try statementAsValue() { return value }
      throw unexpectedValue()
    case .keyPath: return try keyPath()
    case .dot where startsImplicitMember(token): return try implicitMember()
    case .underscore: kind = .lastResult
    case .parameter: kind = try parameter()
    case .true: kind = .boolean(true)
    case .false: kind = .boolean(false)
    case .nil: kind = .nilLiteral
    case .integer:
      guard let value = Int(exactly: UInt(bitPattern: token.payload)) else {
        throw failure(.integerTooLarge(text(of: token)))
      }
      kind = .integer(value)
    case .double: kind = .double(Double(bitPattern: UInt64(UInt(bitPattern: token.payload))))
    case .duration: kind = .duration(nanoseconds: token.payload)
    case .string: kind = .string(strings[token.payload])
    case .stringOpen: return try interpolation()
    case .leftRound: return try parenthesized()
    case .leftSquare:
      if let kind = collectionType() {
        return Expression(kind: kind, span: Span(start: token.start, end: previousEnd))
      }
      return try collection()
    case .leftCurly:
      let closure = try closure(isTrailing: false)
      return Expression(kind: .closure(closure), span: closure.span)
    default: throw unexpectedValue()
    }
    advance()
    return Expression(kind: kind, span: token.span)
  }

  /// `if … else …` and `switch … { … }` where a value is expected: a closure that is called at once.
  private func statementAsValue() throws(SpannedFault) -> Expression? {
    let isSwitch = current.kind != .if
    if isSwitch {
      guard current.end - current.start == 6, text(of: current) == "switch", switchFollows else { return nil }
    }
    let start = current.start
    try enter()
    let kind = isSwitch ? try switchStatement() : try conditionalStatement()
    leave()
    let span = Span(start: start, end: previousEnd)
    let closure = Closure(
      parameters: .none, body: [Statement(kind: kind, span: span)], span: span, isTrailing: false)
    let call = Arguments(list: [], trailing: nil, span: span)
    return Expression(kind: .postfix(Expression(kind: .closure(closure), span: span), [.call(call)]), span: span)
  }

  /// `.milliseconds(300)`
  private func implicitMember() throws(SpannedFault) -> Expression {
    let start = current.start
    let result = context.result
    guard case .member(let member) = try member() else { throw unexpectedValue() }
    // `-> Single<Int> { .create { … } }`: each type makes its streams in its own way.
    if member.name == "create", let result {
      let type = Expression(kind: .name(result.name), span: Span(at: start))
      return Expression(kind: .postfix(type, [.member(member)]), span: Span(start: start, end: previousEnd))
    }
    return Expression(kind: .implicitMember(member), span: Span(start: start, end: previousEnd))
  }

  private func parameter() throws(SpannedFault) -> Expression.Kind {
    let number = current.payload
    switch context.callable {
    case .closure(named: true, _): throw failure(.namedAndNumbered(text(of: current)))
    case .closure(named: false, let highest):
      context.callable = .closure(named: false, highestParameter: max(highest, number))
    case .none, .function: throw failure(.parameterOutside(text(of: current)))
    }
    return .parameter(number)
  }

  private func interpolation() throws(SpannedFault) -> Expression {
    let start = current.start
    try enter()
    let allowed = context.allowsTrailingClosure
    context.allowsTrailingClosure = true
    var parts: [StringPart] = []
    appendText(to: &parts)
    repeat {
      advance()
      if current.kind == .stringMiddle || current.kind == .stringClose {
        throw failure(.emptyInterpolation, Span(start: token(-1).end - 2, end: current.start + 1))
      }
      parts.append(.value(try expression()))
      guard current.kind == .stringMiddle || current.kind == .stringClose else {
        throw failure(.interpolationGoesOn(found: currentDescription))
      }
      appendText(to: &parts)
    } while current.kind != .stringClose
    advance()
    context.allowsTrailingClosure = allowed
    leave()
    return Expression(kind: .interpolation(parts), span: Span(start: start, end: previousEnd))
  }

  private func appendText(to parts: inout [StringPart]) {
    let text = strings[current.payload]
    if !text.isEmpty { parts.append(.text(text)) }
  }

  // MARK: Brackets

  private func parenthesized() throws(SpannedFault) -> Expression {
    let opening = current
    if let type = tupleType() { return type }
    if token(2).kind == .rightRound {
      advance()
      if let function = operatorFunction() {
        advance()
        return function
      }
      restore(position - 1, nesting: nestingDepth)
    }
    var labels: [Label?] = []
    let elements = try bracketed(closing: .rightRound) { () throws(SpannedFault) in
      var label: Label?
      if current.kind.isWord, token(1).kind == .colon {
        label = Label(name: text(of: current), span: current.span)
        for _ in 0..<2 { advance() }
      }
      labels.append(label)
      return try expression()
    }
    let span = Span(start: opening.start, end: previousEnd)
    if elements.count > 1, labels.contains(where: { $0 != nil }) {
      let list = zip(labels, elements).map { Argument(label: $0, value: $1) }
      return Expression(kind: .labelledTuple(list), span: span)
    }
    guard let first = elements.first, elements.count == 1 else { return Expression(kind: .tuple(elements), span: span) }
    return Expression(kind: first.kind, span: span)
  }

  private func collection() throws(SpannedFault) -> Expression {
    let opening = current
    if token(1).kind == .colon, token(2).kind == .rightSquare {
      for _ in 0..<3 { advance() }
      return Expression(kind: .dictionary([]), span: Span(start: opening.start, end: previousEnd))
    }
    var isDictionary = false
    var entries: [DictionaryEntry] = []
    var isFirst = true
    let elements = try bracketed(closing: .rightSquare) { () throws(SpannedFault) in
      let element = try expression()
      if isFirst { isDictionary = current.kind == .colon }
      isFirst = false
      guard isDictionary else {
        if current.kind == .colon { throw failure(.keyInArray) }
        return element
      }
      guard current.kind == .colon else {
        throw unclosed(opening) ?? failure(.entryWithoutValue, element.span)
      }
      advance()
      guard startsValue(current) else {
        throw unclosed(opening) ?? missingOperand(of: ":", token(-1).span)
      }
      entries.append(DictionaryEntry(key: element, value: try expression()))
      return element
    }
    return Expression(
      kind: isDictionary ? .dictionary(entries) : .array(elements), span: Span(start: opening.start, end: previousEnd))
  }

  /// The elements between the bracket at the current token and its partner.
  private func bracketed(
    closing kind: Token.Kind, element: () throws(SpannedFault) -> Expression
  ) throws(SpannedFault) -> [Expression] {
    let opening = current
    try enter()
    advance()
    let allowed = context.allowsTrailingClosure
    context.allowsTrailingClosure = true
    var elements: [Expression] = []
    while current.kind != kind {
      if let fault = unclosed(opening) { throw fault }
      elements.append(try element())
      try separator(closing: opening, with: kind)
    }
    advance()
    context.allowsTrailingClosure = allowed
    leave()
    return elements
  }

  /// Takes a comma, unless the closing bracket comes next.
  func separator(closing opening: Token, with kind: Token.Kind) throws(SpannedFault) {
    if current.kind == kind || accept(.comma) { return }
    throw unclosed(opening, afterElement: true) ?? unexpectedInBrackets(opening)
  }

  func close(_ opening: Token, with kind: Token.Kind) throws(SpannedFault) {
    guard !accept(kind) else { return }
    throw unclosed(opening, afterElement: true) ?? unexpectedInBrackets(opening)
  }

  /// The fault of a bracket that is open at the end of the text.
  ///
  /// - Parameter afterElement: Whether an element has just ended: then the bracket may also be one that nothing closes
  ///   before the next line.
  func unclosed(_ opening: Token, afterElement: Bool = false) -> SpannedFault? {
    let isLeftOpen =
      afterElement && opening.payload <= 0 && source.line(at: previousEnd) < source.line(at: current.start)
    guard current.kind == .end || isLeftOpen else { return nil }
    return SpannedFault(.syntax(.unclosedBracket(text(of: opening))), opening.span)
  }
}
