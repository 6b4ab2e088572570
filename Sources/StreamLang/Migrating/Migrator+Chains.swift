import Streams

extension Migrator {
  /// Edits a chain of members and calls.
  func migrateChain(_ expression: Expression, _ base: Expression, _ parts: [PostfixPart]) {
    // `Swift.print(…)` is no member of a stream.
    if case .name("Swift") = base.kind {
      for case .member(let member) in parts { if let arguments = member.arguments { walk(arguments) } }
      return
    }
    var rest = parts[...]
    var facts: StreamFacts?
    var name: NamedPlace?
    if let own = operatorOfSelf(base, parts) {
      facts = StreamFacts(role: .stream, failure: StreamFacts.standardFailure)
      migrate(own, StreamFacts(role: .stream, failure: nil))
      rest = rest.dropFirst()
    } else if case .name(let word) = base.kind, let made = creation(word, rest, at: base.span) {
      facts = self.facts(of: base, rest.prefix(made.count))
      migrate(made, facts, isWhole: rest.count == made.count, expression)
      rest = rest.dropFirst(made.count)
    } else {
      facts = self.facts(of: base)
      if case .name(let word) = base.kind { name = NamedPlace(name: word, span: base.span) }
      walk.walk(base)
      noteType(base)
      if case .call(let arguments)? = rest.first {
        facts = self.facts(of: base, rest.prefix(1))
        expectArguments(arguments)
        walk(arguments)
        rest = rest.dropFirst()
        name = nil
      }
    }
    while let part = rest.first {
      if let control = migrateControl(rest, in: expression) {
        (facts, name) = (control.facts, nil)
        rest = rest.dropFirst(control.count)
        continue
      }
      rest = rest.dropFirst()
      let before = facts
      facts = self.facts(of: base, parts[..<rest.startIndex]) ?? (part.member.flatMap { self.facts(after: $0, before) })
      switch part {
      case .member(let member):
        // A call that the parser made is none of the text.
        guard text(member.nameSpan) == member.name else { continue }
        migrate(member, of: expression, before, facts, named: name)
        name = member.arguments == nil ? NamedPlace(name: member.name, span: member.nameSpan) : nil
      case .call(let arguments): walk(arguments)
      case .subscript(let index, _): walk.walk(index)
      case .element, .unwrap, .optional: break
      }
    }
    if let wanted = expected[expression.span] { migrateBorder(expression, base, parts, facts, wanted) }
  }

  /// An operator that an extension calls on itself.
  private func operatorOfSelf(_ base: Expression, _ parts: [PostfixPart]) -> OperatorCall? {
    guard case .name(let word) = base.kind, names[word] == nil, isInExtension(base.span), text(base.span) == word,
      case .call(let arguments)? = parts.first
    else { return nil }
    let member = Member(name: word, nameSpan: base.span, isOptional: false, arguments: arguments)
    guard let entry = meaning(of: member, on: StreamFacts(role: .stream, failure: nil)) else { return nil }
    return OperatorCall(entry: entry, name: word, head: base.span, arguments: arguments, isSource: false)
  }

  /// Notes a type of the library that the other one does not have: `RxError.timeout`.
  private func noteType(_ base: Expression) {
    guard case .name(let word) = base.kind, names[word] == nil, text(base.span) == word,
      word.first?.isUppercase == true,
      code.origin.hasType(word), !code.target.hasType(word)
    else { return }
    note(word, base.span, "", .missing("\(code.target.title) has no \(word)"))
  }

  /// A name before a dot.
  struct NamedPlace {
    let name: String
    let span: Span
  }

  func walk(_ arguments: Arguments) {
    for argument in arguments.list { walk.walk(argument.value) }
    if let trailing = arguments.trailing { walk.walk(trailing.body) }
  }

