import Streams

/// `for await x in s`, `async let`.
extension Compiler {
  /// The loop over the elements of a stream, which waits for each of them.
  func awaitingLoop(_ pattern: Pattern, _ sequence: Expression, _ body: Block, _ code: Code) {
    noteWait()
    let label = takenLabel()
    let source = value(sequence, code)
    scope.enterBlock()
    let name = variable()
    guard case .local(_, let iterator, _)? = scope.resolve(name) else { return }
    code.instructions.append(.evaluate(.slot(iterator, Node.iteration(source, context))))
    // However the loop is left, the iteration ends.
    cleanups.append([{ code in self.leave(name, sequence.span, code) }])
    let guarded = code.instructions.count
    nextLabel = label
    let round = beginRound(body, code)
    depth += 1
    let element = round.outer.declare(nil, isConstant: true)
    let takesElement = round.entry - 1
    let inner = declare(pattern, isConstant: true, shape: shape(of: sequence)?.element)
    code.instructions.append(
      .evaluate(.handOver(inner, hops: round.isFrame ? 1 : 0, slot: element, place(body.span))))
    block(body.statements, code)
    depth -= 1
    endRound(round, code)
    code.instructions.append(.jump(round.start))
    code.instructions[takesElement] = .awaitNext(
      iterator: iterator, into: element, otherwise: code.instructions.count)
    finishLoop(code, continuesAt: round.start)
    endGuarded(from: guarded, code, sequence.span)
    scope.leaveBlock()
  }

  /// Ends a loop, or `async let x = f()`: the child is cancelled and awaited where its name goes out of scope.
  func leave(_ name: String, _ span: Span, _ code: Code) {
    guard case .local(let hops, let slot, _)? = scope.resolve(name) else { return }
    _ = wait(for: Node.leave(self.name(name, span), (hops: hops, slot: slot)), span, code)
  }
}
