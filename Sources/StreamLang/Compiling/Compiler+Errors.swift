import Streams

/// `do … catch`, and `defer`.
extension Compiler {
  /// The statements of a block, and the blocks that run when it is left.
  func statements(_ statements: [Statement], _ code: Code, isTail: Bool) {
    cleanups.append([])
    var start: Int?
    for (index, statement) in statements.enumerated() {
      compile(statement, into: code, isTail: isTail && index == statements.count - 1)
      endWhenLeft(statement, statements)
      if start == nil, cleanups[cleanups.count - 1].count == 1 { start = code.instructions.count }
    }
    if let start { endGuarded(from: start, code, statements[0].span) } else { cleanups.removeLast() }
  }

  /// Ends the instructions after which the innermost `defer` blocks run, also where an error leaves them.
  func endGuarded(from start: Int, _ code: Code, _ span: Span) {
    defer { cleanups.removeLast() }
    let end = code.instructions.count
    cleanUp(downTo: cleanups.count - 1, code)
    let past = code.addJump()
    let slot = scope.declare(nil, isConstant: true)
    code.handlers.append(ErrorHandler(range: start..<end, target: code.instructions.count, slot: slot))
    cleanUp(downTo: cleanups.count - 1, code)
    code.instructions.append(.throwError(LocalNode(slot, place(span))))
    code.land([past])
  }

  /// Runs the `defer` statements of the blocks that are left, and ends their objects: inner blocks first, and the last
  /// one of a block before the first.
  func cleanUp(downTo level: Int, _ code: Code) {
    guard cleanups.count > level, cleanups[level...].contains(where: { !$0.isEmpty }) else { return }
    let outside = cleanups
    while cleanups.count > level {
      for cleanup in cleanups.removeLast().reversed() { cleanup(code) }
    }
    cleanups = outside
  }

  /// The value of a function, after the `defer` blocks around have run.
  func returnValue(_ value: Node, _ code: Code) {
    guard cleanups.contains(where: { !$0.isEmpty }) else { return code.instructions.append(.returnValue(value)) }
    let slot = scope.declare(nil, isConstant: true)
    let taker = Assigner([.init(.slot(slot))], isTuple: false, value.place)
    code.instructions.append(.evaluate(.bind(taker, value, names: false, context, value.place)))
    cleanUp(downTo: 0, code)
    code.instructions.append(.returnValue(LocalNode(slot, value.place)))
  }

  func attempt(_ body: Block, _ clauses: [CatchClause], _ code: Code, isTail: Bool) {
    let slot = scope.declare(nil, isConstant: true)
    let place = place(body.span)
    let start = code.instructions.count
    let first = scope.slotCount
    block(body.statements, code, isTail: isTail)
    guard !clauses.isEmpty else { return }
    var ends = [code.addJump()]
    code.handlers.append(ErrorHandler(range: start..<ends[0], target: code.instructions.count, slot: slot))
    endVariables(from: first, code, body.span)
    var catchesAll = false
    for clause in clauses where !catchesAll {
      scope.enterBlock()
      depth += 1
      let test = code.addJump()
      let condition = clause.patterns.isEmpty ? nil : self.condition(LocalNode(slot, place), clause.patterns)
      if clause.patterns.isEmpty {
        let name = declare(.single(Binding(name: "error", span: clause.body.span)), isConstant: true)
        code.instructions.append(.evaluate(.bind(name, LocalNode(slot, place), names: false, context, place)))
      }
      block(clause.body.statements, code, isTail: isTail)
      depth -= 1
      scope.leaveBlock()
      ends.append(code.addJump())
      if let condition {
        code.land(test, unless: condition)
      } else {
        catchesAll = true
      }
    }
    if !catchesAll { code.instructions.append(.throwError(LocalNode(slot, place))) }
    code.land(ends)
  }
}
