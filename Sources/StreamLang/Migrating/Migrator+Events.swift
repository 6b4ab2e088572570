import Streams

/// Closures for several events: the statements for each of them.
extension Migrator {
  /// The names of the cases of events in a closure, by their parts.
  private func cases(_ part: LibraryWords.Part) -> [String: LibraryWords.Part] {
    switch part {
    case .completion: ["finished": .completed, "failure": .failure]
    case .result: ["success": .value, "failure": .failure]
    default:
      [
        "next": .value, "value": .value, "success": .value, "error": .failure, "failed": .failure, "failure": .failure,
        "completed": .completed, "interrupted": .interrupted,
      ]
    }
  }

  /// The closures that a closure for several events means; nil if it cannot be divided.
  func divided(_ given: ClosureText, _ part: LibraryWords.Part, _ facts: StreamFacts) -> Parts? {
    guard let closure = given.closure, closure.keyPath.isEmpty else { return described(given, part, facts) }
    let cases = cases(part)
    if !usesValue(given) {
      // `sink(receiveCompletion: { _ in … })`
      guard part == .completion else { return nil }
      if closure.body.isEmpty { return [:] }
      let end = made(nil, bodySpan(closure), captures(given))
      return facts.failure == nil ? [.completed: end] : [.completed: end, .failure: end]
    }
    guard closure.body.count == 1, let statement = closure.body.first else { return described(given, part, facts) }
    switch statement.kind {
    case .switchOver(let subject, let switchCases) where isParameter(subject, of: closure):
      var found: Parts = [:]
      for one in switchCases {
        for pattern in one.patterns {
          guard pattern.condition == nil else { return nil }
          switch pattern.pattern {
          case .anything: break
          default:
            guard let (name, bound) = event(pattern.pattern, in: one.body), let part = cases[name] else { return nil }
            found[part] = made(bound, trimmed(bodyOfCase(one)), captures(given))
          }
        }
      }
      return found
    case .conditional(let branches, nil) where branches.count == 1:
      guard case .matches(let subject, let pattern) = branches[0].condition.kind, isParameter(subject, of: closure),
        let (name, bound) = event(pattern, in: branches[0].body), let part = cases[name]
      else { return described(given, part, facts) }
      let inner = trimmed(Span(start: branches[0].body.span.start + 1, end: branches[0].body.span.end - 1))
      return [part: made(bound, inner, captures(given))]
    default: return described(given, part, facts)
    }
  }

  private func isParameter(_ subject: Expression, of closure: Closure) -> Bool {
    switch (subject.kind, closure.parameters) {
    case (.parameter(0), .positional): true
    case (.name(let name), .named(let bindings)): bindings.count == 1 && bindings[0].name == name
    default: false
    }
  }

  /// The statements of a case of a `switch`, without the pattern.
  private func bodyOfCase(_ one: SwitchCase) -> Span {
    guard let first = one.body.statements.first, let last = one.body.statements.last else {
      return Span(at: one.body.span.start)
    }
    return first.span.joined(with: last.span)
  }

  /// The event that a pattern matches, and the name that the pattern gives its value.
  private func event(_ pattern: MatchPattern, in body: Block) -> (String, String?)? {
    guard case .enumCase(let name, _, let parts) = pattern else {
      if case .value(let value) = pattern, case .implicitMember(let member) = value.kind { return (member.name, nil) }
      return nil
    }
    guard let first = parts.first else { return (name, nil) }
    switch first {
    case .binding(let binding, _): return (name, binding.name)
    case .anything: return (name, nil)
    default: return nil
    }
  }

  /// A closure that the new text has, with statements of the source.
  private func made(_ bound: String?, _ body: Span, _ captures: String) -> ClosureText {
    ClosureText(body, nil, made: ClosureText.Made(pieces: [.source(body)], parameter: bound, captures: captures))
  }

  // MARK: Descriptions

  /// Closures that print events as the library of the source does.
  private func described(_ given: ClosureText, _ part: LibraryWords.Part, _ facts: StreamFacts) -> Parts? {
    let texts = words.printed(part)
    var found: Parts = [:]
    var wanted: [(LibraryWords.Part, String?)] = [(.value, texts.value), (.completed, texts.completed)]
    if facts.failure != nil { wanted.append((.failure, texts.failure)) }
    for case (let part, let text?) in wanted {
      let name = part == .value ? "value" : part == .failure ? "error" : nil
      // Enums of Swift itself print their values as a debugger does.
      let isReflected = text.contains("#")
      let value = isReflected ? "String(reflecting: \(name ?? ""))" : name ?? ""
      let shown = text.split(separator: isReflected ? "#" : "$", omittingEmptySubsequences: false)
        .joined(separator: "\\(\(value))")
      guard let pieces = described(given, as: shown) else { return nil }
      found[part] = ClosureText(
        given.span, nil, made: ClosureText.Made(pieces: pieces, parameter: name, captures: captures(given)))
    }
    return found
  }

  /// The statements of a closure with a text in the place of its value; nil if the value has another use.
  private func described(_ given: ClosureText, as shown: String) -> Pieces? {
    guard let closure = given.closure else {
      return [.source(given.span), .text("(\"\(shown)\")")]
    }
    let name: String? = if case .named(let bindings) = closure.parameters { bindings.first?.name } else { nil }
    var places: [Span] = []
    var isUsedOtherwise = false
    let walk = SyntaxWalk { expression in
      switch expression.kind {
      case .parameter(0): places.append(expression.span)
      case .name(let word): if word == name { places.append(expression.span) }
      case .postfix(let base, _):
        if case .parameter(0) = base.kind { isUsedOtherwise = true }
        if case .name(let word) = base.kind, word == name { isUsedOtherwise = true }
      case .closure: return false
      default: break
      }
      return true
    }
    walk.walk(closure.body)
    guard !isUsedOtherwise else { return nil }
    let span = bodySpan(closure)
    var pieces: Pieces = []
    var start = span.start
    for place in places.sorted(by: { $0.start < $1.start }) where place.start >= start {
      let isInterpolated = place.start >= 2 && text(Span(start: place.start - 2, end: place.start)) == "\\("
      let whole = isInterpolated ? Span(start: place.start - 2, end: place.end + 1) : place
      pieces += [.source(Span(start: start, end: whole.start)), .text(isInterpolated ? shown : "\"\(shown)\"")]
      start = whole.end
    }
    return pieces + [.source(Span(start: start, end: span.end))]
  }
}

extension LibraryWords {
  /// The texts of events that a closure prints, with `$` for the value.
  fileprivate func printed(_ part: Part) -> (value: String?, failure: String, completed: String?) {
    switch part {
    case .completion: (value: nil, failure: "failure(#)", completed: "finished")
    case .result: (value: "success(#)", failure: "failure(#)", completed: nil)
    default:
      intervals == .seconds
        ? (value: "VALUE $", failure: "FAILED $", completed: "COMPLETED")
        : (value: "next($)", failure: "error($)", completed: "completed")
    }
  }
}
