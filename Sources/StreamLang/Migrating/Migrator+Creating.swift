import Streams

/// Sources whose closure sends to an observer: `Observable.create`, `Future`, and producers with a lifetime.
extension Migrator {
  private func form(_ call: OperatorCall) -> LibraryWords.ObserverForm? {
    guard call.isSource, let closure = call.given.last?.closure else { return nil }
    // `Single.create(detached: true) { … }` has a closure that waits.
    let waits = if case .none = closure.parameters { words.intervals == .units } else { false }
    guard call.given.count == 1 || waits else { return nil }
    guard let form = words.observed.first(where: { $0.key == call.name })?.value else { return nil }
    switch form {
    case .observer: return words.type(typeName(call))?.role == .stream ? form : .result
    case .lifetime: return closure.parameterCount == 2 ? form : nil
    case .result, .promise: return form
    }
  }

  /// The name of the type before the dot of a source.
  private func typeName(_ call: OperatorCall) -> String {
    call.type ?? String(text(call.head).prefix { $0.isLetter })
  }

  /// Edits a source whose closure sends to an observer.
  ///
  /// - Returns: Whether it is one.
  func create(_ call: OperatorCall, _ facts: StreamFacts) -> Bool {
    guard let form = form(call), let given = call.given.first, let closure = given.closure else { return false }
    guard case .named(let bindings) = closure.parameters, let first = bindings.first else {
      guard form == .result else { return false }
      walk(call.arguments)
      note(call.name, call.head, "", .missing("\(code.target.title) makes no stream of code that waits"))
      return true
    }
    let isFailing = sendsErrors(closure) || facts.failure != nil
    let wanted = expected.first { $0.key.start == call.head.start }?.value
    let failure = wanted?.failure ?? facts.failure ?? (isFailing ? StreamFacts.standardFailure : nil)
    if let name = first.name { names[name] = StreamFacts(role: .observer, failure: failure) }
    let types = generics(call, failure)
    let before = given.isTrailing ? " " : "("
    let after = given.isTrailing ? "" : ")"
    func write(_ head: String, _ tail: String = "") {
      edits.replace(call.span, [.text(head + before), .source(given.span), .text(after + tail)])
    }
    var kind = MigrationMove.Kind.recipe
    let name: String
    switch (form, other.intervals) {
    case (.result, .unitsOrSeconds) where !endsWithoutValue(closure):
      name = other.observed[0].key
      edits.replace(
        call.span, [.text("Deferred { \(name)\(types)"), .text(before), .source(given.span), .text(after + " }")])
      if dropReturns(in: closure) { kind = .near("a Future cannot be cancelled") }
      keepsResults = true
    case (.promise, .units):
      name = "Single.\(other.observed[0].key)"
      let isDeferred = deferred.contains(call.span)
      let value =
        call.generics.first.map { "<\(edits.rendered($0.span))>" } ?? elementType(call).map { "<\($0)>" } ?? ""
      write(
        "Single\(value).\(other.observed[0].key)",
        ".asObservable()" + (isDeferred ? "" : ".share(replay: 1, scope: .forever)"))
      addReturn(other.makesDisposable + "()", to: closure)
      if !isDeferred { kind = .near("a Future begins when it is made, and this with its first subscriber") }
      keepsResults = true
    case (_, .units):
      name = other.observed[0].key
      let value = call.generics.first.map { "<\(edits.rendered($0.span))>" } ?? ""
      write("Observable\(value).\(name)")
      if form == .lifetime { endLifetime(bindings, closure) } else { addReturn("Disposables.create()", to: closure) }
      keepsResults = false
    case (_, .unitsOrSeconds):
      name = Self.creating
      write("AnyPublisher\(types).\(name)")
      needHelper(name)
      if form == .lifetime { endLifetime(bindings, closure) }
      if doesWork(closure) { kind = .near("the work is cancelled just before its end arrives below") }
      keepsResults = false
    case (_, .seconds):
      name = other.observed[0].key
      write("\(name)\(types)")
      if form == .promise { kind = .near("a Future begins when it is made, and this anew at each start") }
      beginLifetime(bindings, closure)
      keepsResults = false
    }
    let outer = resultObserver
    resultObserver = form == .result || form == .promise ? first.name : nil
    walk(call.arguments)
    resultObserver = outer
    note(call.name, call.head, name, kind)
    return true
  }

