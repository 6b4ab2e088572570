import Streams

extension Migrator {
  /// The row of the control whose stream parts of a chain are, with the number of the parts and the argument.
  private func row(_ parts: ArraySlice<PostfixPart>) -> (row: ControlWords, count: Int, arguments: [Span])? {
    for row in ControlWords.all {
      guard let steps = ControlWords.steps(row.text(in: words)), steps.count <= parts.count else { continue }
      var arguments: [Span] = []
      let fits = zip(steps, parts).allSatisfy { step, part in
        guard let member = part.member, member.name == step.name else { return false }
        guard let wanted = step.argument else { return member.arguments == nil }
        guard let given = member.arguments, given.trailing == nil else { return false }
        let labels = given.list.map { $0.label.map { $0.name + ": " } ?? "" }
        if wanted == zip(labels, ["#", "%"]).map({ $0 + $1 }).joined(separator: ", ") {
          arguments = given.list.map { $0.value.span }
          return given.list.count < 3 && !given.list.isEmpty
        }
        return given.list.count < 2
          && wanted == (labels.first ?? "") + (given.list.first.map { text($0.value.span) } ?? "")
      }
      if fits { return (row: row, count: steps.count, arguments: arguments) }
    }
    return nil
  }

  /// Edits the stream of a control, if one begins here.
  ///
  /// - Returns: The facts about it, and the number of its parts.
  func migrateControl(
    _ parts: ArraySlice<PostfixPart>, in chain: Expression
  ) -> (facts: StreamFacts, count: Int)? {
    guard let first = parts.first?.member, let (row, count, arguments) = row(parts),
      let last = parts[parts.startIndex + count - 1].member
    else { return nil }
    let new = row.text(in: other)
    let dot = dot(before: first)
    let receiver = Span(start: chain.span.start, end: dot)
    let end = last.arguments?.span.end ?? last.nameSpan.end
    let isPath = new.hasPrefix("$.") && new.filter({ $0 == "$" }).count == 1
    let between = text(Span(start: dot, end: first.nameSpan.start))
    let given = arguments.map { [TextEdits.Piece.source($0)] } + [[], []]
    let pieces = filled(
      isPath ? String(new.dropFirst(2)) : new, ["$": [.source(receiver)], "#": given[0], "%": given[1]])
    edits.replace(Span(start: isPath ? dot : receiver.start, end: end), (isPath ? [.text(between)] : []) + pieces)
    for module in other.modulesOfNames.keys where new.contains(module) { needModule(of: module) }
    let name = text(Span(start: first.nameSpan.start, end: end))
    note(
      name, Span(start: first.nameSpan.start, end: end),
      pieces.map { if case .source(let span) = $0 { span == receiver ? "" : text(span) } else { $0.written } }.joined(),
      isPath ? .plain : .recipe)
    var facts = StreamFacts(role: .stream, failure: row.fails ? StreamFacts.standardFailure : nil)
    facts.isHot = new.hasPrefix("$.reactive")
    if words.intervals == .seconds { facts.role = .signal }
    return (facts: facts, count: count)
  }

  /// The facts about the stream of a control, for a chain that is not edited.
  func controlFacts(_ parts: ArraySlice<PostfixPart>) -> (facts: StreamFacts, count: Int)? {
    guard let (row, count, _) = row(parts) else { return nil }
    var facts = StreamFacts(role: .stream, failure: row.fails ? StreamFacts.standardFailure : nil)
    facts.isHot = row.text(in: other).hasPrefix("$.reactive")
    if words.intervals == .seconds { facts.role = .signal }
    return (facts: facts, count: count)
  }

  /// The object and the property that an expression binds to: `label.rx.text`, `label.reactive.text`.
  func boundProperty(_ expression: Expression) -> (object: Span, property: String)? {
    guard case .postfix(_, let parts) = expression.kind, parts.count >= 2,
      let property = parts.last?.member, property.arguments == nil, let space = parts[parts.count - 2].member,
      ["rx", "reactive"].contains(space.name)
    else { return nil }
    return (object: Span(start: expression.span.start, end: dot(before: space)), property: property.name)
  }
}
