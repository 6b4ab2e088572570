import Streams

/// Nodes for scripts that have rules of values.
extension Compiler {
  /// An expression as the condition of a statement.
  func condition(_ expression: Expression) -> Node {
    let node = compile(expression)
    return rules?.operators.map { .ruledCondition(node, $0) } ?? node
  }

  /// A call of a function of the library at the beginning of a chain, and how many parts of the chain it is.
  func libraryCall(_ name: String, _ parts: [PostfixPart], _ rules: ValueRules, _ span: Span) -> (
    node: Node, parts: Int
  )? {
    guard let library = rules.library else { return nil }
    let isCall = if case .call? = parts.first { true } else { false }
    guard (isCall ? resolve(called: name, span) : resolve(name)) == nil else { return nil }
    if Builtins.blockFunction(name) != nil, scope.resolve(senderName) != nil { return nil }
    switch parts.first {
    case .call(let arguments)?:
      guard let function = library.function(name) else { return nil }
      return (.call(function, self.arguments(arguments), charge: .call, context, place(arguments.span)), 1)
    case .member(let member)?:
      guard let function = library.function("\(name).\(member.name)") else { return nil }
      let place = place(member.nameSpan)
      guard let arguments = member.arguments else {
        return (ConstantNode(.function(function.asFunction(of: .nil, in: context, place)), place), 1)
      }
      return (.call(function, self.arguments(arguments), charge: .call, context, place), 1)
    default: return nil
    }
  }

  /// `value[index]`
  func element(of value: Node, _ index: Node, _ place: SourcePlace) -> Node {
    guard let library = rules?.library else { return SubscriptNode(value, index, context, place) }
    return .ruledElement(value, index, library, context, place)
  }

  /// `place = value`
  func assignment(_ assignment: Assignment, _ span: Span, _ rules: ValueRules) -> Node {
    let value = compile(assignment.value)
    let place = place(span)
    let parts = assignment.place.parts
    let target: RuledTarget
    if let last = parts.last, rules.library != nil {
      let root = assignment.place.root
      let owner =
        parts.count == 1
        ? root : Expression(kind: .postfix(root, Array(parts.dropLast())), span: root.span.joined(with: last.span))
      let index: Node? =
        switch last {
        case .member(let member): ConstantNode(.string(member.name), self.place(member.nameSpan))
        case .element(let index, let span): ConstantNode(.int(index), self.place(span))
        case .subscript(let index, _): compile(index)
        case .call, .unwrap, .optional: nil
        }
      let member: AssignmentTarget.Part? =
        if case .member(let member) = last {
          .member(member.name, self.place(member.nameSpan), isOptional: member.isOptional)
        } else {
          nil
        }
      target = .element(
        of: compile(owner), index ?? faulty("a call cannot be assigned to", last.span), member: member)
    } else {
      target = .variable(self.target(of: assignment.place))
    }
    return .ruledAssignment(target, assignment.operator, value, rules, context, place)
  }

  /// `dialect("rxjs")` and `tick(1ms)` hold for the text after them: they are applied while compiling.
  func settle(_ expression: Expression) -> Bool {
    guard let (name, arguments, _) = expression.namedCall, resolve(name) == nil, arguments.list.count == 1 else {
      return false
    }
    switch (name, arguments.list[0].value.kind) {
    case ("dialect", .string(let text)):
      guard let reached = Dialect.named(text) else { return false }
      knowsLibrary = false
      context.settings.knowsLibrary = false
      dialect = reached
      context.settings.dialect = reached
    case ("values", .string(let text)):
      guard let chosen = context.settings.rules(named: text) else { return false }
      rules = chosen
    case ("standIns", .string(Settings.standInsOff)): rules = names.rules
    case ("tick", .duration(let nanoseconds)) where nanoseconds > 0:
      tick = nanoseconds
      context.settings.tick = nanoseconds
    default: return false
    }
    return true
  }
}
