import Streams

/// Loops, and how they are left.
extension Compiler {
  func loop(_ pattern: Pattern, _ sequence: Expression, _ body: Block, _ code: Code) {
    if case .unary(.awaitEach, _, let source) = sequence.kind { return awaitingLoop(pattern, source, body, code) }
    let iterator = scope.declare(nil, isConstant: true)
    code.instructions.append(.iterate(value(sequence, code), slot: iterator))
    let round = beginRound(body, code)
    depth += 1
    // The element is taken in the frame around the round, then handed in.
    let element = round.outer.declare(nil, isConstant: true)
    let start = round.start
    let takesElement = round.entry - 1
    let inner = declare(pattern, isConstant: true, shape: shape(of: sequence)?.element)
    let handOver = Node.handOver(inner, hops: round.isFrame ? 1 : 0, slot: element, place(body.span))
    code.instructions.append(.evaluate(handOver))
    block(body.statements, code)
    depth -= 1
    endRound(round, code)
    code.instructions.append(.jump(start))
    let taker = Assigner([.init(.slot(element))], isTuple: false, place(body.span))
    code.instructions[takesElement] = .next(slot: iterator, into: taker, otherwise: code.instructions.count)
    finishLoop(code, continuesAt: start)
  }

  func loop(_ condition: Expression, _ body: Block, _ code: Code) {
    let start = code.instructions.count
    let tested = awaited(condition, code)
    let test = code.addJump()
    let compiled = self.condition(tested)
    let round = beginRound(body, code, reserving: false)
    block(body.statements, code)
    endRound(round, code)
    code.instructions.append(.jump(start))
    code.land(test, unless: compiled)
    finishLoop(code, continuesAt: start)
  }

  struct Round {
    let outer: FrameScope
    let start: Int
    let entry: Int
    let isFrame: Bool
    let enterAt: Int
  }

  /// Each round has variables of its own where a closure may take them with it.
  func beginRound(_ body: Block, _ code: Code, reserving: Bool = true) -> Round {
    let outer = scope
    let start = code.instructions.count
    if reserving { code.instructions.append(.jump(0)) }
    let entry = code.instructions.count
    let isFrame = ClosureSearch.hasClosures(body.statements)
    loops.append(
      LoopContext(label: takenLabel(), isFrame: isFrame, cleanupDepth: cleanups.count, firstSlot: scope.slotCount))
    if isFrame {
      code.instructions.append(.enterScope(0))
      scope = FrameScope(.round, parent: outer)
    } else {
      scope.enterBlock()
    }
    return Round(outer: outer, start: start, entry: entry, isFrame: isFrame, enterAt: entry)
  }

  func endRound(_ round: Round, _ code: Code) {
    if round.isFrame {
      code.instructions[round.enterAt] = .enterScope(scope.slotCount)
      code.instructions.append(.leaveScope)
      code.rounds.append(round.enterAt + 1..<code.instructions.count)
      scope = round.outer
    } else {
      scope.leaveBlock()
    }
  }

  func finishLoop(_ code: Code, continuesAt start: Int) {
    guard let loop = loops.popLast() else { return }
    code.land(loop.breaks)
    for position in loop.continues { code.instructions[position] = .jump(start) }
  }

  /// A statement with a label: a loop takes it, any other is left by its name only.
  func labelled(_ label: String, _ statement: Statement, _ code: Code, isTail: Bool) {
    nextLabel = label
    switch statement.kind {
    case .forEach, .whileLoop, .repeatLoop, .switchOver: compile(statement, into: code, isTail: isTail)
    default:
      loops.append(
        LoopContext(label: takenLabel(), isFrame: false, cleanupDepth: cleanups.count, isLeftByNameOnly: true))
      compile(statement, into: code, isTail: false)
      finishLoop(code, continuesAt: code.instructions.count)
    }
  }

  /// The label of the statement at hand, which is its own and not that of those inside.
  func takenLabel() -> String? {
    defer { nextLabel = nil }
    return nextLabel
  }

  func leaveLoop(
    _ code: Code, _ label: String?, isContinue: Bool = false, _ note: (inout LoopContext) -> Void
  ) {
    let found = loops.lastIndex { loop in
      if let label { return loop.label == label }
      return !loop.isLeftByNameOnly && !(isContinue && loop.isSwitch)
    }
    guard let index = found else { return }
    cleanUp(downTo: loops[index].cleanupDepth, code)
    if !loops[index...].contains(where: { $0.isFrame }) {
      endVariables(from: loops[index].firstSlot, code, Span(at: 0))
    }
    for loop in loops[index...] where loop.isFrame { code.instructions.append(.leaveScope) }
    note(&loops[index])
    code.instructions.append(.jump(0))
  }
}
