import StreamLang

extension Translator {
  /// `for (first; test; update) body`
  func loop(
    _ first: JSStatement?, _ test: JSExpression?, _ update: JSExpression?, _ body: JSStatement, _ span: Span,
    _ list: inout [Statement]
  ) {
    let outer = scope
    scope = Scope(outer)
    defer { scope = outer }
    var head: [Statement] = []
    var names: [(String, Span)] = []
    if let first {
      declare([first])
      append(first, to: &head)
      if case .declaration(let word, let list) = first.kind, word == .let {
        for case (.name(let name, let span), _) in list { names.append((name, span)) }
      }
    }
    var steps: [Statement] = []
    let condition = test.map { expression($0) } ?? Expression(.boolean(true), span)
    // Closures of a round keep the variables of that round: each round has copies, which are handed on.
    let isCopied = !names.isEmpty && hasFunctions(body.span)
    let outside: [String: String] = names.reduce(into: [:]) { $0[$1.0] = fresh($1.0 + "Next") }
    var before: [Statement] = []
    if isCopied {
      for (name, span) in names {
        guard let next = outside[name] else { continue }
        scope.declare(next, .variable)
        head.append(Statement(.variable(.single(Binding(name: next, span: span)), .name(local(name), span)), span))
        before.append(
          Statement(.variable(.single(Binding(name: local(name), span: span)), .name(next, span)), span))
        let assignment = Assignment(
          place: Place(root: .name(next, span), parts: [], span: span), operator: nil, operatorSpan: span,
          value: .name(local(name), span))
        steps.append(Statement(.assignment(assignment), span))
      }
    }
    if let update {
      // The closures of a round keep its variables: the copies for the next round change.
      let outer = aliases
      if isCopied { for (name, next) in outside { aliases[name] = next } }
      append(JSStatement(kind: .expression(update), span: update.span), to: &steps)
      aliases = outer
    }
    list += head
    loop(&list, steps: steps) {
      let inner: [Statement] = inScope {
        if case .block(let statements) = body.kind { return block(statements, before: before) }
        return block([body], before: before)
      }
      let round = Block(statements: inner + steps, span: body.span)
      guard isCopied else { return Statement(.whileLoop(condition, round), span) }
      // The condition is asked of the variables that are handed on.
      var names: [(name: String, next: String)] = []
      for (name, next) in outside.sorted(by: { $0.key < $1.key }) { names.append((local(name), next)) }
      return Statement(.whileLoop(renamed(condition, names), round), span)
    }
  }

  /// A condition that asks for other variables.
  private func renamed(_ condition: Expression, _ names: [(name: String, next: String)]) -> Expression {
    func renamed(_ expression: Expression) -> Expression {
      let kind: Expression.Kind
      switch expression.kind {
      case .name(let name): kind = .name(names.first { $0.name == name }?.next ?? name)
      case .binary(let first, let terms):
        kind = .binary(
          renamed(first),
          terms.map {
            BinaryTerm(operator: $0.operator, operatorSpan: $0.operatorSpan, operand: renamed($0.operand))
          })
      case .logical(let sign, let operands): kind = .logical(sign, operands.map { renamed($0) })
      case .unary(let sign, let span, let operand): kind = .unary(sign, operatorSpan: span, renamed(operand))
      case .postfix(let base, let parts): kind = .postfix(renamed(base), parts)
      default: kind = expression.kind
      }
      return Expression(kind, expression.span)
    }
    return renamed(condition)
  }

  /// `for (const x of list) body`
  func forEach(
    _ target: Target, _ sequence: Expression, _ body: JSStatement, _ span: Span, _ list: inout [Statement]
  ) {
    let outer = scope
    scope = Scope(outer)
    defer { scope = outer }
    declareParts(of: target, .variable)
    let element: String
    var before: [Statement] = []
    if case .name(let name, _) = target {
      element = local(name)
    } else {
      element = fresh("element")
      scope.declare(element, .constant)
      take(target, from: .name(element, target.span), isConstant: true, target.span, &before)
    }
    // The elements are asked for one by one: the body may change what it goes through.
    let elements =
      isArrayLiteral(sequence) ? sequence : Expression.call("Object", "walk", [Argument(sequence)], sequence.span)
    loop(&list) {
      let inner: [Statement] = inScope {
        if case .block(let statements) = body.kind { return block(statements, before: before) }
        return block([body], before: before)
      }
      return Statement(
        .forEach(
          .single(Binding(name: element, span: target.span)), in: elements,
          Block(statements: inner, span: body.span)), span)
    }
  }

  private func isArrayLiteral(_ expression: Expression) -> Bool {
    if case .array = expression.kind { true } else { false }
  }

