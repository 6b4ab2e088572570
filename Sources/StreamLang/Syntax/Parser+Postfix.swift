extension Parser {
  func postfix() throws(SpannedFault) -> Expression {
    // A statement that begins with `.` goes on from the last result.
    let primary =
      current.kind == .dot && context.isTopLevel && isStatementHead
      ? Expression(kind: .lastResult, span: Span(at: current.start)) : try primary()
    guard startsPart(current, after: primary) else { return primary }
    var parts: [PostfixPart] = []
    repeat {
      parts.append(try part())
    } while startsPart(current, after: nil)
    return Expression(kind: .postfix(primary, parts), span: Span(start: primary.span.start, end: previousEnd))
  }

  /// Whether a token goes on with a value; numbers, strings and the like cannot be called.
  private func startsPart(_ token: Token, after primary: Expression?) -> Bool {
    switch token.kind {
    case .dot, .optionalDot: primary?.isEmptyLastResult == true || !token.startsLine
    case .leftRound: !token.startsLine && primary?.isLiteral != true
    case .leftSquare: !token.startsLine
    case .leftCurly: !token.startsLine && context.allowsTrailingClosure && primary?.isLiteral != true
    case .not: !token.startsLine && token.start == previousEnd
    default: false
    }
  }

  private func part() throws(SpannedFault) -> PostfixPart {
    switch current.kind {
    case .dot, .optionalDot: try member()
    case .leftSquare: try subscripted()
    case .not: throw failure(.forcedValue)
    default: .call(try arguments())
    }
  }

  private func member() throws(SpannedFault) -> PostfixPart {
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
    let isCalled = continues(with: .leftRound) || (continues(with: .leftCurly) && context.allowsTrailingClosure)
    return .member(
      Member(
        name: text(of: token), nameSpan: token.span, isOptional: dot.kind == .optionalDot,
        arguments: isCalled ? try arguments() : nil))
  }

  private func subscripted() throws(SpannedFault) -> PostfixPart {
    let opening = current
    try enter()
    advance()
    let allowed = context.allowsTrailingClosure
    context.allowsTrailingClosure = true
    guard current.kind != .rightSquare else { throw failure(.emptySubscript, opening.span.joined(with: current.span)) }
    let index = try expression()
    try close(opening, with: .rightSquare)
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
    if continues(with: .leftCurly), context.allowsTrailingClosure {
      trailing = try closure(isTrailing: true)
      if current.kind.isWord, !current.startsLine, token(1).kind == .colon, token(2).kind == .leftCurly {
        throw failure(.severalTrailingClosures(text(of: current)))
      }
    }
    return Arguments(list: list, trailing: trailing, span: Span(start: start, end: previousEnd))
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
      guard startsValue(current) else {
        throw unclosed(opening) ?? missingOperand(of: "\(label?.name ?? ""):", token(-1).span)
      }
    }
    if let fault = unclosed(opening) { throw fault }
    return Argument(label: label, value: try expression())
  }
}

extension Expression {
  /// Whether it stands for the result that a leading `.` goes on from.
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
