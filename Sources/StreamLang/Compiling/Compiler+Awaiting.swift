import Streams

/// Code that waits in the middle of an expression.
///
/// Each `await` becomes an instruction of its own before the statement; the parts of the expression that
/// are evaluated before it become variables, in their order, and `&&`, `?:`, `?.` and their like become jumps.
extension Compiler {
  /// The expression without what it waits for, which the code does before.
  func awaited(_ expression: Expression, _ code: Code) -> Expression {
    mayAwait && waits(expression) ? lifted(expression, code, isCovered: false) : expression
  }

  /// The same for the value of an assignment. Where another language combines it with the value of a variable, that is
  /// read before.
  func awaited(_ assignment: Assignment, _ code: Code) -> Assignment {
    guard mayAwait, waits(assignment.value) else { return assignment }
    guard rules?.library != nil, let sign = assignment.operator, assignment.place.parts.isEmpty else {
      return assignment.with(awaited(assignment.value, code))
    }
    let first = held(assignment.place.root, code)
    let term = BinaryTerm(
      operator: sign, operatorSpan: assignment.operatorSpan, operand: awaited(assignment.value, code))
    let value = Expression(kind: .binary(first, [term]), span: assignment.value.span)
    return Assignment(place: assignment.place, operator: nil, operatorSpan: assignment.operatorSpan, value: value)
  }

  /// The value of an expression that may wait.
  func value(_ expression: Expression, _ code: Code) -> Node { compile(awaited(expression, code)) }

  // MARK: What waits

  /// Whether an expression waits outside of its closures.
  func waits(_ expression: Expression, isCovered: Bool = false) -> Bool {
    var found = false
    let walk = SyntaxWalk { expression in
      if expression.isCode { return false }
      if self.isAwait(expression) || isCovered && self.mayWait(expression) { found = true }
      return !found
    }
    walk.walk(expression)
    return found
  }

  private func isAwait(_ expression: Expression) -> Bool {
    if case .unary(.await, _, _) = expression.kind { return true }
    return waitingCall(expression)
  }

  /// Whether it is a call of a function of the script that waits.
  private func waitingCall(_ expression: Expression) -> Bool {
    guard let (name, _, _) = expression.namedCall else { return false }
    return names.waitingFunctions.contains(name) && resolve(name) != nil
  }

