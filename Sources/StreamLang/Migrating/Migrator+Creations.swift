import Streams

extension Migrator {
  /// Edits a source, a subject or another object of the library that code makes.
  func migrate(_ made: Creation, _ facts: StreamFacts?, isWhole: Bool, _ chain: Expression) {
    creationHeads.insert(made.head.start)
    if bags.contains(chain.span) { return }
    let word = words.type(made.type)
    if word?.role == .bag, let arguments = made.arguments, arguments.list.isEmpty {
      let whole = Span(start: made.head.start, end: arguments.span.end)
      edits.replace(whole, other.makesBag)
      return note(
        made.type, Span(start: made.head.start, end: made.head.start + made.type.utf8.count), other.makesBag, .plain)
    }
    if migrateDisposable(made) { return }
    if made.name == words.pipe, let target = other.word(for: .subject) {
      let name = Span(start: made.head.start, end: made.head.start + made.type.utf8.count)
      replace(made.type, name, target.name, isExact: false)
      migrateGenerics(
        of: TypeName(name: made.type, made.generics, isOptional: false, span: name),
        LibraryWords.TypeWord(.signal, made.type, namesFailure: true), target, failure: facts?.failure)
      let type = end(ofTypeAt: name)
      return edits.replace(Span(start: type, end: made.head.end), "")
    }
    if let word, word.role.isSubject, !word.role.hasValue, other.intervals == .seconds {
      return migrateToPipe(made, facts, word)
    }
    if let word, word.role == .replay, other.intervals == .unitsOrSeconds, let target = other.word(for: .subject) {
      let generics = made.generics.first.map { "<\(edits.rendered($0.span)), \(facts?.failure ?? "Never")>" } ?? ""
      let end = made.arguments?.span.end ?? made.head.end
      edits.replace(Span(start: made.head.start, end: end), "\(target.name)\(generics)()")
      return note(
        made.type, made.head, target.name, .near("this subject keeps no values for those who subscribe later"))
    }
    if let word, word.role.isSubject || word.role.hasValue,
      made.name == made.type || made.entry == nil || word.role == .replay,
      let target = other.word(for: word.role)
    {
      return migrateSubject(made, facts, word, target)
    }
    guard let entry = made.entry, let arguments = made.arguments else {
      if let arguments = made.arguments {
        walk(arguments)
        if word == nil {
          note(made.type, made.head, "", .missing("\(code.target.title) has no \(made.type)"))
        }
      }
      return migrateConstant(made, facts)
    }
    migrate(
      OperatorCall(
        entry: entry, name: made.name, head: made.head, arguments: arguments, isSource: true,
        generics: made.generics, failure: facts?.failure),
      facts ?? StreamFacts(role: .stream, failure: nil))
  }

  /// `Signal<Int, Never>.pipe()` for `PublishSubject<Int>()`.
  private func migrateToPipe(_ made: Creation, _ facts: StreamFacts?, _ word: LibraryWords.TypeWord) {
    let name = Span(start: made.head.start, end: made.head.start + made.type.utf8.count)
    replace(made.type, name, "Signal", isExact: false)
    if word.role == .replay { note(made.type, name, other.pipe ?? "", .near("a signal does not replay its values")) }
    let use = TypeName(name: made.type, made.generics, isOptional: false, span: name)
    migrateGenerics(
      of: use, word, LibraryWords.TypeWord(.signal, "Signal", namesFailure: true), failure: facts?.failure)
    let end = end(ofTypeAt: name)
    edits.replace(Span(start: end, end: max(made.arguments?.span.end ?? end, end)), ".\(other.pipe ?? "")()")
  }

  /// `Disposables.create { … }`, `AnyCancellable { … }`.
  private func migrateDisposable(_ made: Creation) -> Bool {
    let called = made.name == made.type ? made.type : "\(made.type).\(made.name)"
    guard called == words.makesDisposable, let arguments = made.arguments else { return false }
    walk(arguments)
    edits.replace(made.head, other.makesDisposable)
    if arguments.list.isEmpty, arguments.trailing == nil {
      edits.replace(arguments.span, other.intervals == .units ? "()" : " {}")
    } else if let label = arguments.list.first?.label, let first = arguments.list.first {
      edits.replace(Span(start: label.span.start, end: first.value.span.start), "")
    }
    note(made.name, Span(start: made.head.start, end: made.head.end), other.makesDisposable, .plain)
    return true
  }

  /// `PublishSubject<Int>()`, `CurrentValueSubject<Int, Never>(0)`.
  private func migrateSubject(
    _ made: Creation, _ facts: StreamFacts?, _ word: LibraryWords.TypeWord, _ target: LibraryWords.TypeWord
  ) {
    if let arguments = made.arguments { walk(arguments) }
    let name = Span(start: made.head.start, end: made.head.start + made.type.utf8.count)
    replace(made.type, name, target.name, isExact: target.role == word.role && !made.generics.isEmpty)
    needModule(of: target.name)
    let use = TypeName(name: made.type, made.generics, isOptional: false, span: name)
    if made.generics.isEmpty {
      if target.namesFailure, let value = made.arguments?.list.first?.value, let type = writtenType(of: value) {
        edits.insert("<\(type), \(facts?.failure ?? "Never")>", after: name.end)
      }
    } else {
      migrateGenerics(of: use, word, target, failure: facts?.failure)
    }
    guard word.role.hasValue, let first = made.arguments?.list.first else { return }
    let label = other.intervals == .units ? "value" : nil
    switch (first.label, label) {
    case (let old?, nil): edits.replace(Span(start: old.span.start, end: first.value.span.start), "")
    case (nil, let new?): edits.insert("\(new): ", before: first.value.span.start)
    default: break
    }
  }

  /// `SignalProducer<Int, Never>.empty`
  private func migrateConstant(_ made: Creation, _ facts: StreamFacts?) {
    guard made.arguments == nil, made.name != made.type,
      let entry = Catalogue.find(made.name, in: code.origin.dialect), entry.form == .source
    else { return }
    let call = OperatorCall(
      entry: entry, name: made.name, head: made.head,
      arguments: Arguments(list: [], trailing: nil, span: Span(at: made.head.end)), isSource: true,
      generics: made.generics, failure: facts?.failure)
    migrate(call, facts ?? StreamFacts(role: .stream, failure: nil))
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

extension Migrator {
  /// The type of a value, as far as the code writes it.
  func writtenType(of value: Expression) -> String? {
    if case .name(let name) = value.kind { return valueTypes[name] }
    return value.writtenType
  }
}
