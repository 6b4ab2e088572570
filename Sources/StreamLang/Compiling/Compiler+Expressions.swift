import Streams

extension Compiler {
  /// Compiles an expression.
  func compile(_ expression: Expression) -> Node {
    let place = place(expression.span)
    switch expression.kind {
    case .integer(let integer): return ConstantNode(.int(integer), place)
    case .double(let double): return ConstantNode(.double(double), place)
    case .boolean(let boolean): return ConstantNode(.bool(boolean), place)
    case .nilLiteral: return ConstantNode(.nil, place)
    case .duration(let nanoseconds): return ConstantNode(.duration(nanoseconds), place)
    case .string(let text): return ConstantNode(.string(text), place)
    case .interpolation(let parts):
      return InterpolationNode(
        parts.map { part in
          switch part {
          case .text(let text): .text(text)
          case .value(let value): .value(compile(value))
          }
        }, context, place)
    case .array(let elements): return ElementsNode(.array, elements.map(compile), context, place)
    case .tuple(let elements): return ElementsNode(.tuple, elements.map(compile), context, place)
    case .dictionary(let entries):
      return DictionaryNode(entries.map { (compile($0.key), compile($0.value)) }, context, place)
    case .name(let name): return self.name(name, expression.span)
    case .lastResult: return LastResultNode(names, place)
    case .parameter(let index): return self.name("$\(index)", expression.span)
    case .closure(let closure): return self.closure(closure)
    case .conditional(let condition, let then, let otherwise):
      return ConditionalNode(compile(condition), compile(then), compile(otherwise), place)
    case .logical(let logical, let operands):
      let node = LogicalNode(logical, operands.map(compile), place)
      return operands.count > 32 ? CountedNode(node, steps: operands.count / 4, context) : node
    case .binary(let first, let terms): return binary(first, terms, place)
    case .range(let lower, let upper, let isClosed, _):
      return RangeNode(compile(lower), compile(upper), isClosed: isClosed, place)
    case .unary(let unary, _, let operand): return UnaryNode(unary, compile(operand), place)
    case .postfix(let base, let parts): return postfix(base, parts, expression.span)
    }
  }

  private func binary(_ first: Expression, _ terms: [BinaryTerm], _ place: SourcePlace) -> Node {
    var node = compile(first)
    guard terms.count <= Self.longestNesting else {
      let terms = terms.map {
        OperatorChainNode.Term(operator: $0.operator, operand: compile($0.operand), place: self.place($0.operatorSpan))
      }
      return OperatorChainNode(node, terms, context, place)
    }
    for term in terms {
      node = BinaryNode(
        node, term.operator, compile(term.operand), operatorPlace: self.place(term.operatorSpan),
        context, place)
    }
    return node
  }

  /// The longest chain, in operators, that is run as a tree; longer ones are run by a loop.
  private static let longestNesting = 8

  /// Compiles a closure; a block knows its subscriber.
  func closure(_ closure: Closure, isBlock: Bool = false) -> Node {
    let parameters: [String?]
    switch closure.parameters {
    case .none: parameters = []
    case .named(let bindings): parameters = bindings.map({ $0.name })
    case .positional(let count): parameters = (0..<count).map { "$\($0)" }
    }
    let code = function(nil, parameters, closure.body, closure.span, isBlock: isBlock)
    return ClosureNode(code, context, place(closure.span))
  }

  private func postfix(_ base: Expression, _ parts: [PostfixPart], _ span: Span) -> Node {
    var dialect = dialect
    var node: Node?
    var rest = parts[...]
    if case .name(let name) = base.kind {
      if resolve(name) == nil, let reached = Dialect.named(name), case .member(let member)? = rest.first,
        let arguments = member.arguments
      {
        // `rxjs.zip(a, b)`: the dialect of one call.
        node = call(named: member.name, member.nameSpan, arguments, reached, span)
        rest.removeFirst()
      } else if name == "event", resolve(name) == nil, case .member(let member)? = rest.first {
        node = event(member, span)
        rest.removeFirst()
      } else if case .call(let arguments)? = rest.first {
        node = call(named: name, base.span, arguments, dialect, span)
        rest.removeFirst()
      }
    }
    var value = node ?? compile(base)
    let begun = parts.count - rest.count
    for (index, part) in rest.enumerated() {
      switch part {
      case .element(let position, let indexSpan):
        value = SubscriptNode(value, ConstantNode(.int(position), place(indexSpan)), context, place(indexSpan))
      case .subscript(let key, let keySpan): value = SubscriptNode(value, compile(key), context, place(keySpan))
      case .call(let arguments):
        value = FunctionCallNode(value, self.arguments(arguments), context, place(arguments.span))
      case .member(let member):
        if member.arguments == nil, let reached = Dialect.named(member.name) {
          dialect = reached
          continue
        }
        let receiver = value
        value = self.member(member, of: receiver, dialect)
        dialect = self.dialect
        if let target = appendTarget(member, base, parts.prefix(begun + index)), let element = member.arguments?.list[0]
        {
          value = AppendNode(target, receiver, compile(element.value), value, context, place(member.nameSpan))
        }
      }
    }
    return value
  }

