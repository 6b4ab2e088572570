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
    case .observed(_, let value, let observers):
      walk(value)
      for observer in observers { walk(observer.body) }
    case .function(let function): walk(function)
    case .type(let type): walk(type)
    case .assignment(let assignment):
      walk(assignment.place)
      walk(assignment.value)
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
    case .repeatLoop(let body, let condition):
      walk(body.statements)
      walk(condition)
    case .guarding(let condition, let otherwise):
      walk(condition)
      walk(otherwise.statements)
    case .switchOver(let subject, let cases):
      walk(subject)
      for part in cases {
        walk(part.patterns)
        walk(part.body.statements)
      }
    case .attempt(let body, let clauses):
      walk(body.statements)
      for clause in clauses {
        walk(clause.patterns)
        walk(clause.body.statements)
      }
    case .deferred(let body): walk(body.statements)
    case .labelled(_, let statement): walk(statement)
    case .returnValue(let value): if let value { walk(value) }
    case .breakLoop, .continueLoop, .fallThrough, .importModule, .ignored: break
    }
  }

  private func walk(_ function: Function) {
    for parameter in function.parameters { if let value = parameter.defaultValue { walk(value) } }
    walk(function.body)
  }

  private func walk(_ type: TypeDeclaration) {
    for member in type.members {
      for function in member.functions { walk(function) }
      switch member.kind {
      case .stored(let property): if let value = property.value { walk(value) }
      case .enumCase(let enumCase): if let value = enumCase.rawValue { walk(value) }
      case .type(let nested): walk(nested)
      case .computed, .method, .initializer, .deinitializer, .subscripting, .requirement: break
      }
    }
  }

  private func walk(_ patterns: [GuardedPattern]) {
    for pattern in patterns {
      walk(pattern.pattern)
      if let condition = pattern.condition { walk(condition) }
    }
  }

  private func walk(_ pattern: MatchPattern) {
    switch pattern {
    case .anything, .binding: break
    case .some(let part), .type(_, let part): walk(part)
    case .tuple(let parts), .enumCase(_, _, let parts): for part in parts { walk(part) }
    case .value(let value): walk(value)
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
    case .labelledTuple(let elements): for element in elements { walk(element.value) }
    case .dictionary(let entries):
      for entry in entries {
        walk(entry.key)
        walk(entry.value)
      }
    case .closure(let closure):
      for capture in closure.captures { walk(capture.value) }
      walk(closure.body)
    case .type(let type): walk(type)
    case .conditional(let condition, let then, let otherwise):
      walk(condition)
      walk(then)
      walk(otherwise)
    case .binary(let first, let terms):
      walk(first)
      for term in terms { walk(term.operand) }
    case .range(let lower, let upper, _, _):
      if let lower { walk(lower) }
      if let upper { walk(upper) }
    case .unary(_, _, let operand), .cast(let operand, _, _): walk(operand)
    case .implicitMember(let member): if let arguments = member.arguments { walk(arguments) }
    case .matches(let value, let pattern):
      walk(value)
      walk(pattern)
    case .reference(let place): walk(place)
    case .bound(let place, _, let stream):
      walk(place)
      walk(stream)
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
    case .element, .unwrap, .optional: break
    }
  }

  private func walk(_ arguments: Arguments) {
    for argument in arguments.list { walk(argument.value) }
    if let trailing = arguments.trailing {
      walk(Expression(kind: .closure(trailing), span: trailing.span))
    }
  }
}
