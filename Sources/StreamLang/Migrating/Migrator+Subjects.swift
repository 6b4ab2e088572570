import Streams

/// Subjects, relays and properties: what code sends to them, and the value that they have.
extension Migrator {
  // MARK: Sends

  func isSend(_ member: Member, _ facts: StreamFacts?) -> Bool {
    guard code.origin.sends.contains(member.name), member.arguments != nil else { return false }
    return facts.map { $0.role.isSubject || $0.role.hasValue || $0.role == .observer } ?? true
  }

  /// The subject that another name sends to: the signal of the observer of a pipe.
  func migrateSend(_ member: Member, _ facts: StreamFacts?, to name: NamedPlace?) {
    guard let arguments = member.arguments else { return }
    walk(arguments)
    let first = arguments.list.first
    let isKept = facts.map { $0.role.hasValue && other.word(for: $0.role)?.role == .currentRelay } ?? false
    let form: String
    var value = first?.value.span
    switch (member.name, first?.label?.name) {
    case ("onNext", _), ("accept", _), ("send", nil), ("send", "value"):
      form = isKept ? other.relaySend : other.sends.value
    case ("onError", _), ("send", "error"): form = other.sends.error
    case ("onCompleted", _), ("sendCompleted", _): form = other.sends.completed
    case ("on", nil):
      guard case .implicitMember(let event)? = first?.value.kind else {
        return note(member.name, member.nameSpan, "", .missing("the event that is sent is known only when it runs"))
      }
      value = event.arguments?.list.first?.value.span
      form =
        event.name == words.events.value
        ? isKept ? other.relaySend : other.sends.value
        : event.name == words.events.error ? other.sends.error : other.sends.completed
    case ("send", "completion"):
      guard case .implicitMember(let end)? = first?.value.kind else {
        return note(member.name, member.nameSpan, "", .missing("the end that is sent is known only when it runs"))
      }
      form = end.arguments == nil ? other.sends.completed : other.sends.error
      value = end.arguments?.list.first?.value.span
    case ("sendInterrupted", _):
      return replaceCall(
        member, other.sends.completed, nil, .near("\(code.target.title) has no interruption, but a completion"))
    default: return
    }
    if isKept, form == other.sends.error || form == other.sends.completed {
      return note(member.name, member.nameSpan, "", .missing("a property of \(code.target.title) has no end"))
    }
    let isUntyped = value.map { source.bytes[$0.start] == UInt8(ascii: ".") } ?? false
    let lacksTypes = form == other.sends.error && isUntyped && !other.types.contains { $0.namesFailure }
    replaceCall(member, form, value, type: lacksTypes ? facts?.failure.flatMap { $0 == "Error" ? nil : $0 } : nil)
    // The other half of a pipe sends.
    if other.intervals == .seconds, !isKept, let name, facts?.role.isSubject == true, observers[name.name] == nil {
      edits.insert("Observer", after: name.span.end)
    }
  }

  private func replaceCall(
    _ member: Member, _ form: String, _ value: Span?, _ kind: MigrationMove.Kind = .plain, type: String? = nil
  ) {
    let span = Span(start: member.nameSpan.start, end: member.arguments?.span.end ?? member.nameSpan.end)
    // `send()` sends an empty tuple, which only Combine may leave out.
    let sent: Pieces =
      value.map { (type.map { [.text($0)] } ?? []) + [.source($0)] }
      ?? (other.intervals == .unitsOrSeconds ? [] : [.text("()")])
    edits.replace(span, filled(form, ["$": sent]))
    note(member.name, member.nameSpan, String(form.prefix { $0 != "(" && $0 != " " }), kind)
  }

  // MARK: Values

