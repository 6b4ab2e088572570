import Streams

extension Migrator {
  /// Edits a source, a subject or another object of the library that code makes.
  func migrate(_ made: Creation, _ facts: StreamFacts?, isWhole: Bool, _ chain: Expression) {
    creationHeads.insert(made.head.start)
    if bags.contains(chain.span) { return }
    let word = words.type(made.type)
    if let word, word.role.isSubject || word.role.hasValue, let target = other.word(for: word.role) {
      return migrateSubject(made, facts, word, target)
    }
    guard let entry = made.entry, let arguments = made.arguments else {
      if let arguments = made.arguments { walk(arguments) }
      return
    }
    migrate(
      OperatorCall(
        entry: entry, name: made.name, head: made.head, arguments: arguments, isSource: true,
        generics: made.generics, failure: facts?.failure),
      facts ?? StreamFacts(role: .stream, failure: nil))
  }

  /// `PublishSubject<Int>()`, `CurrentValueSubject<Int, Never>(0)`.
  private func migrateSubject(
    _ made: Creation, _ facts: StreamFacts?, _ word: LibraryWords.TypeWord, _ target: LibraryWords.TypeWord
  ) {
    if let arguments = made.arguments { walk(arguments) }
    let name = Span(start: made.head.start, end: made.head.start + made.type.utf8.count)
    replace(made.type, name, target.name)
    let use = TypeName(name: made.type, made.generics, isOptional: false, span: name)
    if made.generics.isEmpty {
      if target.namesFailure, let value = made.arguments?.list.first?.value.writtenType {
        edits.insert("<\(value), \(facts?.failure ?? "Never")>", after: name.end)
      }
    } else {
      migrateGenerics(of: use, word, target, failure: facts?.failure)
    }
    guard word.role.hasValue, let first = made.arguments?.list.first else { return }
    let label = code.target.dialect == .rxswift ? "value" : nil
    switch (first.label, label) {
    case (let old?, nil): edits.replace(Span(start: old.span.start, end: first.value.span.start), "")
    case (nil, let new?): edits.insert("\(new): ", before: first.value.span.start)
    default: break
    }
  }
}

extension Expression {
  /// The type of a value that is written: `String` of `"a"`, `[Int]` of `[1]`, `Player` of `Player(name: "Ann")`.
  var writtenType: String? {
    switch kind {
    case .array(let elements): elements.first?.writtenType.map { "[\($0)]" }
    case .postfix(let base, let parts):
      if case .name(let name) = base.kind, name.first?.isUppercase == true, parts.count == 1, parts[0].isCall {
        name
      } else {
        nil
      }
    default: literalType
    }
  }
}
