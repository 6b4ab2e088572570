import Streams

extension Checker {
  /// Checks an expression.
  ///
  /// - Returns: The kind of its value, as far as it is known.
  @discardableResult
  func kind(of expression: Expression) -> ValueKind {
    let kind = writtenKind(of: expression)
    // Only streams keep to rules of their own, whatever rules of values a script has.
    guard rules?.library != nil else { return kind }
    return kind.isStream || kind == .function || kind == .duration ? kind : .unknown
  }

  private func writtenKind(of expression: Expression) -> ValueKind {
    switch expression.kind {
    case .integer: return .int
    case .double: return .double
    case .boolean: return .bool
    case .nilLiteral: return .nil
    case .duration: return .duration
    case .string: return .string
    case .interpolation(let parts):
      for part in parts { if case .value(let value) = part { kind(of: value) } }
      return .string
    case .array(let elements):
      for element in elements { kind(of: element) }
      return .array
    case .tuple(let elements):
      for element in elements { kind(of: element) }
      return .tuple(elements.count)
    case .labelledTuple(let elements):
      for element in elements { kind(of: element.value) }
      return .unknown
    case .dictionary(let entries):
      for entry in entries {
        kind(of: entry.key)
        kind(of: entry.value)
      }
      return .dictionary
    case .name(let name): return self.name(name, expression.span)
    case .lastResult: return lastResult(expression.span)
    case .parameter: return .unknown
    case .closure(let closure):
      self.closure(closure)
      return .function
    case .type(let declaration):
      typeValue(declaration)
      return .unknown
    case .conditional(let condition, let then, let otherwise):
      self.condition(condition)
      return both(kind(of: then), kind(of: otherwise))
    case .logical(let logical, let operands): return self.logical(logical, operands)
    case .binary(let first, let terms): return binary(first, terms)
    case .range(let lower, let upper, _, _):
      if let lower { bound(lower) }
      if let upper { bound(upper) }
      return .range
    case .unary(let unary, _, let operand): return self.unary(unary, operand)
    case .postfix(let base, let parts): return postfix(base, parts)
    case .implicitMember(let member): return implicit(member)
    case .matches(let value, let pattern):
      match(kind(of: value), pattern)
      return .bool
    case .reference(let place): return reference(place)
    case .bound(let place, _, let stream):
      binding(place, stream)
      return .disposable
    case .cast(let value, let cast, let type): return self.cast(kind(of: value), cast, type)
    }
  }

  private func both(_ one: ValueKind, _ other: ValueKind) -> ValueKind { one == other ? one : .unknown }

  private func bound(_ expression: Expression) {
    let kind = kind(of: expression)
    if kind != .unknown, kind != .int { report(.boundKind(found: kind.phrase), expression.span) }
  }

  private func lastResult(_ span: Span) -> ValueKind {
    // A closure sees the result at the time of its call.
    guard surroundings.callable == .script else { return .unknown }
    if let lastResult { return lastResult }
    report(.nothingToGoOnFrom, span)
    return .unknown
  }

  // MARK: Operators

  private func logical(_ logical: LogicalOperator, _ operands: [Expression]) -> ValueKind {
    if logical == .coalesce {
      let kinds = operands.map { kind(of: $0) }
      return kinds.allSatisfy { $0 == kinds[0] } ? kinds[0] : .unknown
    }
    for operand in operands {
      let kind = kind(of: operand)
      if kind != .unknown, kind != .bool {
        report(.operandKind(sign: logical.rawValue, expected: "a Bool", found: kind.phrase), operand.span)
      }
    }
    return .bool
  }

