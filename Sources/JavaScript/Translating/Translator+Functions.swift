import StreamLang

extension Translator {
  /// A function with a name.
  func function(_ function: JSFunction, named name: String? = nil, _ nameSpan: Span? = nil) -> Function {
    let (parameters, body) = code(function, dropsResult: false)
    return Function(
      name: local(name ?? function.name ?? "f"), nameSpan: nameSpan ?? function.nameSpan,
      parameters: parameters.map { FunctionParameter($0, label: nil) }, body: body, span: function.span)
  }

  /// A function as a value.
  ///
  /// - Parameter dropsResult: Whether its result is unused.
  func closure(_ function: JSFunction, dropsResult: Bool = false) -> Expression {
    if let name = function.name, !scope.has(name), callsItself(function, name) {
      // `function fact(n) { … fact(n - 1) }` as a value: the name is known inside.
      return inScope(isFunction: true) {
        scope.declare(name, .function)
        let span = function.span
        var body: [Statement] = []
        append(JSStatement(kind: .function(function), span: span), to: &body)
        body.append(Statement(.returnValue(.name(local(name), span)), span))
        return .inline(body, span)
      }
    }
    let isOfThis = usesThis(function) && !nextIsMethod
    let (parameters, body) = withThis(isOfThis || nextIsMethod) { code(function, dropsResult: dropsResult) }
    // Each call says what `this` is.
    let this = isOfThis ? [Binding(name: "this", span: function.nameSpan)] : []
    var closure = Expression.closure(this + parameters, body, function.span)
    if hasRest(function) {
      let count = Expression.integer(this.count + function.parameters.count - 1, function.span)
      closure = .call("Function", "withRest", [count, closure], function.span)
    }
    return isOfThis ? .call("Function", "ofThis", [closure], function.span) : closure
  }

  /// Whether a function that is written as a value mentions its own name.
  private func callsItself(_ function: JSFunction, _ name: String) -> Bool {
    function.body.contains { words.mentions(name, in: $0.span) }
  }

  func hasRest(_ function: JSFunction) -> Bool { function.parameters.last?.isRest ?? false }

  /// - Parameter beginning: Statements before those of the body.
  func code(
    _ function: JSFunction, dropsResult: Bool, beginning: () -> [Statement] = { [] }
  ) -> ([Binding], [Statement]) {
    let outer = (isInFunctionOfThis, thisName)
    defer { (isInFunctionOfThis, thisName) = outer }
    if !function.isArrow {
      isInFunctionOfThis = true
      thisName = "this"
    }
    nextIsMethod = false
    return inScope(isFunction: true) {
      var bindings: [Binding] = []
      var before: [Statement] = []
      for parameter in function.parameters { declareParts(of: parameter.target, .parameter) }
      for parameter in function.parameters {
        let span = parameter.target.span
        if case .name(let name, let nameSpan) = parameter.target {
          bindings.append(Binding(name: local(name), span: nameSpan))
          if let initial = parameter.initial { before.append(fill(name, nameSpan, initial)) }
          continue
        }
        let name = fresh("parts")
        scope.declare(name, .parameter)
        bindings.append(Binding(name: name, span: span))
        if let initial = parameter.initial { before.append(fill(name, span, initial)) }
        take(parameter.target, from: .name(name, span), isConstant: false, span, &before)
      }
      before += beginning()
      guard function.isGenerator else {
        guard function.isAsync else { return (bindings, before + body(of: function, dropsResult: dropsResult)) }
        // The body runs to its first await. The caller gets a promise of its result.
        let inner = Expression.closure([], body(of: function, dropsResult: false), function.span)
        let promise = Expression.call("Promise", "async", [inner], function.span)
        return (bindings, before + [Statement(.returnValue(promise), function.span)])
      }
      let outer = isInAsyncGenerator
      isInAsyncGenerator = function.isAsync
      defer { isInAsyncGenerator = outer }
      // The values go to the given function when they are asked for.
      scope.declare("yield", .parameter)
      let inner = Expression.closure(
        [Binding(name: "yield", span: function.span)], body(of: function, dropsResult: true), function.span)
      return (
        bindings,
        before + [
          Statement(
            .returnValue(
              function.isAsync
                ? .call("Promise", "generator", [inner], function.span) : .call("Generator", [inner], function.span)),
            function.span)
        ]
      )
    }
  }

