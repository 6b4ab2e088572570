import Streams

/// Types of the library, and declarations of their values.
extension Migrator {
  /// Edits the types that the code writes.
  func migrateTypes() {
    var seen: Set<Int> = []
    for use in code.declaredTypes.uses.reversed() where seen.insert(use.span.start).inserted {
      if use.name == "ObservableObject" { migrateObservable(use.span) }
      if use.name == "Publishers", let target = other.word(for: .stream) { migrateResult(use.span, target) }
      if use.name == words.elementName, isInExtension(use.span) { edits.replace(use.span, other.elementName) }
      if use.name == words.failureName, isInExtension(use.span), let name = other.failureName {
        edits.replace(use.span, name)
      }
      guard !creationHeads.contains(use.span.start), let word = words.type(use.name), text(use.span) == use.name else {
        continue
      }
      migrate(use, word)
    }
  }

  /// `Publishers.Map<Self, Int>` as the type of a result.
  private func migrateResult(_ span: Span, _ target: LibraryWords.TypeWord) {
    guard isInExtension(span), let inner = code.declaredTypes.uses.last(where: { $0.span.start == span.end + 1 }) else {
      return
    }
    let failure = target.namesFailure ? ", \(other.failureName ?? "Never")" : ""
    edits.replace(
      Span(start: span.start, end: end(ofTypeAt: inner.span)), "\(target.name)<\(other.elementName)\(failure)>")
    note("Publishers.\(inner.name)", span, target.name, .plain)
  }

  /// Whether a place is in an extension of the library's streams.
  func isInExtension(_ span: Span) -> Bool {
    code.statements.contains { statement in
      guard case .type(let type) = statement.kind, type.kind == .extension, words.type(type.name)?.role == .extended
      else { return false }
      return type.span.start <= span.start && span.end <= type.span.end
    }
  }

  /// Edits the name of an extended type, and the constraints on its values.
  func migrateExtension(_ type: TypeDeclaration) {
    guard type.kind == .extension, let word = words.type(type.name), word.role == .extended,
      let target = other.word(for: .extended)
    else { return }
    replace(type.name, type.nameSpan, target.name)
    guard let open = place(of: "{", in: Span(start: type.nameSpan.end, end: type.span.end)) else { return }
    let head = Span(start: type.nameSpan.end, end: open.start)
    if let element = place(of: words.elementName + " ", in: head) {
      edits.replace(Span(start: element.start, end: element.end - 1), other.elementName)
    }
  }

  private func migrate(_ use: TypeName, _ word: LibraryWords.TypeWord) {
    guard let target = other.word(for: word.role) else {
      return note(use.name, use.span, "", .missing("\(code.target.title) has no type like \(use.name)"))
    }
    replace(use.name, use.span, target.name, isExact: target.role == word.role)
    needModule(of: target.name)
    migrateGenerics(of: use, word, target, failure: failureOfType(at: use.span.start) ?? defaultFailure(word))
  }

  /// Adds or removes the type of the errors.
  func migrateGenerics(
    of use: TypeName, _ word: LibraryWords.TypeWord, _ target: LibraryWords.TypeWord, failure: String?
  ) {
    guard let last = use.arguments.last else {
      // The other libraries name the type of the values, also of a stream that sends none.
      if word.role == .completable, target.role == .stream {
        edits.insert("<Never\(target.namesFailure ? ", \(failure ?? "Never")" : "")>", after: use.span.end)
      }
      return
    }
    let close = end(ofTypeAt: use.span) - 1
    if word.namesFailure, !target.namesFailure, use.arguments.count >= 2 {
      let first = use.arguments[use.arguments.count - 2]
      edits.replace(Span(start: end(of: first), end: end(of: last)), "")
    } else if !word.namesFailure, target.namesFailure {
      edits.insert(", \(failure ?? "Never")", before: close)
    }
  }

  /// The failure type that the declaration with a type at a place has.
  private func failureOfType(at place: Int) -> String?? { typeFailures[place] }

  private func defaultFailure(_ word: LibraryWords.TypeWord) -> String? {
    !word.fails || word.role.isSubject || !mayFail ? nil : StreamFacts.standardFailure
  }

  // MARK: Declarations

  /// Edits the declaration of a bag, whose keyword changes with it.
  func migrateDeclaration(_ pattern: Pattern, _ value: Expression, _ span: Span) {
    switch pattern {
    case .single(let binding):
      guard let name = binding.name else { return }
      migrateBag(name, binding.span, value, from: span.start)
      migrateToPipe(name, binding.span, value)
    case .tuple(let bindings, let place): migratePipe(bindings, place, value)
    }
  }

  func migrateProperties(of declaration: TypeDeclaration) {
    for member in declaration.members {
      guard case .stored(let property) = member.kind, let name = property.binding.name, let value = property.value
      else { continue }
      migrateBag(name, property.binding.span, value, from: declaration.span.start)
      migrateToPipe(name, property.binding.span, value)
      migratePublished(property)
    }
  }

  /// `let bag = DisposeBag()` and `var bag = Set<AnyCancellable>()` are the same.
  private func migrateBag(_ name: String, _ span: Span, _ value: Expression, from start: Int) {
    guard isBag(name, value), let keyword = keyword(before: span.start, from: start) else { return }
    let isVariable = other.intervals == .unitsOrSeconds || renewedBags.contains(name)
    let wanted = isVariable ? "var" : "let"
    if text(keyword) != wanted { edits.replace(keyword, wanted) }
    if value.span.start > span.end, text(Span(start: span.end, end: value.span.start)).contains(":") {
      edits.replace(Span(start: span.end, end: value.span.start), " = ")
    }
    edits.replace(value.span, other.makesBag)
    note(text(value.span), value.span, other.makesBag, text(value.span) == words.makesBag ? .plain : .recipe)
    bags.insert(value.span)
  }

  func isBag(_ name: String, _ value: Expression) -> Bool {
    let written = text(value.span)
    if words.types.contains(where: { $0.role == .bag && $0.name + "()" == written }) { return true }
    guard case .array(let elements) = value.kind, elements.isEmpty else { return false }
    return code.declaredTypes[name]?.arguments.first?.name == "AnyCancellable"
  }

  /// The `let` or `var` before a name.
  private func keyword(before place: Int, from start: Int) -> Span? {
    var end = place
    while end > start, [0x20, 0x09, 0x0A].contains(source.bytes[end - 1]) { end -= 1 }
    guard end - 3 >= start else { return nil }
    let span = Span(start: end - 3, end: end)
    return text(span) == "let" || text(span) == "var" ? span : nil
  }
}
