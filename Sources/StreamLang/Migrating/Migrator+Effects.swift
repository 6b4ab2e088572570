import Streams

/// Operators that only look on: `do`, `handleEvents`, `on`.
extension Migrator {
  /// Edits an operator that only looks on.
  ///
  /// - Returns: Whether it is one.
  func observe(_ call: OperatorCall, _ facts: StreamFacts) -> Bool {
    let row = words.observing
    guard call.name == row.name, !call.isSource else { return false }
    var parts: Parts = [:]
    for given in call.given {
      parts[given.label.flatMap { row.part($0.name) } ?? row.unlabelled] = ClosureText(given)
    }
    for part in [LibraryWords.Part.completion, .event] {
      guard let given = parts[part] else { continue }
      guard let divided = divided(given, part, facts) else { break }
      parts[part] = nil
      for (part, closure) in divided {
        guard let own = parts[part] else {
          parts[part] = closure
          continue
        }
        parts[part] = joined(closure, own, usesValue(closure) ? pattern(closure) : nil)
      }
    }
    walk(call.arguments)
    guard let (pieces, difference) = observing(parts, facts, at: call.head.start) else {
      note(call.name, call.head, "", .missing("\(code.target.title) has no operator for all of these closures"))
      return true
    }
    edits.replace(call.span, pieces)
    note(call.name, call.head, other.observing.name, difference.map { .near($0) } ?? .recipe)
    return true
  }

  /// One closure that does what two do.
  private func joined(_ one: ClosureText, _ two: ClosureText, _ parameter: String?) -> ClosureText {
    let name = parameter ?? pattern(two)
    let both = body(one, with: name) + [.text("; ")] + body(two, with: name ?? "value")
    return ClosureText(
      one.span, nil,
      made: ClosureText.Made(pieces: both, parameter: name ?? (usesValue(two) ? "value" : nil), captures: captures(one))
    )
  }

  /// The call of the other library's operator.
  private func observing(
    _ parts: Parts, _ facts: StreamFacts, at place: Int
  ) -> (pieces: Pieces, difference: String?)? {
    var arguments: [(label: String, pieces: Pieces)] = []
    var difference: String?
    var parts = parts
    func add(_ part: LibraryWords.Part, head: String? = nil) {
      guard let label = other.observing.label(part), let given = parts.removeValue(forKey: part) else { return }
      let pieces =
        head.map { sequence([body(given, with: nil)], captures(given) + $0, at: place) } ?? argument(given)
      arguments.append((label, pieces))
    }
    func addAll() { for (_, part) in other.observing.labels { add(part, head: part == .started ? "" : nil) } }
    switch other.intervals {
    case .units:
      if let started = parts[.started], usesValue(started) { return nil }
      if let cancelled = parts[.cancelled] {
        difference = "'onDispose' is called after every end, not only at a cancellation"
        parts[.disposed] = parts[.disposed] ?? cancelled
        parts[.cancelled] = nil
      }
      if let terminated = parts[.terminated] {
        parts[.disposed] = parts[.disposed].map { joined(terminated, $0, nil) } ?? terminated
        parts[.terminated] = nil
      }
      if parts.removeValue(forKey: .interrupted) != nil { difference = "'do' is not told of an interruption" }
      addAll()
    case .unitsOrSeconds:
      if let starting = parts.removeValue(forKey: .starting) {
        parts[.started] = parts[.started].map { joined(starting, $0, nil) } ?? starting
      }
      if let interrupted = parts.removeValue(forKey: .interrupted) { parts[.cancelled] = interrupted }
      if let terminated = parts.removeValue(forKey: .terminated) {
        parts[.disposed] = parts[.disposed].map { joined(terminated, $0, nil) } ?? terminated
      }
      add(.started, head: "_ in ")
      add(.value)
      let (failure, completed, disposed) = (parts[.failure], parts[.completed], parts[.disposed])
      if failure != nil || completed != nil || disposed != nil {
        let end = completionClosure(
          failure: failure, completed: completed, also: disposed, canFail: facts.failure != nil, at: place)
        arguments.append((other.observing.label(.completion) ?? "", end))
      }
      if let disposed {
        parts[.cancelled] = parts[.cancelled].map { joined($0, disposed, nil) } ?? disposed
      }
      for part in [LibraryWords.Part.failure, .completed, .disposed] { parts[part] = nil }
      add(.cancelled)
    case .seconds:
      if parts[.started] != nil { difference = "'started' is called after the values that are sent at once" }
      if parts[.cancelled] != nil { difference = "'interrupted' is called after the value that ends the producer" }
      if let cancelled = parts.removeValue(forKey: .cancelled) { parts[.interrupted] = cancelled }
      addAll()
    }
    guard parts.isEmpty, !arguments.isEmpty else { return nil }
    return (pieces: listed(other.observing.name, arguments, at: place), difference: difference)
  }
}
