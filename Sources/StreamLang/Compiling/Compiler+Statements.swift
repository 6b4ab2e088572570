import Streams

extension Compiler {
  /// Compiles a statement; in tail position its value is the value of the function.
  func compile(_ statement: Statement, into code: Code, isTail: Bool) {
    switch statement.kind {
    case .constant(let pattern, let value): bind(pattern, value, isConstant: true, statement.span, code)
    case .variable(let pattern, let value):
      if isAtScriptLevel, depth == 0 {
        for name in pattern.bindings.compactMap({ $0.name }) { forgetObservers(of: name) }
      }
      bind(pattern, value, isConstant: false, statement.span, code)
    case .observed(let binding, let value, let observers):
      bind(.single(binding), value, isConstant: false, statement.span, code)
      for observer in observers {
        let outer = observedName
        observedName = binding.name
        declare(observer, code)
        observedName = outer
      }
    case .function(let function): declare(function, code)
    case .type(let type): compile(type)
    case .assignment(let assignment): assign(assignment, statement.span, code)
    case .conditional(let branches, let otherwise): conditional(branches, otherwise, code, isTail: isTail)
    case .forEach(let pattern, let sequence, let body): loop(pattern, sequence, body, code)
    case .whileLoop(let condition, let body): loop(condition, body, code)
    case .repeatLoop(let body, let condition): repeatLoop(body, condition, code)
    case .guarding(let condition, let otherwise): guarding(condition, otherwise, code)
    case .switchOver(let subject, let cases): switchOver(subject, cases, code, isTail: isTail)
    case .attempt(let body, let clauses): attempt(body, clauses, code, isTail: isTail)
    case .deferred(let body):
      if !cleanups.isEmpty { cleanups[cleanups.count - 1].append { code in self.block(body.statements, code) } }
    case .importModule(let name):
      importModule(name)
      context.settings.dialect = dialect
      context.settings.knowsLibrary = knowsLibrary
    case .ignored: break
    case .labelled(let label, let labelled): self.labelled(label, labelled, code, isTail: isTail)
    case .breakLoop(let label): leaveLoop(code, label) { $0.breaks.append(code.instructions.count) }
    case .continueLoop(let label):
      leaveLoop(code, label, isContinue: true) { $0.continues.append(code.instructions.count) }
    case .fallThrough: leaveLoop(code, nil) { $0.fallThroughs.append(code.instructions.count) }
    case .returnValue(let value):
      if isInInitializer, case .nilLiteral? = value?.kind {
        return returnValue(ConstantNode(.bool(false), place(statement.span)), code)
      }
      let node = value.map { self.value($0, code) }
      returnValue(node ?? ConstantNode(.nil, place(statement.span)), code)
    case .throwError(let error): code.instructions.append(.throwError(value(error, code)))
    case .scene(let title):
      code.instructions.append(.evaluate(.scene(compile(title), context, place(statement.span))))
    case .expectation(let expression): expectation(expression, statement.span, code)
    case .expression(let expression): self.expression(expression, code, isTail: isTail)
    }
    endAbandoned(after: statement, code)
  }

  func expression(_ expression: Expression, _ code: Code, isTail: Bool) {
    if let duration = waitArgument(expression) {
      let node = value(duration, code)
      noteWait()
      return code.instructions.append(.wait(node))
    }
    if settle(expression) { return }
    if scope.resolve(senderName) != nil, let node = failStatement(expression) {
      return code.instructions.append(.evaluate(node))
    }
    let node = value(expression, code)
    if isTail {
      returnValue(node, code)
    } else if isAtScriptLevel, showsValues || drawsStream {
      let bare = BareExpression(
        title: oneLine(expression.span), isEffect: isEffect(expression),
        mayBeEffect: WaitAnalysis.calledName(expression).map { names.effectFunctions.contains($0) }
          ?? expression.callsMember, onlyStreams: !showsValues)
      code.instructions.append(.show(node, bare))
    } else {
      code.instructions.append(.evaluate(node))
    }
  }

  private func bind(_ pattern: Pattern, _ value: Expression, isConstant: Bool, _ span: Span, _ code: Code) {
    var node = self.value(value, code)
    if case .single(let binding) = pattern, binding.ownership != .strong { node = Node.weak(node) }
    let assigner = declare(pattern, isConstant: isConstant, shape: shape(of: value))
    code.instructions.append(.evaluate(.bind(assigner, node, names: namesStreams, context, place(span))))
    guard mayAwait, !cleanups.isEmpty, value.namedCall?.name == WaitAnalysis.childTask,
      let name = pattern.bindings[0].name
    else { return }
    cleanups[cleanups.count - 1].append { code in self.leave(name, span, code) }
  }

