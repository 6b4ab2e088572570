extension Parser {
  func expression() throws(SpannedFault) -> Expression {
    let condition = try chain()
    if continues(with: .bind) { return try bound(condition) }
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

  /// `target <~ stream`
  private func bound(_ target: Expression) throws(SpannedFault) -> Expression {
    let sign = current.span
    let place = try place(of: target)
    try enter()
    advance()
    let stream = try value(after: "<~")
    leave()
    return Expression(
      kind: .bound(place, operatorSpan: sign, stream), span: target.span.joined(with: stream.span))
  }

  // MARK: Binary operators

  /// Operands joined by operators of one precedence; the last operand is still being read.
  private final class OpenChain {
    let precedence: Precedence
    let level: Int
    let first: Expression
    let sign: Token
    /// The rest of the chain: operands, each with the operator after it.
    var rest: [(operand: Expression, sign: Token)] = []

    init(precedence: Precedence, _ level: Int, first: Expression, sign: Token) {
      self.precedence = precedence
      self.level = level
      self.first = first
      self.sign = sign
    }
  }

  /// Precedence climbing with a stack of its own: a level of brackets costs one level of recursion, however many
  /// precedences meet in it.
  func chain() throws(SpannedFault) -> Expression {
    var value = try unary()
    var open: [OpenChain] = []
    while true {
      let sign = current
      let precedence = sign.startsLine ? nil : Precedence(sign.kind) ?? (castFollows ? .cast : nil)
      let level = precedence == .custom ? operatorGroups.level(of: text(of: sign)) : precedence?.level
      while let tightest = open.last?.level, level.map({ tightest > $0 }) ?? true, let chain = open.popLast() {
        value = closed(chain, value)
      }
      guard let precedence, let level else { return value }
      if precedence == .cast {
        value = try cast(value)
        continue
      }
      if open.last?.level == level {
        if precedence == .comparison { throw failure(.chainedComparison, sign.span) }
        if precedence == .range { throw failure(.chainedRange, sign.span) }
        open[open.count - 1].rest.append((value, sign))
      } else {
        open.append(OpenChain(precedence: precedence, level, first: value, sign: sign))
      }
      advance()
      if precedence == .range, endsRange, let chain = open.popLast() {
        // `1...`
        value = Expression(
          kind: .range(lower: chain.first, upper: nil, isClosed: sign.kind == .closedRange, operatorSpan: sign.span),
          span: chain.first.span.joined(with: sign.span))
        continue
      }
      guard startsValue(current) else { throw missingOperand(of: text(of: sign), sign.span) }
      value = try unary()
    }
  }

  /// Whether nothing that can be an upper bound follows the sign of a range.
  private var endsRange: Bool {
    switch current.kind {
    case .rightRound, .rightSquare, .colon, .comma: true
    case .leftCurly: current.start > previousEnd
    default: false
    }
  }

  // MARK: Casts

  private var castFollows: Bool {
    guard current.kind == .name, current.end - current.start == 2 else { return false }
    let word = text(of: current)
    return word == "as" || word == "is"
  }

  private func cast(_ value: Expression) throws(SpannedFault) -> Expression {
    let next = token(1)
    let isMarked = (next.kind == .question || next.kind == .not) && next.start == current.end
    guard isMarked || isTypeName(next) || next.kind == .leftSquare || next.kind == .leftRound || next.kind == .name,
      isMarked || next.kind != .name || isTypeName(next) || text(of: current) == "as"
    else {
      throw foreignWord()
        ?? failure(.expectedType(after: text(of: current), found: "'\(text(of: next))'"), current.span)
    }
    var cast: Cast = text(of: current) == "is" ? .is : .as
    advance()
    if accept(.question) { cast = .ifPossible } else if accept(.not) { cast = .forced }
    let type = try type(after: cast.rawValue)
    let span = value.span.joined(with: type.span)
    if cast == .as {
      let converted = value.typed(type)
      if case .double = converted.kind { return Expression(kind: converted.kind, span: span) }
    }
    return Expression(kind: .cast(value, cast, type), span: span)
  }

  private func closed(_ chain: OpenChain, _ last: Expression) -> Expression {
    var kind: Expression.Kind
    switch chain.precedence {
    case .custom:
      if operatorGroups.isRight(text(of: chain.sign)) { return rightmost(chain, last) }
      kind = chain.first.kind
      for index in 0...chain.rest.count {
        let sign = index == 0 ? chain.sign : chain.rest[index - 1].sign
        let left = Expression(kind: kind, span: Span(start: chain.first.span.start, end: sign.start))
        let operands = [left, index < chain.rest.count ? chain.rest[index].operand : last]
        kind =
          Expression.calling(text(of: sign), operands.map { Argument(label: nil, value: $0) }, sign.span).kind
      }
    case .or: kind = .logical(.or, [chain.first] + chain.rest.map({ $0.operand }) + [last])
    case .and: kind = .logical(.and, [chain.first] + chain.rest.map({ $0.operand }) + [last])
    case .coalesce: kind = .logical(.coalesce, [chain.first] + chain.rest.map({ $0.operand }) + [last])
    case .range:
      kind = .range(
        lower: chain.first, upper: last, isClosed: chain.sign.kind == .closedRange, operatorSpan: chain.sign.span)
    case .comparison where chain.sign.kind == .fits: kind = .matches(last, .value(chain.first))
    case .cast, .comparison, .addition, .multiplication, .shift:
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

  /// `a <+ b <+ c` as `a <+ (b <+ c)`.
  private func rightmost(_ chain: OpenChain, _ last: Expression) -> Expression {
    let operands = [chain.first] + chain.rest.map { $0.operand }
    let signs = [chain.sign] + chain.rest.map { $0.sign }
    return zip(operands, signs).reversed().reduce(last) { right, left in
      Expression.calling(
        text(of: left.1), [left.0, right].map { Argument(label: nil, value: $0) }, left.1.span)
    }
  }

  // MARK: Unary operators

  /// `√x`, an operator of the code before its value.
  private func prefixed() throws(SpannedFault) -> Expression {
    let sign = current
    try enter()
    advance()
    let operand = try unary()
    leave()
    return .calling(text(of: sign), [Argument(label: nil, value: operand)], sign.span)
  }

  private func isPrefix(_ sign: Token) -> Bool {
    sign.kind == .custom && operatorGroups.prefix.contains(text(of: sign)) && token(1).start == sign.end
  }

  private func unary() throws(SpannedFault) -> Expression {
    let sign = current
    let unaryOperator: UnaryOperator
    switch sign.kind {
    case .minus: unaryOperator = .negate
    case .not: unaryOperator = .not
    case .tilde: unaryOperator = .complement
    case .name:
      if let attempt = try attemptedValue() { return attempt }
      return try postfix()
    case .ampersand: return try reference()
    case .plus where !isStatementHead && token(1).start == sign.end:
      advance()
      guard startsValue(current), !current.startsLine else { throw missingOperand(of: "+", sign.span) }
      return try unary()
    case .closedRange, .halfOpenRange: return try rangeFromStart()
    case .custom where isPrefix(sign): return try prefixed()
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

  /// `try x`, `try? x`, `try! x`: errors are passed on anyway, so only `try?` has a meaning.
  private func attemptedValue() throws(SpannedFault) -> Expression? {
    let word = current
    guard word.end - word.start == 3 || word.end - word.start == 5 else { return nil }
    let isAwait: Bool
    switch text(of: word) {
    case "try": isAwait = false
    case "await": isAwait = true
    default: return nil
    }
    let mark = token(1)
    let isMarked = !isAwait && (mark.kind == .question || mark.kind == .not) && mark.start == word.end
    let next = token(isMarked ? 2 : 1)
    guard !next.startsLine, next.start > word.end, startsValue(next), next.kind != .minus, next.kind != .invalid else {
      return nil
    }
    // `try { … }` is the operator.
    if next.kind == .leftCurly, !isMarked { return nil }
    try enter()
    for _ in 0..<(isMarked ? 2 : 1) { advance() }
    // It holds for everything on its right.
    let value = try expression()
    leave()
    if isAwait {
      return Expression(
        kind: .unary(.await, operatorSpan: word.span, value), span: word.span.joined(with: value.span))
    }
    guard mark.kind == .question, isMarked else { return value }
    return Expression(
      kind: .unary(.attempt, operatorSpan: Span(start: word.start, end: mark.end), value),
      span: word.span.joined(with: value.span))
  }

  /// `&x`
  private func reference() throws(SpannedFault) -> Expression {
    let sign = current
    advance()
    let operand = try postfix()
    let place = try place(of: operand)
    return settingPublished(place)
      ?? Expression(kind: .reference(place), span: sign.span.joined(with: operand.span))
  }

  /// `...5`, `..<5`
  private func rangeFromStart() throws(SpannedFault) -> Expression {
    let sign = current
    try enter()
    advance()
    let upper = endsRange ? nil : try unary()
    leave()
    return Expression(
      kind: .range(lower: nil, upper: upper, isClosed: sign.kind == .closedRange, operatorSpan: sign.span),
      span: Span(start: sign.start, end: previousEnd))
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
      .leftRound, .leftSquare, .leftCurly, .minus, .plus, .not, .invalid, .if, .tilde, .ampersand, .keyPath,
      .closedRange,
      .halfOpenRange:
      true
    case .dot: startsImplicitMember(token)
    case .custom: operatorGroups.prefix.contains(text(of: token))
    default: false
    }
  }

  /// Whether a dot begins a member of the type that is expected.
  func startsImplicitMember(_ dot: Token) -> Bool {
    dot.kind == .dot && dot.end < source.bytes.count && !Lexer.isDigit(source.bytes[dot.end])
      && (source.bytes[dot.end].isOfName || source.bytes[dot.end] >= 0x80)
  }

  func missingOperand(of sign: String, _ span: Span) -> SpannedFault {
    return switch current.kind {
    case .dot where sign == "?" && current.start == span.end:
      failure(.expectedName(after: "?.", found: "the end of the line"), span.joined(with: current.span))
    case .dot, .optionalDot: failure(.nothingBeforeDot, current.span)
    default: failure(.missingOperand(of: sign, found: currentDescription), span)
    }
  }
}
