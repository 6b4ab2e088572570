import Streams

extension Checker {
  /// A statement of the script itself, or of its blocks.
  func topLevel(_ statement: Statement, after previous: Statement?) {
    let firstUse = uses.count
    makesDriven = false
    if beginsWithMinus(statement), let previous, goesOn(previous, statement) { warn(.unusedNegation, statement.span) }
    let owners = appOwners
    if statement.appObject != nil { appOwners = [] }
    self.statement(statement, isValueUsed: true)
    appOwners = owners
    note(statement, firstUse)
  }

  /// Statements of a function, closure or block; the last one's value may be wanted.
  func check(_ statements: [Statement], isValueUsed: Bool) {
    for (index, statement) in statements.enumerated() {
      self.statement(statement, isValueUsed: isValueUsed && index == statements.count - 1)
    }
  }

  private func statement(_ statement: Statement, isValueUsed: Bool) {
    switch statement.kind {
    case .constant(let pattern, let value): declaration(pattern, value, .constant)
    case .variable(let pattern, let value): declaration(pattern, value, .variable)
    case .observed(let binding, let value, let observers):
      declaration(.single(binding), value, .variable)
      for observer in observers { body(of: observer, isOfScript: scope.isOutermost) }
    case .function(let function): self.function(function)
    case .type(let declaration): type(declaration)
    case .assignment(let assignment): self.assignment(assignment)
    case .conditional(let branches, let otherwise):
      for branch in branches {
        // The names of the condition are known in the block.
        scope.enter()
        condition(branch.condition)
        block(branch.body, isValueUsed: isValueUsed)
        scope.leave()
      }
      if let otherwise { block(otherwise, isValueUsed: isValueUsed) }
    case .forEach(let pattern, let sequence, let body): loop(pattern, sequence, body)
    case .whileLoop(let test, let body):
      condition(test)
      block(body, isValueUsed: false)
    case .repeatLoop(let body, let test):
      block(body, isValueUsed: false)
      condition(test)
    case .guarding(let condition, let otherwise): guarding(condition, otherwise)
    case .switchOver(let subject, let cases): switchOver(subject, cases, isValueUsed: isValueUsed)
    case .attempt(let body, let clauses): attempt(body, clauses, isValueUsed: isValueUsed)
    case .deferred(let body): block(body, isValueUsed: false)
    case .labelled(_, let labelled): self.statement(labelled, isValueUsed: isValueUsed)
    case .importModule(let name): importModule(name)
    case .breakLoop, .continueLoop, .fallThrough, .ignored: break
    case .returnValue(let value): if let value { kind(of: value) }
    case .throwError(let error): kind(of: error)
    case .scene(let title):
      kind(of: title)
      scene += 1
      lastResult = nil
      boundProperties = []
    case .expectation(let expression): expectation(expression)
    case .expression(let expression): self.expression(expression, isValueUsed: isValueUsed)
    }
  }

  /// The block of an `if` or a loop.
  func block(_ block: Block, isValueUsed: Bool, declaring pattern: Pattern? = nil, _ elements: ValueKind = .unknown) {
    let outer = surroundings
    surroundings.isNested = true
    scope.enter()
    if let pattern { declare(pattern, .element, elements) }
    check(block.statements, isValueUsed: isValueUsed)
    scope.leave()
    surroundings = outer
  }

  // MARK: Names

  private func declaration(_ pattern: Pattern, _ value: Expression, _ origin: Definition.Origin) {
    let kind = kind(of: value)
    if case .tuple(let bindings, let span) = pattern {
      switch kind {
      case .unknown, .array, .tuple(bindings.count): break
      default: report(.patternCount(names: bindings.count, found: kind.phrase), span)
      }
    }
    declare(pattern, origin, kind, parts: parts(of: value))
    guard kind.isStream || kind == .unknown || kind == .disposable, case .single(let binding) = pattern,
      let definition = binding.name.flatMap({ peek($0) })
    else { return }
    definition.failure = failure(of: value)
    if case .postfix(let base, let parts) = value.kind, parts.count == 1, case .name(let type) = base.kind,
      type.first?.isUppercase == true
    {
      definition.type = type
    }
  }