  /// Edits `producer`, `signal` and `value` of a property.
  func migrateProperty(
    _ member: Member, _ facts: StreamFacts?, named name: NamedPlace?, in chain: Expression
  ) -> Bool {
    if member.name == "publisher", member.arguments == nil, words.intervals == .unitsOrSeconds {
      let region = Span(start: dot(before: member), end: member.nameSpan.end)
      let maker = other.ofSequence
      if !other.ofList.isEmpty, let elements = chain.listed {
        edits.insert(other.ofList + "(", before: chain.span.start)
        edits.replace(Span(start: chain.span.start, end: elements.start), "")
        edits.replace(Span(start: elements.end, end: region.end), ")")
        note("publisher", member.nameSpan, other.ofList, .plain)
        return true
      }
      let hasBrackets = source.bytes[chain.span.start] == UInt8(ascii: "(")
      edits.insert(hasBrackets ? maker : maker + "(", before: chain.span.start)
      edits.replace(region, hasBrackets ? "" : ")")
      note("publisher", member.nameSpan, maker, .plain)
      return true
    }
    if words.intervals == .seconds, other.intervals != .seconds, member.arguments == nil,
      ["input", "output"].contains(member.name), let name, pipes.contains(name.name)
    {
      edits.replace(Span(start: dot(before: member), end: member.nameSpan.end), "")
      note(member.name, member.nameSpan, "", .plain)
      return true
    }
    guard let facts, facts.role.hasValue || facts.role == .signal || facts.role == .stream else { return false }
    let region = Span(start: dot(before: member), end: member.arguments?.span.end ?? member.nameSpan.end)
    switch member.name {
    case "producer" where member.arguments == nil && words.intervals == .seconds:
      edits.replace(region, "")
      note("producer", member.nameSpan, "", .plain)
    case _
    where member.arguments == nil && facts.role.hasValue && !other.changes.isEmpty
      && words.type(code.origin.typesOfMembers[member.name] ?? "")?.role == .signal:
      edits.replace(Span(start: member.nameSpan.start, end: region.end), other.changes)
      note(member.name, member.nameSpan, String(other.changes.prefix { $0 != "(" }), .recipe)
    case "value" where facts.role == .current && member.arguments != nil && words.intervals == .units:
      // `try subject.value()`
      edits.replace(Span(start: member.nameSpan.start, end: region.end), "value")
      note("value", member.nameSpan, "value", .plain)
    case "modify" where words.intervals == .seconds:
      guard let closure = member.arguments?.closures.first, migrateModify(closure, region.start, chain) else {
        note("modify", member.nameSpan, "", .missing("\(code.target.title) has no 'modify'"))
        return true
      }
      note("modify", member.nameSpan, "value", .recipe)
    case "value" where facts.role == .property && words.intervals == .seconds && member.arguments == nil:
      note("value", member.nameSpan, "", .missing("the stream of a property has no value at hand"))
    default: return false
    }
    return true
  }

  /// `x.modify { $0 += 1 }` as an assignment.
  private func migrateModify(_ closure: Closure, _ end: Int, _ chain: Expression) -> Bool {
    guard closure.body.count == 1, case .assignment(let assignment) = closure.body[0].kind,
      case .parameter(0) = assignment.place.root.kind, assignment.place.parts.isEmpty
    else { return false }
    let owner = Span(start: chain.span.start, end: end)
    let sign = assignment.operator.map { $0.rawValue } ?? ""
    if other.intervals == .units {
      let before: Pieces = sign.isEmpty ? [] : [.source(owner), .text(".value \(sign) ")]
      edits.replace(
        chain.span, [.source(owner), .text(".accept(")] + before + [.source(assignment.value.span), .text(")")])
    } else {
      edits.replace(chain.span, [.source(owner), .text(".value \(sign)= "), .source(assignment.value.span)])
    }
    return true
  }

  /// `decode(type: User.self, decoder: JSONDecoder())` of Combine.
  func migrateDecode(_ member: Member) -> Bool {
    guard member.name == "decode", words.intervals == .unitsOrSeconds, let arguments = member.arguments,
      arguments.list.count == 2
    else { return false }
    let (type, decoder) = (arguments.list[0].value.span, arguments.list[1].value.span)
    edits.replace(
      Span(start: member.nameSpan.start, end: arguments.span.end),
      filled(other.decodes, ["#": [.source(decoder)], "%": [.source(type)]]))
    note(member.name, member.nameSpan, String(other.decodes.prefix { $0 != " " }), .recipe)
    return true
  }