  /// Where `append` appends to: a variable, an element of one, or the value of a property. Nothing where it gives a
  /// copy.
  private func appendTarget(_ member: Member, _ base: Expression, _ parts: ArraySlice<PostfixPart>) -> AssignmentTarget?
  {
    guard isAppend(member), case .name(let name) = base.kind, let resolution = resolve(name) else { return nil }
    if case .member(let value)? = parts.first, parts.count == 1, value.name == "value", value.arguments == nil {
      return target(of: Place(root: base, parts: Array(parts), span: base.span), isOwner: true)
    }
    let areSimple = parts.allSatisfy { part in
      switch part {
      case .element: true
      // The index is evaluated twice, so it must have no effect.
      case .subscript(let index, _): index.isPlain
      case .member, .call: false
      }
    }
    guard areSimple, !resolution.isConstant else { return nil }
    return target(of: Place(root: base, parts: Array(parts), span: base.span))
  }

  /// Whether this is a call of the array's own `append`.
  private func isAppend(_ member: Member) -> Bool {
    guard member.name == "append", resolve("append") == nil, let arguments = member.arguments else { return false }
    return arguments.list.count == 1 && arguments.trailing == nil && arguments.list[0].label == nil
  }

  private func member(_ member: Member, of receiver: Node, _ dialect: Dialect) -> Node {
    let function: Node? =
      switch resolve(member.name) {
      case nil: nil
      default: name(member.name, member.nameSpan)
      }
    let overloads = Catalogue.overloads(of: member.name, in: dialect, afterDot: true)
    let list = member.arguments.map { arguments($0) } ?? .none
    return MemberCallNode(
      receiver, member.name, list, dialect: dialect, overloads: overloads, function: function,
      isOptional: member.isOptional,
      isBare: member.arguments == nil, sourceText: callText(member.nameSpan, member.arguments, dialect),
      context,
      place(member.nameSpan))
  }

  /// `name(…)`: a function of the script, something built in, or an operator.
  private func call(
    named name: String, _ nameSpan: Span, _ arguments: Arguments, _ dialect: Dialect, _ span: Span
  ) -> Node {
    let callPlace = place(nameSpan)
    if let sender = scope.resolve(senderName), let builtin = Builtins.blockFunction(name), resolve(name) == nil,
      case .local(let hops, let slot, _) = sender
    {
      return BuiltinCallNode(
        builtin, self.arguments(arguments), sender: OuterNode(hops, slot, isConstant: true, callPlace), context,
        callPlace)
    }
    if resolve(name) != nil {
      return FunctionCallNode(self.name(name, nameSpan), self.arguments(arguments), context, callPlace)
    }
    if name == "random", arguments.list.count == 1,
      case .range(let lower, let upper, let isClosed, _) = arguments.list[0].value.kind
    {
      return RandomNode(compile(lower), compile(upper), isClosed: isClosed, context, callPlace)
    }
    if let builtin = Builtins.find(name) {
      if name == "object" { names.hasObjects = true }
      return BuiltinCallNode(builtin, self.arguments(arguments), sender: nil, context, callPlace)
    }
    guard let overloads = Catalogue.overloads(of: name, in: dialect, afterDot: false) else {
      guard let directive = Builtins.directive(name) else { return faulty("there is no '\(name)'", nameSpan) }
      return BuiltinCallNode(directive, self.arguments(arguments), sender: nil, context, callPlace)
    }
    let entry = overloads.first
    let sourceText = callText(nameSpan, arguments, dialect)
    let hasBlock = entry.parameters.contains { $0.isBlock && $0.label == arguments.list.first?.label?.name }
    if entry.takesMarbleText, arguments.trailing == nil, !hasBlock {
      return MarbleSourceNode(
        overloads, self.arguments(arguments), tick: tick, dialect, sourceText: sourceText, context, callPlace)
    }
    let list = self.arguments(arguments, isBlock: entry.takesBlock)
    if entry.form == .method, let receiver = list.nodes.first {
      // `take(s, 3)` is `s.take(3)`.
      let others = ArgumentNodes(Array(list.nodes.dropFirst()), Array(list.shapes.dropFirst()))
      return OperatorCallNode(overloads, receiver, others, dialect, sourceText: sourceText, context, callPlace)
    }
    return OperatorCallNode(overloads, nil, list, dialect, sourceText: sourceText, context, callPlace)
  }

