/// Parts of the syntax tree as uses of names see them.
extension Closure {
  /// The function whose result is that of the closure.
  var called: String? {
    guard body.count == 1 else { return nil }
    return switch body[0].kind {
    case .expression(let value), .returnValue(let value?): WaitAnalysis.calledName(value)
    default: nil
    }
  }
}

extension Expression {
  /// `.shared` of a declared type as `Type.shared`.
  func named(_ type: TypeName?) -> Expression {
    guard let type, case .implicitMember(let member) = kind else { return self }
    return Expression(kind: .postfix(Expression(kind: .name(type.name), span: span), [.member(member)]), span: span)
  }

  /// The parts that are conditions, numbers or texts.
  var operands: [Expression] {
    switch kind {
    case .binary(let first, let terms): [first] + terms.map { $0.operand }
    case .logical(.and, let operands), .logical(.or, let operands): operands
    case .unary(.not, _, let operand), .unary(.negate, _, let operand): [operand]
    case .conditional(let condition, _, _): [condition]
    case .interpolation(let parts): parts.compactMap { if case .value(let value) = $0 { value } else { nil } }
    default: []
    }
  }

  /// A chain of members as the call of the last one.
  var called: Expression? {
    guard case .postfix(let base, let parts) = kind, let last = parts.last?.member, last.arguments == nil else {
      return nil
    }
    let call = Member(
      name: last.name, nameSpan: last.nameSpan, isOptional: last.isOptional,
      arguments: Arguments(list: [], trailing: nil, span: last.nameSpan))
    return Expression(kind: .postfix(base, parts.dropLast() + [.member(call)]), span: span)
  }

  /// The stream of `for await x in s` or `for await x in s.values`.
  var awaitedStream: Expression? {
    guard case .unary(.awaitEach, _, let sequence) = kind else { return nil }
    guard case .postfix(let base, let parts) = sequence.kind, parts.last?.member?.name == "values" else {
      return sequence
    }
    return parts.count == 1 ? base : Expression(kind: .postfix(base, parts.dropLast()), span: span)
  }

  /// The name that it is, also after `&`.
  var givenName: String? {
    switch kind {
    case .name(let name): name
    case .reference(let place) where place.parts.isEmpty: place.root.variableName
    default: nil
    }
  }
}
