/// Goes through syntax: `visit` is asked for each expression and says whether to go on into it.
struct SyntaxWalk {
  let visit: (Expression) -> Bool
  /// Is called with each statement before its parts.
  var visitStatement: ((Statement) -> Void)?

  func walk(_ statements: [Statement]) { for statement in statements { walk(statement) } }

  func walk(_ statement: Statement) {
    visitStatement?(statement)
    switch statement.kind {
    case .constant(_, let value), .variable(_, let value), .throwError(let value), .expectation(let value),
      .expression(let value), .scene(let value):
      walk(value)
    case .function(let function): walk(function.body)
    case .assignment(let assignment):
      walk(assignment.place)
      walk(assignment.value)
    case .binding(let place, _, let value):
      walk(place)
      walk(value)
    case .conditional(let branches, let otherwise):
      for branch in branches {
        walk(branch.condition)
        walk(branch.body.statements)
      }
      if let otherwise { walk(otherwise.statements) }
    case .forEach(_, let sequence, let body):
      walk(sequence)
      walk(body.statements)
    case .whileLoop(let condition, let body):
      walk(condition)
      walk(body.statements)
    case .returnValue(let value): if let value { walk(value) }
    case .breakLoop, .continueLoop: break
    }
  }

  private func walk(_ place: Place) {
    walk(place.root)
    for part in place.parts { walk(part) }
  }

  func walk(_ expression: Expression) {
    guard visit(expression) else { return }
    switch expression.kind {
    case .interpolation(let parts):
      for part in parts { if case .value(let value) = part { walk(value) } }
    case .array(let elements), .tuple(let elements), .logical(_, let elements):
      for element in elements { walk(element) }
    case .dictionary(let entries):
      for entry in entries {
        walk(entry.key)
        walk(entry.value)
      }
    case .closure(let closure): walk(closure.body)
    case .conditional(let condition, let then, let otherwise):
      walk(condition)
      walk(then)
      walk(otherwise)
    case .binary(let first, let terms):
      walk(first)
      for term in terms { walk(term.operand) }
    case .range(let lower, let upper, _, _):
      walk(lower)
      walk(upper)
    case .unary(_, _, let operand): walk(operand)
    case .postfix(let base, let parts):
      walk(base)
      for part in parts { walk(part) }
    case .integer, .double, .boolean, .nilLiteral, .duration, .string, .name, .lastResult, .parameter: break
    }
  }

  private func walk(_ part: PostfixPart) {
    switch part {
    case .member(let member): if let arguments = member.arguments { walk(arguments) }
    case .call(let arguments): walk(arguments)
    case .subscript(let index, _): walk(index)
    case .element: break
    }
  }

  private func walk(_ arguments: Arguments) {
    for argument in arguments.list { walk(argument.value) }
    if let trailing = arguments.trailing {
      walk(Expression(kind: .closure(trailing), span: trailing.span))
    }
  }
}

/// Whether closures stand in statements.
enum ClosureSearch {
  static func hasClosures(_ statements: [Statement]) -> Bool {
    var found = false
    let walk = SyntaxWalk { expression in
      if case .closure = expression.kind { found = true }
      return !found
    }
    for statement in statements {
      if case .function = statement.kind { return true }
      walk.walk(statement)
    }
    return found
  }
}

/// Whether a function's body may wait: it says `wait`, or calls a function that may.
enum WaitAnalysis {
  /// The functions of a script that may wait, with those of earlier entries that it does not hide.
  static func waitingFunctions(_ statements: [Statement], knowing earlier: Set<String>) -> Set<String> {
    var waiting = earlier
    var callers: [String: [String]] = [:]
    var pending: [String] = []
    let functions = statements.lazy.compactMap { statement -> Function? in
      if case .function(let function) = statement.kind { function } else { nil }
    }
    for function in functions { waiting.remove(function.name) }
    for function in functions {
      for name in calledNames(function) {
        callers[name, default: []].append(function.name)
        if name == "wait" || waiting.contains(name) { pending.append(function.name) }
      }
    }
    while let name = pending.popLast() {
      if waiting.insert(name).inserted { pending += callers[name] ?? [] }
    }
    return waiting
  }

  /// The names that a function's body calls, its closures and inner functions aside.
  private static func calledNames(_ function: Function) -> Set<String> {
    var names: Set<String> = []
    let walk = SyntaxWalk { expression in
      if case .closure = expression.kind { return false }
      if let name = calledName(expression) { names.insert(name) }
      return true
    }
    for statement in function.body {
      if case .function = statement.kind { continue }
      walk.walk(statement)
    }
    for case let name? in function.parameters.map({ $0.name }) { names.remove(name) }
    return names
  }

  /// The name of `name(…)`, where that is all there is.
  static func calledName(_ expression: Expression) -> String? {
    guard case .postfix(let base, let parts) = expression.kind, parts.count == 1, case .call = parts[0],
      case .name(let name) = base.kind
    else { return nil }
    return name
  }
}
