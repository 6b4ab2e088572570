extension Parser {
  func postfix() throws(SpannedFault) -> Expression {
    // A statement that begins with `.` goes on from the last result.
    genericsOfName = []
    var primary =
      current.kind == .dot && context.isTopLevel && isStatementHead
      ? Expression(kind: .lastResult, span: Span(at: current.start)) : try primary()
    let generics = genericsOfName
    if let reference = initializerReference(primary) { return reference }
    guard startsPart(current, after: primary) else { return named(primary, []) }
    var parts: [PostfixPart] = []
    repeat {
      if parts.isEmpty, let call = try initializerCall(primary) {
        parts.append(call)
        continue
      }
      if let reference = functionReference(primary, parts) { return reference }
      if isPostfixOperator(current) {
        let owner = Expression(
          kind: parts.isEmpty ? primary.kind : .postfix(named(primary, parts), parts),
          span: Span(start: primary.span.start, end: previousEnd))
        primary = .calling(text(of: current), [Argument(label: nil, value: owner)], current.span)
        parts = []
        advance()
        continue
      }
      if let path = try keyPath() {
        if assigning(current.kind) != nil {
          let label = Label(name: "keyPath", span: path.span)
          parts.append(.subscript(.index([Argument(label: label, value: path)]), path.span))
          break
        }
        let owner = parts.isEmpty ? primary.kind : .postfix(named(primary, parts), parts)
        let span = Span(start: primary.span.start, end: previousEnd)
        let argument = Argument(label: nil, value: Expression(kind: owner, span: span))
        (primary, parts) = (path, [.call(Arguments(list: [argument], trailing: nil, span: span))])
        continue
      }
      guard parts.count < Parser.longestChain else {
        throw SpannedFault(.syntax(.chainTooLong(limit: Parser.longestChain)), current.span)
      }
      let next = try part()
      parts.append(parts.isEmpty ? creatingByTask(next, of: primary) : next)
    } while startsPart(current, after: nil)
    if let type = declaredTypes.element(of: primary, generics, parts) { parts[0] = parts[0].typed(type) }
    if generics.first?.shape?.hasOptionals == true { parts[0] = parts[0].of(generics) }
    genericsOfName = parts.count == 1 ? generics : []
    return Expression(
      kind: .postfix(named(primary, parts), parts), span: Span(start: primary.span.start, end: previousEnd))
  }

  /// Whether a token goes on with a value; numbers, strings and the like cannot be called.
  private func startsPart(_ token: Token, after primary: Expression?) -> Bool {
    switch token.kind {
    case .dot, .optionalDot: primary?.isEmptyLastResult == true || !token.startsLine
    case .leftRound: !token.startsLine && primary?.isLiteral != true
    case .leftSquare: !token.startsLine
    case .leftCurly:
      !token.startsLine && mayTrail(token) && primary?.isLiteral != true && !isObserver(self.token(1))
    case .not: !token.startsLine && token.start == previousEnd
    case .question: isOptionalMark(token)
    case .custom: isPostfixOperator(token)
    default: false
    }
  }

  /// Whether a token is an operator of the code after its value: `5°`.
  private func isPostfixOperator(_ token: Token) -> Bool {
    token.kind == .custom && token.start == previousEnd && operatorGroups.postfix.contains(text(of: token))
  }

  /// Whether a brace begins a closure after a call: in the head of a statement only if its block follows.
  private func mayTrail(_ opening: Token) -> Bool {
    if context.allowsTrailingClosure { return true }
    let next = tokenAfter(opening)
    return next.kind == .leftCurly && !next.startsLine
  }

  private func part() throws(SpannedFault) -> PostfixPart {
    switch current.kind {
    case .dot, .optionalDot: try member()
    case .leftSquare: try subscripted()
    case .not: .unwrap(taken())
    case .question: .optional(taken())
    default: .call(try arguments())
    }
  }

  private func taken() -> Span {
    let span = current.span
    advance()
    return span
  }

  /// Whether a `?` belongs to `x?[0]`, `f?(x)`, `x?.0` or `x? += 1`, and to no `c ? a : b`.
  private func isOptionalMark(_ token: Token) -> Bool {
    guard token.start == previousEnd, !token.startsLine else { return false }
    let next = self.token(1)
    if assigning(next.kind) != nil { return true }
    let isElement = next.kind == .dot && self.token(2).kind == .integer
    return (next.kind == .leftSquare || next.kind == .leftRound || isElement) && next.start == token.end
  }

  /// `[keyPath: path]`: the path, which is a function of the value before it.
  private func keyPath() throws(SpannedFault) -> Expression? {
    let opening = current
    guard opening.kind == .leftSquare, token(2).kind == .colon, text(of: token(1)) == "keyPath" else { return nil }
    for _ in 0..<3 { advance() }
    let path = try expression()
    try close(opening, with: .rightSquare)
    return path
  }

  /// Whether `.init` follows a type.
  private func isInitialised(_ type: Expression) -> Bool {
    guard case .name(let name) = type.kind, current.kind == .dot, token(1).kind == .name,
      token(1).end - token(1).start == 4, text(of: token(1)) == "init"
    else { return false }
    return name.first?.isUppercase == true
  }

  /// `Subject<Int>.init()` calls the type.
  private func initializerCall(_ type: Expression) throws(SpannedFault) -> PostfixPart? {
    guard isInitialised(type) else { return nil }
    for _ in 0..<2 { advance() }
    return .call(try arguments())
  }

  /// `Int.init`: a closure that makes a value of the type.
  private func initializerReference(_ type: Expression) -> Expression? {
    guard isInitialised(type) else { return nil }
    if labelsAlone(at: 2) != nil {
      // `URL.init(string:)`
      for _ in 0..<2 { advance() }
      return functionReference(type, [])
    }
    let next = token(2)
    guard next.startsLine || !(next.kind == .leftRound || next.kind == .leftCurly && mayTrail(next))
    else { return nil }
    for _ in 0..<2 { advance() }
    let span = Span(start: type.span.start, end: previousEnd)
    let value = Argument(label: nil, value: Expression(kind: .parameter(0), span: span))
    let call = Expression(
      kind: .postfix(type, [.call(Arguments(list: [value], trailing: nil, span: span))]), span: span)
    return .closure(of: call, parameters: 1)
  }

  func member() throws(SpannedFault) -> PostfixPart {
    let dot = current
    advance()
    let token = current
    if token.kind == .integer, token.start == dot.end {
      guard let index = Int(exactly: UInt(bitPattern: token.payload)) else {
        throw failure(.integerTooLarge(text(of: token)))
      }
      advance()
      return .element(index, token.span)
    }
    guard token.kind.isWord, token.kind != .underscore, !token.startsLine else {
      throw failure(.expectedName(after: text(of: dot), found: currentDescription), dot.span)
    }
    advance()
    genericArguments(of: token)
    let isCalled =
      continues(with: .leftRound)
      || continues(with: .leftCurly) && mayTrail(current) && !isObserver(self.token(1))
    return .member(
      Member(
        name: text(of: token), nameSpan: token.span, isOptional: dot.kind == .optionalDot,
        arguments: isCalled ? try arguments().givingFirst : nil))
  }

  func subscripted() throws(SpannedFault) -> PostfixPart {
    let opening = current
    try enter()
    advance()
    let allowed = context.allowsTrailingClosure
    context.allowsTrailingClosure = true
    guard current.kind != .rightSquare else { throw failure(.emptySubscript, opening.span.joined(with: current.span)) }
    var list: [Argument] = []
    repeat {
      var label: Label?
      if current.kind.isWord, token(1).kind == .colon {
        label = Label(name: text(of: current), span: current.span)
        for _ in 0..<2 { advance() }
      }
      list.append(Argument(label: label, value: try expression()))
    } while accept(.comma) && current.kind != .rightSquare
    try close(opening, with: .rightSquare)
    let index = list.count == 1 && list[0].label == nil ? list[0].value : .index(list)
    context.allowsTrailingClosure = allowed
    leave()
    return .subscript(index, Span(start: opening.start, end: previousEnd))
  }

  // MARK: Calls

  /// `(…)`, `(…) { … }` or `{ … }`.
  private func arguments() throws(SpannedFault) -> Arguments {
    let start = current.start
    var list: [Argument] = []
    if current.kind == .leftRound { list = try parenthesizedArguments() }
    var trailing: Closure?
    if continues(with: .leftCurly), mayTrail(current) {
      trailing = try closure(isTrailing: true)
      while current.kind.isWord, !current.startsLine, token(1).kind == .colon, token(2).kind == .leftCurly {
        let label = Label(name: text(of: current), span: current.span)
        for _ in 0..<2 { advance() }
        let closure = try closure(isTrailing: false)
        list.append(Argument(label: label, value: Expression(kind: .closure(closure), span: closure.span)))
      }
    }
    return Arguments(
      list: settingOwnProperty(list), trailing: trailing, span: Span(start: start, end: previousEnd))
  }

  private func parenthesizedArguments() throws(SpannedFault) -> [Argument] {
    let opening = current
    try enter()
    advance()
    let allowed = context.allowsTrailingClosure
    context.allowsTrailingClosure = true
    var list: [Argument] = []
    while current.kind != .rightRound {
      list.append(try argument(in: opening))
      if continues(with: .colon) { throw failure(.labelIsNoName(source.text(in: list[list.count - 1].value.span))) }
      if continues(with: .assign) { throw failure(.labelWithEqual) }
      try separator(closing: opening, with: .rightRound)
    }
    advance()
    context.allowsTrailingClosure = allowed
    leave()
    return list
  }

  private func argument(in opening: Token) throws(SpannedFault) -> Argument {
    var label: Label?
    if current.kind.isWord, current.kind != .underscore, token(1).kind == .colon {
      label = Label(name: text(of: current), span: current.span)
      advance()
      advance()
      guard startsValue(current) || operatorAlone != nil else {
        throw unclosed(opening) ?? missingOperand(of: "\(label?.name ?? ""):", token(-1).span)
      }
    }
    if let fault = unclosed(opening) { throw fault }
    if let function = operatorFunction() { return Argument(label: label, value: function) }
    return Argument(label: label, value: try expression())
  }
}