  /// The kinds of the parts of the tuple that a function of the library gives.
  private func parts(of value: Expression) -> [ValueKind] {
    guard let known = libraryNames(of: dialect)?.parts, case .postfix(let base, let parts) = value.kind,
      case .name(let type) = base.kind, parts.count == 1, let member = parts[0].member
    else { return [] }
    return known["\(type).\(member.name)"] ?? []
  }

  /// - Parameter parts: The kinds of the parts of a tuple, where they are known.
  func declare(_ pattern: Pattern, _ origin: Definition.Origin, _ kind: ValueKind, parts: [ValueKind] = []) {
    switch pattern {
    case .single(let binding):
      guard let name = binding.name else { return }
      let isFixed = origin != .variable || !assignedNames.contains(name)
      scope.declare(name, origin, isFixed ? kind : .unknown, scene: scene).isOptional = binding.isOptional
    case .tuple(let bindings, _):
      for (index, binding) in bindings.enumerated() {
        guard let name = binding.name else { continue }
        scope.declare(name, origin, parts.indices.contains(index) ? parts[index] : .unknown, scene: scene)
      }
    }
  }

  private func function(_ function: Function) {
    let isOfScript = scope.isOutermost
    if isOfScript {
      scope.reach(function, scene: scene)
    } else {
      scope.declareLocal(function)
    }
    body(of: function, isOfScript: isOfScript)
  }

  func body(of function: Function, isOfScript: Bool) {
    let outer = surroundings
    surroundings = Surroundings(
      callable: isOfScript ? .function : .localFunction, canSend: outer.canSend, isInFunction: true)
    scope.enter()
    for parameter in function.parameters {
      if let value = parameter.defaultValue { kind(of: value) }
      guard let name = parameter.binding.name else { continue }
      scope.declare(name, parameter.isInout ? .variable : .parameter, .unknown, scene: scene).isOptional =
        parameter.binding.isOptional
    }
    checkErasure(of: function)
    check(function.body, isValueUsed: true)
    scope.leave()
    surroundings = outer
  }

  // MARK: Assignments

  private func assignment(_ assignment: Assignment) {
    let firstUse = uses.count
    let value = kind(of: assignment.value)
    let (root, parts) = owned(assignment.place.root, assignment.place.parts)
    let place = Place(root: root, parts: parts, span: assignment.place.span)
    if case .name(let name) = place.root.kind, isType(name) || beginsWithExtension(name, parts) {
      for part in parts { lost(part) }
      return
    }
    // `view.then { $0.isHidden = true }`: an object of the app keeps the values that are set.
    let mayBeObject = environment.isOpen && place.parts.first?.member != nil
    let mayBeBag = assignment.operator == .add && (value == .disposable || value == .unknown)
    if case .parameter(let number) = place.root.kind, !surroundings.changesParameter || number > 0, !mayBeObject,
      !mayBeBag
    {
      report(.assignmentToConstant("$\(number)", .parameter), place.root.span)
    }
    guard case .name(let name) = place.root.kind else {
      // `rows()[0] = 1`
      return assign(value, to: place, of: kind(of: place.root), nil, assignment)
    }
    let isWhole = place.parts.isEmpty && assignment.operator == nil
    if peek(name) == nil, !isKnownToAssign(name, place.root.span) { return }
    guard let definition = isWhole ? peek(name) : resolve(name, place.root.span) else { return }
    if definition.number != nil {
      definition.dependencies += uses[firstUse...].map({ $0.number }).filter { $0 != definition.number }
      if isWhole { definition.scene = scene }
      if case .stream(let made) = value, made != .plain { definition.isDriven = true }
    }
    assign(value, to: place, of: definition.kind, definition, assignment)
  }

  /// Makes a stand-in for a name that nothing declares and that is assigned to, or reports it.
  private func isKnownToAssign(_ name: String, _ span: Span) -> Bool {
    guard scope.expected(name) == nil, !isFull else { return unknownName(name, span, isCalled: false) }
    func fault(_ names: [String]) -> CheckFault {
      .assignmentToUnknown(name, nearest: Suggestion.nearest(to: name, among: scope.visibleNames + names))
    }
    if makesStandIn(name, span, { fault(earlierNames) }) { return true }
    report(fault(Array(environment.names.globals.keys)), span)
    return false
  }

