import Streams

extension Compiler {
  /// Whether a value fits a pattern; the names of the pattern are known from here on.
  func match(_ value: Node, _ pattern: MatchPattern, _ place: SourcePlace) -> Node {
    var names: [String: Assigner] = [:]
    return .match(value, matcher(pattern, &names), place)
  }

  /// - Parameter names: The variables of names that an alternative has, too: `case .next(let x), .error(let x)`.
  func matcher(_ pattern: MatchPattern, _ names: inout [String: Assigner]) -> Matcher {
    switch pattern {
    case .anything: return .anything
    case .binding(let binding, let isVariable):
      if let name = binding.name, let assigner = names[name] { return .binding(assigner) }
      let assigner = declare(.single(binding), isConstant: !isVariable)
      if let name = binding.name { names[name] = assigner }
      return .binding(assigner)
    case .some(let part): return .some(matcher(part, &names))
    case .tuple(let parts): return .tuple(parts.map { matcher($0, &names) })
    case .enumCase(let name, _, let parts): return .enumCase(name, parts.map { matcher($0, &names) })
    case .value(let expression):
      if case .range(let lower, let upper, let isClosed, _) = expression.kind {
        return .range(lower.map(compile), upper.map(compile), isClosed: isClosed)
      }
      return .value(compile(expression), context)
    case .type(let type, let part): return .type(typeTest(type), matcher(part, &names))
    }
  }

  /// `.name(…)`: a value of its own, else the word.
  func implicit(_ member: Member) -> Node {
    if let node = implicitOfTypes(member) ?? implicitOfLibrary(member) { return node }
    // `.init("name")` of a type that is not known is what it holds.
    if member.name == "init", let first = member.arguments?.list.first?.value { return compile(first) }
    let place = place(member.nameSpan)
    guard let known = EnumCases.find(member.name, member.arguments), member.arguments != nil || known.arity.contains(0)
    else {
      guard let arguments = member.arguments else { return ConstantNode(.string(member.name), place) }
      let list = self.arguments(arguments)
      let overloads = Catalogue.overloads(of: member.name, in: dialect, afterDot: false)
      if libraryNames(of: dialect) != nil, overloads.map({ $0.first.form == .method }) ?? true {
        return .enumCase(member.name, list, context, place)
      }
      // `.just(1)`
      return call(named: member.name, member.nameSpan, arguments, dialect)
    }
    return .call(known, member.arguments.map { arguments($0) } ?? .none, context, place)
  }

  // MARK: Statements

  func guarding(_ condition: Expression, _ otherwise: Block, _ code: Code) {
    let tested = awaited(condition, code)
    let test = code.addJump()
    let past = code.addJump()
    code.land(test, unless: compile(tested))
    block(otherwise.statements, code)
    code.land([past])
  }

  func switchOver(_ subject: Expression, _ cases: [SwitchCase], _ code: Code, isTail: Bool) {
    scope.enterBlock()
    depth += 1
    let slot = scope.declare(nil, isConstant: true)
    let taker = Assigner([.init(.slot(slot))], isTuple: false, place(subject.span))
    let value = self.value(subject, code)
    code.instructions.append(.evaluate(.bind(taker, value, names: false, context, place(subject.span))))
    loops.append(
      LoopContext(
        label: takenLabel(), isFrame: false, cleanupDepth: cleanups.count, firstSlot: scope.slotCount,
        isSwitch: true))
    var ends: [Int] = []
    for part in cases {
      scope.enterBlock()
      let test = code.addJump()
      let condition = self.condition(LocalNode(slot, place(subject.span)), part.patterns)
      code.land(loops[loops.count - 1].fallThroughs)
      loops[loops.count - 1].fallThroughs = []
      block(part.body.statements, code, isTail: isTail)
      scope.leaveBlock()
      ends.append(code.addJump())
      if let condition { code.land(test, unless: condition) }
    }
    depth -= 1
    scope.leaveBlock()
    code.land(ends + loops[loops.count - 1].fallThroughs)
    finishLoop(code, continuesAt: code.instructions.count)
  }

  /// The condition of a case; nothing where everything fits.
  func condition(_ subject: Node, _ patterns: [GuardedPattern]) -> Node? {
    if patterns.count == 1, patterns[0].condition == nil, case .anything = patterns[0].pattern { return nil }
    var names: [String: Assigner] = [:]
    var alternatives: [Node] = []
    for guarded in patterns {
      let fits = Node.match(subject, matcher(guarded.pattern, &names), subject.place)
      alternatives.append(guarded.condition.map { LogicalNode(.and, [fits, compile($0)], nil, subject.place) } ?? fits)
    }
    return alternatives.count == 1 ? alternatives[0] : LogicalNode(.or, alternatives, nil, subject.place)
  }

  func repeatLoop(_ body: Block, _ condition: Expression, _ code: Code) {
    let start = code.instructions.count
    let round = beginRound(body, code, reserving: false)
    block(body.statements, code)
    endRound(round, code)
    let test = code.instructions.count
    let again = self.condition(awaited(condition, code))
    code.instructions.append(.jumpUnless(again, code.instructions.count + 2))
    code.instructions.append(.jump(start))
    finishLoop(code, continuesAt: test)
  }
}
