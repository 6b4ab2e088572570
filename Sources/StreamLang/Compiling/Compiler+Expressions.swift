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
      return interpolation(parts, place)
    case .array(let elements): return ElementsNode(.array, elements.map(compile), context, place)
    case .tuple(let elements): return ElementsNode(.tuple, elements.map(compile), context, place)
    case .labelledTuple(let elements):
      names.hasObjects = true
      return .labelledTuple(
        elements.map { $0.label?.name }, elements.map { compile($0.value) }, context, place)
    case .dictionary(let entries):
      return .dictionary(entries.map { (compile($0.key), compile($0.value)) }, context, place)
    case .name(let name): return self.name(name, expression.span)
    case .lastResult: return .lastResult(names, place)
    case .parameter(let index): return self.name("$\(index)", expression.span)
    case .closure(let closure): return self.closure(closure)
    case .type(let declaration): return typeValue(declaration, place)
    case .conditional(let condition, let then, let otherwise):
      return ConditionalNode(self.condition(condition), compile(then), compile(otherwise), place)
    case .logical(let logical, let operands):
      let node = LogicalNode(logical, operands.map(compile), rules?.operators, place)
      return operands.count > 32 ? CountedNode(node, steps: operands.count / 4, context) : node
    case .binary(let first, let terms): return binary(first, terms, place)
    case .range(let lower, let upper, let isClosed, _):
      return .range(lower.map(compile), upper.map(compile), isClosed: isClosed, place)
    case .unary(.await, _, _), .unary(.awaitEach, _, _): return faulty("this code cannot wait", expression.span)
    case .unary(.attempt, _, let operand): return .attempt(compile(operand), context, place)
    case .unary(let unary, _, let operand):
      let node = unary == .not ? condition(operand) : compile(operand)
      return UnaryNode(unary, node, rules?.operators, place)
    case .postfix(let base, let parts): return postfix(base, parts, expression.span)
    case .implicitMember(let member): return implicit(member)
    case .matches(let value, let pattern): return match(compile(value), pattern, place)
    case .bound(let target, _, let stream):
      return .binding(value(of: target), compile(stream), context, self.place(expression.span))
    case .reference(let place): return ReferenceNode(target(of: place), value(of: place), self.place(place.span))
    case .cast(let value, let cast, let type): return .cast(compile(value), cast, typeTest(type), place)
    }
  }

  private func binary(_ first: Expression, _ terms: [BinaryTerm], _ place: SourcePlace) -> Node {
    if let operators = rules?.operators { return chain(compile(first), terms, operators, place) }
    if first.isNow { return later(first, terms, place) }
    var node = compile(first)
    guard terms.count <= Self.longestNesting else { return chain(node, terms, nil, place) }
    for term in terms {
      node = BinaryNode(
        node, term.operator, compile(term.operand), operatorPlace: self.place(term.operatorSpan),
        context, place)
    }
    return node
  }

  /// A chain of operators that is run by a loop.
  func chain(
    _ first: Node, _ terms: [BinaryTerm], _ rules: ValueRules.Operators?, _ place: SourcePlace
  ) -> Node {
    let terms = terms.map { (sign: $0.operator, operand: compile($0.operand), place: self.place($0.operatorSpan)) }
    return .chain(first, terms, rules, context, place)
  }

  private func interpolation(_ parts: [StringPart], _ place: SourcePlace) -> Node {
    let ofLibrary = textOfCode
    let parts = parts.map { part -> TextPart in
      switch part {
      case .text(let text): .text(text)
      case .value(let value): .value(ofLibrary.map { printed(value, compile(value), $0) } ?? compile(value))
      }
    }
    if let text = rules?.text { return .interpolation(parts, text.interpolated, context, place) }
    let style = ofLibrary ?? .plain
    return .interpolation(
      parts, { value, context throws(ErrorValue) in try context.text(of: value, style) }, context, place)
  }

  /// The longest chain, in operators, that is run as a tree; longer ones are run by a loop.
  private static let longestNesting = 8

  /// Compiles a closure; a block knows its subscriber.
  func closure(_ closure: Closure, isBlock: Bool = false) -> Node {
    let parameters: [String?]
    var bindings: [Binding] = []
    switch closure.parameters {
    case .none: parameters = []
    case .named(let names):
      bindings = names
      parameters = names.map({ $0.name })
    case .positional(let count): parameters = (0..<count).map { "$\($0)" }
    }
    guard !closure.captures.isEmpty else {
      let code = function(
        nil, parameters, closure.body, closure.span, isBlock: isBlock, named: bindings, changing: closure.assigned)
      code.keyPath = closure.keyPath
      return ClosureNode(code, context, place(closure.span))
    }
    // The captured values are in a frame of their own around the closure.
    let values = closure.captures.map { capture in
      let value = compile(capture.value)
      return capture.binding.ownership == .strong ? value : Node.weak(value)
    }
    let outer = scope
    scope = FrameScope(.round, parent: outer)
    for capture in closure.captures {
      _ = scope.declare(capture.binding.name, isConstant: true, ownership: capture.binding.ownership)
    }
    let code = function(
      nil, parameters, closure.body, closure.span, isBlock: isBlock, named: bindings, changing: closure.assigned)
    scope = outer
    return ClosureNode(code, capturing: values, context, place(closure.span))
  }

  /// `name(…)`: a function of the script, something built in, or an operator.
  func call(named name: String, _ nameSpan: Span, _ arguments: Arguments, _ dialect: Dialect) -> Node {
    let callPlace = place(nameSpan)
    if let sender = scope.resolve(senderName), let builtin = Builtins.blockFunction(name), resolve(name) == nil,
      case .local(let hops, let slot, _) = sender
    {
      return .call(
        builtin, self.arguments(arguments), sender: OuterNode(hops, slot, isConstant: true, callPlace), context,
        callPlace)
    }
    if let resolution = resolve(called: name, nameSpan) {
      let callee =
        if case .global(let variable) = resolution, variable !== names.globals[name] {
          GlobalNode(variable, callPlace) as Node
        } else {
          self.name(name, nameSpan)
        }
      return FunctionCallNode(
        callee, self.arguments(arguments), sourceText: callText(nameSpan, arguments, dialect),
        context,
        callPlace)
    }
    if let type = typeValue(name) {
      return FunctionCallNode(ConstantNode(.object(type), callPlace), self.arguments(arguments), context, callPlace)
    }
    if let bounds = bounds(givenTo: name, arguments) {
      return .random(compile(bounds.lower), compile(bounds.upper), isClosed: bounds.isClosed, context, callPlace)
    }
    if let function = libraryFunction(MemberOwner.outermost(name) ?? name) {
      let style = PlatformNames.showsOptionals.contains(name) ? textOfCode : nil
      let list = style.map { printed(arguments, $0) } ?? self.arguments(arguments.made(insideOf: function))
      return .call(function, list, context, callPlace)
    }
    if PlatformNames.showsOptionals.contains(name), let style = textOfCode,
      let function = Library.combine.function(name)
    {
      // Swift prints so without a library, too.
      return .call(function, printed(arguments, style), context, callPlace)
    }
    if let builtin = Builtins.find(name) {
      if name == "object" { names.hasObjects = true }
      return .call(builtin, self.arguments(arguments), context, callPlace)
    }
    guard let overloads = Catalogue.overloads(of: name, in: dialect, afterDot: false) else {
      guard let directive = Builtins.directive(name) else { return faulty("there is no '\(name)'", nameSpan) }
      return .call(directive, self.arguments(arguments), context, callPlace)
    }
    if let ofLists = SwiftFunctions.ofLists(name), !dialect.rules.arraysAreStreams, arguments.trailing == nil,
      arguments.list.count == 2
    {
      let list = self.arguments(arguments)
      let text = callText(nameSpan, arguments, dialect)
      let streams = OperatorCallNode(overloads, nil, list, dialect, sourceText: text, context, callPlace)
      return .lists(ofLists, list, streams, context, callPlace)
    }
    return call(overloads, nameSpan, arguments, dialect)
  }

  /// A call of an operator without a receiver.
  func call(_ overloads: Overloads, _ nameSpan: Span, _ arguments: Arguments, _ dialect: Dialect) -> Node {
    let callPlace = place(nameSpan)
    let entry = overloads.first
    let sourceText = callText(nameSpan, arguments, dialect)
    let hasBlock = entry.parameters.contains { $0.isBlock && $0.label == arguments.list.first?.label?.name }
    if entry.takesMarbleText, arguments.trailing == nil, !hasBlock {
      return .marbleSource(
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
  func callText(_ nameSpan: Span, _ arguments: Arguments?, _ dialect: Dialect) -> String {
    // Streams of code that no person wrote are parts of the code that was written.
    if !namesStreams { return "" }
    return (dialect == self.dialect ? "" : dialect.name + ".") + callText(nameSpan, arguments)
  }

  private func callText(_ nameSpan: Span, _ arguments: Arguments?) -> String {
    guard let arguments else { return oneLine(nameSpan) }
    let whole = oneLine(Span(start: nameSpan.start, end: arguments.span.end))
    guard let trailing = arguments.trailing, oneLine(trailing.span).utf8.count > Self.longestClosure else {
      return whole
    }
    var head = oneLine(Span(start: nameSpan.start, end: trailing.span.start))
    while head.last == " " { head.removeLast() }
    // Other languages have their closures among the arguments.
    return head.last == "(" ? head + "…)" : head.last == "," ? head + " …)" : head + " { … }"
  }

  /// The longest text of a closure, in bytes: a longer one says more than a picture needs.
  private static let longestClosure = 24

  /// Compiles the arguments of a call.
  func arguments(_ arguments: Arguments, isBlock: Bool = false) -> ArgumentNodes {
    let library = Library.of(dialect)
    let arguments = arguments.spliced { $0.hasValue(in: dialect, library) }
    var nodes: [Node] = []
    var shapes: [ArgumentShape] = []
    for argument in arguments.list {
      let value = functionReference(argument.value) ?? argument.value
      nodes.append(value.isClosure(isBlock).map { closure($0, isBlock: true) } ?? compile(value))
      shapes.append(
        ArgumentShape(label: argument.label?.name, isFunction: nil, isTrailing: false, unit: value.unitOfDuration))
    }
    if let trailing = arguments.trailing {
      nodes.append(closure(trailing, isBlock: isBlock))
      shapes.append(ArgumentShape(label: nil, isFunction: true, isTrailing: true))
    }
    return ArgumentNodes(nodes, shapes)
  }

  /// `event.next(v)`, `event.error(e)`, `event.completed`, `event.interrupted`.
  func event(_ member: Member, _ span: Span) -> Node {
    let list = member.arguments.map { arguments($0) } ?? .none
    let kind = EventBox.Kind(rawValue: member.name)
    guard let kind else {
      return faulty("an event is next, error, completed or interrupted, not '\(member.name)'", member.nameSpan)
    }
    return .event(kind, list.nodes.first, place(span))
  }

  /// The argument of `wait(…)`, where the expression is just that.
  func waitArgument(_ expression: Expression) -> Expression? {
    guard let call = expression.namedCall, call.name == LibraryMember.wait.name,
      resolve(called: call.name, call.span) == nil,
      call.arguments.list.count == 1
    else { return nil }
    return call.arguments.list[0].value
  }

  /// `fail(e)` as a statement of a block ends its stream.
  func failStatement(_ expression: Expression) -> Node? {
    guard let call = failure(expression), resolve(call.name) == nil,
      case .local(let hops, let slot, _)? = scope.resolve(senderName)
    else { return nil }
    let place = place(expression.span)
    let sender = OuterNode(hops, slot, isConstant: true, place)
    return .call(call.function, arguments(call.arguments), sender: sender, context, place)
  }

  /// Whether an expression is called for its effect: it prints and draws nothing.
  func isEffect(_ expression: Expression) -> Bool {
    if case .bound = expression.kind { return true }
    guard case .postfix(let base, let parts) = expression.kind, let last = parts.last else { return false }
    switch last {
    case .member(let member):
      if isChange(member, base, parts) { return true }
      guard let arguments = member.arguments else { return false }
      if rules?.library?.isEffect(member.name) ?? false { return true }
      let labels = arguments.list.compactMap { $0.label?.name }
      let count = arguments.list.count + (arguments.trailing == nil ? 0 : 1)
      let ofLibrary = libraryNames(of: dialect)?.member(member.name, labels: labels.map { $0 }, beside: nil)
      return StreamMembers.isEffect(member.name, labels: labels, count: count) || ofLibrary?.isEffect == true
        || SchedulerMembers.all.contains { $0.name == member.name }
        || DisposableMembers.all.contains { $0.name == member.name && $0.isEffect }
    case .call:
      guard parts.count == 1, case .name(let name) = base.kind, resolve(name) == nil else { return false }
      if rules?.library?.function(name)?.isEffect ?? false { return true }
      return Builtins.find(name)?.isEffect ?? Builtins.directive(name)?.isEffect ?? Builtins.blockFunction(name)?
        .isEffect
        ?? false
    case .element, .subscript, .unwrap, .optional: return false
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

extension Arguments {
  /// The arguments; one that the function makes itself is a closure.
  fileprivate func made(insideOf function: Builtin) -> Arguments {
    guard case .autoclosure? = function.parameters.first, let first = list.first else { return self }
    let made = Argument(label: first.label, value: .closure(of: first.value, parameters: 0))
    return Arguments(list: [made] + list.dropFirst(), trailing: trailing, span: span)
  }
}

extension Expression {
  fileprivate func isClosure(_ isBlock: Bool) -> Closure? {
    if isBlock, case .closure(let closure) = kind { closure } else { nil }
  }
}

extension Node {
  /// `_`: the last result.
  fileprivate static func lastResult(_ names: Names, _ place: SourcePlace) -> Node {
    ComputedNode(place) { frame throws(ErrorValue) in
      if let result = names.lastResult { return result }
      throw ErrorValue("there is no last result yet", place: place)
    }
  }

  /// An event as a value.
  fileprivate static func event(_ kind: EventBox.Kind, _ value: Node?, _ place: SourcePlace) -> Node {
    ComputedNode(place) { frame throws(ErrorValue) in
      let value = try value?.evaluate(frame) ?? .nil
      switch kind {
      case .next: return .event(EventBox(.next, value))
      case .error: return .event(EventBox(.error, .error(value.asError)))
      case .completed: return .event(EventBox(.completed))
      case .interrupted: return .event(EventBox(.interrupted))
      }
    }
  }
}
