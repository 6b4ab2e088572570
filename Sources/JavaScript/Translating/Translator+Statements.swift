import StreamLang

extension Translator {
  /// Statements of a block, whose names are its own.
  func block(_ statements: [JSStatement], before: [Statement] = []) -> [Statement] {
    declare(statements)
    var translated = before
    let ordered = inOrder(statements)
    let outer = hoisted
    hoisted = usedAboveTheirDeclaration(ordered)
    defer { hoisted = outer }
    for name in hoisted.sorted() {
      let place = Span(at: statements[0].span.start)
      translated.append(.variable(local(name), place, .undefined(place), place))
    }
    for statement in ordered { append(statement, to: &translated) }
    return translated
  }

  /// Functions are known in the whole block: each stands before the first statement that mentions it, so that it knows
  /// the variables above that.
  private func inOrder(_ statements: [JSStatement]) -> [JSStatement] {
    var ordered: [JSStatement] = []
    var functions: [(name: String, statement: JSStatement)] = []
    for statement in statements {
      if case .function(let function) = statement.kind { functions.append((function.name ?? "", statement)) }
    }
    func appendFunctions(mentionedIn span: Span, depth: Int = 0) {
      if functions.isEmpty || depth > 100 { return }
      let words = words.words(in: span)
      while let index = functions.firstIndex(where: { words.contains($0.name) }) {
        let statement = functions.remove(at: index).statement
        appendFunctions(mentionedIn: statement.span, depth: depth + 1)
        ordered.append(statement)
      }
    }
    for statement in statements {
      if case .function = statement.kind { continue }
      appendFunctions(mentionedIn: statement.span)
      ordered.append(statement)
    }
    return ordered + functions.map { $0.statement }
  }

  /// The variables of a block that functions above their declaration, or in their own value, may use when they are
  /// called later.
  private func usedAboveTheirDeclaration(_ statements: [JSStatement]) -> Set<String> {
    var declared: [String: Int] = [:]
    var used: Set<String> = []
    for (index, statement) in statements.enumerated() {
      if case .classDeclaration(let made) = statement.kind, let name = made.name { declared[name] = index }
      guard case .declaration(let word, let list) = statement.kind else { continue }
      for case (.name(let name, _), let value) in list where !isRequired(value) && scope.find(name)?.takesThis == false
      {
        if index > 0, word != .var { declared[name] = index }
        if let value, !isFunction(value), hasFunctions(value.span), words.mentions(name, in: value.span) {
          used.insert(name)
        }
      }
    }
    if declared.isEmpty { return used }
    for (index, statement) in statements.enumerated() {
      guard hasFunctions(statement.span) else { continue }
      for word in words.words(in: statement.span) where declared[word] ?? 0 > index { used.insert(word) }
    }
    return used
  }

  func body(_ statement: JSStatement, before: [Statement] = []) -> Block {
    let statements = inScope {
      if case .block(let list) = statement.kind { return block(list, before: before) }
      return block([statement], before: before)
    }
    return Block(statements: statements, span: statement.span)
  }

  /// Translates a statement into one or several.
  func append(_ statement: JSStatement, to list: inout [Statement]) {
    let span = statement.span
    switch statement.kind {
    case .empty, .imports: break
    case .declaration(let word, let declarations):
      for (target, value) in declarations where !isRequired(value) { declaration(word, target, value, span, &list) }
    case .function(let function):
      if let name = function.name, scope.find(name)?.takesThis ?? false {
        return list.append(functionOfThis(function, named: name, function.nameSpan))
      }
      guard hasRest(function), let name = function.name else {
        return list.append(Statement(.function(self.function(function)), span))
      }
      // The name is a variable, so that the function knows it.
      let target = Target.name(name, function.nameSpan)
      declaration(.let, target, nil, span, &list)
      assign(to: target, closure(function), span, &list)
    case .classDeclaration(let declared): classStatement(declared, span, &list)
    case .expression(let expression): expressionStatement(expression, span, &list)
    case .block(let statements):
      let inner = inScope { block(statements) }
      if !inner.isEmpty { list.append(.always(inner, span)) }
    case .conditional(let test, let then, let otherwise): list.append(conditional(test, then, otherwise, span))
    case .loop(let first, let test, let update, let body): loop(first, test, update, body, span, &list)
    case .forOf(let target, let sequence, let body, let isAwait):
      forEach(target, expression(sequence), body, isAwait: isAwait, span, &list)
    case .forIn(let target, let object, let body):
      let keys = Expression.call("Object", "keys", [expression(object)], object.span)
      forEach(target, keys, body, span, &list)
    case .whileLoop(let test, let body):
      let test = expression(test)
      list.append(loop { Statement(.whileLoop(test, self.body(body)), span) })
    case .doLoop(let body, let test):
      let test = expression(test)
      list.append(loop { Statement(.repeatLoop(self.body(body), while: test), span) })
    case .switchOver(let value, let cases): switchOver(value, cases, span, &list)
    case .attempt(let body, let parameter, let handler, let finally):
      attempt(body, parameter, handler, finally, span, &list)
    case .returnValue(let value): list.append(Statement(.returnValue(value.map { expression($0) }), span))
    case .throwError(let value): list.append(Statement(.throwError(expression(value)), span))
    case .labelled(let label, let statement):
      switch statement.kind {
      case .loop, .forOf, .forIn, .whileLoop, .doLoop:
        nextLabel = label
        append(statement, to: &list)
      default:
        var inner: [Statement] = []
        append(statement, to: &inner)
        list.append(Statement(.labelled(label, inner.count == 1 ? inner[0] : .always(inner, span)), span))
      }
    case .breakLoop(let label): list.append(Statement(.breakLoop(label: label), span))
    case .continueLoop(let label): list += continueLoop(label, span)
    case .enumeration(let name, let nameSpan, let members): enumeration(name, nameSpan, members, span, &list)
    }
  }

