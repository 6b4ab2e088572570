import Streams

extension Checker {
  /// Declares the names of a pattern that a value of a kind is compared with.
  func match(_ kind: ValueKind, _ pattern: MatchPattern) {
    switch pattern {
    case .anything: break
    case .binding(let binding, let isVariable):
      declare(.single(binding), isVariable ? .variable : .constant, kind == .nil ? .unknown : kind)
    case .some(let part): match(kind, part)
    case .tuple(let parts):
      if case .tuple(let count) = kind, count != parts.count {
        report(.patternCount(names: parts.count, found: kind.phrase), pattern.bindings.first?.span ?? Span(at: 0))
      }
      for part in parts { match(.unknown, part) }
    case .enumCase(_, _, let parts): for part in parts { match(.unknown, part) }
    case .value(let value): self.kind(of: value, isPattern: true)
    case .type(let type, let part):
      if case .anything = part { known(type) }
      match(.unknown, part)
    }
  }

  /// A pattern's ranges may be of any values that have an order.
  private func kind(of value: Expression, isPattern: Bool) {
    if case .range(let lower, let upper, _, _) = value.kind {
      if let lower { kind(of: lower) }
      if let upper { kind(of: upper) }
    } else {
      kind(of: value)
    }
  }

  /// `.name(…)`: a member of the type that is expected.
  func implicit(_ member: Member) -> ValueKind {
    if isImplicitOfTypes(member) {
      if let arguments = member.arguments { plain(arguments) }
      return .unknown
    }
    if let kind = implicitOfLibrary(member) { return kind }
    if member.name == "init", let first = member.arguments?.list.first?.value { return self.kind(of: first) }
    if let signature = EnumCases.find(member.name, member.arguments),
      member.arguments != nil || signature.arity.contains(0)
    {
      library(signature, member.arguments, member.nameSpan)
      return signature.result
    }
    guard let arguments = member.arguments else { return .unknown }
    if let overloads = Catalogue.overloads(of: member.name, in: dialect, afterDot: false),
      overloads.first.form != .method
    {
      return call(named: member.name, member.nameSpan, arguments, dialect)
    }
    let nearest = Suggestion.nearest(
      to: member.name,
      among: EnumCases.all.map { $0.name }.filter {
        // `.text(x)` is no misspelt `.next(x)`, and `.decodeError(x)` no `.error(x)`.
        $0.first == member.name.first || member.name.lowercased() == "on" + $0
      })
    // A case of an enum of the app: `.network("offline")`, `.one(flowContributor: .none)`.
    let hasLabels = arguments.list.contains { $0.label != nil }
    if libraryNames(of: dialect) == nil
      || !hasLabels
        && nearest.map({ $0.first != member.name.first || !mayBeOfApp(member.nameSpan, member.name, among: [$0]) })
          == true
    {
      report(.unknownImplicitMember(member.name, nearest: nearest), member.nameSpan)
    }
    plain(arguments)
    return .unknown
  }

  /// `&x`
  func reference(_ place: Place) -> ValueKind {
    if place.parts.isEmpty {
      kind(of: place.root)
    } else {
      kind(of: Expression(kind: .postfix(place.root, place.parts), span: place.span))
    }
    if case .name(let name) = place.root.kind, let constant = peek(name)?.constant, place.parts.isEmpty {
      report(.assignmentToConstant(name, constant), place.root.span)
    }
    return .unknown
  }

  func cast(_ kind: ValueKind, _ cast: Cast, _ type: TypeName) -> ValueKind {
    switch cast {
    case .is:
      known(type)
      return .bool
    case .as: return kind
    case .ifPossible, .forced: return .unknown
    }
  }

  /// Only the types of values can be asked for.
  private func known(_ type: TypeName) {
    if !NamedTypes.isKnown(type.name), !isType(type.name), !mayBeOfApp(type.span) {
      report(.unknownType(type.name), type.span)
    }
  }

  // MARK: Statements

  func guarding(_ condition: Expression, _ otherwise: Block) {
    self.condition(condition)
    block(otherwise, isValueUsed: false)
    switch otherwise.statements.last?.kind {
    case .returnValue, .throwError, .breakLoop, .continueLoop, .conditional, .switchOver, .attempt: break
    case .expression(let expression)
    where ["fatalError", "preconditionFailure", "assertionFailure", "exit"].contains(
      WaitAnalysis.calledName(expression)):
      break
    default: report(.guardGoesOn, otherwise.span)
    }
  }

  func switchOver(_ subject: Expression, _ cases: [SwitchCase], isValueUsed: Bool) {
    let kind = kind(of: subject)
    for part in cases {
      scope.enter()
      patterns(part.patterns, of: kind)
      block(part.body, isValueUsed: isValueUsed)
      scope.leave()
    }
    checkCoverage(of: subject, cases)
  }

  func attempt(_ body: Block, _ clauses: [CatchClause], isValueUsed: Bool) {
    block(body, isValueUsed: isValueUsed)
    for clause in clauses {
      scope.enter()
      if clause.patterns.isEmpty { scope.declare("error", .constant, .error, scene: scene) }
      patterns(clause.patterns, of: .error)
      block(clause.body, isValueUsed: isValueUsed)
      scope.leave()
    }
  }

  private func patterns(_ patterns: [GuardedPattern], of kind: ValueKind) {
    for guarded in patterns {
      match(kind, guarded.pattern)
      if let test = guarded.condition { condition(test) }
    }
  }
}
