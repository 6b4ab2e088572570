import Streams

extension Checker {
  /// `value.name(…)`: an operator of a stream, a member of a value, or a function of the script.
  func member(_ member: Member, of receiver: ValueKind, _ dialect: Dialect) -> ValueKind {
    probe?.reached(member, of: receiver, dialect, by: self)
    environment.meanings?.receivers[member.nameSpan.start] = receiver
    if isDeclared(member, of: receiver) {
      if member.arguments != nil, isAsync(member.name) { requireAwait(member.name, member.name, member.nameSpan) }
      if let arguments = member.arguments { plain(arguments) }
      return .unknown
    }
    if isOutOfDate(member, dialect) { return .unknown }
    if let library = rules?.library, !isOperator(member.name, of: receiver, library) {
      if let arguments = member.arguments { plain(arguments) }
      return .unknown
    }
    return switch receiver {
    case .unknown: unknownReceiver(member, dialect)
    case .stream(let kind): stream(member, kind, dialect)
    case .nil where member.isOptional:
      ignored(member)
    case .object: memberOfObject(member)
    default: value(member, receiver, dialect)
    }
  }

  /// Whether all methods of a name that the code declares are async.
  private func isAsync(_ name: String) -> Bool {
    let having = members.filter { $0.key.hasSuffix("." + name) }
    return !having.isEmpty && having.allSatisfy { $0.value.isAsync }
  }

  private func ignored(_ member: Member) -> ValueKind {
    if let arguments = member.arguments { plain(arguments) }
    return .nil
  }

  /// The members of an object are known when it runs.
  private func memberOfObject(_ member: Member) -> ValueKind {
    if let arguments = member.arguments { plain(arguments) }
    return .unknown
  }

  // MARK: Streams

  private func stream(_ member: Member, _ kind: StreamKind, _ dialect: Dialect) -> ValueKind {
    let entry = Catalogue.overloads(of: member.name, in: dialect, afterDot: true)
    if let kind = memberOfLibrary(member, beside: entry, dialect) { return kind }
    if isOfOtherLibrary(member, kind, dialect) { return .unknown }
    if let kind = ownMember(member, of: kind, beside: entry, dialect) { return kind }
    if let entry { return call(entry, of: member, dialect) }
    if let definition = resolve(member.name, member.nameSpan) { return call(definition, of: member) }
    reportUnknown(member, of: kind, dialect)
    return meant(by: member.name, dialect)
  }

  private func memberOfLibrary(_ member: Member, beside entry: Overloads?, _ dialect: Dialect) -> ValueKind? {
    let labels = member.arguments?.list.map { $0.label?.name } ?? []
    guard let found = libraryNames(of: dialect)?.member(member.name, labels: labels, beside: entry) else { return nil }
    if isIncomplete(member) { return .unknown }
    library(found, member.arguments, member.nameSpan)
    return found.isEffect ? .disposable : found.result
  }

  /// The result of a member that the language itself gives to streams of a kind.
  private func ownMember(
    _ member: Member, of kind: StreamKind, beside entry: Overloads?, _ dialect: Dialect
  ) -> ValueKind? {
    let name = member.name
    let isLibrarys = libraryNames(of: dialect)?.member(name) != nil
    let signature = isLibrarys ? nil : LibraryMember.member(name, of: kind)
    if kind == .other || (signature != nil && entry != nil), StreamMembers.all.contains(where: { $0.name == name }) {
      // The name may be that of an operator or of a member: the run decides.
      if let arguments = member.arguments { plain(arguments) }
      return signature == nil || entry != nil ? .unknown : signature?.result ?? .unknown
    }
    guard let signature else { return nil }
    if member.arguments == nil, StreamMember.isSending(name) { return .function }
    library(signature, member.arguments, member.nameSpan)
    return signature.result
  }

  private func reportUnknown(_ member: Member, of kind: StreamKind, _ dialect: Dialect) {
    let name = member.name
    if isUnknown(member, kind, among: operatorNames(dialect), dialect) { return }
    unknown(member) {
      let kinds = StreamKind.havingMember(name)
      if !kinds.isEmpty { return .memberOfOtherStreams(name, of: kinds, found: ValueKind.stream(kind).phrase) }
      return .unknownOperator(
        receiver: "streams", name, nearest: Suggestion.nearest(to: name, among: operatorNames(dialect)),
        isFunction: LibraryMember.isBuiltIn(name))
    }
  }