  // MARK: Expressions as statements

  private func expressionStatement(_ expression: JSExpression, _ span: Span, _ list: inout [Statement]) {
    switch expression.kind {
    case .assignment(let sign, let signSpan, let place, let value):
      if isModuleExport(place) { return }
      assign(sign, signSpan, place, value, span, &list)
    case .update(let sign, _, let place):
      update(sign, place, span, &list)
    case .destructuring(let target, let value):
      let whole = fresh("parts")
      scope.declare(whole, .constant)
      list.append(.constant(whole, value.span, self.expression(value), span))
      for part in allParts(of: target, in: .name(whole, value.span)) {
        assign(to: part.target, part.value, span, &list)
      }
    case .logical(let sign, let operands) where sign != "??" && operands.count > 1:
      // `ready && start()`
      let conditions = operands.dropLast().map { self.expression($0) }
      var condition =
        conditions.count == 1 ? conditions[0] : Expression(.logical(sign == "&&" ? .and : .or, conditions), span)
      if sign == "||" { condition = condition.negated() }
      var then: [Statement] = []
      if let last = operands.last { expressionStatement(last, last.span, &then) }
      list.append(.conditional(condition, Block(statements: then, span: span), span))
    case .conditional(let test, let then, let otherwise):
      var first: [Statement] = []
      var second: [Statement] = []
      expressionStatement(then, then.span, &first)
      expressionStatement(otherwise, otherwise.span, &second)
      list.append(
        .conditional(
          self.expression(test), Block(statements: first, span: then.span),
          otherwise: Block(statements: second, span: otherwise.span), span))
    case .sequence(let expressions):
      for expression in expressions { expressionStatement(expression, expression.span, &list) }
    case .unary("delete", let place): list.append(Statement(.expression(deletion(of: place, span)), span))
    case .yield(let values?, isDelegating: true) where isInAsyncGenerator:
      // `yield* values` gives each of them.
      let value = fresh("value")
      let each = JSExpression(
        kind: .yield(JSExpression(kind: .identifier(value), span: span), isDelegating: false), span: span)
      forEach(
        .name(value, span), self.expression(values), JSStatement(kind: .expression(each), span: span), isAwait: true,
        span, &list)
    case .unary("void", let value): expressionStatement(value, span, &list)
    case .call(let callee, let arguments, _, _) where callee.isSuper: list += superCall(arguments, span)
    default:
      if isModuleExport(expression) { return }
      let faultCount = faults.count
      let value = self.expression(expression)
      if !pendingSetUps.isEmpty {
        list += pendingSetUps
        pendingSetUps = []
        return
      }
      if endsInPipe(expression), isStream(expression), faults.count == faultCount {
        warn(
          "nothing subscribes to this stream, so nothing runs", expression.span, help: "write .subscribe(…) after it")
      }
      // A value that stands alone on a line of the script would be shown.
      list.append(
        depth > 0 || isEffect(value) ? Statement(.expression(value), span) : .constant(nil, span, value, span))
    }
  }

  private func endsInPipe(_ expression: JSExpression) -> Bool {
    guard case .call(let callee, _, _, _) = expression.kind, case .member(_, "pipe", _, _) = callee.kind else {
      return false
    }
    return true
  }

  /// The simple parts of a pattern of an assignment.
  private func allParts(of target: Target, in whole: Expression) -> [(target: Target, value: Expression)] {
    switch target {
    case .name, .place: [(target, whole)]
    case .array, .object: parts(of: target, in: whole).flatMap { allParts(of: $0.target, in: $0.value) }
    }
  }

  private func isModuleExport(_ expression: JSExpression) -> Bool {
    switch expression.kind {
    case .identifier(let name): (name == "exports" || name == "module") && scope.find(name) == nil
    case .member(let owner, _, _, _): isModuleExport(owner)
    default: false
    }
  }

  /// Whether a call is one for its effect, which shows no value.
  private func isEffect(_ expression: Expression) -> Bool {
    guard case .postfix(let base, let parts) = expression.kind, let last = parts.last else { return false }
    switch last {
    case .member(let member): return member.arguments != nil && JSLibrary.isEffect(member.name)
    case .call:
      guard parts.count == 1, case .name(let name) = base.kind, scope.find(name) == nil else { return false }
      return JSLibrary.function(name)?.isEffect ?? false
    case .element, .subscript, .unwrap, .optional: return false
    }
  }

  private func conditional(
    _ test: JSExpression, _ then: JSStatement, _ otherwise: JSStatement?, _ span: Span
  ) -> Statement {
    var branches = [Branch(condition: expression(test), body: body(then))]
    var rest = otherwise
    while case .conditional(let test, let then, let next)? = rest?.kind {
      branches.append(Branch(condition: expression(test), body: body(then)))
      rest = next
    }
    return Statement(.conditional(branches, otherwise: rest.map { body($0) }), span)
  }
}