  /// `if name == undefined { name = initial }`
  private func fill(_ name: String, _ span: Span, _ initial: JSExpression) -> Statement {
    let name = local(name)
    let isMissing = Expression.binary(.name(name, span), .equal, span, .undefined(span), span)
    let filling = Statement.assignment(.name(name, span), expression(initial), initial.span)
    return .conditional(isMissing, Block(statements: [filling], span: initial.span), span)
  }

  private func body(of function: JSFunction, dropsResult: Bool) -> [Statement] {
    if function.isExpression, case .returnValue(let value?)? = function.body.first?.kind {
      let span = value.span
      switch value.kind {
      case .assignment, .update, .destructuring, .sequence:
        var statements: [Statement] = []
        append(JSStatement(kind: .expression(value), span: span), to: &statements)
        if !dropsResult {
          let result: Expression
          switch value.kind {
          case .assignment(_, _, let place, _): result = expression(place)
          default: return [Statement(.expression(assignmentValue(value)), span)]
          }
          statements.append(Statement(.returnValue(result), span))
        }
        return statements
      case .unary("void", let operand):
        var statements: [Statement] = []
        append(JSStatement(kind: .expression(operand), span: span), to: &statements)
        if !dropsResult { statements.append(Statement(.returnValue(nil), span)) }
        return statements
      default:
        let result = Statement(.expression(expression(value)), span)
        // A call of something of the app is an effect if its result is unused.
        return dropsResult && isOfApp(value) ? [result, Statement(.returnValue(nil), Span(at: span.end))] : [result]
      }
    }
    let outer = functionVariables
    defer { functionVariables = outer }
    var statements = declareVariables(of: function.body) + block(function.body)
    // The last statement of a function gives no result here.
    if !dropsResult, let last = statements.last, mayGiveValue(last) {
      statements.append(Statement(.returnValue(nil), Span(at: function.span.end)))
    }
    return statements
  }

  /// Whether an expression calls a name that nothing declares.
  private func isOfApp(_ value: JSExpression) -> Bool {
    guard case .call(let callee, _, _, _) = value.kind, case .identifier(let name) = callee.kind else { return false }
    return scope.find(name) == nil && export(callee) == nil && JSLibrary.function(name) == nil
  }