  private func assign(
    _ value: ValueKind, to place: Place, of root: ValueKind, _ definition: Definition?, _ assignment: Assignment
  ) {
    var kind = root
    var isThroughMember = false
    for (index, part) in place.parts.enumerated() {
      let isLast = index == place.parts.count - 1
      switch part {
      case .member(let member) where isLast:
        // An element of a tuple belongs to the name, a member of an object does not.
        if case .tuple = kind {} else { isThroughMember = true }
        if !isReadOnly(member, of: index == 0 ? definition?.type : nil) {
          assignable(member, of: kind)
          if let definition, index == 0, member.name == "value", assignment.operator == nil {
            checkValue(assignment.value, of: definition.name)
          }
        }
        kind = .unknown
      case .member(let member):
        isThroughMember = true
        kind = self.member(member, of: kind, dialect)
      case .element(let position, let span): kind = element(position, of: kind, span)
      case .subscript(let position, let span): kind = subscripted(kind, by: position, span)
      case .call(let arguments): kind = call(kind, arguments)
      case .unwrap: break
      case .optional: kind = .unknown
      }
    }
    // The elements of an object are its members, whatever name it has.
    let isObject = !place.parts.isEmpty && (root == .object || root == .unknown && makesObjects)
    // `bag += x` changes the object, not the name.
    let mayEnd = value == .disposable || value == .unknown && environment.isOpen
    let isBag = assignment.operator == .add && (kind == .disposable || kind == .unknown && mayEnd)
    if isBag { return }
    if let definition, let constant = definition.constant, !isThroughMember, !isObject, rules == nil {
      report(.assignmentToConstant(definition.name, constant), place.root.span)
    }
    guard let combining = assignment.operator else { return }
    combine(combining, kind, value, assignment.operatorSpan, left: place.span, right: assignment.value.span)
  }

  /// Only some members of some kinds of stream can be assigned to.
  private func assignable(_ member: Member, of kind: ValueKind) {
    switch kind {
    case .unknown, .object, .tuple, .stream(.other): break
    case .stream(let streams):
      if streams.members?.contains(where: { $0.name == member.name && $0.set != nil }) ?? true { break }
      report(.assignmentToMember(receiver: streams.plural, member.name), member.nameSpan)
    default: report(.assignmentToMember(receiver: kind.plural, member.name), member.nameSpan)
    }
  }

  /// `place <~ stream`
  func binding(_ place: Place, _ stream: Expression) {
    let target: ValueKind
    if place.parts.isEmpty {
      target = kind(of: place.root)
    } else {
      target = kind(of: Expression(kind: .postfix(place.root, place.parts), span: place.span))
    }
    switch target {
    case .unknown, .stream(.property), .stream(.other): break
    default: report(.bindingKind(found: target.phrase), place.span)
    }
    let source = kind(of: stream)
    if source != .unknown, !source.isStream { report(.streamExpected(by: "<~", found: source.phrase), stream.span) }
    guard libraryNames(of: dialect) == nil, place.parts.isEmpty, case .name(let name) = place.root.kind,
      surroundings.callable == .script,
      !surroundings.isNested, let number = peek(name)?.number
    else { return }
    if !boundProperties.insert(number).inserted { report(.boundTwice(name), place.span) }
  }

  // MARK: Conditions and loops

  func condition(_ expression: Expression) {
    let kind = kind(of: expression)
    if kind != .unknown, kind != .bool { report(.conditionKind(found: kind.phrase), expression.span) }
  }

  private func loop(_ pattern: Pattern, _ sequence: Expression, _ body: Block) {
    let kind = kind(of: sequence)
    switch kind {
    case .unknown, .array, .tuple, .dictionary, .string: block(body, isValueUsed: false, declaring: pattern)
    case .range: block(body, isValueUsed: false, declaring: pattern, .int)
    default:
      report(.sequenceKind(found: kind.phrase), sequence.span)
      block(body, isValueUsed: false, declaring: pattern)
    }
  }

  private func expectation(_ expression: Expression) {
    if case .binary(let left, let terms) = expression.kind, terms.count == 1, terms[0].operator == .equal {
      kind(of: left)
      kind(of: terms[0].operand)
    } else {
      condition(expression)
    }
  }