  private func unary(_ unary: UnaryOperator, _ operand: Expression) -> ValueKind {
    let outer = surroundings.isAwaited
    if unary == .await { surroundings.isAwaited = true }
    let kind = kind(of: operand)
    surroundings.isAwaited = outer
    switch (unary, kind) {
    case (.await, _), (.awaitEach, _): return .unknown
    case (.not, .unknown), (.not, .bool): return .bool
    case (.attempt, _): return .unknown
    case (.complement, .unknown), (.complement, .int): return kind
    case (.complement, _):
      report(.operandKind(sign: "~", expected: "an Int", found: kind.phrase), operand.span)
      return .int
    case (.not, _):
      report(.operandKind(sign: "!", expected: "a Bool", found: kind.phrase), operand.span)
      return .bool
    case (.negate, .unknown), (.negate, .int), (.negate, .double), (.negate, .duration): return kind
    case (.negate, _):
      report(.operandKind(sign: "-", expected: "a number or a duration", found: kind.phrase), operand.span)
      return .unknown
    }
  }

  private func binary(_ first: Expression, _ terms: [BinaryTerm]) -> ValueKind {
    var kind = kind(of: first)
    if first.isNow {
      for term in terms { self.kind(of: term.operand) }
      return .duration
    }
    var span = first.span
    requireUnwrapped(first, terms)
    for term in terms {
      let operand = self.kind(of: term.operand)
      kind = combine(
        term.operator, kind, operand, term.operatorSpan, left: span, right: term.operand.span)
      span = first.span.joined(with: term.operand.span)
    }
    return kind
  }

  /// The kind that an operator gives: the arithmetic of the run is asked, with sample values.
  @discardableResult
  func combine(
    _ sign: BinaryOperator, _ one: ValueKind, _ two: ValueKind, _ signSpan: Span, left: Span, right: Span
  ) -> ValueKind {
    if sign == .equal || sign == .notEqual { return .bool }
    guard let first = one.sample, let second = two.sample else { return isComparison(sign) ? .bool : .unknown }
    do throws(ErrorValue) {
      let result = try Arithmetic.apply(sign, first, second)
      // Two durations give an Int only where one goes into the other.
      return sign == .divide && one == .duration && two == .duration ? .unknown : ValueKind(of: result)
    } catch {
      report(.operandKinds(sign: sign.rawValue, left: one.phrase, right: two.phrase), signSpan)
      return isComparison(sign) ? .bool : .unknown
    }
  }

  private func isComparison(_ sign: BinaryOperator) -> Bool {
    switch sign {
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual: true
    default: false
    }
  }

  // MARK: Names

  func name(_ name: String, _ span: Span) -> ValueKind {
    probe?.reached(nameAt: span.start, by: self)
    if isType(name) { return .unknown }
    if let definition = resolve(name, span) { return definition.kind }
    if let library = rules?.library, library.value(name) != nil || library.function(name) != nil { return .unknown }
    if givesWay(name, span, isCalled: false), makesStandIn(name, span, { .functionNotCalled(name) }) {
      return self.name(name, span)
    }
    if let value = Builtins.value(name) { return ValueKind(of: value) }
    if Catalogue.isConstant(name) { return .stream(.plain) }
    if Dialect.named(name) == nil {
      return unknownName(name, span, isCalled: false) ? self.name(name, span) : .unknown
    } else {
      report(.dialectAlone(name), span)
    }
    return .unknown
  }

  // MARK: Parts