  /// The extension of publishers that makes one of a closure with an observer.
  private static let creating = "create"

  private func generics(_ call: OperatorCall, _ failure: String?) -> String {
    if let first = call.generics.first { return "<\(edits.rendered(first.span)), \(failure ?? "Never")>" }
    return elementType(call).map { "<\($0), \(failure ?? "Never")>" } ?? ""
  }

  /// The type of the values that the declaration of a source's stream names.
  private func elementType(_ call: OperatorCall) -> String? {
    expected.first { $0.key.start == call.head.start }?.value.element
  }

  /// Whether a closure completes without a value, as a Maybe can.
  private func endsWithoutValue(_ closure: Closure) -> Bool { source.mentions(".completed", in: closure.span) }

  // MARK: Results

  /// `single(.success(x))` as the events of an observer.
  func migrateResult(_ expression: Expression, _ base: Expression, _ parts: [PostfixPart]) -> Bool {
    guard case .name(let name) = base.kind, name == resultObserver, !keepsResults, parts.count == 1,
      case .call(let arguments) = parts[0], let value = arguments.list.first?.value
    else { return false }
    walk(arguments)
    guard let pieces = events(of: value, name, indent(at: expression.span.start)) else { return false }
    edits.replace(expression.span, pieces)
    return true
  }

  private func events(of value: Expression, _ name: String, _ indent: String) -> Pieces? {
    func send(_ form: String, _ value: Span?) -> Pieces {
      filled("\(name).\(form)", ["$": value.map { [.source($0)] } ?? []])
    }
    switch value.kind {
    case .implicitMember(let member):
      let inner = member.arguments?.list.first?.value.span
      switch member.name {
      case "success":
        return send(other.sends.value, inner) + [.text("\n\(indent)")] + send(other.sends.completed, nil)
      case "next": return send(other.sends.value, inner)
      case "failure", "error": return send(other.sends.error, inner)
      case "completed": return send(other.sends.completed, nil)
      default: return nil
      }
    case .conditional(let condition, let then, let otherwise):
      guard let one = events(of: then, name, indent + "    "), let two = events(of: otherwise, name, indent + "    ")
      else { return nil }
      return [.text("if "), .source(condition.span), .text(" {\n\(indent)    ")] + one
        + [.text("\n\(indent)} else {\n\(indent)    ")] + two + [.text("\n\(indent)}")]
    default: return nil
    }
  }

  // MARK: Ends

  /// The statements of a closure that return from it.
  private func returns(in statements: [Statement]) -> [(statement: Statement, value: Expression?)] {
    statements.flatMap { statement -> [(statement: Statement, value: Expression?)] in
      switch statement.kind {
      case .returnValue(let value): [(statement: statement, value: value)]
      case .conditional(let branches, let otherwise):
        branches.flatMap { returns(in: $0.body.statements) } + returns(in: otherwise?.statements ?? [])
      case .guarding(_, let otherwise): returns(in: otherwise.statements)
      case .switchOver(_, let cases): cases.flatMap { returns(in: $0.body.statements) }
      default: []
      }
    }
  }

  /// Whether an expression makes a disposable; its closure, if it has one.
  private func disposable(_ value: Expression) -> (isOne: Bool, closure: Closure?) {
    guard case .postfix(let base, let parts) = value.kind, case .name(let name) = base.kind,
      ["Disposables", "AnyCancellable", "AnyDisposable"].contains(name), let last = parts.last
    else { return (isOne: false, closure: nil) }
    let arguments: Arguments? = if case .call(let arguments) = last { arguments } else { last.member?.arguments }
    return (isOne: true, closure: arguments?.closures.first)
  }

