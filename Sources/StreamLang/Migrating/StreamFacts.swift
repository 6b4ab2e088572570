import Streams

/// The facts about a stream in the code: its type in the library, and the type of its errors.
struct StreamFacts: Equatable {
  var role: LibraryWords.Role
  /// The type of its errors; nil if it cannot fail.
  var failure: String?
  /// Whether it runs whether anybody listens or not, as a signal of ReactiveSwift does.
  var isHot = false
  /// Whether it is the producer of a property.
  var isOfProperty = false
  /// Whether it sends the elements of a sequence at once.
  var isSequence = false
  /// The type of its values, as far as a declaration writes it.
  var element: String?

  static let standardFailure = "Error"

  /// The stream of an operator on it.
  func operated(failure: String?) -> StreamFacts {
    // An operator of a signal or of a property gives one of its kind.
    let kept: LibraryWords.Role = role == .signal || role == .property ? role : .stream
    return StreamFacts(role: kept, failure: failure, isHot: isHot || role == .subject || role == .relay)
  }
}

extension Migrator {
  /// Finds out about the streams of all names.
  func learn() {
    // A name that is used before its declaration is known the second time.
    for _ in 0..<2 {
      var walk = SyntaxWalk { _ in true }
      walk.visitStatement = { [own = Unowned(self)] statement in own.object.learn(statement) }
      walk.walk(code.statements)
    }
    failSubjects()
  }

  private func learn(_ statement: Statement) {
    switch statement.kind {
    case .constant(let pattern, let value), .variable(let pattern, let value): learn(pattern, value)
    case .function(let function): learn(function)
    case .type(let declaration): learn(declaration)
    default: break
    }
  }

  private func learn(_ declaration: TypeDeclaration) {
    for member in declaration.members {
      for function in member.functions { learn(function) }
      if case .type(let nested) = member.kind { learn(nested) }
      guard case .stored(let property) = member.kind, let name = property.binding.name else { continue }
      let made = property.value.flatMap { facts(of: $0) }
      if let known = facts(declaring: property.type, value: made) {
        names[name] = known
        if let type = property.type { typeFailures[type.span.start] = known.failure }
      }
      if let value = property.value, isBag(name, value) { bagNames.insert(name) }
      if let value = property.value, property.type != nil { expect(value, names[name]) }
    }
  }

  private func learn(_ pattern: Pattern, _ value: Expression) {
    let facts = facts(of: value)
    switch pattern {
    case .single(let binding):
      guard let name = binding.name else { return }
      let type = code.declaredTypes[name].flatMap {
        $0.span.start >= binding.span.end && $0.span.end <= value.span.start ? $0 : nil
      }
      if let known = self.facts(declaring: type, value: facts) {
        names[name] = known
        if let type { typeFailures[type.span.start] = known.failure }
      }
      if type != nil { expect(value, names[name]) }
      if isBag(name, value) { bagNames.insert(name) }
      if names[name]?.role == .signal, facts?.role == .signal, case .postfix(_, let parts) = value.kind,
        parts.last?.member?.name == words.pipe
      {
        pipes.insert(name)
      }
      if case .array(let elements) = value.kind { learn(elements, of: code.declaredTypes[name]?.arguments.first) }
      if let written = value.writtenType { valueTypes[name] = written }
    case .tuple(let bindings, _):
      // `let (signal, observer) = Signal<Int, Never>.pipe()`
      guard let facts, facts.role == .signal else { return }
      if let name = bindings.first?.name { names[name] = facts }
      if let name = bindings.last?.name { names[name] = StreamFacts(role: .subject, failure: facts.failure) }
      learnPipe(bindings)
    }
  }