  /// A call as pictures show it: a closure that is long is `{ … }`, a dialect that is the call's alone stands before
  /// it.
  private func callText(_ nameSpan: Span, _ arguments: Arguments?, _ dialect: Dialect) -> String {
    (dialect == self.dialect ? "" : dialect.name + ".") + callText(nameSpan, arguments)
  }

  private func callText(_ nameSpan: Span, _ arguments: Arguments?) -> String {
    guard let arguments else { return oneLine(nameSpan) }
    let whole = oneLine(Span(start: nameSpan.start, end: arguments.span.end))
    guard let trailing = arguments.trailing, oneLine(trailing.span).utf8.count > Self.longestClosure else {
      return whole
    }
    var head = oneLine(Span(start: nameSpan.start, end: trailing.span.start))
    while head.last == " " { head.removeLast() }
    return head + " { … }"
  }

  /// The longest text of a closure, in bytes: a longer one says more than a picture needs.
  private static let longestClosure = 24

  /// Compiles the arguments of a call.
  func arguments(_ arguments: Arguments, isBlock: Bool = false) -> ArgumentNodes {
    var nodes: [Node] = []
    var shapes: [ArgumentShape] = []
    for argument in arguments.list {
      nodes.append(argument.value.isClosure(isBlock).map { closure($0, isBlock: true) } ?? compile(argument.value))
      shapes.append(ArgumentShape(label: argument.label?.name, isFunction: nil, isTrailing: false))
    }
    if let trailing = arguments.trailing {
      nodes.append(closure(trailing, isBlock: isBlock))
      shapes.append(ArgumentShape(label: nil, isFunction: true, isTrailing: true))
    }
    return ArgumentNodes(nodes, shapes)
  }

  /// `event.next(v)`, `event.error(e)`, `event.completed`, `event.interrupted`.
  private func event(_ member: Member, _ span: Span) -> Node {
    let list = member.arguments.map { arguments($0) } ?? .none
    let kind = EventBox.Kind(rawValue: member.name)
    guard let kind else {
      return faulty("an event is next, error, completed or interrupted, not '\(member.name)'", member.nameSpan)
    }
    return EventNode(kind, list.nodes.first, place(span))
  }

  /// The argument of `wait(…)`, where the expression is just that.
  func waitArgument(_ expression: Expression) -> Expression? {
    guard case .postfix(let base, let parts) = expression.kind, parts.count == 1, case .call(let arguments) = parts[0],
      case .name("wait") = base.kind, resolve("wait") == nil, arguments.list.count == 1
    else { return nil }
    return arguments.list[0].value
  }

  /// A call of a function that may wait, as a step of its own; gives the node that reads its value.
  func waitingCall(_ expression: Expression, _ code: Code) -> Node? {
    guard let name = WaitAnalysis.calledName(expression), names.waitingFunctions.contains(name),
      case .postfix(_, let parts) = expression.kind, case .call(let arguments) = parts[0],
      case .name = resolve(name).map({ _ in expression.baseKind }) ?? .nilLiteral
    else { return nil }
    let slot = scope.declare(nil, isConstant: true)
    let call = FunctionCallNode(
      self.name(name, expression.span), self.arguments(arguments), context, place(expression.span))
    code.instructions.append(.callWaiting(call, result: slot))
    return LocalNode(slot, place(expression.span))
  }

