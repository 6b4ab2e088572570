import Streams

/// Subscriptions: the closures of one library's call as those of another.
extension Migrator {
  typealias Parts = [LibraryWords.Part: ClosureText]

  func migrateSubscription(
    _ member: Member, _ row: LibraryWords.Subscribing, _ facts: StreamFacts?, in chain: Expression
  ) {
    guard let arguments = member.arguments else { return }
    var parts: Parts = [:]
    for argument in arguments.list {
      let closure: Closure? = if case .closure(let closure) = argument.value.kind { closure } else { nil }
      let part = argument.label.flatMap { row.part($0.name) } ?? row.unlabelled
      parts[part] = ClosureText(argument.value.span, closure)
    }
    if let trailing = arguments.trailing {
      // `sink { completion in … } receiveValue: { … }`
      let first = arguments.list.first.flatMap { $0.value.span.start > trailing.span.start ? $0 : nil }
      let part = first == nil ? row.unlabelled : row.labels.last { parts[$0.value] == nil }?.value ?? row.unlabelled
      parts[part] = ClosureText(trailing.span, trailing)
    }
    let facts = facts ?? StreamFacts(role: .stream, failure: nil)
    if arguments.trailing != nil, arguments.list.contains(where: { $0.label?.name == "to" }) {
      walk(arguments)
      return note(
        member.name, member.nameSpan, "", .missing("\(code.target.title) has no binding to a function of its own"))
    }
    if isBinding(member, row, parts, in: chain) { return }
    split(&parts, facts)
    if other.intervals != .seconds, parts.count > 1, parts.removeValue(forKey: .interrupted) != nil {
      note(member.name, member.nameSpan, "", .near("there is no interruption"))
    }
    if facts.isOfProperty, parts[.completed] != nil {
      note(member.name, member.nameSpan, "", .near("only a property of ReactiveSwift completes when its owner ends"))
    }
    walk(arguments)
    let span = Span(start: member.nameSpan.start, end: arguments.span.end)
    guard let pieces = subscription(parts, facts, at: member.nameSpan.start) else {
      return note(
        member.name, member.nameSpan, "",
        .missing("\(code.target.title) has no subscription with these closures"))
    }
    edits.replace(span, pieces)
    let name = pieces.lazy.compactMap { if case .text(let text) = $0 { text } else { nil } }.first ?? ""
    let isPlain = parts.count == 1 && parts[.value]?.made == nil && !keptPlaces.contains(chain.span.start)
    note(member.name, member.nameSpan, String(name.prefix { $0 != "(" && $0 != " " }), isPlain ? .plain : .recipe)
  }

  /// Whether a subscription gives its values to something else than closures.
  private func isBinding(
    _ member: Member, _ row: LibraryWords.Subscribing, _ parts: Parts, in chain: Expression
  ) -> Bool {
    guard let only = parts[row.unlabelled], parts.count == 1, only.closure == nil, member.name != "sink",
      let argument = member.arguments?.list.first, argument.label == nil || argument.label?.name == "to"
    else { return false }
    return migrateBinding(member, to: argument.value, in: chain)
  }

  // MARK: Parts

  /// Divides a closure for several events into one for each.
  private func split(_ parts: inout Parts, _ facts: StreamFacts) {
    for part in [LibraryWords.Part.event, .result, .completion] {
      guard let given = parts[part], let divided = divided(given, part, facts) else { continue }
      parts[part] = nil
      for (name, closure) in divided where parts[name] == nil { parts[name] = closure }
    }
  }

  // MARK: Calls

  /// The call that subscribes with these closures; nil if the library has none.
  private func subscription(_ parts: Parts, _ facts: StreamFacts, at place: Int) -> Pieces? {
    if parts[.event] != nil || parts[.result] != nil || parts[.completion] != nil {
      // A closure for several events that cannot be divided.
      return nil
    }
    switch other.intervals {
    case .units: return subscribe(parts, facts, at: place)
    case .unitsOrSeconds: return sink(parts, facts, at: place)
    case .seconds: return start(parts, facts, at: place)
    }
  }

  /// A call whose closure comes last, after the brackets where it is one.
  private func trailing(_ name: String, _ given: ClosureText) -> Pieces {
    given.made != nil || given.closure?.keyPath.isEmpty == true && isClosure(given.span)
      ? [.text(name + " ")] + argument(given) : [.text(name + "(")] + argument(given) + [.text(")")]
  }

