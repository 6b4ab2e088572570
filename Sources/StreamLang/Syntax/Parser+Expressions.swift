extension Parser {
  mutating func expression() throws(SpannedFault) -> Expression {
    let condition = try chain(atLeast: .or)
    guard continues(with: .question) else { return condition }
    try enter()
    let question = current.span
    advance()
    guard startsValue(current) else { throw missingOperand(of: "?", question) }
    let then = try expression()
    guard continues(with: .colon) else { throw failure(.conditionalWithoutColon, question) }
    let colon = current.span
    advance()
    guard startsValue(current) else { throw missingOperand(of: ":", colon) }
    let otherwise = try expression()
    leave()
    return Expression(
      kind: .conditional(condition: condition, then: then, otherwise: otherwise),
      span: condition.span.joined(with: otherwise.span))
  }

  // MARK: Binary operators

  /// Operands joined by operators that bind at least so tightly.
  private mutating func chain(atLeast minimum: Precedence) throws(SpannedFault) -> Expression {
    var left = try unary()
    while let precedence = Precedence(current.kind), precedence >= minimum, !current.startsLine {
      left =
        switch precedence {
        case .or: try logical(.or, left, precedence)
        case .and: try logical(.and, left, precedence)
        case .coalesce: try logical(.coalesce, left, precedence)
        case .range: try range(from: left)
        case .comparison: try comparison(of: left)
        default: try arithmetic(left, precedence)
        }
    }
    return left
  }

  /// The operand behind the current operator.
  private mutating func operand(_ precedence: Precedence) throws(SpannedFault) -> Expression {
    let sign = current
    advance()
    guard startsValue(current) else { throw missingOperand(of: text(of: sign), sign.span) }
    return try chain(atLeast: precedence.tighter)
  }

  private mutating func arithmetic(
    _ first: Expression, _ precedence: Precedence
  ) throws(SpannedFault) -> Expression {
    var terms: [BinaryTerm] = []
    var span = first.span
    while Precedence(current.kind) == precedence, !current.startsLine,
      let binaryOperator = BinaryOperator(current.kind)
    {
      let operatorSpan = current.span
      let operand = try operand(precedence)
      span = span.joined(with: operand.span)
      terms.append(BinaryTerm(operator: binaryOperator, operatorSpan: operatorSpan, operand: operand))
    }
    return Expression(kind: .binary(first, terms), span: span)
  }

  private mutating func comparison(of first: Expression) throws(SpannedFault) -> Expression {
    guard let binaryOperator = BinaryOperator(current.kind) else { return first }
    let operatorSpan = current.span
    let operand = try operand(.comparison)
    if Precedence(current.kind) == .comparison, !current.startsLine {
      throw failure(.chainedComparison, current.span)
    }
    let term = BinaryTerm(operator: binaryOperator, operatorSpan: operatorSpan, operand: operand)
    return Expression(kind: .binary(first, [term]), span: first.span.joined(with: operand.span))
  }

  private mutating func logical(
    _ logicalOperator: LogicalOperator, _ first: Expression, _ precedence: Precedence
  ) throws(SpannedFault) -> Expression {
    var operands = [first]
    var span = first.span
    while Precedence(current.kind) == precedence, !current.startsLine {
      let operand = try operand(precedence)
      span = span.joined(with: operand.span)
      operands.append(operand)
    }
    return Expression(kind: .logical(logicalOperator, operands), span: span)
  }

  private mutating func range(from lower: Expression) throws(SpannedFault) -> Expression {
    let sign = current
    let upper = try operand(.range)
    if Precedence(current.kind) == .range, !current.startsLine { throw failure(.chainedRange, current.span) }
    return Expression(
      kind: .range(lower: lower, upper: upper, isClosed: sign.kind == .closedRange, operatorSpan: sign.span),
      span: lower.span.joined(with: upper.span))
  }

  // MARK: Unary operators

  private mutating func unary() throws(SpannedFault) -> Expression {
    let sign = current
    let unaryOperator: UnaryOperator
    switch sign.kind {
    case .minus: unaryOperator = .negate
    case .not: unaryOperator = .not
    default: return try postfix()
    }
    try enter()
    advance()
    if unaryOperator == .negate, let least = leastInteger() {
      leave()
      return Expression(kind: .integer(least), span: Span(start: sign.start, end: previousEnd))
    }
    guard startsValue(current), !current.startsLine else {
      let before = token(-2)
      if sign.kind == .minus, before.kind == .minus, before.end == sign.start {
        throw failure(.foreignOperator("--", instead: "-= 1"), Span(start: before.start, end: sign.end))
      }
      throw missingOperand(of: text(of: sign), sign.span)
    }
    let operand = try unary()
    leave()
    return Expression(
      kind: .unary(unaryOperator, operatorSpan: sign.span, operand), span: sign.span.joined(with: operand.span))
  }

  /// `Int.min`, whose digits alone are too large.
  private mutating func leastInteger() -> Int? {
    guard current.kind == .integer, UInt(bitPattern: current.payload) == Int.min.magnitude else { return nil }
    advance()
    return Int.min
  }

  // MARK: Missing values

  /// Whether a value can begin with the token.
  func startsValue(_ token: Token) -> Bool {
    switch token.kind {
    case .name, .underscore, .parameter, .true, .false, .nil, .integer, .double, .duration, .string, .stringOpen,
      .leftRound, .leftSquare, .leftCurly, .minus, .not, .invalid:
      true
    default: false
    }
  }

  func missingOperand(of sign: String, _ span: Span) -> SpannedFault {
    if current.kind == .if { return failure(.conditionalAsValue, current.span) }
    return failure(.missingOperand(of: sign, found: currentDescription), span)
  }
}
