extension Parser {
  func expression() throws(SpannedFault) -> Expression {
    let condition = try chain()
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

  /// Operands joined by operators of one precedence; the last operand is still being read.
  private final class OpenChain {
    let precedence: Precedence
    let first: Expression
    let sign: Token
    /// The rest of the chain: operands, each with the operator after it.
    var rest: [(operand: Expression, sign: Token)] = []

    init(precedence: Precedence, first: Expression, sign: Token) {
      self.precedence = precedence
      self.first = first
      self.sign = sign
    }
  }

  /// Precedence climbing with a stack of its own: a level of brackets costs one level of recursion, however many
  /// precedences meet in it.
  private func chain() throws(SpannedFault) -> Expression {
    var value = try unary()
    var open: [OpenChain] = []
    while true {
      let sign = current
      let precedence = sign.startsLine ? nil : Precedence(sign.kind)
      while let tightest = open.last?.precedence, precedence == nil || tightest > (precedence ?? .or),
        let chain = open.popLast()
      {
        value = closed(chain, value)
      }
      guard let precedence else { return value }
      if open.last?.precedence == precedence {
        if precedence == .comparison { throw failure(.chainedComparison, sign.span) }
        if precedence == .range { throw failure(.chainedRange, sign.span) }
        open[open.count - 1].rest.append((value, sign))
      } else {
        open.append(OpenChain(precedence: precedence, first: value, sign: sign))
      }
      advance()
      guard startsValue(current) else { throw missingOperand(of: text(of: sign), sign.span) }
      value = try unary()
    }
  }

  private func closed(_ chain: OpenChain, _ last: Expression) -> Expression {
    let kind: Expression.Kind
    switch chain.precedence {
    case .or: kind = .logical(.or, [chain.first] + chain.rest.map({ $0.operand }) + [last])
    case .and: kind = .logical(.and, [chain.first] + chain.rest.map({ $0.operand }) + [last])
    case .coalesce: kind = .logical(.coalesce, [chain.first] + chain.rest.map({ $0.operand }) + [last])
    case .range:
      kind = .range(
        lower: chain.first, upper: last, isClosed: chain.sign.kind == .closedRange, operatorSpan: chain.sign.span)
    case .comparison, .addition, .multiplication:
      var terms: [BinaryTerm] = []
      terms.reserveCapacity(chain.rest.count + 1)
      for index in 0...chain.rest.count {
        let sign = index == 0 ? chain.sign : chain.rest[index - 1].sign
        let operand = index < chain.rest.count ? chain.rest[index].operand : last
        if let binaryOperator = BinaryOperator(sign.kind) {
          terms.append(BinaryTerm(operator: binaryOperator, operatorSpan: sign.span, operand: operand))
        }
      }
      kind = .binary(chain.first, terms)
    }
    return Expression(kind: kind, span: chain.first.span.joined(with: last.span))
  }

  // MARK: Unary operators

  private func unary() throws(SpannedFault) -> Expression {
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
  private func leastInteger() -> Int? {
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
    if let fault = operatorAlone() { return fault }
    return switch current.kind {
    case .if: failure(.conditionalAsValue, current.span)
    case .plus: failure(.unaryPlus, current.span)
    case .dot where sign == "?" && current.start == span.end:
      failure(.expectedName(after: "?.", found: "the end of the line"), span.joined(with: current.span))
    case .dot, .optionalDot: failure(.nothingBeforeDot, current.span)
    default: failure(.missingOperand(of: sign, found: currentDescription), span)
    }
  }
}
