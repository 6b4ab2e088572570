import Streams

/// Combine's published properties, which are relays or properties in other libraries.
extension Migrator {
  /// Learns the published properties of the code, and the names that hide them.
  func learnPublished() {
    guard words.intervals == .unitsOrSeconds else { return }
    func learn(_ type: TypeDeclaration) {
      for member in type.members {
        if case .type(let nested) = member.kind { learn(nested) }
        if case .stored(let property) = member.kind { learnPublished(property.binding) }
      }
    }
    var walk = SyntaxWalk { [own = Unowned(self)] expression in
      guard case .closure(let closure) = expression.kind, case .named(let bindings) = closure.parameters else {
        return true
      }
      own.object.hide(bindings.compactMap { $0.name }, in: closure.span)
      return true
    }
    walk.visitStatement = { [own = Unowned(self)] statement in
      switch statement.kind {
      case .type(let type): learn(type)
      case .constant(.single(let binding), _): own.object.learnPublished(binding)
      default: break
      }
    }
    walk.walk(code.statements)
  }

  private func learnPublished(_ binding: Binding) {
    guard let name = binding.name, name.first == "$" else { return }
    published.insert(String(name.dropFirst()))
    names[name] = StreamFacts(role: .currentRelay, failure: nil)
    declaredPlaces.insert(binding.span.start)
  }

  private func hide(_ names: [String], in span: Span) { if !names.isEmpty { hidden.append((span, Set(names))) } }

  private func isPublished(_ name: String, at span: Span) -> Bool {
    published.contains(name) && text(span) == name && !declaredPlaces.contains(span.start)
      && !hidden.contains { $0.span.start <= span.start && span.end <= $0.span.end && $0.names.contains(name) }
  }

  /// Edits the use of a published property or of its publisher.
  ///
  /// - Returns: Whether a name is one.
  func migratePublished(_ name: String, _ span: Span) -> Bool {
    guard !published.isEmpty else { return false }
    if name.first == "$", published.contains(String(name.dropFirst())), text(span) == name {
      edits.replace(span, String(name.dropFirst()) + (other.intervals == .seconds ? ".producer" : ""))
      note(name, span, String(name.dropFirst()), .plain)
      return true
    }
    guard isPublished(name, at: span), !assignedPlaces.contains(span.start) else { return false }
    edits.insert(".value", after: span.end)
    return true
  }

  /// Edits what sets a published property.
  ///
  /// - Returns: Whether an assignment does.
  func migratePublished(_ assignment: Assignment) -> Bool {
    let place = assignment.place
    let (name, span): (String, Span)
    if let member = place.parts.last?.member, member.arguments == nil {
      (name, span) = (member.name, member.nameSpan)
    } else if place.parts.isEmpty, case .name(let root) = place.root.kind {
      (name, span) = (root, place.root.span)
    } else {
      return false
    }
    guard isPublished(name, at: span) else { return false }
    assignedPlaces.insert(span.start)
    if other.intervals == .seconds {
      edits.insert(".value", after: span.end)
    } else {
      let before: Pieces =
        assignment.operator.map { [.source(place.span), .text(".value \($0.rawValue) ")] } ?? []
      edits.replace(
        Span(start: span.end, end: assignment.value.span.end),
        [.text(".accept(")] + before + [.source(assignment.value.span), .text(")")])
    }
    note(name, span, other.intervals == .seconds ? "value" : "accept", .plain)
    return true
  }

  /// Edits the declaration of a published property.
  func migratePublished(_ property: StoredProperty) {
    guard let name = property.binding.name, published.contains(name) else { return }
    let span = property.binding.span
    let before = Span(start: max(span.start - 60, 0), end: span.start)
    var start = span.start
    for word in ["@Published", "private(set)"] {
      guard var place = place(of: word, in: before) else { continue }
      while let next = self.place(of: word, in: Span(start: place.end, end: span.start)) { place = next }
      var end = place.end
      while end < span.start, Self.isBlank(source.bytes[end]) { end += 1 }
      edits.replace(Span(start: place.start, end: end), "")
      start = min(start, place.start)
    }
    guard start < span.start, let target = other.word(for: .currentRelay), let value = property.value else {
      return note("@Published", span, "", .missing("a property without a value cannot be published"))
    }
    edits.replace(Span(start: span.start - 4, end: span.start), "let ")
    let type = property.type.map { text($0.span) } ?? writtenType(of: value)
    let label = other.intervals == .units ? "value: " : ""
    edits.replace(
      Span(start: span.end, end: value.span.end),
      [.text(" = \(target.name)\(type.map { "<\($0)>" } ?? "")(\(label)"), .source(value.span), .text(")")])
    needModule(of: target.name)
    note(
      "@Published", Span(start: start, end: start + 10), target.name,
      .near("it has its new value already when it sends it"))
  }

  /// Removes the protocol of objects with published properties.
  func migrateObservable(_ use: Span) {
    guard words.intervals == .unitsOrSeconds else { return }
    var start = use.start
    while start > 0, Self.isBlank(source.bytes[start - 1]) { start -= 1 }
    guard start > 0 else { return }
    let isFirst = source.bytes[start - 1] == UInt8(ascii: ":")
    var end = use.end
    while end < source.bytes.count, Self.isBlank(source.bytes[end]) { end += 1 }
    let goesOn = source.bytes[end] == UInt8(ascii: ",")
    if isFirst, goesOn {
      edits.replace(Span(start: use.start, end: end + 2), "")
    } else {
      edits.replace(Span(start: start - 1, end: use.end), "")
    }
    note("ObservableObject", use, "", .plain)
  }
}
