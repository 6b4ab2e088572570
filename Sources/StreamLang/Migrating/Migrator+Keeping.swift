import Streams

/// Subscriptions that must be kept, and types at the borders of functions and properties.
extension Migrator {
  /// Puts a subscription that nothing keeps into a bag.
  func keep(_ value: Expression, isBound bound: Bool = false) {
    guard let keeping = code.target.keeping, !source.isInDrive(value.span) else { return }
    if !bound {
      guard case .postfix(let base, let parts) = value.kind, let last = parts.last?.member, subscribing(last) != nil,
        parts.count < 2 || self.facts(of: base, parts.dropLast()[...]) != nil || isStreamMember(last)
      else { return }
    }
    let (name, place) = bag(for: value.span.start)
    let call = keeping.prefix { $0 != "(" }
    let label = keeping.dropFirst(call.count + 1).prefix { $0 != ":" }
    let separator = text(value.span).contains("\n") ? "\n" + indentOfChain(value) : ""
    let sign = keeping.contains("&") ? "&" : ""
    edits.insert("\(separator).\(call)(\(label): \(sign)\(name))", after: value.span.end)
    if let place { addedBags[place, default: name] = name }
    keptPlaces.insert(value.span.start)
  }

  private func isStreamMember(_ member: Member) -> Bool {
    if case .stream? = code.meanings.receivers[member.nameSpan.start] { true } else { false }
  }

  /// The blanks before the first member of a chain that begins a line.
  func indentOfChain(_ value: Expression) -> String {
    guard case .postfix(_, let parts) = value.kind else { return "" }
    for part in parts {
      if let member = part.member, startsLine(member.nameSpan.start - 1) { return indent(at: member.nameSpan.start) }
    }
    return indent(at: value.span.start) + "    "
  }

  /// The name of the bag at a place, and where to add one if there is none.
  private func bag(for place: Int) -> (String, Int?) {
    if let type = enclosingType(of: place) {
      let known = type.members.lazy.compactMap { member -> String? in
        guard case .stored(let property) = member.kind, let name = property.binding.name else { return nil }
        return self.isBag(named: name, property.value) ? name : nil
      }.first
      if let known { return (known, nil) }
      let open = self.place(of: "{", in: Span(start: type.nameSpan.end, end: type.span.end))
      return (other.bagName, open.map { $0.end } ?? type.nameSpan.end)
    }
    for statement in code.statements {
      switch statement.kind {
      case .constant(.single(let binding), let value), .variable(.single(let binding), let value):
        if let name = binding.name, isBag(named: name, value) { return (name, nil) }
      default: break
      }
    }
    return (other.bagName, 0)
  }

  private func isBag(named name: String, _ value: Expression?) -> Bool {
    guard let value else { return false }
    return text(value.span) == words.makesBag || bags.contains(value.span)
  }

  private func enclosingType(of place: Int) -> TypeDeclaration? {
    var found: TypeDeclaration?
    func search(_ type: TypeDeclaration) {
      guard type.span.start <= place, place < type.span.end else { return }
      found = type
      for member in type.members { if case .type(let inner) = member.kind { search(inner) } }
    }
    for statement in code.statements { if case .type(let type) = statement.kind { search(type) } }
    return found
  }

  /// Declares the bags that the code lacks.
  func addBags() {
    for (place, name) in addedBags {
      let isVariable = other.intervals == .unitsOrSeconds
      let declaration = "\(isVariable ? "var" : "let") \(name) = \(other.makesBag)"
      if place > 0 {
        edits.insert("\n\(memberIndent(after: place))private \(declaration)", after: place)
      } else {
        edits.insert(lastImport == nil ? "\(declaration)\n" : "\n\n\(declaration)", after: lastImport ?? 0)
      }
    }
  }

  private func memberIndent(after place: Int) -> String {
    var next = place
    while next < source.bytes.count, Self.isBlank(source.bytes[next]) { next += 1 }
    return indent(at: next)
  }

  // MARK: Borders

  /// Writes the calls that give a stream the type that its declaration has.
  func migrateBorder(
    _ expression: Expression, _ base: Expression, _ parts: [PostfixPart], _ facts: StreamFacts?, _ wanted: StreamFacts
  ) {
    guard wanted.role != .bag, let facts, !facts.role.isSubject || parts.contains(where: { $0.member != nil }) else {
      return
    }
    var calls: [String] = []
    if !other.promotes.isEmpty, facts.failure == nil, let failure = wanted.failure,
      !words.types.contains(where: { $0.namesFailure })
    {
      calls.append(promotion(to: failure))
    }
    if !other.erases.isEmpty, isOfOperator(base, parts), !wanted.role.isSubject { calls.append(other.erases) }
    guard !calls.isEmpty else { return }
    let separator = text(expression.span).contains("\n") ? "\n" + indentOfChain(expression) + "." : "."
    edits.insert(calls.map { separator + $0 }.joined(), after: expression.span.end)
  }

  private func promotion(to failure: String) -> String {
    other.promotes.split(separator: "$").joined(separator: failure)
  }

