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
      let part = argument.label.flatMap { row.labels[$0.name] } ?? row.unlabelled
      parts[part] = ClosureText(argument.value.span, closure)
    }
    if let trailing = arguments.trailing {
      // `sink { completion in … } receiveValue: { … }`
      let first = arguments.list.first.flatMap { $0.value.span.start > trailing.span.start ? $0 : nil }
      let part = first == nil ? row.unlabelled : row.labels.first { parts[$0.value] == nil }?.value ?? row.unlabelled
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
      return together(parts, facts, at: place)
    }
    switch other.intervals {
    case .units: return subscribe(parts, facts, at: place)
    case .unitsOrSeconds: return sink(parts, facts, at: place)
    case .seconds: return start(parts, facts, at: place)
    }
  }

  /// A call whose closure comes last, after the brackets where it is one.
  private func trailing(_ name: String, _ given: ClosureText) -> Pieces {
    given.closure?.keyPath.isEmpty == true && isClosure(given.span)
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
    let labels: [(LibraryWords.Part, String)] = [
      (.value, "onNext"), (.failure, "onError"), (.completed, "onCompleted"), (.disposed, "onDisposed"),
    ]
    let arguments = labels.compactMap { part, label in parts[part].map { (label: label, pieces: argument($0)) } }
    if parts.isEmpty { return [.text("subscribe()")] }
    return parts[.interrupted] != nil || arguments.isEmpty ? nil : listed("subscribe", arguments, at: place)
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
    return listed("handleEvents", [("receiveCancel", cancel)], at: place) + [.text(separator)] + call
  }

  private func closure(sink given: ClosureText, at place: Int) -> Pieces {
    isClosure(given.span) ? trailing("sink", given) : listed("sink", [("receiveValue", argument(given))], at: place)
  }

  private func start(_ parts: Parts, _ facts: StreamFacts, at place: Int) -> Pieces? {
    let isSignal = isSignal(facts)
    let with = isSignal ? "observe" : "startWith"
    if parts.count == 1, let value = parts[.value], facts.failure == nil { return trailing(with + "Values", value) }
    if parts.count == 1, let completed = parts[.completed] { return trailing(with + "Completed", completed) }
    if parts.count == 1, let failed = parts[.failure] { return trailing(with + "Failed", failed) }
    if parts.count == 1, let interrupted = parts[.interrupted] { return trailing(with + "Interrupted", interrupted) }
    let labels: [(LibraryWords.Part, String)] = [
      (.failure, "failed"), (.completed, "completed"), (.interrupted, "interrupted"), (.disposed, "disposed"),
    ]
    if parts.isEmpty { return [.text(isSignal ? "observe { _ in }" : "start()")] }
    var arguments = labels.compactMap { part, label in parts[part].map { (label: label, pieces: argument($0)) } }
    let separator = startsLine(place - 1) ? "\n" + indent(at: place) + "." : "."
    if let value = parts[.value], facts.failure == nil {
      return listed("on", arguments, at: place) + [.text(separator)] + trailing(with + "Values", value)
    }
    if let value = parts[.value] { arguments.append(("value", argument(value))) }
    return arguments.isEmpty
      ? nil : listed("on", arguments, at: place) + [.text(separator + (isSignal ? "observe { _ in }" : "start()"))]
  }

  // MARK: One closure for several events

  /// The call where a closure for several events cannot be divided: it is given what the source gives it.
  private func together(_ parts: Parts, _ facts: StreamFacts, at place: Int) -> Pieces? { nil }

  func isClosure(_ span: Span) -> Bool { source.bytes[span.start] == UInt8(ascii: "{") }
}