  /// Whether an expression after `await` can be waited for: a call, a property, or the name of a child.
  private func mayWait(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .postfix(_, let parts): parts.contains { $0.member != nil || $0.arguments != nil }
    case .name(let name): names.waitingNames.contains(name)
    default: false
    }
  }

  // MARK: Lifting

  /// - Parameter isCovered: Whether an `await` stands before it, which holds for all calls on its right.
  private func lifted(_ expression: Expression, _ code: Code, isCovered: Bool) -> Expression {
    guard waits(expression, isCovered: isCovered) else { return expression }
    let span = expression.span
    func lifted(_ part: Expression) -> Expression { self.lifted(part, code, isCovered: isCovered) }
    func list(_ parts: [Expression]) -> [Expression] { self.list(parts, code, isCovered: isCovered) }
    func made(_ kind: Expression.Kind) -> Expression { Expression(kind: kind, span: span) }
    switch expression.kind {
    case .unary(.await, _, let operand):
      // In JavaScript it holds for its operand alone.
      let isAlone = rules?.library != nil
      let value = self.lifted(operand, code, isCovered: !isAlone)
      // In a script a stream is waited for that stands after the word itself.
      let isOfScript = showsValues && rules == nil && !knowsLibrary
      guard isAlone || value.isChain || isOfScript else { return value }
      return wait(for: compile(value), span, code, waitsForStreams: isOfScript)
    case .unary(.attempt, _, let operand):
      return attempted(operand, span, code, isCovered: isCovered)
    case .unary(let unary, let sign, let operand): return made(.unary(unary, operatorSpan: sign, lifted(operand)))
    case .cast(let value, let cast, let type): return made(.cast(lifted(value), cast, type))
    case .matches(let value, let pattern): return made(.matches(lifted(value), pattern))
    case .name: return wait(for: compile(expression), span, code)
    case .array(let elements): return made(.array(list(elements)))
    case .tuple(let elements): return made(.tuple(list(elements)))
    case .labelledTuple(let elements):
      return made(.labelledTuple(arguments(elements, list(elements.map { $0.value }))))
    case .dictionary(let entries):
      let parts = list(entries.flatMap { [$0.key, $0.value] })
      return made(
        .dictionary(entries.indices.map { DictionaryEntry(key: parts[2 * $0], value: parts[2 * $0 + 1]) }))
    case .interpolation(let parts):
      var values = list(parts.compactMap { if case .value(let value) = $0 { value } else { nil } })[...]
      return made(
        .interpolation(parts.map { if case .value = $0 { .value(values.removeFirst()) } else { $0 } }))
    case .binary(let first, let terms):
      let parts = list([first] + terms.map { $0.operand })
      return made(
        .binary(
          parts[0],
          zip(terms, parts.dropFirst()).map {
            BinaryTerm(operator: $0.operator, operatorSpan: $0.operatorSpan, operand: $1)
          }))
    case .range(let lower, let upper, let isClosed, let sign):
      var parts = list([lower, upper].compactMap { $0 })[...]
      return made(
        .range(
          lower: lower.map { _ in parts.removeFirst() }, upper: upper.map { _ in parts.removeFirst() },
          isClosed: isClosed, operatorSpan: sign))
    case .logical(let logical, let operands):
      return self.logical(logical, operands, span, code, isCovered: isCovered)
    case .conditional(let condition, let then, let otherwise):
      let result = variable()
      let test = lifted(condition)
      let jump = code.addJump()
      let tested = self.condition(test)
      set(result, lifted(then), code)
      let end = code.addJump()
      code.land(jump, unless: tested)
      set(result, lifted(otherwise), code)
      code.land([end])
      return made(.name(result))
    case .implicitMember(let member):
      return made(.implicitMember(member.with(member.arguments.map { self.arguments($0, code, isCovered: isCovered) })))
    case .bound(let place, let sign, let stream): return made(.bound(place, operatorSpan: sign, lifted(stream)))
    case .postfix(let base, let parts): return chain(base, parts, span, code, isCovered: isCovered)
    case .integer, .double, .boolean, .nilLiteral, .duration, .string, .lastResult, .parameter, .closure, .type,
      .reference:
      return expression
    }
  }

  /// Expressions that are evaluated one after the other.
  private func list(_ parts: [Expression], _ code: Code, isCovered: Bool) -> [Expression] {
    guard let last = parts.lastIndex(where: { waits($0, isCovered: isCovered) }) else { return parts }
    return parts.enumerated().map { index, part in
      let part = lifted(part, code, isCovered: isCovered)
      return index < last ? held(part, code) : part
    }
  }

  private func arguments(_ old: [Argument], _ values: [Expression]) -> [Argument] {
    zip(old, values).map { Argument(label: $0.label, value: $1) }
  }

  private func arguments(_ arguments: Arguments, _ code: Code, isCovered: Bool) -> Arguments {
    var changed = Arguments(
      list: self.arguments(arguments.list, list(arguments.list.map { $0.value }, code, isCovered: isCovered)),
      trailing: arguments.trailing, span: arguments.span)
    changed.generics = arguments.generics
    return changed
  }

  /// `a && b`: the operands after the first one are evaluated where it does not decide.
  private func logical(
    _ logical: LogicalOperator, _ operands: [Expression], _ span: Span, _ code: Code, isCovered: Bool
  ) -> Expression {
    guard operands.dropFirst().contains(where: { waits($0, isCovered: isCovered) }) else {
      let first = lifted(operands[0], code, isCovered: isCovered)
      return Expression(kind: .logical(logical, [first] + operands.dropFirst()), span: span)
    }
    let result = variable()
    var jumps: [(Int, Node)] = []
    for (index, operand) in operands.enumerated() {
      set(result, lifted(operand, code, isCovered: isCovered), code)
      guard index < operands.count - 1 else { break }
      let jump = code.addJump()
      jumps.append((jump, .undecided(logical, name(result, operand.span), rules?.operators)))
    }
    for (jump, test) in jumps { code.land(jump, unless: test) }
    return Expression(kind: .name(result), span: span)
  }

  /// `try? x`
  private func attempted(_ operand: Expression, _ span: Span, _ code: Code, isCovered: Bool) -> Expression {
    let result = variable()
    let error = scope.declare(nil, isConstant: true)
    let start = code.instructions.count
    set(result, lifted(operand, code, isCovered: isCovered), code)
    let end = code.addJump()
    code.handlers.append(ErrorHandler(range: start..<end, target: code.instructions.count, slot: error))
    set(result, Expression(kind: .nilLiteral, span: span), code)
    code.land([end])
    return Expression(kind: .name(result), span: span)
  }

  /// A chain of members and calls: after `await`, each call is waited for.
  private func chain(
    _ base: Expression, _ parts: [PostfixPart], _ span: Span, _ code: Code, isCovered: Bool
  ) -> Expression {
    var value = lifted(base, code, isCovered: isCovered)
    var pending: [PostfixPart] = []
    var result: String?
    var jumps: [(Int, Node)] = []
    func whole() -> Expression {
      guard let end = pending.last?.span.end, !pending.isEmpty else { return value }
      return Expression(kind: .postfix(value, pending), span: Span(start: base.span.start, end: end))
    }
    /// Leaves the chain if the receiver is nil.
    func leaveIfNil(_ mark: Span) {
      value = held(whole(), code)
      pending = []
      let end = result ?? variable()
      if result == nil { set(end, Expression(kind: .nilLiteral, span: mark), code) }
      result = end
      let jump = code.addJump()
      jumps.append((jump, .undecided(.coalesce, compile(value), rules?.operators, isOpposite: true)))
    }
    for (index, part) in parts.enumerated() {
      let waitsLater = parts[index...].contains {
        isCovered && $0.arguments != nil || waits(in: $0, isCovered: isCovered)
      }
      var part = part
      switch part {
      case .optional(let mark) where waitsLater:
        leaveIfNil(mark)
        continue
      case .member(let member) where member.isOptional && waitsLater:
        leaveIfNil(member.nameSpan)
        part = .member(
          Member(name: member.name, nameSpan: member.nameSpan, isOptional: false, arguments: member.arguments))
      default: break
      }
      if waits(in: part, isCovered: isCovered) {
        // The receiver is evaluated before the arguments, unless it is a place.
        if !whole().isPlace { (value, pending) = (held(whole(), code), []) }
        part = part.map {
          self.arguments($0, code, isCovered: isCovered)
        } index: {
          self.lifted($0, code, isCovered: isCovered)
        }
      }
      pending.append(part)
      let isLast = index == parts.count - 1
      guard isCovered || waitingCall(whole()), part.arguments != nil || isLast || part.member.map(isWaiting) == true
      else {
        continue
      }
      let turn = turnOfActor(value, pending, code)
      (value, pending) = (wait(for: compile(whole()), whole().span, code), [])
      if let turn { _ = wait(for: turn, span, code) }
    }
    guard let result else { return whole() }
    set(result, whole(), code)
    for (jump, test) in jumps { code.land(jump, unless: test) }
    return Expression(kind: .name(result), span: span)
  }

  /// Waits for a turn before the call of an actor's member from outside. Returns the turn that follows the call.
  private func turnOfActor(_ receiver: Expression, _ parts: [PostfixPart], _ code: Code) -> Node? {
    let way = parts.dropLast()
    guard names.types.hasActors, case .name(let name) = receiver.kind, name != "self", parts.last?.member != nil,
      way.allSatisfy({ $0.member != nil && $0.arguments == nil }),
      resolve(name) != nil || owned(name, receiver.span) != nil || typeValue(name) != nil
    else { return nil }
    let actor = way.isEmpty ? receiver : Expression(kind: .postfix(receiver, Array(way)), span: receiver.span)
    let turn = Node.turn(ofActor: compile(actor))
    _ = wait(for: turn, receiver.span, code)
    return turn
  }

  private func waits(in part: PostfixPart, isCovered: Bool) -> Bool {
    switch part {
    case .member, .call: part.arguments?.list.contains { waits($0.value, isCovered: isCovered) } ?? false
    case .subscript(let index, _): waits(index, isCovered: isCovered)
    case .element, .unwrap, .optional: false
    }
  }

  /// Whether a member is a property that is waited for: `task.value`, or one of the code whose getter waits.
  private func isWaiting(_ member: Member) -> Bool {
    member.arguments == nil
      && (TaskFunctions.properties.contains(member.name) || names.waitingNames.contains(member.name))
  }

  // MARK: Variables

  /// A new variable whose name no source can write.
  func variable() -> String {
    temporaries += 1
    let name = "await \(temporaries)"
    _ = scope.declare(name, isConstant: true)
    return name
  }

  private func set(_ variable: String, _ value: Expression, _ code: Code) {
    let node = compile(value)
    guard case .local(_, let slot, _)? = scope.resolve(variable) else { return }
    code.instructions.append(.evaluate(.slot(slot, node)))
  }

  /// The value in a variable, where evaluating it later could give another.
  private func held(_ expression: Expression, _ code: Code) -> Expression {
    switch expression.kind {
    case .integer, .double, .boolean, .nilLiteral, .duration, .string, .closure, .reference, .parameter:
      return expression
    case .name(let name):
      switch resolve(name) {
      case .local(_, _, true)?, nil: return expression
      case .global(let variable)? where variable.isConstant: return expression
      default: break
      }
    case .implicitMember: return expression
    default: break
    }
    let shape = shape(of: expression)
    let node = compile(expression)
    temporaries += 1
    let name = "await \(temporaries)"
    let slot = scope.declare(name, isConstant: true, shape: shape)
    code.instructions.append(.evaluate(.slot(slot, node)))
    return Expression(kind: .name(name), span: expression.span)
  }

  /// Waits for a value, which is in a variable then.
  func wait(for value: Node, _ span: Span, _ code: Code, waitsForStreams: Bool = false) -> Expression {
    let name = variable()
    noteWait()
    if case .local(_, let slot, _)? = scope.resolve(name) {
      code.instructions.append(.await(Node.awaited(value, waitsForStreams: waitsForStreams), result: slot))
    }
    return Expression(kind: .name(name), span: span)
  }

  /// Notes that the function around waits.
  func noteWait() { scope.function?.waits = true }
}

