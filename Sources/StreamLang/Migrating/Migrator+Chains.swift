import Streams

extension Migrator {
  /// Edits a chain of members and calls.
  func migrateChain(_ expression: Expression, _ base: Expression, _ parts: [PostfixPart]) {
    var rest = parts[...]
    var facts: StreamFacts?
    if case .name(let name) = base.kind, let made = creation(name, rest, at: base.span) {
      facts = self.facts(of: base, rest.prefix(made.count))
      migrate(made, facts, isWhole: rest.count == made.count, expression)
      rest = rest.dropFirst(made.count)
    } else {
      facts = self.facts(of: base)
      walk.walk(base)
      if case .call(let arguments)? = rest.first {
        facts = self.facts(of: base, rest.prefix(1))
        walk(arguments)
        rest = rest.dropFirst()
      }
    }
    while let part = rest.first {
      rest = rest.dropFirst()
      let before = facts
      facts = self.facts(of: base, parts[..<rest.startIndex])
      switch part {
      case .member(let member): migrate(member, of: expression, before, facts, from: base, rest)
      case .call(let arguments): walk(arguments)
      case .subscript(let index, _): walk.walk(index)
      case .element, .unwrap, .optional: break
      }
    }
    if let wanted = expected[expression.span] { migrateBorder(expression, facts, wanted) }
  }

  func walk(_ arguments: Arguments) {
    for argument in arguments.list { walk.walk(argument.value) }
    if let trailing = arguments.trailing { walk.walk(trailing.body) }
  }

  /// Edits one member of a chain.
  private func migrate(
    _ member: Member, of chain: Expression, _ before: StreamFacts?, _ after: StreamFacts?, from base: Expression,
    _ rest: ArraySlice<PostfixPart>
  ) {
    if code.origin.keeps(by: member.name), let bag = member.arguments?.list.first {
      return migrateKeeping(member, in: bag.value, chain)
    }
    if let part = subscribing(member), before != nil || isStream(member) {
      return migrateSubscription(member, part, before, in: chain)
    }
    if let entry = meaning(of: member, on: before), let arguments = member.arguments {
      return migrate(
        OperatorCall(
          entry: entry, name: member.name, head: member.nameSpan, arguments: arguments, isSource: false,
          receiver: Span(start: chain.span.start, end: dot(before: member)), failure: after?.failure),
        before ?? StreamFacts(role: .stream, failure: nil))
    }
    if isSend(member, before) { return migrateSend(member, before) }
    if let arguments = member.arguments { walk(arguments) }
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
    return labels.allSatisfy { row.labels[$0] != nil } ? row : nil
  }

  /// Edits the type that a declared type asks of a chain.
  private func migrateBorder(_ expression: Expression, _ facts: StreamFacts?, _ wanted: StreamFacts) {}

  // MARK: Bags

  private func migrateKeeping(_ member: Member, in bag: Expression, _ chain: Expression) {
    let target = code.target.keeping ?? ""
    let open = target.prefix { $0 != "(" }
    let bagText: Span = if case .reference(let place) = bag.kind { place.span } else { bag.span }
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
  func dot(before member: Member) -> Int {
    var place = member.nameSpan.start
    while place > 0, [0x20, 0x09, 0x0A, 0x0D, 0x2E, 0x3F].contains(source.bytes[place - 1]) { place -= 1 }
    return place
  }

  // MARK: Sends

  private func isSend(_ member: Member, _ facts: StreamFacts?) -> Bool {
    guard code.origin.sends.contains(member.name), member.arguments != nil else { return false }
    return facts.map { $0.role.isSubject || $0.role.hasValue || $0.role == .observer } ?? true
  }

  private func migrateSend(_ member: Member, _ facts: StreamFacts?) {
    guard let arguments = member.arguments else { return }
    walk(arguments)
    let first = arguments.list.first
    let form: String
    switch (member.name, first?.label?.name) {
    case ("onNext", _), ("accept", _), ("send", nil), ("send", "value"): form = other.sends.value
    case ("onError", _), ("send", "error"): form = other.sends.error
    case ("onCompleted", _), ("sendCompleted", _): form = other.sends.completed
    case ("send", "completion"):
      guard case .implicitMember(let end)? = first?.value.kind else { return }
      let isEnd = end.arguments == nil
      let new = isEnd ? other.sends.completed : other.sends.error
      let value = end.arguments?.list.first?.value.span
      return replaceCall(member, new, value)
    default: return
    }
    replaceCall(member, form, first?.value.span)
  }

  private func replaceCall(_ member: Member, _ form: String, _ value: Span?) {
    let span = Span(start: member.nameSpan.start, end: arguments(of: member).end)
    var pieces: [TextEdits.Piece] = []
    for (index, part) in form.split(separator: "$", omittingEmptySubsequences: false).enumerated() {
      if index > 0, let value { pieces.append(.source(value)) }
      if index > 0, value == nil, other.sends.value.contains("value:") { pieces.append(.text("()")) }
      pieces.append(.text(String(part)))
    }
    edits.replace(span, pieces)
    note(member.name, member.nameSpan, String(form.prefix { $0 != "(" }), .plain)
  }

  // MARK: Names

  func migrateName(_ name: String, _ span: Span) {}

  func migrateImplicit(_ expression: Expression, _ member: Member) {
    if let arguments = member.arguments { walk(arguments) }
  }
}