  private func mayGiveValue(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .expression, .attempt: true
    case .conditional(let branches, let otherwise):
      branches.contains { $0.body.statements.last.map { mayGiveValue($0) } ?? false }
        || otherwise?.statements.last.map { mayGiveValue($0) } ?? false
    default: false
    }
  }

  /// Whether a function that is no arrow function uses `this`.
  func usesThis(_ function: JSFunction) -> Bool {
    !function.isArrow && words.mentions("this", in: function.span)
  }

  /// Whether a function asks for its `this`, which each call gives it.
  func takesThis(_ function: JSFunction) -> Bool {
    !function.isArrow && words.mentions("this", in: function.span) && source.mentions("this.", in: function.span)
  }

  /// `func name(this) { return { … } }`
  func functionOfThis(_ function: JSFunction, named name: String, _ nameSpan: Span) -> Statement {
    let plain = JSFunction(
      name: nil, nameSpan: nameSpan, parameters: function.parameters, body: function.body,
      isExpression: function.isExpression, isArrow: false, isGenerator: function.isGenerator, isAsync: function.isAsync,
      span: function.span)
    let inner = withThis(true) { inScope(isFunction: true) { closure(plain) } }
    let this = FunctionParameter(Binding(name: "this", span: nameSpan), label: nil)
    let body = [Statement(.returnValue(inner), function.span)]
    return Statement(
      .function(Function(name: local(name), nameSpan: nameSpan, parameters: [this], body: body, span: function.span)),
      function.span)
  }

  /// The function of `this` that an expression names.
  func nameOfThisFunction(_ expression: JSExpression) -> Expression? {
    guard case .identifier(let name) = expression.kind, scope.find(name)?.takesThis ?? false else { return nil }
    return .name(local(name), expression.span)
  }

  // MARK: Objects

  /// `{ a: 1, b() { … } }`
  func object(_ properties: [JSExpression.Property], _ span: Span) -> Expression {
    let isPlain = properties.allSatisfy { property in
      switch property {
      case .value, .spread: true
      case .getter, .setter: false
      }
    }
    if isPlain { return members(properties, span) }
    // Accessors capture the object: its properties are added when it is there.
    return inScope(isFunction: true) {
      let outer = hasThis
      defer { hasThis = outer }
      let this = Expression.name("this", span)
      var statements = [Statement.constant("this", span, .call("object", [], span), span)]
      for property in properties {
        let inner: Expression
        switch property {
        case .spread(let value):
          inner = .call("Object", "assign", [this, expression(value)], span)
        case .value(let key, let value):
          let name = key.text ?? JSClassNames.anonymous
          let key = self.key(key)
          let value = expression(value, named: name)
          statements.append(.assignment(this.part(.subscript(key, key.span), value.span), value, value.span))
          continue
        case .getter(let key, let function), .setter(let key, let function):
          let isGetter = if case .getter = property { true } else { false }
          let closure: Expression = withThis(true) { self.closure(function) }
          inner = .call(
            "Object", isGetter ? "getter" : "setter", [this, self.key(key), closure], span
          )
        }
        statements.append(.constant(nil, span, inner, span))
      }
      statements.append(Statement(.returnValue(this), span))
      return .inline(statements, span)
    }
  }

  /// Translates something within which `this` is the object at hand, where it is a function.
  func withThis<Result>(_ isFunction: Bool, _ body: () -> Result) -> Result {
    let outer = hasThis
    defer { hasThis = outer }
    nextIsMethod = isFunction
    if isFunction { hasThis = true }
    defer { nextIsMethod = false }
    return body()
  }

  /// The key of a property as a value.
  func key(_ key: JSExpression.PropertyKey) -> Expression {
    switch key {
    case .name(let name, let span): .string(name, span)
    case .computed(let key): Expression(.interpolation([.value(expression(key))]), key.span)
    }
  }

  /// `object(a: 1, b: 2)`, or `Object.assign(…)` where other objects are spread into it.
  private func members(_ properties: [JSExpression.Property], _ span: Span) -> Expression {
    var pieces: [Expression] = []
    var arguments: [Argument] = []
    var entries: [DictionaryEntry] = []
    func flush() {
      if !entries.isEmpty { arguments.append(Argument(Expression(.dictionary(entries), span))) }
      if !arguments.isEmpty { pieces.append(.call("object", with: arguments, span)) }
      (arguments, entries) = ([], [])
    }
    for property in properties {
      switch property {
      case .spread(let value):
        flush()
        if pieces.isEmpty { pieces.append(.call("object", [], span)) }
        pieces.append(expression(value))
      case .value(.name(let name, let nameSpan), let value) where isPlainName(name) && entries.isEmpty:
        // The last of several with one name counts.
        if arguments.contains(where: { $0.label?.name == name }) { flush() }
        arguments.append(Argument(label: Label(name: name, span: nameSpan), value: expression(value, named: name)))
      case .value(.name(let name, let nameSpan), let value):
        entries.append(DictionaryEntry(key: .string(name, nameSpan), value: expression(value)))
      case .value(let key, let value):
        entries.append(DictionaryEntry(key: self.key(key), value: expression(value)))
      case .getter, .setter: break
      }
    }
    flush()
    if pieces.isEmpty { return .call("object", [], span) }
    if pieces.count == 1 { return pieces[0] }
    return .call("Object", "assign", pieces, span)
  }
}