  /// `switch (value) { case 1: … }`, as a chain of conditions: a case that does not end goes on with the next.
  func switching(
    _ value: JSExpression, _ cases: [(test: JSExpression?, body: [JSStatement])], _ span: Span,
    _ list: inout [Statement]
  ) {
    let outer = scope
    scope = Scope(outer)
    defer { scope = outer }
    var subject = expression(value)
    if case .name = subject.kind {
    } else {
      let name = fresh("value")
      scope.declare(name, .constant)
      list.append(.constant(name, value.span, subject, value.span))
      subject = .name(name, value.span)
    }
    // A `break` in the middle of a case leaves the statement by its label.
    let label = nextLabel ?? (cases.contains { leavesInTheMiddle($0.body) } ? fresh("cases") : nil)
    nextLabel = nil
    if let label { scope.declare(label, .constant) }
    leavables.append(Leavable(label: label, kind: .cases))
    defer { leavables.removeLast() }
    var branches: [Branch] = []
    var otherwise: Block?
    var tests: [Expression] = []
    for (index, one) in cases.enumerated() {
      if let test = one.test {
        tests.append(.binary(subject, .equal, test.span, expression(test), test.span))
      }
      let isDefault = one.test == nil
      guard !one.body.isEmpty || index == cases.count - 1 || isDefault else { continue }
      var body: [JSStatement] = []
      for later in cases[index...] {
        body += later.body
        if let last = body.last, ends(last) { break }
      }
      if case .breakLoop(nil)? = body.last?.kind { body.removeLast() }
      let block = Block(statements: inScope { self.block(body.flatMap(unwrapped)) }, span: span)
      if isDefault {
        otherwise = block
      } else if let first = tests.first {
        let condition = tests.count == 1 ? first : Expression(.logical(.or, tests), first.span)
        branches.append(Branch(condition: condition, body: block))
        tests = []
      }
    }
    var statements: [Statement] = []
    if branches.isEmpty {
      statements = otherwise?.statements ?? []
    } else {
      statements = [Statement(.conditional(branches, otherwise: otherwise), span)]
    }
    guard let label else { return list += statements }
    list.append(Statement(.labelled(label, .always(statements, span)), span))
  }

  private func unwrapped(_ statement: JSStatement) -> [JSStatement] {
    guard case .block(let statements) = statement.kind else { return [statement] }
    return statements.filter { if case .breakLoop(nil) = $0.kind { false } else { true } }
  }

  /// Whether nothing runs on past a statement.
  private func ends(_ statement: JSStatement) -> Bool {
    switch statement.kind {
    case .breakLoop, .continueLoop, .result, .raise: true
    case .block(let statements): statements.last.map { ends($0) } ?? false
    case .conditional(_, let then, let otherwise): otherwise.map { ends(then) && ends($0) } ?? false
    default: false
    }
  }

  private func leavesInTheMiddle(_ body: [JSStatement]) -> Bool {
    for (index, statement) in body.enumerated() {
      switch statement.kind {
      case .breakLoop(nil): if index < body.count - 1 { return true }
      case .block(let statements): if leavesInTheMiddle(statements) { return true }
      default: if hasBreak(statement) { return true }
      }
    }
    return false
  }

  /// Whether a statement is a `break` without a label, or has one inside, but not in loops and functions inside.
  private func hasBreak(_ statement: JSStatement) -> Bool {
    switch statement.kind {
    case .breakLoop(let label): label == nil
    case .block(let statements): statements.contains { hasBreak($0) }
    case .conditional(_, let then, let otherwise): hasBreak(then) || otherwise.map { hasBreak($0) } ?? false
    case .labelled(_, let statement): hasBreak(statement)
    case .attempt(let body, _, let handler, let finally):
      (body + (handler ?? []) + (finally ?? [])).contains { hasBreak($0) }
    default: false
    }
  }

  // MARK: Errors

  func attempt(
    _ body: [JSStatement], _ parameter: Target?, _ handler: [JSStatement]?, _ finally: [JSStatement]?, _ span: Span,
    _ list: inout [Statement]
  ) {
    let inner = Block(statements: inScope { block(body) }, span: span)
    guard let handler else { return finish(inner.statements, finally, span, &list) }
    let caught: [Statement] = inScope {
      var before: [Statement] = []
      if let parameter {
        declareParts(of: parameter, .variable)
        let thrown = Expression.call("Error", "thrown", [Argument(.name("error", parameter.span))], parameter.span)
        take(parameter, from: thrown, isConstant: false, parameter.span, &before)
      }
      return block(handler, before: before)
    }
    let clause = CatchClause(patterns: [], body: Block(statements: caught, span: span))
    finish([Statement(.attempt(inner, [clause]), span)], finally, span, &list)
  }

  /// Statements, and others that run at their end whatever happens.
  private func finish(
    _ statements: [Statement], _ finally: [JSStatement]?, _ span: Span, _ list: inout [Statement]
  ) {
    guard let finally else { return list += statements }
    let last = Block(statements: inScope { block(finally) }, span: span)
    let whole = Block(statements: [Statement(.deferred(last), span)] + statements, span: span)
    list.append(Statement(.attempt(whole, []), span))
  }
}
