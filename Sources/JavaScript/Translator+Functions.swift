import StreamLang

extension Translator {
  /// A function with a name.
  func function(_ function: JSFunction, named name: String? = nil, _ nameSpan: Span? = nil) -> Function {
    if hasRest(function) {
      report(
        "a function with a rest parameter is read as a constant only", function.span,
        help: "write const \(name ?? function.name ?? "f") = (…rest) => …")
    }
    let (parameters, body) = code(function, dropsResult: false)
    return Function(
      name: local(name ?? function.name ?? "f"), nameSpan: nameSpan ?? function.nameSpan,
      parameters: parameters.map { FunctionParameter($0, label: nil) }, body: body, span: function.span)
  }

  /// A function as a value.
  ///
  /// - Parameter dropsResult: Whether nobody uses its result.
  func closure(_ function: JSFunction, dropsResult: Bool = false) -> Expression {
    let (parameters, body) = code(function, dropsResult: dropsResult)
    let closure = Expression.closure(parameters, body, function.span)
    guard hasRest(function) else { return closure }
    let count = Expression.integer(function.parameters.count - 1, function.span)
    return .call("Function", "withRest", [Argument(count), Argument(closure)], function.span)
  }

  func hasRest(_ function: JSFunction) -> Bool { function.parameters.last?.isRest ?? false }

  private func code(_ function: JSFunction, dropsResult: Bool) -> ([Binding], [Statement]) {
    let outerUpdates = updates
    updates = []
    defer { updates = outerUpdates }
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
      return (bindings, before + body(of: function, dropsResult: dropsResult))
    }
  }

  /// `if name == undefined { name = initial }`
  private func fill(_ name: String, _ span: Span, _ initial: JSExpression) -> Statement {
    let name = local(name)
    let isMissing = Expression.binary(.name(name, span), .equal, span, .undefined(span), span)
    let assignment = Assignment(
      place: Place(root: .name(name, span), parts: [], span: span), operator: nil, operatorSpan: span,
      value: expression(initial))
    let block = Block(statements: [Statement(.assignment(assignment), initial.span)], span: initial.span)
    return Statement(.conditional([Branch(condition: isMissing, body: block)], otherwise: nil), span)
  }

  private func body(of function: JSFunction, dropsResult: Bool) -> [Statement] {
    if function.isExpression, case .result(let value?)? = function.body.first?.kind {
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
      default: return [Statement(.expression(expression(value)), span)]
      }
    }
    var statements = block(function.body)
    // The last statement of a function gives no result here.
    if !dropsResult, let last = statements.last, mayGiveValue(last) {
      statements.append(Statement(.returnValue(nil), Span(at: function.span.end)))
    }
    return statements
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
    !function.isArrow && source.text(in: function.span).contains("this")
  }

  // MARK: Objects

  /// `{ a: 1, b() { … } }`
  func object(_ properties: [JSExpression.Property], _ span: Span) -> Expression {
    let usesThis = properties.contains { property in
      if case .value(_, let value) = property, case .function(let function) = value.kind {
        return self.usesThis(function)
      }
      return false
    }
    guard usesThis else { return members(properties, span) }
    // Methods that use `this` capture the object: they are added when it is there.
    return inScope(isFunction: true) {
      let outer = hasThis
      hasThis = true
      defer { hasThis = outer }
      scope.declare("this", .constant)
      var values: [JSExpression.Property] = []
      var methods: [(key: JSExpression.PropertyKey, function: JSFunction)] = []
      for property in properties {
        if case .value(let key, let value) = property, case .function(let function) = value.kind {
          methods.append((key, function))
        } else {
          values.append(property)
        }
      }
      let this = Expression.name("this", span)
      var statements = [Statement.constant("this", span, members(values, span), span)]
      for (key, function) in methods {
        let part: PostfixPart
        switch key {
        case .name(let name, let nameSpan):
          part = .member(Member(name: name, nameSpan: nameSpan, isOptional: false, arguments: nil))
        case .computed(let key): part = .subscript(expression(key), key.span)
        }
        let assignment = Assignment(
          place: Place(root: this, parts: [part], span: function.span), operator: nil, operatorSpan: function.span,
          value: closure(function))
        statements.append(Statement(.assignment(assignment), function.span))
      }
      statements.append(Statement(.returnValue(this), span))
      return Expression.closure([], statements, span).called([], Span(at: span.end), span)
    }
  }

  /// `object(a: 1, b: 2)`, or `Object.assign(…)` where other objects are spread into it.
  private func members(_ properties: [JSExpression.Property], _ span: Span) -> Expression {
    var pieces: [Expression] = []
    var arguments: [Argument] = []
    var entries: [DictionaryEntry] = []
    func flush() {
      if !entries.isEmpty { arguments.append(Argument(Expression(.dictionary(entries), span))) }
      if !arguments.isEmpty { pieces.append(.call("object", arguments, span)) }
      (arguments, entries) = ([], [])
    }
    for property in properties {
      switch property {
      case .spread(let value):
        flush()
        if pieces.isEmpty { pieces.append(.call("object", [], span)) }
        pieces.append(expression(value))
      case .value(.name(let name, let nameSpan), let value) where isPlainName(name) && entries.isEmpty:
        arguments.append(Argument(label: Label(name: name, span: nameSpan), value: expression(value)))
      case .value(.name(let name, let nameSpan), let value):
        entries.append(DictionaryEntry(key: .string(name, nameSpan), value: expression(value)))
      case .value(.computed(let key), let value):
        let text = Expression(.interpolation([.value(expression(key))]), key.span)
        entries.append(DictionaryEntry(key: text, value: expression(value)))
      }
    }
    flush()
    if pieces.isEmpty { return .call("object", [], span) }
    if pieces.count == 1 { return pieces[0] }
    return .call("Object", "assign", pieces.map { Argument($0) }, span)
  }
}
