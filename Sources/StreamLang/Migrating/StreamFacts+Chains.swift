import Streams

extension Migrator {
  /// The facts about an expression; nil if it is no stream, as far as that is known.
  func facts(of expression: Expression) -> StreamFacts? {
    if let member = expression.implied { return expected[expression.span].map { facts(made: member, $0) } }
    return switch expression.kind {
    case .name(let name): names[name]
    case .postfix(let base, let parts): facts(of: base, parts[...])
    case .conditional(_, let then, let otherwise): facts(of: then) ?? facts(of: otherwise)
    case .unary(_, _, let operand): facts(of: operand)
    default: nil
    }
  }

  private func facts(made member: Member, _ expected: StreamFacts) -> StreamFacts {
    var facts = expected
    facts.failure = member.name == "error" ? expected.failure ?? StreamFacts.standardFailure : nil
    return facts
  }

  /// The facts about the first parts of a chain.
  func facts(of base: Expression, _ parts: ArraySlice<PostfixPart>) -> StreamFacts? {
    var (facts, rest) = head(base, parts)
    while let part = rest.first {
      if let control = controlFacts(rest) {
        facts = control.facts
        rest = rest.dropFirst(control.count)
        continue
      }
      rest = rest.dropFirst()
      switch part {
      case .member(let member): facts = self.facts(of: member, on: facts)
      case .optional, .unwrap, .subscript, .element: break
      case .call: facts = nil
      }
    }
    return facts
  }

  /// The facts about the first value of a chain, and the parts after it.
  private func head(
    _ base: Expression, _ parts: ArraySlice<PostfixPart>
  ) -> (StreamFacts?, ArraySlice<PostfixPart>) {
    guard case .name(let name) = base.kind else { return (facts(of: base), parts) }
    if let made = creation(name, parts, at: base.span) {
      return (facts(made: made), parts.dropFirst(made.count))
    }
    if case .call? = parts.first { return (names[name], parts.dropFirst()) }
    return (names[name], parts)
  }

  private func facts(made creation: Creation) -> StreamFacts {
    let role = creation.name == words.pipe ? .signal : words.type(creation.type)?.role ?? .stream
    var facts = StreamFacts(role: role, failure: nil)
    if creation.generics.count >= 2, words.type(creation.type)?.namesFailure ?? true {
      let failure = creation.generics[creation.generics.count - 1]
      facts.failure = failure.isUninhabited ? nil : text(failure.span)
      return facts
    }
    if role.isCertain { return facts }
    if creation.entry?.flow == .elements || creation.entry?.flow == .given { facts.isSequence = true }
    if let entry = creation.entry, makesErrors(entry, creation.arguments) {
      facts.failure = StreamFacts.standardFailure
    }
    let streams = (creation.arguments?.list ?? []).map { self.facts(of: $0.value) }
    if !streams.isEmpty, streams.allSatisfy({ $0.map { isSignal($0) } ?? false }) { facts.isHot = true }
    for argument in creation.arguments?.list ?? [] {
      if let failure = self.facts(of: argument.value)?.failure { facts.failure = failure }
    }
    if let closure = creation.arguments?.closures.first, let failure = failure(ofResultsOf: closure) {
      facts.failure = failure
    }
    return facts
  }

  /// Whether a source fails, or its closure sends errors.
  private func makesErrors(_ entry: Operator, _ arguments: Arguments?) -> Bool {
    if entry.makesErrors { return true }
    guard let closure = arguments?.closures.first else { return false }
    return sendsErrors(closure)
  }

  /// Whether a closure sends an error to its observer: `observer.onError(e)`, `single(.failure(e))`.
  func sendsErrors(_ closure: Closure) -> Bool {
    var found = false
    let walk = SyntaxWalk { expression in
      switch expression.kind {
      case .postfix(_, let parts):
        for part in parts {
          guard let member = part.member else { continue }
          if member.name == "onError" { found = true }
          if member.name == "send", let first = member.arguments?.list.first {
            if first.label?.name == "error" { found = true }
          }
        }
      case .implicitMember(let member): if ["failure", "error"].contains(member.name) { found = true }
      default: break
      }
      return !found
    }
    walk.walk(closure.body)
    return found
  }