  private func line(of span: Span) -> Span {
    let first = source.span(ofLine: source.line(at: span.start))
    let last = source.span(ofLine: source.line(at: max(span.end - 1, span.start)))
    return Span(start: first.start, end: min(last.end + 1, source.bytes.count))
  }

  /// Removes a statement, with its line where it is alone there.
  private func remove(_ statement: Statement) {
    let line = line(of: statement.span)
    let isAlone = trimmed(line).start == statement.span.start && trimmed(line).end == statement.span.end
    edits.replace(isAlone ? line : statement.span, "")
  }

  /// Removes the result of a closure.
  ///
  /// - Returns: Whether that did something when it was disposed.
  private func dropReturns(in closure: Closure) -> Bool {
    var isLost = false
    let all = returns(in: closure.body)
    for (statement, value) in all {
      guard let value else { continue }
      let (isDisposable, inner) = disposable(value)
      if inner != nil || !isDisposable { isLost = true }
      isLast(statement, of: closure) ? remove(statement) : edits.replace(statement.span, "return")
    }
    return isLost
  }

  /// Whether the disposable that a closure returns does something.
  private func doesWork(_ closure: Closure) -> Bool {
    returns(in: closure.body).contains { pair in
      guard let value = pair.value else { return false }
      let (isOne, inner) = disposable(value)
      return inner != nil || !isOne
    } || source.mentions("observeEnded", in: closure.span)
  }

  private func isLast(_ statement: Statement, of closure: Closure) -> Bool { closure.body.last === statement }

  private func addReturn(_ text: String, to closure: Closure) {
    guard let last = closure.body.last else { return }
    if case .returnValue = last.kind { return }
    edits.insert("\n\(indent(at: last.span.start))return \(text)", after: last.span.end)
  }

  /// The returned disposable becomes what the lifetime does.
  private func beginLifetime(_ bindings: [Binding], _ closure: Closure) {
    let all = returns(in: closure.body)
    let usesLifetime = all.contains { pair in
      guard let value = pair.value else { return false }
      let (isOne, inner) = disposable(value)
      return inner != nil || !isOne
    }
    if let first = bindings.first, bindings.count == 1 {
      edits.insert(usesLifetime ? ", lifetime" : ", _", after: first.span.end)
    }
    for (statement, value) in all {
      guard let value else { continue }
      let (isOne, inner) = disposable(value)
      if let inner {
        edits.replace(statement.span, [.text("lifetime.observeEnded "), .source(inner.span)])
      } else if !isOne {
        edits.replace(statement.span, [.text("lifetime += "), .source(value.span)])
      } else if isLast(statement, of: closure) {
        remove(statement)
      } else {
        edits.replace(statement.span, "return")
      }
    }
  }

  /// Lets the closure return what its lifetime did at its end.
  private func endLifetime(_ bindings: [Binding], _ closure: Closure) {
    if bindings.count == 2 { edits.replace(Span(start: bindings[0].span.end, end: bindings[1].span.end), "") }
    let made = other.makesDisposable
    var end: Pieces = [.text(other.intervals == .units ? "\(made)()" : "\(made) {}")]
    for statement in closure.body {
      if case .assignment(let taken) = statement.kind, bindings.count == 2, taken.operator != nil,
        taken.place.root.variableName == bindings[1].name
      {
        end = [.source(taken.value.span)]
        remove(statement)
        continue
      }
      guard case .expression(let expression) = statement.kind, case .postfix(let base, let parts) = expression.kind,
        case .name(let name) = base.kind, bindings.count == 2, name == bindings[1].name,
        let ended = parts.last?.member, ended.name == "observeEnded", let inner = ended.arguments?.closures.first
      else { continue }
      end = [.text("\(made) "), .source(inner.span)]
      remove(statement)
    }
    guard let last = closure.body.last else { return }
    let isRemoved = {
      if case .text = end[0] { end.count > 1 && self.edits.rendered(last.span).isEmpty } else { false }
    }()
    let place = isRemoved ? (closure.body.dropLast().last?.span.end ?? last.span.end) : last.span.end
    edits.insert([.text("\n\(indent(at: last.span.start))return ")] + end, after: place)
  }
}
