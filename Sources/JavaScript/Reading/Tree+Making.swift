import StreamLang

typealias Expression = StreamLang.Expression
typealias Statement = StreamLang.Statement

/// Short ways to make nodes of rxplay's syntax tree.
extension Expression {
  init(_ kind: Kind, _ span: Span) { self.init(kind: kind, span: span) }

  static func name(_ name: String, _ span: Span) -> Expression { Expression(.name(name), span) }
  static func string(_ text: String, _ span: Span) -> Expression { Expression(.string(text), span) }
  static func integer(_ number: Int, _ span: Span) -> Expression { Expression(.integer(number), span) }
  static func undefined(_ span: Span) -> Expression { .name("undefined", span) }

  /// `name(a, b)`
  static func call(_ name: String, _ arguments: [Argument], _ span: Span) -> Expression {
    Expression.name(name, Span(start: span.start, end: span.start)).called(arguments, span, span)
  }

  /// `Owner.name(a, b)`
  static func call(_ owner: String, _ name: String, _ arguments: [Argument], _ span: Span) -> Expression {
    let start = Span(at: span.start)
    return Expression.name(owner, start).member(name, start, arguments, span, span)
  }

  /// The value of a function's call.
  func called(_ arguments: [Argument], _ argumentSpan: Span, _ whole: Span) -> Expression {
    let (list, trailing) = Self.split(arguments)
    return part(.call(Arguments(list: list, trailing: trailing, span: argumentSpan)), whole)
  }

  /// `x.name`, or `x.name(a, b)`
  func member(
    _ name: String, _ nameSpan: Span, _ arguments: [Argument]? = nil, _ argumentSpan: Span? = nil,
    isOptional: Bool = false, _ whole: Span
  ) -> Expression {
    let call = arguments.map { arguments -> Arguments in
      let (list, trailing) = Self.split(arguments)
      return Arguments(list: list, trailing: trailing, span: argumentSpan ?? nameSpan)
    }
    return part(
      .member(Member(name: name, nameSpan: nameSpan, isOptional: isOptional, arguments: call)), whole)
  }

  /// A chain stays flat: one part more.
  func part(_ part: PostfixPart, _ whole: Span) -> Expression {
    if case .postfix(let base, let parts) = kind { return Expression(.postfix(base, parts + [part]), whole) }
    return Expression(.postfix(self, [part]), whole)
  }

  /// A closure that stands last is written after the parentheses.
  private static func split(_ arguments: [Argument]) -> ([Argument], Closure?) {
    guard let last = arguments.last, last.label == nil, case .closure(let closure) = last.value.kind,
      arguments.dropLast().allSatisfy({ if case .closure = $0.value.kind { false } else { true } })
    else { return (arguments, nil) }
    let trailing = Closure(
      parameters: closure.parameters, body: closure.body, span: closure.span, isTrailing: true)
    return (Array(arguments.dropLast()), trailing)
  }

  /// `{ a, b in … }`
  static func closure(_ parameters: [Binding], _ body: [Statement], _ span: Span) -> Expression {
    let parameters: Closure.Parameters = parameters.isEmpty ? .none : .named(parameters)
    return Expression(.closure(Closure(parameters: parameters, body: body, span: span, isTrailing: false)), span)
  }

  /// `a == b`
  static func binary(_ one: Expression, _ sign: BinaryOperator, _ signSpan: Span, _ two: Expression, _ span: Span)
    -> Expression
  {
    let term = BinaryTerm(operator: sign, operatorSpan: signSpan, operand: two)
    if case .binary(let first, let terms) = one.kind, sign.isOfSum || sign.isOfProduct,
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
  convenience init(_ value: Expression, label: String? = nil) {
    self.init(label: label.map { Label(name: $0, span: value.span) }, value: value)
  }
}

extension Statement {
  convenience init(_ kind: Kind, _ span: Span) { self.init(kind: kind, span: span) }

  /// `let name = value`
  static func constant(_ name: String?, _ nameSpan: Span, _ value: Expression, _ span: Span) -> Statement {
    Statement(.constant(.single(Binding(name: name, span: nameSpan)), value), span)
  }
}