  private func learn(_ function: Function) {
    for parameter in function.parameters {
      if let name = parameter.binding.name, let facts = facts(declaring: parameter.type, value: nil) {
        names[name] = facts
        if let type = parameter.type { typeFailures[type.span.start] = facts.failure }
      }
    }
    let results = Self.results(of: function)
    let values = results.compactMap { self.facts(of: $0) }
    let known = values.first { $0.failure != nil } ?? values.first
    guard let facts = facts(declaring: function.resultType ?? code.declaredTypes[function.name], value: known) else {
      return
    }
    names[function.name] = facts
    if let type = function.resultType ?? code.declaredTypes[function.name], known != nil {
      typeFailures[type.span.start] = facts.failure
    }
    for result in results { expect(result, facts) }
  }

  /// Learns the type of the errors of the streams of a list.
  private func learn(_ elements: [Expression], of type: TypeName?) {
    guard let type, let last = elements.last, type.span.end <= last.span.start else { return }
    let values = elements.compactMap { self.facts(of: $0) }
    guard let known = values.first(where: { $0.failure != nil }) ?? values.first,
      let facts = facts(declaring: type, value: known)
    else { return }
    typeFailures[type.span.start] = facts.failure
    for element in elements { expect(element, facts) }
  }

  func expect(_ value: Expression, _ facts: StreamFacts?) {
    guard let facts else { return }
    if case .conditional(_, let then, let otherwise) = value.kind {
      expect(then, facts)
      expect(otherwise, facts)
    } else {
      expected[value.span] = facts
    }
  }

  /// The expressions that a function returns.
  static func results(of function: Function) -> [Expression] {
    results(of: function.body, isOnly: function.body.count == 1)
  }

  static func results(of statements: [Statement], isOnly: Bool) -> [Expression] {
    statements.flatMap { statement -> [Expression] in
      switch statement.kind {
      case .returnValue(let value?): [value]
      case .expression(let value) where isOnly: [value]
      case .conditional(let branches, let otherwise):
        branches.flatMap { results(of: $0.body.statements, isOnly: false) }
          + results(of: otherwise?.statements ?? [], isOnly: false)
      case .guarding(_, let otherwise): results(of: otherwise.statements, isOnly: false)
      case .switchOver(_, let cases): cases.flatMap { results(of: $0.body.statements, isOnly: isOnly) }
      case .attempt(let body, let clauses):
        results(of: body.statements, isOnly: false)
          + clauses.flatMap { results(of: $0.body.statements, isOnly: false) }
      case .forEach(_, _, let body), .whileLoop(_, let body): results(of: body.statements, isOnly: false)
      default: []
      }
    }
  }

  /// The facts about a declared name: by its written type, or else by its value.
  private func facts(declaring type: TypeName?, value: StreamFacts?) -> StreamFacts? {
    guard let type else { return value }
    guard let word = words.type(type.name), word.role != .bag, word.role != .disposable, word.role != .extended else {
      return nil
    }
    var facts = StreamFacts(role: word.role, failure: nil)
    facts.element = type.arguments.first.map { text($0.span) }
    if word.namesFailure {
      let failure = type.arguments.last
      facts.failure = type.arguments.count < 2 || failure?.isUninhabited == true ? nil : failure.map { text($0.span) }
    } else if !word.role.isCertain {
      facts.failure = value?.failure
    }
    return facts
  }

  /// Subjects can fail if the code sends an error to them.
  private func failSubjects() {
    guard !words.types.contains(where: { $0.namesFailure }) else { return }
    var failing: Set<String> = []
    let walk = SyntaxWalk { expression in
      guard case .postfix(let base, let parts) = expression.kind else { return true }
      for (index, part) in parts.enumerated() {
        guard let member = part.member, member.name == "onError" else { continue }
        if index > 0, let owner = parts[index - 1].member { failing.insert(owner.name) }
        if index == 0, case .name(let name) = base.kind { failing.insert(name) }
      }
      return true
    }
    walk.walk(code.statements)
    walk.walk(code.driving)
    for (name, facts) in names where facts.role.isSubject && !facts.role.isCertain {
      names[name]?.failure = failing.contains(name) ? StreamFacts.standardFailure : nil
    }
  }
}