extension Expression {
  /// The arguments of a subscript that has labels or several: `counts[key, default: 0]`.
  fileprivate static func index(_ list: [Argument]) -> Expression {
    Expression(kind: .labelledTuple(list), span: list[0].value.span.joined(with: list[list.count - 1].value.span))
  }

  /// Whether it means the result that a leading `.` goes on from.
  fileprivate var isEmptyLastResult: Bool {
    if case .lastResult = kind { return span.isEmpty }
    return false
  }

  fileprivate var isLiteral: Bool {
    switch kind {
    case .integer, .double, .boolean, .nilLiteral, .duration, .string, .interpolation: true
    default: false
    }
  }
}

extension Parser {
  /// Whether an operator is handed over as a function: `reduce(0, +)`.
  var operatorAlone: Token? {
    let next = token(1).kind
    guard next == .comma || next == .rightRound, Precedence(current.kind) != nil || current.kind == .not else {
      return nil
    }
    return current
  }

  /// `+` alone is `{ $0 + $1 }`, `!` is `{ !$0 }`.
  func operatorFunction() -> Expression? {
    guard let sign = operatorAlone else { return nil }
    let parameters = (0..<2).map { Expression(kind: .parameter($0), span: sign.span) }
    let kind: Expression.Kind
    switch sign.kind {
    case .not: kind = .unary(.not, operatorSpan: sign.span, parameters[0])
    case .and: kind = .logical(.and, parameters)
    case .custom:
      advance()
      return Expression(kind: .name(text(of: sign)), span: sign.span)
    case .or: kind = .logical(.or, parameters)
    case .coalesce: kind = .logical(.coalesce, parameters)
    case .halfOpenRange, .closedRange:
      kind = .range(
        lower: parameters[0], upper: parameters[1], isClosed: sign.kind == .closedRange, operatorSpan: sign.span)
    default:
      guard let binary = BinaryOperator(sign.kind) else { return nil }
      kind = .binary(
        parameters[0], [BinaryTerm(operator: binary, operatorSpan: sign.span, operand: parameters[1])])
    }
    advance()
    return .closure(of: Expression(kind: kind, span: sign.span), parameters: sign.kind == .not ? 1 : 2)
  }

