/// Short ways to make nodes of the syntax tree, for translations.
extension Expression {
  package init(_ kind: Kind, _ span: Span) { self.init(kind: kind, span: span) }

  package static func name(_ name: String, _ span: Span) -> Expression { Expression(.name(name), span) }
  package static func string(_ text: String, _ span: Span) -> Expression { Expression(.string(text), span) }
  package static func integer(_ number: Int, _ span: Span) -> Expression { Expression(.integer(number), span) }
  package static func boolean(_ value: Bool, _ span: Span) -> Expression { Expression(.boolean(value), span) }

  /// `name(a, b)`
  package static func call(_ name: String, _ arguments: [Expression], _ span: Span) -> Expression {
    call(name, with: arguments.map { Argument($0) }, span)
  }

  /// `name(a, label: b)`
  package static func call(_ name: String, with arguments: [Argument], _ span: Span) -> Expression {
    Expression.name(name, Span(at: span.start)).called(arguments, span, span)
  }

  /// `Owner.name(a, b)`
  package static func call(_ owner: String, _ name: String, _ arguments: [Expression], _ span: Span) -> Expression {
    call(owner, name, with: arguments.map { Argument($0) }, span)
  }

  /// `Owner.name(a, label: b)`
  package static func call(
    _ owner: String, _ name: String, with arguments: [Argument], _ span: Span
  ) -> Expression {
    let start = Span(at: span.start)
    return Expression.name(owner, start).member(name, start, arguments, span, span)
  }

  /// The value of a function's call.
  package func called(_ arguments: [Argument], _ argumentSpan: Span, _ whole: Span) -> Expression {
    part(.call(Arguments(of: arguments, argumentSpan)), whole)
  }

  /// The result of statements that are run in place of a value.
  package static func inline(_ statements: [Statement], _ span: Span) -> Expression {
    closure([], statements, span).called([], Span(at: span.end), span)
  }

  /// `x.name`
  package func member(_ name: String, _ nameSpan: Span, isOptional: Bool = false, _ whole: Span) -> Expression {
    part(.member(Member(name: name, nameSpan: nameSpan, isOptional: isOptional, arguments: nil)), whole)
  }

  /// `x.name(a, b)`
  package func member(
    _ name: String, _ nameSpan: Span, _ arguments: [Argument], _ argumentSpan: Span, isOptional: Bool = false,
    _ whole: Span
  ) -> Expression {
    let call = Arguments(of: arguments, argumentSpan)
    return part(.member(Member(name: name, nameSpan: nameSpan, isOptional: isOptional, arguments: call)), whole)
  }

  /// A chain stays flat: one part more.
  package func part(_ part: PostfixPart, _ whole: Span) -> Expression {
    if case .postfix(let base, let parts) = kind { return Expression(.postfix(base, parts + [part]), whole) }
    return Expression(.postfix(self, [part]), whole)
  }

  /// `{ a, b in … }`
  package static func closure(
    _ parameters: [Binding], capturing captures: [Capture] = [], _ body: [Statement], _ span: Span
  ) -> Expression {
    let parameters: Closure.Parameters = parameters.isEmpty ? .none : .named(parameters)
    return Expression(
      .closure(Closure(parameters: parameters, captures: captures, body: body, span: span, isTrailing: false)), span)
  }

  /// `!x`
  package func negated(_ operatorSpan: Span? = nil) -> Expression {
    Expression(.unary(.not, operatorSpan: operatorSpan ?? span, self), span)
  }

  /// `a == b`; a sum or a product stays one chain.
  ///
  /// - Parameter isClosed: Whether the first operand is in parentheses.
  package static func binary(
    _ one: Expression, _ sign: BinaryOperator, _ signSpan: Span, _ two: Expression, _ span: Span,
    isClosed: Bool = false
  ) -> Expression {
    let term = BinaryTerm(operator: sign, operatorSpan: signSpan, operand: two)
    if case .binary(let first, let terms) = one.kind, sign.isOfSum || sign.isOfProduct, !isClosed,
      terms.allSatisfy({ $0.operator.isOfSum == sign.isOfSum && $0.operator.isOfProduct == sign.isOfProduct }),
      terms.count < 10_000
    {
      return Expression(.binary(first, terms + [term]), span)
    }
    return Expression(.binary(one, [term]), span)
  }
}

extension BinaryOperator {
  fileprivate var isOfSum: Bool { self == .add || self == .subtract }
  fileprivate var isOfProduct: Bool { self == .multiply || self == .divide || self == .remainder }
}

extension Argument {
  package convenience init(_ value: Expression, label: String? = nil) {
    self.init(label: label.map { Label(name: $0, span: value.span) }, value: value)
  }
}

extension Arguments {
  /// A closure that stands alone at the end is written after the parentheses.
  fileprivate init(of arguments: [Argument], _ span: Span) {
    guard let last = arguments.last, last.label == nil, case .closure(let closure) = last.value.kind,
      arguments.dropLast().allSatisfy({ if case .closure = $0.value.kind { false } else { true } })
    else {
      self.init(list: arguments, trailing: nil, span: span)
      return
    }
    let trailing = Closure(
      parameters: closure.parameters, captures: closure.captures, body: closure.body, span: closure.span,
      isTrailing: true)
    self.init(list: Array(arguments.dropLast()), trailing: trailing, span: span)
  }
}

extension Pattern {
  /// A name, or `_` without one.
  package static func named(_ name: String?, _ span: Span) -> Pattern { .single(Binding(name: name, span: span)) }
}

extension Place {
  /// The place that an expression names.
  package init(_ expression: Expression, _ span: Span) {
    guard case .postfix(let root, let parts) = expression.kind else {
      self.init(root: expression, parts: [], span: span)
      return
    }
    self.init(root: root, parts: parts, span: span)
  }
}

extension Statement {
  package convenience init(_ kind: Kind, _ span: Span) { self.init(kind: kind, span: span) }

  /// `let name = value`
  package static func constant(
    _ name: String?, _ nameSpan: Span, _ value: Expression, _ span: Span
  ) -> Statement {
    Statement(.constant(.named(name, nameSpan), value), span)
  }

  /// `var name = value`
  package static func variable(
    _ name: String, _ nameSpan: Span, _ value: Expression, _ span: Span
  ) -> Statement {
    Statement(.variable(.named(name, nameSpan), value), span)
  }

  /// `place = value`
  package static func assignment(_ place: Expression, _ value: Expression, _ span: Span) -> Statement {
    assignment(place, nil, place.span, value, span)
  }

  /// `place += value`, or `place = value` without an operator
  package static func assignment(
    _ place: Expression, _ operation: BinaryOperator?, _ operatorSpan: Span, _ value: Expression, _ span: Span
  ) -> Statement {
    let place = Place(place, place.span)
    return Statement(
      .assignment(Assignment(place: place, operator: operation, operatorSpan: operatorSpan, value: value)), span)
  }

  /// `if condition { then } else { otherwise }`
  package static func conditional(
    _ condition: Expression, _ then: Block, otherwise: Block? = nil, _ span: Span
  ) -> Statement {
    Statement(.conditional([Branch(condition: condition, body: then)], otherwise: otherwise), span)
  }

  /// Statements that run as one.
  package static func always(_ statements: [Statement], _ span: Span) -> Statement {
    .conditional(.boolean(true, Span(at: span.start)), Block(statements: statements, span: span), span)
  }
}
