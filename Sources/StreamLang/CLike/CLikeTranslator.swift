/// Translates statements of C into those of the syntax tree. A subclass translates what its language alone has.
open class CLikeTranslator {
  /// The text.
  public final let source: SourceText
  /// The mistakes so far.
  public final var faults: [SpannedFault] = []
  /// The label of the statement that is translated next.
  public final var nextLabel: String?
  /// The loops around, innermost last.
  private var loops: [Loop] = []
  /// The maximum number of mistakes that are noted.
  private static let mostFaults = 20

  /// A translator of a text.
  public init(_ source: SourceText) { self.source = source }

  // MARK: Faults

  /// Whether no more mistakes are reported.
  public final var isFull: Bool { faults.count >= Self.mostFaults }

  /// Notes a mistake.
  public final func report(_ title: String, _ span: Span, help: String? = nil) {
    if !isFull { faults.append(SpannedFault(title, span, help: help)) }
  }

  /// Notes a mistake that does not keep the code from running.
  public final func warn(_ title: String, _ span: Span, help: String? = nil) {
    if faults.count < 2 * Self.mostFaults { faults.append(SpannedFault(title, span, help: help, isWarning: true)) }
  }

  // MARK: Loops

  private struct Loop {
    let label: String?
    /// The steps before the next round.
    let steps: [Statement]
    /// The label of a round.
    let round: String
    /// The number of statements with a `finally` around the current one, inside of the loop.
    var finallies = 0
    /// Whether `continue` leaves the round by its label.
    var isLeft = false
  }

  /// A loop without steps between two rounds, with its label if it has one.
  package final func loop(_ make: () -> Statement) -> Statement { loop(steps: []) { _ in make() } }

  /// `for (…; condition; steps) body`
  ///
  /// - Parameter beginning: What each round begins with.
  package final func loop(
    while condition: Expression, beginning: [Statement] = [], steps: [Statement], _ span: Span, _ body: () -> Block
  ) -> Statement {
    loop(steps: steps) { number in
      let body = body()
      let loop = loops[number]
      let round = loop.isLeft ? [Statement(.labelled(loop.round, .always(body.statements, span)), span)] : nil
      let whole = Block(statements: beginning + (round ?? body.statements) + steps, span: body.span)
      return Statement(.whileLoop(condition, whole), span)
    }
  }

  private func loop(steps: [Statement], _ make: (Int) -> Statement) -> Statement {
    let label = nextLabel
    nextLabel = nil
    loops.append(Loop(label: label, steps: steps, round: "round\(loops.count + 1)"))
    let loop = make(loops.count - 1)
    loops.removeLast()
    return label.map { Statement(.labelled($0, loop), loop.span) } ?? loop
  }

  /// `continue`, or `continue label`: the steps of the loop come first, but after the statements of a `finally`.
  package final func continueLoop(_ label: String?, _ span: Span) -> [Statement] {
    let index = loops.lastIndex { label == nil || $0.label == label }
    guard let index, !loops[index].steps.isEmpty else { return [Statement(.continueLoop(label: label), span)] }
    if loops[index].finallies == 0 { return loops[index].steps + [Statement(.continueLoop(label: label), span)] }
    loops[index].isLeft = true
    return [Statement(.breakLoop(label: loops[index].round), span)]
  }

  /// Translates the body of a function, which leaves no loop around the function.
  package final func outOfLoops<Result>(_ body: () -> Result) -> Result {
    let outer = loops
    loops = []
    defer { loops = outer }
    return body()
  }

  // MARK: Cases

  /// A case of a `switch`, whose statements may go on with those of the next one.
  package struct Case {
    let patterns: [GuardedPattern]
    let isDefault: Bool
    let body: [Statement]
    let span: Span

    package init(_ patterns: [GuardedPattern], isDefault: Bool, _ body: [Statement], _ span: Span) {
      self.patterns = patterns
      self.isDefault = isDefault
      self.body = body
      self.span = span
    }
  }

  /// Makes `switch subject { … }`. The default case may be at any position, and is tried last.
  package final func switchOver(_ subject: Expression, _ cases: [Case], _ span: Span) -> Statement {
    let position = cases.firstIndex { $0.isDefault }
    let isInOrder = position.map { $0 == cases.count - 1 } ?? true
    var list = cases.enumerated().map { index, part in
      var body = part.body
      if index + 1 < cases.count, !body.endsBlock {
        if isInOrder {
          body.append(Statement(.fallThrough, Span(at: part.span.end)))
        } else {
          // The next case is not the one below.
          for later in cases[(index + 1)...] where !body.endsBlock { body += later.body }
        }
      }
      if case .breakLoop(nil)? = body.last?.kind { body.removeLast() }
      let patterns = part.isDefault ? [GuardedPattern(pattern: .anything, condition: nil)] : part.patterns
      return SwitchCase(patterns: patterns, body: Block(statements: body, span: part.span))
    }
    let none = SwitchCase(
      patterns: [GuardedPattern(pattern: .anything, condition: nil)],
      body: Block(statements: [], span: Span(at: span.end)))
    list.append(position.map { list.remove(at: $0) } ?? none)
    let statement = Statement(.switchOver(subject, list), span)
    guard let label = nextLabel else { return statement }
    return Statement(.labelled(label, statement), span)
  }

  // MARK: Errors

  /// Translates statements that may be inside of a statement with a `finally`.
  package final func within<Result>(finally isThere: Bool, _ body: () -> Result) -> Result {
    guard isThere else { return body() }
    for index in loops.indices { loops[index].finallies += 1 }
    defer { for index in loops.indices { loops[index].finallies -= 1 } }
    return body()
  }

  /// `try { … } catch { … } finally { … }`
  ///
  /// - Parameter caught: The name of the error in the handler, where a variable of the code has the name `error`.
  package final func attempt(
    _ body: Block, handler: Block?, caught: String = "error", finally: Block?, _ span: Span
  ) -> [Statement] {
    let patterns: [GuardedPattern] =
      caught == "error"
      ? [] : [GuardedPattern(pattern: .binding(Binding(name: caught, span: span), isVariable: false), condition: nil)]
    let clauses = handler.map { [CatchClause(patterns: patterns, body: $0)] }
    let statements = clauses.map { [Statement(.attempt(body, $0), span)] } ?? body.statements
    guard let finally else { return statements }
    // Deferred statements run at the end of the block around them.
    let whole = Block(statements: [Statement(.deferred(finally), span)] + statements, span: span)
    return [Statement(.attempt(whole, []), span)]
  }
}

extension [Statement] {
  /// Whether nothing runs on past these statements.
  fileprivate var endsBlock: Bool {
    switch last?.kind {
    case .breakLoop, .continueLoop, .returnValue, .throwError: true
    case .conditional(let branches, let otherwise):
      branches.allSatisfy { $0.body.statements.endsBlock }
        && (otherwise?.statements.endsBlock ?? branches.contains { $0.condition.isTrue })
    default: false
    }
  }
}

extension Expression {
  fileprivate var isTrue: Bool { if case .boolean(true) = kind { true } else { false } }
}