  /// Makes the names of a pattern known: at the script's own level they are its variables.
  ///
  /// - Parameter shape: The shape of the value, where it is known.
  func declare(_ pattern: Pattern, isConstant: Bool, shape: ValueShape? = nil) -> Assigner {
    let bindings: [Binding]
    let isTuple: Bool
    let span: Span
    switch pattern {
    case .single(let binding): (bindings, isTuple, span) = ([binding], false, binding.span)
    case .tuple(let names, let tupleSpan): (bindings, isTuple, span) = (names, true, tupleSpan)
    }
    let destinations = bindings.enumerated().map { index, binding in
      guard let name = binding.name else { return Assigner.Destination(.nothing) }
      let shape = binding.shape ?? (isTuple ? shape?.part(index) : shape)
      guard isAtScriptLevel, depth == 0 else {
        let slot = scope.declare(name, isConstant: isConstant, shape: shape, ownership: binding.ownership)
        return Assigner.Destination(.slot(slot), name: name)
      }
      names.shapes[name] = shape
      let variable = makeVariable(name, isConstant: isConstant)
      variable.ownership = binding.ownership
      names.globals[name] = variable
      return Assigner.Destination(.global(variable), name: name)
    }
    return Assigner(destinations, isTuple: isTuple, place(span))
  }

  private func declare(_ declaration: Function, _ code: Code) {
    let parameters = declaration.parameters.map { $0.binding.name }
    if declaration.isComputed {
      names.computed.insert(declaration.name)
    } else {
      names.computed.remove(declaration.name)
    }
    let outer = isInFunction
    isInFunction = true
    defer { isInFunction = outer }
    if isAtScriptLevel, depth == 0 {
      let variable =
        names.globals[declaration.name].flatMap { names.functionVariables[ObjectIdentifier($0)] }
        ?? Variable(declaration.name, isConstant: true)
      names.globals[declaration.name] = variable
      let function = function(
        declaration.name, parameters, declaration.body, declaration.span, declared: declaration.parameters,
        named: declaration.parameters.map { $0.binding })
      // Functions see the whole file: they are there before the first statement runs.
      variable.value = .function(ClosureFunction(function, nil, context))
    } else {
      let slot = scope.declare(declaration.name, isConstant: true, shape: declaration.result)
      let function = function(
        declaration.name, parameters, declaration.body, declaration.span, declared: declaration.parameters,
        named: declaration.parameters.map { $0.binding })
      let node = ClosureNode(function, context, place(declaration.span))
      let assigner = Assigner([.init(.slot(slot))], isTuple: false, place(declaration.span))
      code.instructions.append(.evaluate(.bind(assigner, node, names: false, context, place(declaration.span))))
    }
  }

  private func assign(_ assignment: Assignment, _ span: Span, _ code: Code) {
    let assignment = awaited(assignment, code)
    if let rules { return code.instructions.append(.evaluate(self.assignment(assignment, span, rules))) }
    var node = compile(assignment.value)
    if assignment.place.parts.isEmpty, let name = assignment.place.root.variableName, ownership(of: name) != .strong {
      node = Node.weak(node)
    }
    let target = target(of: assignment.place)
    code.instructions.append(
      .evaluate(
        .assignment(target, assignment.operator, node, context, place(assignment.place.span.joined(with: span))))
    )
  }