  /// The kind that a misspelt operator would have given: with it, mistakes in the rest of the chain are found as well.
  private func meant(by name: String, _ dialect: Dialect) -> ValueKind {
    guard !isFull, let nearest = Suggestion.nearest(to: name, among: operatorNames(dialect)),
      Catalogue.find(nearest, in: dialect) != nil, libraryNames(of: dialect)?.member(nearest) == nil
    else { return .unknown }
    return .stream(.other)
  }

  private func call(_ overloads: Overloads, of member: Member, _ dialect: Dialect) -> ValueKind {
    let entry = overloads.first
    guard let arguments = member.arguments else {
      report(.operatorNotCalled(member.name, call: entry.callText(member.name)), member.nameSpan)
      return .stream(.plain)
    }
    if entry.form == .source {
      report(.sourceAfterDot(member.name), member.nameSpan)
      plain(arguments)
      return made(by: entry)
    }
    let list = self.arguments(arguments)
    let before = findings.faults.count
    let chosen = check(list, of: overloads, called: member.name, member.nameSpan, dialect, isMember: true)
    // A call with a fault may have been meant for another member of that name.
    if findings.faults.count > before, libraryNames(of: dialect)?.member(member.name) != nil { return .unknown }
    return made(by: chosen, of: list)
  }

  /// `s.f(3)` where `f` is the script's own.
  private func call(_ definition: Definition, of member: Member) -> ValueKind {
    guard let arguments = member.arguments else {
      report(
        definition.kind.cannotBeCalled
          ? .unknownMember(receiver: "streams and values", member.name, nearest: nil)
          : .operatorNotCalled(member.name, call: "\(member.name)()"), member.nameSpan)
      return .unknown
    }
    if definition.kind.cannotBeCalled {
      report(.notCallable(found: definition.kind.phrase), member.nameSpan)
      plain(arguments)
    } else {
      if definition.waits, !surroundings.isAwaited { report(.waitingCallInside(member.name), member.nameSpan) }
      call(function: definition, arguments, member.nameSpan, receiver: true)
    }
    return .unknown
  }

  private func operatorNames(_ dialect: Dialect) -> [String] {
    let names = StreamMembers.all.map { $0.name } + Catalogue.names(in: dialect) { $0.form != .source }
    return names + scope.functions.keys
  }

  // MARK: Values

  private func value(_ member: Member, _ kind: ValueKind, _ dialect: Dialect) -> ValueKind {
    let name = member.name
    if kind == .disposable, isWronglyKept(member) { return .disposable }
    if let signature = LibraryMember.member(name, of: kind) {
      if kind == .disposable, member.arguments == nil, signature.isMethod { return .function }
      library(signature, member.arguments, member.nameSpan)
      return signature.result
    }
    if isOfStreams(member, kind) { return .unknown }
    if let definition = resolve(name, member.nameSpan) { return call(definition, of: member) }
    if libraryNames(of: dialect) != nil, let signature = SwiftMembers.optionals.first(where: { $0.name == name }) {
      library(signature, member.arguments, member.nameSpan)
      return .unknown
    }
    let names = LibraryMember.memberNames(of: kind) + Array(scope.functions.keys)
    let isOperator = Catalogue.find(name, in: dialect).map { $0.form != .source } ?? false
    let isOfApp =
      kind == .function
      ? isMemberOfType(member) && mayBeOfApp(member.nameSpan)
      : kind.mayBeExtended && mayBeOfApp(member.nameSpan, name, among: names)
    if isOfApp, !isOperator {
      if let arguments = member.arguments { plain(arguments) }
      return .unknown
    }
    unknown(member) {
      if isOperator { return .operatorOfOther(name, found: kind.phrase) }
      return .unknownMember(receiver: kind.plural, name, nearest: Suggestion.nearest(to: name, among: names))
    }
    return .unknown
  }

