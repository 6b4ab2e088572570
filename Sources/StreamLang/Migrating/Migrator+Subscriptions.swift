import Streams

/// Subscriptions: the closures of one library's call as those of another.
extension Migrator {
  func migrateSubscription(
    _ member: Member, _ row: LibraryWords.Subscribing, _ facts: StreamFacts?, in chain: Expression
  ) {
    guard let arguments = member.arguments else { return }
    walk(arguments)
    var parts: [(part: LibraryWords.Part, span: Span, isTrailing: Bool)] = []
    for argument in arguments.list {
      let part = argument.label.flatMap { row.labels[$0.name] } ?? row.unlabelled
      parts.append((part, argument.value.span, false))
    }
    if let trailing = arguments.trailing { parts.append((row.unlabelled, trailing.span, true)) }
    let span = Span(start: member.nameSpan.start, end: arguments.span.end)
    guard parts.count == 1, parts[0].part == .value else {
      return note(member.name, member.nameSpan, "", .missing("'\(member.name)' does not move yet"))
    }
    switch other.intervals {
    case .units: edits.replace(span, [.text("subscribe(onNext: "), .source(parts[0].span), .text(")")])
    case .unitsOrSeconds:
      edits.replace(
        span,
        isClosure(parts[0].span)
          ? [.text("sink "), .source(parts[0].span)]
          : [.text("sink(receiveValue: "), .source(parts[0].span), .text(")")])
    case .seconds:
      let name = facts?.role == .signal ? "observeValues" : "startWithValues"
      edits.replace(
        span,
        isClosure(parts[0].span)
          ? [.text(name + " "), .source(parts[0].span)] : [.text(name + "("), .source(parts[0].span), .text(")")])
    }
    note(member.name, member.nameSpan, "", .plain)
  }

  func isClosure(_ span: Span) -> Bool { source.bytes[span.start] == UInt8(ascii: "{") }
}