extension PostfixPart {
  /// The arguments of a call.
  var arguments: Arguments? {
    switch self {
    case .member(let member): member.arguments
    case .call(let arguments): arguments
    default: nil
    }
  }

  /// The part with other arguments, or another index.
  fileprivate func map(_ change: (Arguments) -> Arguments, index: (Expression) -> Expression) -> PostfixPart {
    switch self {
    case .member(let member): .member(member.with(member.arguments.map(change)))
    case .call(let arguments): .call(change(arguments))
    case .subscript(let key, let span): .subscript(index(key), span)
    case .element, .unwrap, .optional: self
    }
  }
}

extension Member {
  /// The same with other arguments.
  fileprivate func with(_ arguments: Arguments?) -> Member {
    Member(name: name, nameSpan: nameSpan, isOptional: isOptional, arguments: arguments)
  }
}

extension Expression {
  /// Whether it is a chain of members and calls.
  fileprivate var isChain: Bool { if case .postfix = kind { true } else { false } }

  /// Whether it is a name, or a path of properties, which is evaluated together with the call on it.
  fileprivate var isPlace: Bool {
    switch kind {
    case .name, .parameter: true
    case .postfix(let base, let parts):
      base.isPlace && parts.allSatisfy { $0.member.map { $0.arguments == nil } ?? false }
    default: false
    }
  }
}