  /// Returns whether the receiver of a member is the name of a type: `JSONDecoder.timetable(from: data)`.
  private func isMemberOfType(_ member: Member) -> Bool {
    let before = source.text(in: Span(start: max(0, member.nameSpan.start - 64), end: member.nameSpan.start))
    guard before.last == "." else { return false }
    let name = before.dropLast().reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.last?.isUppercase == true
  }

  /// The receiver is of an unknown kind: a member that no kind has is a fault all the same.
  private func unknownReceiver(_ member: Member, _ dialect: Dialect) -> ValueKind {
    let name = member.name
    var entry = Catalogue.overloads(of: name, in: dialect, afterDot: true)
    // Streams of a library have only its operators, so that this is a member of something else.
    if environment.isOpen, libraryNames(of: dialect) != nil, !isInDrive(member.nameSpan), let found = entry,
      !dialect.names.contains(name), !found.entries.contains(where: { $0.dialect == dialect })
    {
      entry = nil
    }
    let isMember =
      ValueMembers.allNames.contains(name) || StreamMembers.all.contains { $0.name == name } || mayBeOfObject(name)
      || libraryNames(of: dialect).map { $0.member(name) != nil || $0.sends.contains(name) } == true
    let definition = isMember || entry != nil ? peek(name) : resolve(name, member.nameSpan)
    if isMember || entry != nil || definition != nil {
      if let entry, !isMember, definition == nil {
        guard member.arguments != nil else { return named(entry.first, member) }
        let kind = call(entry, of: member, dialect)
        return member.isOptional ? .unknown : kind
      }
      if let definition, !isMember, entry == nil { return call(definition, of: member) }
      if let arguments = member.arguments { plain(arguments) }
      return .unknown
    }
    unknown(member) {
      let names = operatorNames(dialect) + Array(ValueMembers.allNames)
      return .memberOfNothing(
        name, nearest: Suggestion.nearest(to: name, among: names), mayBeEntry: member.arguments == nil)
    }
    return .unknown
  }

  /// Whether some object may have the member.
  private func mayBeOfObject(_ name: String) -> Bool {
    environment.names.hasObjects || !types.isEmpty || objectMembers.contains(name)
  }

  /// Whether a value of unknown kind may be an object.
  var makesObjects: Bool { environment.names.hasObjects || !types.isEmpty || !objectMembers.isEmpty }

  /// `x.timestamp`, where `x` may be a stream, or a dictionary with such a key.
  private func named(_ entry: Operator, _ member: Member) -> ValueKind {
    let name = member.name
    report(
      entry.form == .source
        ? .memberOfNothing(name, nearest: nil, mayBeEntry: true)
        : .operatorNotCalled(name, call: entry.callText(name), mayBeEntry: true), member.nameSpan)
    return .unknown
  }

  /// Reports a member that does not exist: by the name that it has here, or by the nearest name.
  private func unknown(_ member: Member, _ fault: () -> CheckFault) {
    if isFull { return }
    if !knowsLibrary, let library = Library.of(dialect), library.member(member.name) != nil {
      let module = library.modules[0]
      return report(.nameNeedsImport(member.name, library: library.title, module: module), member.nameSpan)
    }
    let label = member.arguments?.list.first?.label?.name
    if let answer = ForeignName.answer(for: member.name, label: label) {
      let name = "\(member.name)(\(label ?? ""):)"
      return report(.nameOfOtherLibrary(name, library: answer.library, here: answer.here), member.nameSpan)
    }
    if Catalogue.find(member.name, in: dialect) == nil,
      let answer = ForeignName.answer(for: member.name, in: dialect)
    {
      // Its arguments are surely meant for that library, too.
      return report(
        .nameOfOtherLibrary(member.name, library: answer.library, here: answer.here), member.nameSpan)
    }
    report(fault(), member.nameSpan)
    if let arguments = member.arguments { lost(arguments) }
  }
}

extension ValueKind {
  /// Whether apps write extensions of its type.
  fileprivate var mayBeExtended: Bool {
    switch self {
    case .string, .array, .int, .double, .dictionary, .bool, .scheduler, .disposable, .error, .event: true
    default: false
    }
  }
}