  // MARK: Expressions as statements

  private func expression(_ expression: Expression, isValueUsed: Bool) {
    if waits(expression) || isSettled(expression) || isFailure(expression) { return }
    let kind = kind(of: expression)
    if surroundings.callable == .script || !isValueUsed, isNamedOnly(expression, kind) { return }
    if surroundings.callable == .script || !isValueUsed { changesConstant(expression, kind) }
    if surroundings.callable == .script {
      // A call for its effect gives no result to go on from.
      if kind != .nil, kind != .disposable { lastResult = surroundings.isNested ? .unknown : kind }
      return
    }
    guard !isValueUsed else { return }
    if kind.isStream { return warn(.unusedStream, expression.span) }
    if case .closure = expression.kind { return warn(.unusedClosure, expression.span) }
    if let name = unusedMember(expression, kind) { return warn(.unusedResult(name), expression.span) }
    if beginsWithMinus(expression.span) { warn(.unusedNegation, expression.span) }
  }

  /// Reports `xs.append(x)` where `xs` cannot change: as a statement it would do nothing.
  private func changesConstant(_ expression: Expression, _ kind: ValueKind) {
    guard case .postfix(let base, let parts) = expression.kind, parts.count == 1, case .member(let member) = parts[0],
      member.arguments != nil, case .name(let name) = base.kind, let definition = peek(name),
      let constant = definition.constant
    else { return }
    switch definition.kind {
    case .array, .dictionary, .string, .bool: if MutatingMembers.find(member.name) == nil { return }
    default: if kind != .array || member.name != MutatingMembers.append { return }
    }
    report(.assignmentToConstant(name, constant), base.span)
  }

  /// The member of an array or text whose result is all that a statement makes.
  private func unusedMember(_ expression: Expression, _ kind: ValueKind) -> String? {
    guard kind == .array || kind == .string, case .postfix(let base, let parts) = expression.kind,
      case .member(let member)? = parts.last, let arguments = member.arguments,
      ValueMembers.allNames.contains(member.name)
    else { return nil }
    // A closure may be called for its effect.
    let values = arguments.list.map { $0.value }
    if arguments.trailing != nil || values.contains(where: { if case .closure = $0.kind { true } else { false } }) {
      return nil
    }
    // A variable grows.
    if member.name == MutatingMembers.append, case .name(let name) = base.kind, peek(name)?.constant == nil {
      return nil
    }
    return member.name
  }

  private func beginsWithMinus(_ statement: Statement) -> Bool {
    guard case .expression = statement.kind else { return false }
    return beginsWithMinus(statement.span)
  }

  private func beginsWithMinus(_ span: Span) -> Bool {
    // Repaired text may be longer than that which was pasted.
    source.bytes.indices.contains(span.start) && source.bytes[span.start] == UInt8(ascii: "-")
  }

  /// Whether a line was surely meant to go on with the one before.
  private func goesOn(_ previous: Statement, _ statement: Statement) -> Bool {
    switch previous.kind {
    case .constant, .variable, .assignment: break
    default: return false
    }
    return source.line(at: previous.span.end) + 1 == source.line(at: statement.span.start)
  }

  /// `wait(1s)`, where it may stand.
  private func waits(_ expression: Expression) -> Bool {
    guard let call = expression.namedCall, call.name == LibraryMember.wait.name,
      call.arguments.list.first?.label == nil || libraryFunction(call.name) == nil,
      peek(call.name) == nil || isBesideFunction(call.name, call.span), !givesWay(call.name, call.span, isCalled: true)
    else { return false }
    if !mayWait { waitStandsWrong(call.span) }
    library(LibraryMember.wait, call.arguments, call.span)
    // By the time that the wait is over, a bound stream may have ended.
    if surroundings.callable == .script { boundProperties = [] }
    return true
  }

  var mayWait: Bool {
    switch surroundings.callable {
    case .script, .function, .block, .task: true
    case .localFunction, .closure: false
    }
  }

  /// `fail(e)` as a statement of a block ends its stream.
  private func isFailure(_ expression: Expression) -> Bool {
    guard surroundings.canSend, let call = failure(expression), peek(call.name) == nil else { return false }
    library(call.function, call.arguments, call.span)
    return true
  }
}