  /// `\.name.count` is `{ $0.name.count }`.
  func keyPath() throws(SpannedFault) -> Expression {
    let start = current
    advance()
    if isTypeName(current) {
      advance()
      genericArguments(of: token(-1))
    }
    var parts: [PostfixPart] = []
    var names: [String] = []
    while current.kind == .dot || current.kind == .optionalDot || (current.kind == .leftSquare && !parts.isEmpty)
      || current.kind == .not || current.kind == .question, current.start == previousEnd
    {
      switch current.kind {
      case .leftSquare: parts.append(try subscripted())
      case .not, .question: advance()
      default:
        let isOptional = current.kind == .optionalDot
        advance()
        guard current.kind.isWord || current.kind == .integer, current.start == previousEnd else {
          throw failure(.expectedName(after: ".", found: currentDescription), token(-1).span)
        }
        let name = text(of: current)
        if current.kind == .integer {
          parts.append(.element(current.payload, current.span))
        } else if name != "self" {
          parts.append(.member(Member(name: name, nameSpan: current.span, isOptional: isOptional, arguments: nil)))
        }
        names.append(name)
        advance()
      }
    }
    let span = Span(start: start.start, end: previousEnd)
    guard !names.isEmpty else {
      throw failure(.expectedName(after: source.text(in: span), found: currentDescription), span)
    }
    let root = Expression(kind: .parameter(0), span: span)
    return .closure(
      of: parts.isEmpty ? root : Expression(kind: .postfix(root, parts), span: span), parameters: 1, keyPath: names)
  }
}

extension Expression {
  /// A closure of one expression that is written without braces.
  static func closure(of body: Expression, parameters: Int, keyPath: [String] = []) -> Expression {
    let closure = Closure(
      parameters: .positional(parameters), body: [Statement(kind: .expression(body), span: body.span)], span: body.span,
      isTrailing: false, keyPath: keyPath)
    return Expression(kind: .closure(closure), span: body.span)
  }
}

extension Parser {
  /// A name with what follows it, where it is that of one of several functions: the full name.
  func named(_ primary: Expression, _ parts: [PostfixPart]) -> Expression {
    guard case .name(let name) = primary.kind else { return primary }
    var labels: [String?]?
    var hasTrailing = false
    if case .call(let arguments)? = parts.first {
      labels = arguments.list.map { $0.label?.name }
      hasTrailing = arguments.trailing != nil
    }
    let full = overloads.name(of: name, calledWith: labels, hasTrailing: hasTrailing)
    return full == name ? primary : Expression(kind: .name(full), span: primary.span)
  }
}