  private func postfix(_ first: Expression, _ written: [PostfixPart]) -> ValueKind {
    let (base, parts) = owned(first, written)
    if case .name(let name) = base.kind, isType(name) || beginsWithExtension(name, parts) {
      for part in parts { lost(part) }
      return .unknown
    }
    var dialect = dialect
    var rest = parts[...]
    let faults = findings.faults.count
    var begun: ValueKind?
    if case .name(let name) = base.kind { begun = beginning(name, base.span, parts, &rest) }
    if checkTypes(of: base, parts) { return .unknown }
    var value = begun ?? kind(of: base)
    // After a name that does not exist the rest cannot be checked.
    if case .name(let name) = base.kind, findings.faults.count > faults, peek(name) == nil, value == .unknown {
      for part in rest { lost(part) }
      return .unknown
    }
    for (offset, part) in rest.enumerated() {
      switch part {
      case .element(let index, let span): value = element(index, of: value, span)
      case .subscript(let index, let span): value = subscripted(value, by: index, span)
      case .call(let arguments): value = call(value, arguments)
      case .unwrap: if value == .nil { value = .unknown }
      case .optional: value = .unknown
      case .member(let member):
        if member.arguments == nil, rules?.library == nil, let reached = Dialect.named(member.name) {
          dialect = reached
          if offset == rest.count - 1 { report(.dialectAlone(member.name), member.nameSpan) }
          continue
        }
        let gave = surroundings.givesInout
        surroundings.givesInout = member.givesInout
        receiverType = offset == 0 && begun == nil ? typeOfReceiver(base, value) : nil
        value = self.member(member, of: value, dialect)
        receiverType = nil
        surroundings.givesInout = gave
        dialect = self.dialect
      }
    }
    return value
  }

  /// The kind of what a name makes together with the parts that follow, which are taken off `rest`; nothing where the
  /// name means itself. It is no part of `postfix`, which has a frame on the stack for each nested closure.
  private func beginning(
    _ name: String, _ span: Span, _ parts: [PostfixPart], _ rest: inout ArraySlice<PostfixPart>
  ) -> ValueKind? {
    if let count = libraryCall(name, parts, span) {
      rest.removeFirst(count)
      return .unknown
    }
    let isCalled = if case .call? = rest.first { true } else { false }
    if givesWay(name, span, isCalled: isCalled) { _ = makesStandIn(name, span, { .functionNotCalled(name) }) }
    if peek(name) == nil, let reached = Dialect.named(name) { return prefixed(name, span, &rest, reached) }
    if case .member(let member)? = rest.first, member.arguments == nil, peek(name) == nil,
      let constant = SwiftFunctions.value(name, member.name)
    {
      rest.removeFirst()
      return ValueKind(of: constant)
    }
    if case .member(let member)? = rest.first, member.name == "random", peek(name) == nil,
      ["Int", "Double", "Bool", "Float"].contains(name), !knowsLibrary
    {
      report(
        .nameOfOtherLibrary("\(name).random", library: "Swift", here: "random(1...6), the same in every run"),
        span.joined(with: member.nameSpan))
      rest.removeAll()
      return .unknown
    }
    if name == "event", peek(name) == nil, case .member(let member)? = rest.first {
      rest.removeFirst()
      return event(member)
    }
    if isNestedType(name, rest), let member = rest.dropFirst().first?.member {
      rest.removeFirst(2)
      return implicit(member)
    }
    if let member = rest.first?.member, let found = staticMember(member, ofType: name) {
      rest.removeFirst()
      return found
    }
    if case .call(let arguments)? = rest.first {
      rest.removeFirst()
      return call(named: name, span, arguments, dialect)
    }
    // An operator of a connection may connect it by itself, so the result need not belong to the scene.
    guard let definition = peek(name), definition.kind == .stream(.connection), reachesOperator(rest)
    else { return nil }
    noteUseAlone(of: definition, span)
    return definition.kind
  }

  /// `rxjs.zip(a, b)`
  private func prefixed(
    _ name: String, _ span: Span, _ rest: inout ArraySlice<PostfixPart>, _ dialect: Dialect
  ) -> ValueKind {
    guard case .member(let member)? = rest.first else {
      report(.dialectAlone(name), span)
      return .unknown
    }
    rest.removeFirst()
    if let arguments = member.arguments {
      if let overloads = Catalogue.sources(named: member.name, in: dialect) {
        return call(overloads, member.name, member.nameSpan, arguments, dialect)
      }
      return call(named: member.name, member.nameSpan, arguments, dialect)
    }
    notCalled(member.name, member.nameSpan, dialect)
    return .unknown
  }