  /// Edits one member of a chain.
  private func migrate(
    _ member: Member, of chain: Expression, _ before: StreamFacts?, _ after: StreamFacts?, named name: NamedPlace?
  ) {
    if code.origin.keeps(by: member.name), let bag = member.arguments?.list.first {
      return migrateKeeping(member, in: bag.value, chain)
    }
    if migrateBag(member, named: name, in: chain) { return }
    if migrateAssign(member, in: chain) { return }
    if migrateDecode(member) { return }
    if isSend(member, before) { return migrateSend(member, before, to: name) }
    if let part = subscribing(member), before != nil || isStream(member) {
      produce(before, name)
      return migrateSubscription(member, part, before, in: chain)
    }
    if let entry = meaning(of: member, on: before), let arguments = member.arguments {
      produce(before, name)
      return migrate(
        OperatorCall(
          entry: entry, name: member.name, head: member.nameSpan, arguments: arguments, isSource: false,
          receiver: Span(start: chain.span.start, end: dot(before: member)), failure: after?.failure),
        before ?? StreamFacts(role: .stream, failure: nil))
    }
    if migrateProperty(member, before, named: name, in: chain) { return }
    if member.name == words.ending, member.arguments?.list.isEmpty ?? true, before == nil {
      // A signal of ReactiveSwift may give no disposable.
      if words.intervals == .seconds, other.intervals != .seconds {
        edits.replace(Span(start: dot(before: member), end: member.nameSpan.start), ".")
      }
      return replace(member.name, member.nameSpan, other.ending)
    }
    if let arguments = member.arguments { walk(arguments) }
    migrateName(member.name, member.nameSpan)
    if member.name == "objectWillChange", words.intervals == .unitsOrSeconds {
      note(member.name, member.nameSpan, "", .missing("no object tells that it will change"))
    }
    noteUnknown(member, before)
  }

  /// Notes a member of a stream that the other library lacks.
  private func noteUnknown(_ member: Member, _ facts: StreamFacts?) {
    guard facts != nil, member.arguments != nil, names[member.name] == nil,
      code.origin.member(member.name) != nil || StreamMembers.all.contains(where: { $0.name == member.name }),
      code.target.member(member.name) == nil,
      Catalogue.spelledMeanings(of: member.name, in: code.target.dialect).isEmpty
    else { return }
    if other.intervals != .seconds, StreamMembers.all.contains(where: { $0.name == member.name }) { return }
    note(member.name, member.nameSpan, "", .missing("\(code.target.title) has no '\(member.name)'"))
  }

  /// Whether the check found a stream before a member, or may have one there.
  private func isStream(_ member: Member) -> Bool {
    switch code.meanings.receivers[member.nameSpan.start] {
    case .stream?, .unknown?, nil: true
    default: false
    }
  }

  /// The member's row among those that subscribe.
  func subscribing(_ member: Member) -> LibraryWords.Subscribing? {
    guard let arguments = member.arguments, let row = words.subscribing.first(where: { $0.name == member.name }) else {
      return nil
    }
    let labels = arguments.list.compactMap { $0.label?.name }
    return labels.allSatisfy { row.part($0) != nil } ? row : nil
  }

  // MARK: Bags

  private func migrateKeeping(_ member: Member, in bag: Expression, _ chain: Expression) {
    let target = code.target.keeping ?? ""
    let open = target.prefix { $0 != "(" }
    let bagText: Span = if case .reference(let place) = bag.kind { place.span } else { bag.span }
    if boundChains.contains(chain.span) {
      edits.replace(Span(start: dot(before: member), end: arguments(of: member).end), "")
      return note(member.name, member.nameSpan, "", .plain)
    }
    guard !open.isEmpty, let arguments = member.arguments else {
      // ReactiveSwift adds to its bag.
      edits.replace(Span(start: dot(before: member), end: arguments(of: member).end), "")
      edits.insert("\(text(bagText)) += ", before: chain.span.start)
      return note(member.name, member.nameSpan, "+=", .plain)
    }
    let label = target.dropFirst(open.count + 1).prefix { $0 != ":" }
    let sign = target.contains("&") ? "&" : ""
    edits.replace(
      Span(start: member.nameSpan.start, end: arguments.span.end),
      [.text("\(open)(\(label): \(sign)"), .source(bagText), .text(")")])
    note(member.name, member.nameSpan, String(open), .plain)
  }

  private func arguments(of member: Member) -> Span { member.arguments?.span ?? member.nameSpan }

  /// Where the dot before a member is, with the blanks before it.
  func dot(before member: Member) -> Int { dot(before: member.nameSpan) }

  func dot(before name: Span) -> Int {
    var place = name.start
    while place > 0, [0x20, 0x09, 0x0A, 0x0D, 0x2E, 0x3F].contains(source.bytes[place - 1]) { place -= 1 }
    return place
  }
}
