import Streams

/// Completes the word at the cursor of an entry.
public struct Completer {
  /// A candidate for the word.
  public struct Candidate: Equatable, Sendable {
    /// The word.
    public let text: String
    /// A description in one line.
    public let summary: String
    /// The name of another library that was typed and that this word replaces.
    public let foreignName: String?

    init(_ text: String, _ summary: String, foreignName: String? = nil) {
      self.text = text
      self.summary = summary
      self.foreignName = foreignName
    }
  }

  /// The beginning of the word, in UTF-8 code units.
  public var start: Int { place.start }
  /// The words, each once, in the order of display.
  public private(set) var candidates: [Candidate] = []

  let place: CompletionPlace
  let environment: NameEnvironment

  /// Completes an entry at the cursor, in UTF-8 code units; `nil` if no word can be there.
  public init?(_ text: String, at cursor: Int, in session: Session) {
    guard let place = CompletionPlace(in: text, at: cursor, isInterrupted: session.isInterrupted) else { return nil }
    self.place = place
    environment = session.environment
    switch place.role {
    case .member: candidates = members()
    case .argument: candidates = quotedChoices() ?? labels() + (place.word.isEmpty ? ownNames() : names())
    case .choice(let setting): candidates = choices(of: setting).map { Candidate($0 + "\"", "") }
    case .name: candidates = names()
    }
    var seen: Set<String> = []
    // In a session with very many names this may take long. The result of an interrupted completion is not shown.
    candidates = candidates.filter {
      !environment.isInterrupted() && $0.text.hasPrefix(place.word) && seen.insert($0.text).inserted
    }
    if candidates.isEmpty { candidates = foreign() }
  }

  // MARK: After a dot

  private func members() -> [Candidate] {
    if let name = place.nameBeforeDot, environment.names.globals[name] == nil {
      if name == "event" { return events }
      if let dialect = Dialect.named(name) { return operators(in: dialect) { _ in true } }
    }
    let probe = Probe(after: place.head, closers: place.closers, in: environment)
    return members(of: probe.receiver ?? .unknown, probe.dialect)
  }

  private func members(of kind: ValueKind, _ dialect: Dialect) -> [Candidate] {
    switch kind {
    case .unknown:
      // The parameters of closures are mostly plain values.
      return ValueMembers.everything.map(Candidate.init) + streamMembers(.plain, dialect)
        + streamMembers(.other, dialect)
    case .stream(let kind): return streamMembers(kind, dialect)
    default:
      var elements: [Candidate] = []
      if case .tuple(let count) = kind {
        elements = (0..<count).map { Candidate("\($0)", "its value number \($0 + 1)") }
      }
      let own = kind.sample.map(ValueMembers.members) ?? []
      return elements + (own + ValueMembers.general).map(Candidate.init)
    }
  }

  /// Returns the members of a kind of stream, beginning with those that only this kind has.
  private func streamMembers(_ kind: StreamKind, _ dialect: Dialect) -> [Candidate] {
    let own = (kind.members ?? Catalogue.members).map { Candidate($0.name, $0.summary) }
    return own + operators(in: dialect) { $0.form != .source } + StreamMembers.subscribing.map(Candidate.init)
  }

  private func operators(in dialect: Dialect, _ isWanted: (Operator) -> Bool) -> [Candidate] {
    Catalogue.names(in: dialect, where: isWanted).compactMap { name in
      let entries = [true, false].flatMap { isAfterDot in
        Catalogue.overloads(of: name, in: dialect, afterDot: isAfterDot)?.entries ?? []
      }
      return entries.first(where: isWanted).map { Candidate(name, $0.summary) }
    }
  }

  private var events: [Candidate] {
    [
      Candidate("next", "The event that brings a value: event.next(1)"),
      Candidate("error", "The event that ends a stream with an error: event.error(\"message\")"),
      Candidate("completed", "The event that ends a stream well."),
      Candidate("interrupted", "The event that ends a stream which was interrupted, as in ReactiveSwift."),
    ]
  }

  // MARK: Names

