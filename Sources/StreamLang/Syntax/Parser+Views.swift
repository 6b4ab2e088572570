/// Views of SwiftUI: their bodies draw nothing, but what they do when they appear and when values come is run.
extension Parser {
  /// The body of a view: calls of the closures of its modifiers. A body that cannot be read does nothing.
  func viewBody() throws(SpannedFault) -> [Statement] {
    let (start, depth, outside, known) = (position, nestingDepth, context, faults)
    var statements: [Statement] = []
    do throws(SpannedFault) {
      statements = try block(after: "body").statements
    } catch {}
    if faults.count > known.count { statements = [] }
    (faults, context) = (known, outside)
    restore(start, nesting: depth)
    try skipBrackets()
    return Self.modifiers(in: statements)
  }

  /// The functions that the modifiers of a view are.
  static let (receive, change, restart) = ("onReceive of a view", "onChange of a view", "task of a view")

  private static func modifiers(in statements: [Statement]) -> [Statement] {
    var found: [Statement] = []
    let walk = SyntaxWalk { expression in
      // A closure with parameters makes the rows of a list, which are not drawn.
      if case .closure(let closure) = expression.kind {
        switch closure.parameters {
        case .none: return true
        case .named, .positional: return false
        }
      }
      guard case .postfix(_, let parts) = expression.kind else { return true }
      for part in parts { if let member = part.member { found += modifier(member) } }
      return true
    }
    walk.walk(statements)
    return found
  }

  private static func modifier(_ member: Member) -> [Statement] {
    guard let arguments = member.arguments, let closure = arguments.trailing ?? arguments.closureWithLabel else {
      return []
    }
    let span = member.nameSpan
    let body = Argument(label: nil, value: Expression(kind: .closure(closure), span: closure.span))
    let call: Expression
    switch member.name {
    case "onAppear":
      let arguments = Arguments(list: [], trailing: nil, span: span)
      call = Expression(kind: .postfix(body.value, [.call(arguments)]), span: span)
    case "task":
      if let id = arguments.list.first, id.label?.name == "id" {
        // The task begins anew with each change of its id.
        let place = Argument(label: nil, value: Expression(kind: .integer(member.nameSpan.start), span: span))
        let start = Expression.calling(restart, [place, Argument(label: nil, value: id.value), body], span)
        let again = Expression.closing(over: [Statement(kind: .expression(start), span: span)], span)
        let change = Expression.calling(
          change, [Argument(label: nil, value: id.value.published), Argument(label: nil, value: again)], span)
        return [start, change].map { Statement(kind: .expression($0), span: span) }
      }
      let arguments = Arguments(list: [], trailing: closure, span: span)
      call = Expression(kind: .postfix(Expression(kind: .name("Task"), span: span), [.call(arguments)]), span: span)
    case "onReceive":
      guard let stream = arguments.list.first, stream.label == nil else { return [] }
      call = .calling(receive, [stream, body], span)
    case "onChange":
      guard let value = arguments.list.first, value.label?.name == "of" else { return [] }
      call = .calling(change, [Argument(label: nil, value: value.value.published), body], span)
    default: return []
    }
    return [Statement(kind: .expression(call), span: span)]
  }
}

extension Arguments {
  /// `perform: { … }`
  fileprivate var closureWithLabel: Closure? {
    for argument in list { if case .closure(let closure) = argument.value.kind { return closure } }
    return nil
  }
}

extension Expression {
  /// The call of a function by its name.
  static func calling(_ name: String, _ arguments: [Argument], _ span: Span) -> Expression {
    Expression(
      kind: .postfix(
        Expression(kind: .name(name), span: span), [.call(Arguments(list: arguments, trailing: nil, span: span))]),
      span: span)
  }

  /// `model.$query` of `model.query`, as a closure, since there may be no such publisher; `query` as its name.
  fileprivate var published: Expression {
    switch kind {
    case .name(let name): return Expression(kind: .string(name), span: span)
    case .postfix(let base, var parts):
      guard let last = parts.last?.member, last.arguments == nil else { return self }
      parts[parts.count - 1] = .member(
        Member(name: "$" + last.name, nameSpan: last.nameSpan, isOptional: last.isOptional, arguments: nil))
      return .closure(of: Expression(kind: .postfix(base, parts), span: span), parameters: 0)
    default: return self
    }
  }
}

extension [TypeMember] {
  /// The members of a view, with the closures of `onChange(of: query) { … }` as observers of its properties.
  var observingChanges: [TypeMember] {
    guard let body = first(where: { $0.name == "body" }), case .computed(let getter, _) = body.kind else { return self }
    let changes = getter.body.compactMap { $0.change }
    guard !changes.isEmpty else { return self }
    return map { member in
      switch member.kind {
      case .stored(let property):
        let observers = changes.filter { $0.name == property.binding.name }.map { change -> Function in
          let span = change.closure.span
          let names = [property.binding.name ?? ""]
          let given = (change.closure.parameterCount > 1 ? ["oldValue"] : []) + names
          let arguments = given.prefix(change.closure.parameterCount).map { name in
            Argument(label: nil, value: Expression(kind: .name(name), span: span))
          }
          let call = Expression(
            kind: .postfix(
              Expression(kind: .closure(change.closure), span: span),
              [.call(Arguments(list: arguments, trailing: nil, span: span))]), span: span)
          return Function(
            name: "\(names[0]).didSet", nameSpan: span,
            parameters: [FunctionParameter(Binding(name: "oldValue", span: span))],
            body: [Statement(kind: .expression(call), span: span)], span: span)
        }
        if observers.isEmpty { return member }
        return TypeMember(
          .stored(
            StoredProperty(
              property.binding, type: property.type, value: property.value, observers: property.observers + observers,
              isConstant: property.isConstant, isLazy: property.isLazy, ownership: property.ownership)),
          isStatic: member.isStatic, isMutating: member.isMutating)
      case .computed(let getter, let setter) where getter.name == "body":
        let rest = Function(
          name: getter.name, nameSpan: getter.nameSpan, parameters: [], body: getter.body.filter { $0.change == nil },
          span: getter.span, isComputed: true)
        return TypeMember(.computed(rest, setter: setter))
      default: return member
      }
    }
  }
}

extension Statement {
  /// The property that `onChange` names and its closure.
  fileprivate var change: (name: String, closure: Closure)? {
    guard case .expression(let expression) = kind, let call = expression.namedCall, call.name == Parser.change,
      case .string(let name)? = call.arguments.list.first?.value.kind,
      case .closure(let closure)? = call.arguments.list.last?.value.kind
    else { return nil }
    return (name, closure)
  }
}