  /// Edits a source that is written without its type: `.just(1)`.
  func migrateImplicit(_ expression: Expression, _ member: Member) {
    let arguments = member.arguments ?? Arguments(list: [], trailing: nil, span: Span(at: member.nameSpan.end))
    guard let wanted = expected[expression.span] else {
      if member.name == "init" { expectArguments(arguments) }
      return walk(arguments)
    }
    if member.name == "init", wanted.role.hasValue { return migrateInitial(arguments) }
    let type = words.types.first { $0.role == wanted.role }?.name ?? ""
    guard
      let entry = ["\(type).\(member.name)", member.name].lazy.compactMap({
        self.source(named: $0, arguments, at: member.nameSpan)
      }).first
    else { return walk(arguments) }
    let fails = entry.makesErrors
    let facts = StreamFacts(role: .stream, failure: fails ? wanted.failure ?? StreamFacts.standardFailure : nil)
    migrate(
      OperatorCall(
        entry: entry, name: member.name, type: type,
        head: Span(start: expression.span.start, end: member.nameSpan.end), arguments: arguments, isSource: true,
        failure: facts.failure), facts)
    var calls: [String] = []
    if let failure = wanted.failure, facts.failure == nil, !other.promotes.isEmpty {
      calls.append(promotion(to: failure))
    }
    if !other.erases.isEmpty { calls.append(other.erases) }
    if !calls.isEmpty { edits.insert(calls.map { "." + $0 }.joined(), after: expression.span.end) }
  }

  /// Lets the streams that a call of the code's own is given be of the types that it declares.
  func expectArguments(_ arguments: Arguments) {
    for argument in arguments.list {
      guard let label = argument.label?.name, let facts = names[label], !facts.role.isSubject,
        self.facts(of: argument.value) != nil, expected[argument.value.span] == nil
      else { continue }
      expect(argument.value, facts)
    }
  }

  /// Hides the type of a subject where a stream is wanted.
  func migrateBorder(_ name: String, _ span: Span) {
    guard !other.erases.isEmpty, let wanted = expected[span], !wanted.role.isSubject, wanted.role != .bag,
      names[name]?.role.isSubject == true, text(span) == name
    else { return }
    edits.insert("." + other.erases, after: span.end)
  }

  /// The arrow before the type of a closure's result, if it declares one.
  func declaresResult(_ closure: Closure) -> Span? {
    place(of: "->", in: Span(start: closure.span.start, end: closure.body.first?.span.start ?? closure.span.start))
  }

  /// Edits the label of the value of `.init(value: 0)`.
  func migrateInitial(_ arguments: Arguments) {
    walk(arguments)
    guard let first = arguments.list.first else { return }
    switch (first.label, other.intervals) {
    case (nil, .units): edits.insert("value: ", before: first.value.span.start)
    case (let label?, .unitsOrSeconds), (let label?, .seconds):
      edits.replace(Span(start: label.span.start, end: first.value.span.start), "")
    default: break
    }
  }

  /// Lets the results of a closure that gives streams be of one type, where it has several.
  func expectResults(of call: OperatorCall, failure: String?) {
    guard call.entry.flow == .flattened || call.entry.theme == .failing else { return }
    for given in call.given {
      guard let closure = given.closure else { continue }
      let results = Self.results(of: closure.body, isOnly: closure.body.count == 1)
      let isImplicit = results.contains { $0.isImplicit }
      guard results.count > 1 || isImplicit || declaresResult(closure) != nil else { continue }
      let own = self.failure(ofResultsOf: closure)
      let facts = StreamFacts(role: .stream, failure: own ?? failure)
      for result in results where expected[result.span] == nil { expect(result, facts) }
    }
  }

  /// Whether the last part of a chain is an operator or makes a stream of one.
  private func isOfOperator(_ base: Expression, _ parts: [PostfixPart]) -> Bool {
    guard case .name(let name) = base.kind, let made = creation(name, parts[...], at: base.span) else {
      guard let last = parts.last?.member else { return false }
      let before = self.facts(of: base, parts.dropLast()[...])
      guard let entry = meaning(of: last, on: before) else { return false }
      return !erasesItself(entry)
    }
    if parts.count == made.count { return made.entry.map { !erasesItself($0) } ?? false }
    guard let last = parts.last?.member, let entry = meaning(of: last, on: StreamFacts(role: .stream, failure: nil))
    else { return false }
    return !erasesItself(entry)
  }

  /// Whether what the other library writes for an operator has its type hidden already.
  private func erasesItself(_ entry: Operator) -> Bool {
    let meant = entry.original ?? entry
    if let recipe = code.target.dialect.recipes.first(where: { $0.entry() === meant }), recipe.helper != nil {
      return true
    }
    return code.target.dialect.spellings.contains { $0.original === meant && "\($0.name)()" == other.erases }
  }
}

extension Expression {
  /// Whether it is a member of an expected type, or gives one on one of its ways.
  fileprivate var isImplicit: Bool {
    if case .conditional(_, let then, let otherwise) = kind { return then.isImplicit || otherwise.isImplicit }
    return implied != nil
  }
}