  /// - Parameter isOwner: Whether it is the member of a value that changes, and no variable.
  func target(of written: Place, isOwner: Bool = false) -> AssignmentTarget {
    let destination = owned(written)
    var root: AssignmentTarget.Root
    // The chain up to the last call is a value: `session().user.name = "Ann"`.
    if let last = destination.parts.lastIndex(where: { $0.isCall }) {
      let receiver = Expression(
        kind: .postfix(destination.root, Array(destination.parts[...last])), span: destination.root.span)
      let rest = Place(root: receiver, parts: Array(destination.parts[(last + 1)...]), span: destination.span)
      return target(of: rest, isOwner: true)
    }
    if !isOwner, let name = destination.root.variableName,
      destination.parts.isEmpty || ownership(of: name) == .strong
    {
      switch resolve(name) {
      case .local(let hops, let slot, _)?:
        root = context.isTraced ? .tracedSlot(hops: hops, slot: slot, name: name) : .slot(hops: hops, slot: slot)
      case .global(let variable)?: root = context.isTraced ? .traced(variable) : .global(variable)
      case nil: root = .value(faulty("there is no '\(name)'", destination.root.span))
      }
    } else {
      root = .value(compile(destination.root))
    }
    var parts: [AssignmentTarget.Part] = []
    // `view().title = x`: what a call gives is no variable.
    let calls = destination.parts.lastIndex { $0.isCall }.map { $0 + 1 } ?? 0
    if calls > 0 {
      root = .value(
        compile(
          Expression(
            kind: .postfix(destination.root, Array(destination.parts.prefix(calls))), span: destination.span)))
    }
    for part in destination.parts.dropFirst(calls) {
      switch part {
      case .member(let member):
        parts.append(.member(member.name, place(member.nameSpan), isOptional: member.isOptional))
      case .element(let index, let span): parts.append(.element(ConstantNode(.int(index), place(span))))
      case .subscript(let index, _):
        parts.append(.element(compile(index), removesNil: libraryNames(of: dialect) != nil))
      case .call: break
      case .unwrap(let mark):
        let text = source.text(in: Span(start: destination.root.span.start, end: mark.start))
        parts.append(.unwrapped(text: text, place(mark)))
      case .optional: parts.append(.optional)
      }
    }
    var observers: Observers?
    if !isOwner, let name = destination.root.variableName { observers = self.observers(of: name) }
    return AssignmentTarget(root, parts, observers)
  }

  /// A variable that is declared anew has others, or none.
  func forgetObservers(of name: String) {
    for word in ["willSet", "didSet"] { names.globals["\(name).\(word)"] = nil }
  }

  /// The observers of a variable; its own assignments to it call none.
  private func observers(of name: String) -> Observers? {
    guard name != observedName, let owner = resolve(name) else { return nil }
    func function(_ word: String) -> Node? {
      let observer = "\(name).\(word)"
      switch (owner, resolve(observer)) {
      case (.local(let hops, _, _), .local(let others, _, _)?) where hops == others: break
      case (.global, .global?): break
      default: return nil
      }
      return self.name(observer, Span(at: 0))
    }
    let (will, did) = (function("willSet"), function("didSet"))
    return will == nil && did == nil
      ? nil : Observers(variable: self.name(name, Span(at: 0)), willSet: will, didSet: did)
  }

  /// The target of a binding: the value of a place.
  func value(of destination: Place) -> Node {
    guard !destination.parts.isEmpty else { return compile(destination.root) }
    return compile(Expression(kind: .postfix(destination.root, destination.parts), span: destination.span))
  }

  private func conditional(_ branches: [Branch], _ otherwise: Block?, _ code: Code, isTail: Bool) {
    var ends: [Int] = []
    for branch in branches {
      // The names of the condition are known in the block.
      scope.enterBlock()
      depth += 1
      let first = scope.slotCount
      let tested = awaited(branch.condition, code)
      let test = code.addJump()
      let condition = condition(tested)
      block(branch.body.statements, code, isTail: isTail)
      endVariables(from: first, code, branch.body.span)
      depth -= 1
      scope.leaveBlock()
      ends.append(code.addJump())
      code.land(test, unless: condition)
    }
    if let otherwise { block(otherwise.statements, code, isTail: isTail) }
    code.land(ends)
  }

  func block(_ statements: [Statement], _ code: Code, isTail: Bool = false) {
    scope.enterBlock()
    depth += 1
    let first = scope.slotCount
    self.statements(statements, code, isTail: isTail)
    if let last = statements.last { endVariables(from: first, code, last.span) }
    depth -= 1
    scope.leaveBlock()
  }

  private func expectation(_ written: Expression, _ span: Span, _ code: Code) {
    let expression = awaited(written, code)
    var sides: (Node, Node)?
    if case .binary(let left, let terms) = expression.kind, terms.count == 1, terms[0].operator == .equal {
      sides = (compile(left), compile(terms[0].operand))
    }
    let node = Node.expect(
      sides == nil ? compile(expression) : nil, sides, text: oneLine(expression.span), context, place(span))
    code.instructions.append(.evaluate(node))
  }
}