  private func names() -> [Candidate] {
    let probe = Probe(after: place.head, closers: place.closers, in: environment)
    var builtins = Builtins.functions + (probe.surroundings.canSend ? Builtins.blockFunctions : [])
    if probe.surroundings.callable == .script, place.role == .name { builtins += Builtins.directives }
    var candidates = ownNames(probe) + builtins.map(Candidate.init)
    candidates += Builtins.values.map { Candidate($0.name, ValueKind(of: $0.value()).phrase) }
    candidates.append(Candidate("wait", "Lets virtual time pass: wait(2s)"))
    candidates += operators(in: probe.dialect) { $0.form != .method }
    candidates.append(Candidate("event", "An event as a value: event.next(1), event.completed"))
    candidates += Dialect.all.map {
      Candidate($0.name, "Names as in \($0.title): \($0.name).throttle(…)")
    }
    return candidates
  }

  private func ownNames() -> [Candidate] {
    ownNames(Probe(after: place.head, closers: place.closers, in: environment))
  }

  /// Returns the names of the entry, the innermost first, then earlier names in alphabetical order.
  private func ownNames(_ probe: Probe) -> [Candidate] {
    let inner = probe.definitions.filter { $0.number == nil }.reversed().map { Candidate($0.name, $0.phrase) }
    var outer = probe.definitions.filter { $0.number != nil }.map { Candidate($0.name, $0.phrase) }
    for name in environment.names.globals.keys where name.hasPrefix(place.word) {
      if environment.isInterrupted() { break }
      if environment.names.globals[name]?.value != nil, let definition = earlier(name) {
        outer.append(Candidate(name, definition.phrase))
      }
    }
    return inner + outer.sorted { $0.text < $1.text }
  }

  /// Returns the definition of a name in an earlier entry.
  func earlier(_ name: String) -> Definition? {
    guard let variable = environment.names.globals[name] else { return nil }
    var scope = CheckScope(hasScenes: false)
    return scope.adopt(variable, among: environment.names)
  }

  // MARK: Words of other libraries

  /// Returns the names here for names of other libraries, if no name here begins with the word.
  private func foreign() -> [Candidate] {
    guard place.word.count >= 3 else { return [] }
    let dialect = Probe(after: place.head, closers: place.closers, in: environment).dialect
    let spelled = dialect == .standard ? [] : foreign(in: dialect)
    guard spelled.isEmpty else { return spelled }
    return ForeignName.names(beginningWith: place.word).compactMap { name in
      guard let here = ForeignName.nameHere(for: name), fits(here),
        let library = ForeignName.answer(for: name)?.library
      else { return nil }
      return Candidate(here, "\(library); here: \(here)", foreignName: name)
    }
  }

  /// Returns the spellings of the current library for names of the others.
  private func foreign(in dialect: Dialect) -> [Candidate] {
    let word = place.word.lowercased()
    var found: [Candidate] = []
    for library in Dialect.all where library != dialect {
      for theirs in LibraryName.all(in: library) where theirs.name.lowercased().hasPrefix(word) {
        if environment.isInterrupted() { return [] }
        let names = theirs.entry.map { LibraryName.counterparts(of: $0, in: dialect) } ?? []
        guard let here = names.first(where: { $0.entry != nil }),
          here.entry?.form != (place.role == .member ? .source : .method),
          !found.contains(where: { $0.text == here.name && $0.foreignName == theirs.name })
        else { continue }
        found.append(
          Candidate(here.name, "\(library.library); here: \(here.text)", foreignName: theirs.name))
      }
    }
    return found
  }

  private func fits(_ name: String) -> Bool {
    let entries = Catalogue.entries(named: name)
    guard place.role == .member else {
      return entries.contains { $0.form != .method } || Builtins.find(name) != nil || name == "wait"
    }
    return entries.contains { $0.form != .source } || StreamMembers.all.contains { $0.name == name }
  }
}

extension Completer.Candidate {
  init(_ member: LibraryMember) { self.init(member.name, member.summary) }
}

extension Definition {
  /// A phrase for the definition: "a stream", "func double(x)".
  fileprivate var phrase: String {
    if let parameters { return "func \(name)(\(parameters.map { $0.label ?? "_" }.joined(separator: ", ")))" }
    return switch origin {
    case .parameter: "a parameter of the closure"
    case .element: "an element of the loop"
    default: kind == .unknown ? "a name of yours" : kind.phrase
    }
  }
}
