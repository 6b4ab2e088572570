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
        head.append(.variable(next, span, .name(local(name), span), span))
        before.append(.variable(local(name), span, .name(next, span), span))
        steps.append(.assignment(.name(next, span), .name(local(name), span), span))
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
    // The condition is asked of the variables that are handed on.
    var nexts: [(name: String, next: String)] = []
    if isCopied { nexts = outside.sorted { $0.key < $1.key }.map { (local($0.key), $0.value) } }
    list.append(
      loop(while: renamed(condition, nexts), beginning: before, steps: steps, span) { self.body(body) })
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
    _ target: Target, _ sequence: Expression, _ body: JSStatement, isAwait: Bool = false, _ span: Span,
    _ list: inout [Statement]
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
      isAwait
      ? Expression(
        .unary(.awaitEach, operatorSpan: span, .call("Promise", "iterate", [sequence], sequence.span)), sequence.span)
      : isArrayLiteral(sequence) ? sequence : Expression.call("Object", "walk", [sequence], sequence.span)
    let loop = loop {
      Statement(.forEach(.named(element, target.span), in: elements, self.body(body, before: before)), span)
    }
    list.append(loop)
  }

  private func isArrayLiteral(_ expression: Expression) -> Bool {
    if case .array = expression.kind { true } else { false }
  }

  /// `switch (value) { case 1: … }`: values are compared by `===`.
  func switchOver(
    _ value: JSExpression, _ cases: [(test: JSExpression?, body: [JSStatement])], _ span: Span,
    _ list: inout [Statement]
  ) {
    let outer = scope
    scope = Scope(outer)
    defer { scope = outer }
    let name = fresh("value")
    scope.declare(name, .constant)
    list.append(.constant(name, value.span, expression(value), value.span))
    let subject = Expression.name(name, value.span)
    let translated = cases.map { one in
      let fits = one.test.map { Expression.binary(subject, .equal, $0.span, expression($0), $0.span) }
      return Case(
        [GuardedPattern(pattern: .anything, condition: fits)], isDefault: one.test == nil, inScope { block(one.body) },
        span)
    }
    list.append(switchOver(subject, translated, span))
  }

  // MARK: Errors

  func attempt(
    _ body: [JSStatement], _ parameter: Target?, _ handler: [JSStatement]?, _ finally: [JSStatement]?, _ span: Span,
    _ list: inout [Statement]
  ) {
    let body = within(finally: finally != nil) { Block(statements: inScope { block(body) }, span: span) }
    let name = scope.find("error") == nil ? "error" : fresh("thrown")
    let caught = handler.map { handler in
      within(finally: finally != nil) {
        inScope {
          var before: [Statement] = []
          if name != "error" { scope.declare(name, .constant) }
          if let parameter {
            declareParts(of: parameter, .variable)
            let thrown = Expression.call("Error", "thrown", [.name(name, parameter.span)], parameter.span)
            take(parameter, from: thrown, isConstant: false, parameter.span, &before)
          }
          return Block(statements: block(handler, before: before), span: span)
        }
      }
    }
    let last = finally.map { finally in Block(statements: inScope { block(finally) }, span: span) }
    list += attempt(body, handler: caught, caught: name, finally: last, span)
  }
}