  /// A call with labels: each argument has a line of its own where they are too long for one.
  func listed(_ name: String, _ arguments: [(label: String, pieces: Pieces)], at place: Int) -> Pieces {
    let texts = arguments.flatMap { $0.pieces }.map { piece in
      switch piece {
      case .text(let text): text
      case .source(let span): text(span)
      }
    }
    let length = texts.map { $0.count }.reduce(0, +) + arguments.map { $0.label.count + 4 }.reduce(name.count, +)
    let isLong = arguments.count > 1 && length + indent(at: place).count > 100 && !texts.contains { $0.contains("\n") }
    let line = "\n" + indent(at: place) + "    "
    var pieces: Pieces = [.text(name + "(")]
    for (index, argument) in arguments.enumerated() {
      let separator = isLong ? (index == 0 ? line : "," + line) : index == 0 ? "" : ", "
      pieces += [.text(separator + argument.label + ": ")] + argument.pieces
    }
    return pieces + [.text(")")]
  }

  private func subscribe(_ parts: Parts, _ facts: StreamFacts, at place: Int) -> Pieces? {
    let row = other.subscribing[0]
    let listed = [LibraryWords.Part.value, .failure, .completed, .disposed]
    let arguments = listed.compactMap { part in
      parts[part].map { (label: row.label(part) ?? "", pieces: argument($0)) }
    }
    if parts.isEmpty { return [.text(row.name + "()")] }
    return parts[.interrupted] != nil || arguments.isEmpty ? nil : self.listed(row.name, arguments, at: place)
  }

  private func sink(_ parts: Parts, _ facts: StreamFacts, at place: Int) -> Pieces? {
    guard parts[.interrupted] == nil else { return nil }
    let value: Pieces = parts[.value].map { argument($0) } ?? [.text("{ _ in }")]
    let hasEnd = parts[.failure] != nil || parts[.completed] != nil || parts[.disposed] != nil
    if !hasEnd, facts.failure == nil {
      return parts[.value].map { closure(sink: $0, at: place) } ?? listed("sink", [("receiveValue", value)], at: place)
    }
    let end = completionClosure(
      failure: parts[.failure], completed: parts[.completed], also: parts[.disposed], canFail: facts.failure != nil,
      at: place)
    let call = listed("sink", [("receiveCompletion", end), ("receiveValue", value)], at: place)
    guard let disposed = parts[.disposed] else { return call }
    let separator = startsLine(place - 1) ? "\n" + indent(at: place) + "." : "."
    let cancel = sequence([body(disposed, with: nil)], captures(disposed), at: place)
    return listed(other.observing.name, [(other.observing.label(.cancelled) ?? "", cancel)], at: place) + [
      .text(separator)
    ] + call
  }

  private func closure(sink given: ClosureText, at place: Int) -> Pieces {
    given.made != nil || isClosure(given.span)
      ? trailing("sink", given) : listed("sink", [("receiveValue", argument(given))], at: place)
  }

  private func start(_ parts: Parts, _ facts: StreamFacts, at place: Int) -> Pieces? {
    let isSignal = isSignal(facts)
    func called(_ part: LibraryWords.Part) -> String? {
      other.subscribing.first { $0.unlabelled == part && $0.isOfSignals == isSignal }?.name
    }
    if parts.count == 1, let (part, given) = parts.first, part != .value || facts.failure == nil,
      let name = called(part)
    {
      return trailing(name, given)
    }
    let whole = (called(.event) ?? "") + (isSignal ? " { _ in }" : "()")
    if parts.isEmpty { return [.text(whole)] }
    var arguments = [LibraryWords.Part.failure, .completed, .interrupted, .disposed].compactMap { part in
      parts[part].map { (label: other.observing.label(part) ?? "", pieces: argument($0)) }
    }
    let separator = startsLine(place - 1) ? "\n" + indent(at: place) + "." : "."
    let observing = other.observing
    if let value = parts[.value], facts.failure == nil {
      return listed(observing.name, arguments, at: place) + [.text(separator)] + trailing(called(.value) ?? "", value)
    }
    if let value = parts[.value] { arguments.append((observing.label(.value) ?? "", argument(value))) }
    return arguments.isEmpty ? nil : listed(observing.name, arguments, at: place) + [.text(separator + whole)]
  }

  func isClosure(_ span: Span) -> Bool { source.bytes[span.start] == UInt8(ascii: "{") }
}
