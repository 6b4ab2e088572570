import StreamLang

typealias Expression = StreamLang.Expression
typealias Statement = StreamLang.Statement
typealias Function = StreamLang.Function
typealias Closure = StreamLang.Closure

/// Short ways to make nodes of rxplay's syntax tree.
extension Expression {
  init(_ kind: Kind, _ span: Span) { self.init(kind: kind, span: span) }

  static func name(_ name: String, _ span: Span) -> Expression { Expression(.name(name), span) }
  static func string(_ text: String, _ span: Span) -> Expression { Expression(.string(text), span) }

  /// `name(a, b)`
  static func call(_ name: String, _ arguments: [Expression], _ span: Span) -> Expression {
    Expression.name(name, span).called(arguments.map { Argument(label: nil, value: $0) }, span)
  }

  /// The value of a function's call.
  func called(_ arguments: [Argument], _ span: Span) -> Expression {
    part(.call(Self.arguments(arguments, span)), span)
  }

  /// `x.name`, or `x.name(a, label: b)`
  func member(_ name: String, _ nameSpan: Span, _ arguments: [Argument]? = nil, _ whole: Span) -> Expression {
    let call = arguments.map { Self.arguments($0, Span(at: whole.end)) }
    return part(.member(Member(name: name, nameSpan: nameSpan, isOptional: false, arguments: call)), whole)
  }

  /// A chain stays flat: one part more.
  func part(_ part: PostfixPart, _ whole: Span) -> Expression {
    if case .postfix(let base, let parts) = kind { return Expression(.postfix(base, parts + [part]), whole) }
    return Expression(.postfix(self, [part]), whole)
  }

  /// A closure that stands alone at the end is written after the parentheses.
  private static func arguments(_ arguments: [Argument], _ span: Span) -> Arguments {
    guard let last = arguments.last, last.label == nil, case .closure(let closure) = last.value.kind,
      arguments.dropLast().allSatisfy({ if case .closure = $0.value.kind { false } else { true } })
    else { return Arguments(list: arguments, trailing: nil, span: span) }
    let trailing = Closure(
      parameters: closure.parameters, captures: closure.captures, body: closure.body, span: closure.span,
      isTrailing: true)
    return Arguments(list: Array(arguments.dropLast()), trailing: trailing, span: span)
  }

  static func closure(_ parameters: [Binding], capturing captures: [Capture] = [], _ body: [Statement], _ span: Span)
    -> Expression
  {
    let parameters: Closure.Parameters = parameters.isEmpty ? .none : .named(parameters)
    return Expression(
      .closure(Closure(parameters: parameters, captures: captures, body: body, span: span, isTrailing: false)), span)
  }
}

extension Statement {
  convenience init(_ kind: Kind, _ span: Span) { self.init(kind: kind, span: span) }

  /// Whether a closure that ends with it gives nil, or what it returns.
  var givesNothing: Bool {
    switch kind {
    case .constant, .variable, .assignment, .function, .returnValue: true
    case .expression(let expression):
      if case .postfix(let base, _) = expression.kind, case .name(let name) = base.kind {
        name == "effect" || name == "NSLog"
      } else {
        false
      }
    default: false
    }
  }
}