  /// Writes the producer of a property before an operator, where the other library's properties are no streams.
  func produce(_ facts: StreamFacts?, _ name: NamedPlace?) {
    guard other.intervals == .seconds, let facts, facts.role.hasValue, facts.role != .property, let name,
      name.name.first != "$"
    else { return }
    edits.insert(".producer", after: name.span.end)
  }

  /// Edits what sets the value of a property.
  func migrateAssignment(_ assignment: Assignment, _ span: Span) {
    if migratePublished(assignment) || migrateBag(assignment, span) { return }
    if assignment.operator == nil {
      let (root, parts) = (assignment.place.root, assignment.place.parts[...])
      let facts = facts(of: root, parts) ?? parts.last?.member.flatMap { names[$0.name] }
      if assignment.value.implied != nil || facts?.role.isSubject == false { expect(assignment.value, facts) }
    }
    guard let member = assignment.place.parts.last?.member, member.name == "value", member.arguments == nil,
      let facts = facts(of: assignment.place.root, assignment.place.parts.dropLast()[...]), facts.role.hasValue
    else { return }
    guard other.intervals == .units else { return note("value", member.nameSpan, "value", .plain) }
    let send = facts.role == .current ? "onNext(" : "accept("
    let owner = Span(start: assignment.place.span.start, end: dot(before: member))
    let operation = assignment.operator.map { " \($0.rawValue) " }
    let before: Pieces = operation.map { [.source(owner), .text(".value" + $0)] } ?? []
    edits.replace(
      Span(start: member.nameSpan.start, end: assignment.value.span.end),
      [.text(send)] + before + [.source(assignment.value.span), .text(")")])
    note("value", member.nameSpan, String(send.dropLast()), .plain)
  }

  // MARK: Pipes

  /// Edits `let (signal, observer) = Signal<Int, Never>.pipe()`: the subject of the other library is both.
  func migratePipe(_ bindings: [Binding], _ pattern: Span, _ value: Expression) {
    guard words.intervals == .seconds, bindings.count == 2, let signal = bindings[0].name ?? bindings[1].name,
      facts(of: value)?.role == .signal
    else { return }
    edits.replace(pattern, signal)
  }

  /// Learns the names of pipes, before anything is edited.
  func learnPipe(_ bindings: [Binding]) {
    guard bindings.count == 2, let observer = bindings[1].name else { return }
    observers[observer] = bindings[0].name ?? observer
  }

  /// `let input = PublishSubject<Int>()` of a library without pipes.
  func migrateToPipe(_ name: String, _ span: Span, _ value: Expression) {
    guard other.intervals == .seconds, let facts = names[name], facts.role.isSubject, !facts.role.hasValue,
      case .postfix(let base, let parts) = value.kind, case .name(let type) = base.kind,
      let made = creation(type, parts[...], at: base.span), made.entry != nil || made.arguments != nil,
      parts.count == made.count
    else { return }
    edits.replace(span, "(\(name), \(name)Observer)")
  }

  /// Edits a name: the observer of a pipe is its signal in the other library.
  func migrateName(_ name: String, _ span: Span) {
    if migratePublished(name, span) { return }
    guard words.intervals == .seconds, let signal = observers[name], signal != name, text(span) == name else { return }
    edits.replace(span, signal)
  }
}

extension Expression {
  /// The elements of the list that a chain begins with, from the first to the last.
  fileprivate var listed: Span? {
    guard case .postfix(let base, _) = kind, case .array(let elements) = base.kind, let first = elements.first,
      let last = elements.last
    else { return nil }
    return first.span.joined(with: last.span)
  }
}