  /// The type of the errors of the streams that a closure gives.
  func failure(ofResultsOf closure: Closure) -> String? {
    Self.results(of: closure.body, isOnly: closure.body.count == 1).lazy.compactMap { result -> String? in
      if case .implicitMember(let member) = result.kind {
        return member.name == "error" ? StreamFacts.standardFailure : nil
      }
      return self.facts(of: result)?.failure
    }.first
  }

  /// The facts about a member of a stream that no declaration names.
  func facts(after member: Member, _ before: StreamFacts?) -> StreamFacts? {
    before.flatMap { facts(of: member, on: $0) }
  }

  /// The facts about a member of a value.
  private func facts(of member: Member, on facts: StreamFacts?) -> StreamFacts? {
    guard let entry = meaning(of: member, on: facts) else {
      if facts != nil, subscribing(member) != nil { return nil }
      switch member.name {
      case "publisher" where member.arguments == nil && words.intervals == .unitsOrSeconds:
        return StreamFacts(role: .stream, failure: nil)
      case _
      where words.type(code.origin.typesOfMembers[member.name] ?? "")?.role == .signal && facts?.role.hasValue == true:
        return StreamFacts(role: .signal, failure: nil)
      case "producer" where facts != nil:
        return StreamFacts(role: .stream, failure: facts?.failure, isOfProperty: facts?.role.hasValue == true)
      default: return facts == nil || member.arguments == nil ? names[member.name] : facts
      }
    }
    let receiver = facts ?? StreamFacts(role: .stream, failure: nil)
    var result = receiver.operated(failure: failure(after: entry, member, on: receiver))
    if result.isHot, lacksSignals(entry) { result.isHot = false }
    if let own = words.roles[member.name] ?? code.origin.typesOfMembers[member.name].flatMap({ words.type($0)?.role }) {
      result.role = own
      if own.isCertain { result.failure = nil }
    } else if receiver.role == .driver || receiver.role == .emitter, result.failure == nil {
      result.role = receiver.role
    }
    return result
  }

  /// Whether a stream is a signal in ReactiveSwift.
  func isSignal(_ facts: StreamFacts) -> Bool {
    facts.isHot || facts.role == .signal || facts.role == .subject || facts.role == .relay
      || facts.role == .replay
  }

  /// Whether ReactiveSwift has an operator for producers alone.
  func lacksSignals(_ entry: Operator) -> Bool {
    guard !other.lackedBySignals.isEmpty else { return false }
    let meant = entry.original ?? entry
    if let recipe = code.target.dialect.recipes.first(where: { $0.entry() === meant }) {
      return recipe.calls.contains { call in other.lackedBySignals.contains(String(call.prefix { $0 != "(" })) }
    }
    return code.target.dialect.spellings.contains { $0.original === meant && other.lackedBySignals.contains($0.name) }
  }

  /// The type of the errors after an operator.
  private func failure(after entry: Operator, _ member: Member, on facts: StreamFacts) -> String? {
    if (code.origin.failures?.takers ?? words.takers).contains(member.name) {
      return member.arguments?.closures.first.flatMap { failure(ofResultsOf: $0) }
    }
    if code.origin.failures?.makers.contains(member.name) == true || words.makers.contains(member.name) {
      return typeArgument(of: member) ?? facts.failure ?? StreamFacts.standardFailure
    }
    if let closure = member.arguments?.closures.first {
      if words.types.allSatisfy({ !$0.namesFailure }),
        source.mentions("try ", in: closure.span) || ThrowSearch.first(in: closure.body) != nil
      {
        return StreamFacts.standardFailure
      }
      if entry.flow == .flattened, let failure = failure(ofResultsOf: closure) { return failure }
    }
    for argument in member.arguments?.list ?? [] {
      if let failure = self.facts(of: argument.value)?.failure { return failure }
    }
    return facts.failure
  }

  /// The type that `setFailureType(to: AppError.self)` names.
  private func typeArgument(of member: Member) -> String? {
    guard let value = member.arguments?.list.first?.value else { return nil }
    let text = text(value.span)
    return text.hasSuffix(".self") ? String(text.dropLast(5)) : nil
  }
}

extension Arguments {
  /// The closures that are written here.
  var closures: [Closure] {
    list.compactMap { if case .closure(let closure) = $0.value.kind { closure } else { nil } }
      + (trailing.map { [$0] } ?? [])
  }
}

extension Operator {
  /// Whether it is a source that fails with the error that it is given.
  var makesErrors: Bool { theme == .creating && parameters.contains { $0.label == "error" || $0.label == "failure" } }
}