  /// `dialect("rxjs")` and `tick(1ms)` hold for the text after them: they are applied while compiling.
  func settle(_ expression: Expression, _ code: Code) -> Bool {
    guard case .postfix(let base, let parts) = expression.kind, parts.count == 1, case .call(let arguments) = parts[0],
      case .name(let name) = base.kind, resolve(name) == nil, arguments.list.count == 1
    else { return false }
    switch (name, arguments.list[0].value.kind) {
    case ("dialect", .string(let text)):
      guard let reached = Dialect.named(text) else { return false }
      dialect = reached
      context.settings.dialect = reached
    case ("tick", .duration(let nanoseconds)) where nanoseconds > 0:
      tick = nanoseconds
      context.settings.tick = nanoseconds
    default: return false
    }
    return true
  }

  /// Whether a block's sender can be reached from here.
  var isInBlock: Bool { scope.resolve(senderName) != nil }

  /// `fail(e)` as a statement of a block ends its stream.
  func failStatement(_ expression: Expression) -> Node? {
    guard WaitAnalysis.calledName(expression) == "fail", resolve("fail") == nil,
      case .postfix(_, let parts) = expression.kind, case .call(let arguments) = parts[0],
      case .local(let hops, let slot, _)? = scope.resolve(senderName), let builtin = Builtins.blockFunction("sendError")
    else { return nil }
    return BuiltinCallNode(
      builtin, self.arguments(arguments), sender: OuterNode(hops, slot, isConstant: true, place(expression.span)),
      context,
      place(expression.span))
  }

  /// Whether an expression is called for its effect: it prints and draws nothing.
  func isEffect(_ expression: Expression) -> Bool {
    guard case .postfix(let base, let parts) = expression.kind, let last = parts.last else { return false }
    switch last {
    case .member(let member):
      if appendTarget(member, base, parts.dropLast()) != nil { return true }
      guard let arguments = member.arguments else { return false }
      // `s.connect { … }` is an operator, `p.connect()` a call for its effect.
      if member.name == "connect", arguments.trailing != nil || !arguments.list.isEmpty { return false }
      return StreamMembers.isEffect(member.name)
        || ValueMembers.disposables.contains { $0.name == member.name && $0.isEffect }
    case .call:
      guard parts.count == 1, case .name(let name) = base.kind, resolve(name) == nil else { return false }
      return Builtins.find(name)?.isEffect ?? Builtins.directive(name)?.isEffect ?? Builtins.blockFunction(name)?
        .isEffect
        ?? false
    case .element, .subscript: return false
    }
  }
}

extension Expression {
  /// Whether it ends with the call of a member: one of an object may be called for its effect.
  var callsMember: Bool {
    guard case .postfix(_, let parts) = kind, case .member(let member)? = parts.last else { return false }
    return member.arguments != nil
  }
}

extension Resolution {
  /// Whether it stays as it was made.
  fileprivate var isConstant: Bool {
    switch self {
    case .local(_, _, let isConstant): isConstant
    case .global(let variable): variable.isConstant
    }
  }
}

extension Expression {
  /// Whether it is a name or written out, so that evaluating it has no effect.
  fileprivate var isPlain: Bool {
    switch kind {
    case .integer, .string, .name, .boolean, .parameter: true
    default: false
    }
  }

  fileprivate func isClosure(_ isBlock: Bool) -> Closure? {
    if isBlock, case .closure(let closure) = kind { closure } else { nil }
  }

  fileprivate var baseKind: Kind {
    if case .postfix(let base, _) = kind { base.kind } else { kind }
  }
}

/// `_`: the last result.
private final class LastResultNode: Node {
  private let names: Names

  init(_ names: Names, _ place: SourcePlace) {
    self.names = names
    super.init(place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    if let result = names.lastResult { return result }
    throw fault("there is no last result yet")
  }
}

/// An event as a value.
private final class EventNode: Node {
  private let kind: EventBox.Kind
  private let value: Node?

  init(_ kind: EventBox.Kind, _ value: Node?, _ place: SourcePlace) {
    self.kind = kind
    self.value = value
    super.init(place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    let value = try value?.evaluate(frame) ?? .nil
    switch kind {
    case .next: return .event(EventBox(.next, value))
    case .error: return .event(EventBox(.error, .error(value.asError)))
    case .completed: return .event(EventBox(.completed))
    case .interrupted: return .event(EventBox(.interrupted))
    }
  }
}