  /// Whether a chain goes on with an operator, and not with a member of connections.
  private func reachesOperator(_ parts: ArraySlice<PostfixPart>) -> Bool {
    guard case .member(let member)? = parts.first else { return false }
    return member.arguments != nil && StreamMembers.all.allSatisfy { $0.name != member.name }
  }

  /// `event.next(v)`, `event.error(e)`, `event.completed`
  private func event(_ member: Member) -> ValueKind {
    let kinds = EventBox.Kind.allCases.map { $0.rawValue }
    let takes = ["completed", "interrupted"].contains(member.name) ? 0 : 1
    let given = member.arguments.map { arguments in
      for argument in self.arguments(arguments) { finish(argument) }
      return arguments.list.count + (arguments.trailing == nil ? 0 : 1)
    }
    if !kinds.contains(member.name) {
      report(.unknownEvent(member.name, nearest: Suggestion.nearest(to: member.name, among: kinds)), member.nameSpan)
    } else if given ?? 0 > takes {
      report(.tooManyArguments(callee: member.name, takes: takes, given: given ?? 0), member.nameSpan)
    } else if given ?? 0 < takes, member.name == "next" {
      report(.tooFewArguments(callee: member.name, takes: takes, given: given ?? 0), member.nameSpan)
    }
    return .event
  }

  /// `.0`
  func element(_ index: Int, of kind: ValueKind, _ span: Span) -> ValueKind {
    switch kind {
    case .unknown, .array, .range, .dictionary, .string, .object: break
    case .tuple(let count): if index >= count { report(.elementOutOfTuple(index, count: count), span) }
    default: report(.subscriptKind(found: kind.phrase), span)
    }
    return .unknown
  }

  /// `[index]`
  func subscripted(_ kind: ValueKind, by index: Expression, _ span: Span) -> ValueKind {
    let position = self.kind(of: index)
    switch kind {
    case .unknown, .dictionary, .object: return .unknown
    case .array where position == .range, .string where position == .range: return kind
    case .array, .tuple, .string, .range:
      if position != .unknown, position != .int {
        report(.indexKind(of: kind.phrase, found: position.phrase), index.span)
      }
      return kind == .string ? .string : .unknown
    default:
      report(.subscriptKind(found: kind.phrase), span)
      return .unknown
    }
  }

  // MARK: Closures

  /// Checks the body of a closure, of whose parameters nothing is known. `observer` is the name of the type of its
  /// first value, where that is an observer.
  func closure(
    _ closure: Closure, as callable: Callable = .closure, isValueUsed: Bool = true, observer: String? = nil,
    isOfCode: Bool = false
  ) {
    let changed = isOfCode && libraryNames(of: dialect) != nil ? closure.assigned : []
    let outer = surroundings
    for capture in closure.captures { kind(of: capture.value) }
    surroundings.callable = callable
    surroundings.isNested = false
    surroundings.isUnnamedClosure = callable == .closure && !closure.namesValues
    if rules != nil || libraryNames(of: dialect) != nil { surroundings.isInFunction = true }
    surroundings.changesParameter = outer.givesInout || changed.contains("$0")
    surroundings.givesInout = false
    if callable == .block { surroundings.canSend = true }
    scope.enter()
    for case let name? in closure.captures.map({ $0.binding.name }) {
      scope.declare(name, .constant, .unknown, scene: scene)
    }
    if case .named(let bindings) = closure.parameters {
      for (index, binding) in bindings.enumerated() {
        guard let name = binding.name else { continue }
        let isInout = outer.givesInout && index == 0 || changed.contains(name)
        let isObserver = observer != nil && index == 0
        let kind = isObserver ? ValueKind.stream(.subject) : .unknown
        let definition = scope.declare(name, isInout ? .variable : .parameter, kind, scene: scene)
        if isObserver { definition.type = observer }
      }
    }
    check(closure.body, isValueUsed: isValueUsed)
    scope.leave()
    surroundings = outer
  }
}
