import Streams

/// Faults in the words of a library of streams.
extension Checker {
  /// Reports a fault in the words of the library.
  func report(_ title: String, help: String? = nil, _ span: Span) {
    if !isFull { add(SpannedFault(.language(Wording(title, help: help)), span)) }
  }

  /// Reports a name that the library had in an older version.
  ///
  /// - Returns: Whether it is one.
  func isOutOfDate(_ member: Member, _ dialect: Dialect) -> Bool {
    guard let library = libraryNames(of: dialect), let now = library.substitutes[member.name],
      library.other(having: member.name) == nil, peek(member.name) == nil, !isInDrive(member.nameSpan)
    else { return false }
    report("'\(member.name)' is not in \(library.title); write \(now)", member.nameSpan)
    if let arguments = member.arguments { lost(arguments) }
    return true
  }

  /// Reports a value that only the members of its type change: a relay's.
  func isReadOnly(_ member: Member, of type: String?) -> Bool {
    guard member.name == "value", let type, let library = libraryNames(of: dialect), !isInDrive(member.nameSpan) else {
      return false
    }
    if let sends = library.sendsOfTypes[type] {
      report("'value' of \(type) can only be read; write \(sends[0])(…)", member.nameSpan)
      return true
    }
    guard let mutable = library.settable[type] else { return false }
    report("'value' of \(type) can only be read; make it a \(mutable)", member.nameSpan)
    return true
  }

  /// Reports a member of streams that the library does not have, but another one.
  ///
  /// - Returns: Whether it is one.
  func isOfOtherLibrary(_ member: Member, _ kind: StreamKind, _ dialect: Dialect) -> Bool {
    guard let library = libraryNames(of: dialect), !isFull, !isInDrive(member.nameSpan) else { return false }
    let name = member.name
    let own = receiverType.flatMap { library.sendsOfTypes[$0] }
    let sends = own ?? library.sends
    if kind == .subject || own != nil, StreamMember.isSending(name), !sends.contains(name) {
      let label = library.sendLabels.first.map { $0.isEmpty ? "" : $0 + ": " } ?? ""
      let way = library.substitutes[name] ?? "\(sends[0])(\(label)…)"
      report("\(receiverType ?? library.subjectName) has no '\(name)'; write \(way)", member.nameSpan)
    } else if kind == .subject, name == "send", let arguments = member.arguments, isWronglySent(arguments, library) {
      return true
    } else if library.member(name) == nil, !(importsOthers && environment.isOpen), !library.sends.contains(name),
      let other = library.other(having: name)
    {
      let here = (library.substitutes[name] ?? other.here).map { "; in \(library.title) write \($0)" } ?? ""
      report("'\(name)' is \(other.title)'s\(here)", member.nameSpan)
    } else {
      return false
    }
    if let arguments = member.arguments { lost(arguments) }
    return true
  }

  /// Reports a member that keeps a subscription as another library does, and a set that is not handed over by `&`.
  ///
  /// - Returns: Whether it does.
  func isWronglyKept(_ member: Member) -> Bool {
    guard let library = libraryNames(of: dialect), !isInDrive(member.nameSpan) else { return false }
    let name = member.name
    if receiverType == nil, name != library.ending, let owner = Library.all.first(where: { $0.ending == name }) {
      report("'\(name)' is \(owner.title)'s; in \(library.title) write \(library.ending)()", member.nameSpan)
      return true
    }
    guard let owner = Library.all.first(where: { $0.keeps(by: name) }) else { return false }
    if owner.dialect != library.dialect {
      let way = library.keeping.map { "; in \(library.title) write \($0)" } ?? ""
      report("'\(name)' is \(owner.title)'s" + way, member.nameSpan)
      return true
    }
    guard let keeping = library.keeping, keeping.contains("&"), let value = member.arguments?.list.first?.value,
      case .name(let set) = value.kind,
      peek(set)?.type.map({ isType($0) || library.function($0) == nil && $0 != "Set" }) != true
    else { return false }
    report("'\(name)' changes the set; write \(keeping.prefix { $0 != "&" })&\(set))", value.span)
    return true
  }

  /// Reports a label that stands after its companion: `sink(receiveValue:receiveCompletion:)`.
  func checkOrder(of arguments: [CheckedArgument], _ member: LibraryMember) {
    guard let library = libraryNames(of: dialect), arguments.count == 2, let companion = arguments[0].label?.name,
      let label = arguments[1].label, library.companions["\(member.name)(\(label.name):)"] == companion,
      !isInDrive(label.span)
    else { return }
    report("\(library.title) writes '\(label.name):' before '\(companion):'", label.span)
  }

  /// Reports a label of `send` that the library does not write, or the lack of one.
  private func isWronglySent(_ arguments: Arguments, _ library: Library) -> Bool {
    guard let first = arguments.list.first, let own = library.sendLabels.first else { return false }
    let label = first.label?.name ?? ""
    if label == "completion", case .implicitMember(let end) = first.value.kind, let ends = library.enums.first,
      !ends.contains(end.name)
    {
      report("a completion is no '.\(end.name)'; write send(completion: .\(ends[0]))", end.nameSpan)
      return true
    }
    if library.sendLabels.contains(label) { return false }
    if label.isEmpty {
      report("\(library.title) writes send(\(own):); the label '\(own):' is missing", first.value.span)
    } else {
      let known = library.sendLabels.map { $0.isEmpty ? "send(…)" : "send(\($0):)" }
      report(
        "send has no label '\(label):'; \(library.title) writes \(known.joined(separator: " or "))",
        first.label?.span ?? first.value.span)
    }
    return true
  }

  /// Whether a place is in the drive of the code, which is written in rxplay's own names.
  func isInDrive(_ span: Span) -> Bool { source.isInDrive(span) }

  /// Reports a member that streams of the library do not have.
  ///
  /// - Returns: Whether a library is known, in whose words it is reported.
  func isUnknown(
    _ member: Member, _ kind: StreamKind, among names: @autoclosure () -> [String], _ dialect: Dialect
  ) -> Bool {
    guard let library = libraryNames(of: dialect) else { return false }
    // One fault for a place.
    if isFull || findings.faults.last?.span == member.nameSpan { return true }
    let receiver = receiverType ?? (kind == .subject ? library.subjectName : library.streamName)
    let known = library.members.map { $0.name } + names()
    if mayBeOfApp(member.nameSpan, member.name, among: known) {
      if let arguments = member.arguments { plain(arguments) }
      return true
    }
    let nearest = Suggestion.nearest(to: member.name, among: known).map { "; did you mean '\($0)'?" } ?? ""
    report("\(receiver) has no '\(member.name)'\(nearest)", member.nameSpan)
    if let arguments = member.arguments { lost(arguments) }
    return true
  }

  /// Reports a static member that a type of the library does not have.
  func unknown(_ member: Member, ofType type: String, _ library: Library) {
    let names = library.memberNames(ofType: type)
    if peek("\(type).\(member.name)") != nil {
      if let arguments = member.arguments { plain(arguments) }
      return
    }
    if mayBeOfApp(member.nameSpan, member.name, among: names),
      makesStandIn("\(type).\(member.name)", member.nameSpan, { .functionNotCalled(member.name) })
    {
      if let arguments = member.arguments { plain(arguments) }
      return
    }
    let nearest = Suggestion.nearest(to: member.name, among: names)
    report("\(type) has no '\(member.name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""), member.nameSpan)
    if let arguments = member.arguments { lost(arguments) }
  }

  /// Reports labels that the library does not write.
  ///
  /// - Returns: Whether a library is known, in whose words they are reported.
  func areWrongLabels(
    _ fault: ArgumentFault, of name: String, _ arguments: [CheckedArgument], _ span: Span, _ dialect: Dialect
  ) -> Bool {
    guard let library = libraryNames(of: dialect),
      case .noSpelling(let given, let unknown, let known, let labels, _) = fault
    else {
      return false
    }
    if unknown != nil, let member = library.member(name),
      let wrong = arguments.compactMap({ $0.label }).first(where: { !member.labels.contains($0.name) })
    {
      let (label, span) = (wrong.name, wrong.span)
      if let now = library.substitutes["\(name)(\(label):)"] {
        report("'\(name)(\(label):)' is not in \(library.title) any more; write \(now)", span)
        return true
      }
      let nearest = Suggestion.nearest(to: label, among: member.labels).map { "; did you mean '\($0):'?" }
      let other = Library.all.first { $0.dialect != dialect && $0.member(name)?.labels.contains(label) == true }
      if nearest == nil, let other {
        report("'\(name)(\(label):)' is \(other.title)'s; in \(library.title) write \(library.subscribing)", span)
      } else {
        let labels = member.labels.map { $0 + ":" }.joined(separator: ", ")
        let known = labels.isEmpty ? "; it has none" : "; it has \(labels)"
        report("\(name) has no label '\(label):'" + (nearest ?? known), span)
      }
      return true
    }
    if let label = unknown {
      // An initializer that an extension of the app gives to a type of the library.
      let isElsewhere = Library.all.contains { other in
        Catalogue.spelled.contains { entry in
          entry.dialect == other.dialect && entry.name == name && entry.parameters.contains { $0.label == label }
        }
      }
      if name.first?.isUppercase == true, !isElsewhere, mayBeOfApp(span, label, among: labels) { return true }
      let writings = Library.all.compactMap { other -> String? in
        let entries = Catalogue.spelled.filter { $0.dialect == other.dialect && $0.name == name }
        var spellings: [String] = []
        for entry in entries where !spellings.contains(entry.spelling) { spellings.append(entry.spelling) }
        return spellings.isEmpty ? nil : "\(other.title) writes \(spellings.joined(separator: " or "))"
      }
      report("\(name) has no label '\(label):'; " + writings.joined(separator: ", "), span)
      return true
    }
    let written = known[0].split(whereSeparator: { "():".contains($0) }).dropFirst().map(String.init)
    guard let missing = written.first(where: { $0 != "_" && !given.contains($0) }) else {
      return lacksWord(given, of: name, span, library) || hasWrongCount(given, known, library, span)
    }
    report(
      "\(library.title) writes \(known.joined(separator: " or ")); the label '\(missing):' is missing", span)
    return true
  }

  /// Reports the lack of the word that a call of several spellings begins with: `flatMap { … }` without a strategy.
  private func lacksWord(_ given: [String], of name: String, _ span: Span, _ library: Library) -> Bool {
    let words = Catalogue.spelled.filter { $0.dialect == library.dialect && $0.name == name }.compactMap { entry in
      if case .choice(let words)? = entry.parameters.first?.kind { (entry.parameters[0].label, words) } else { nil }
    }
    guard given.count == 1, let (what, _) = words.first else { return false }
    var known: [String] = []
    for word in words.flatMap({ $0.1 }) where !known.contains(word) { known.append(word) }
    let example = known.contains("latest") ? "latest" : known[0]
    report(
      "\(name) wants a \(what), e.g. \(name)(.\(example)) { … }",
      help: "there are " + known.map { "." + $0 }.joined(separator: ", "), span)
    return true
  }

  /// Reports more or fewer arguments than the library has places for: `Just(1, 2)`, `CurrentValueSubject()`.
  private func hasWrongCount(_ given: [String], _ known: [String], _ library: Library, _ span: Span) -> Bool {
    let counts = known.map { $0.utf8.filter { $0 == UInt8(ascii: ":") }.count }
    guard let most = counts.max(), !counts.contains(given.count) else { return false }
    let wanted = counts.min() == most ? "\(most) argument\(most == 1 ? "" : "s")" : "at most \(most) arguments"
    let found = given.isEmpty ? "here is none" : "here \(given.count == 1 ? "is" : "are") \(given.count)"
    report("\(library.title) writes \(known.joined(separator: " or ")), with \(wanted); \(found)", span)
    return true
  }

  /// Warns of a number where the library wants an interval with its unit: older versions counted in seconds.
  func warnOfSeconds(_ argument: CheckedArgument, _ parameter: Parameter, of name: String, _ dialect: Dialect) {
    guard libraryNames(of: dialect)?.hasCountedSeconds == true, case .duration = parameter.kind,
      argument.kind == .int || argument.kind == .double
    else { return }
    let title = "\(name) wants an interval such as .seconds(1), and this is \(argument.kind.phrase)"
    let help = "it is read as that many seconds, as in older versions"
    warn(.language(Wording(title, help: help, isWarning: true)), argument.span)
  }

  /// Whether rxplay's own code writes a number for an interval, which only code of an older version may do.
  func isNumberOfSeconds(_ argument: CheckedArgument, _ parameter: Parameter, in dialect: Dialect) -> Bool {
    guard libraryNames(of: dialect) == nil, Library.of(dialect)?.hasCountedSeconds == true,
      case .duration = parameter.kind
    else { return false }
    return argument.kind == .int || argument.kind == .double
  }

  /// Reports a closure that throws where the library has an operator of its own for those that do.
  func checkThrowing(_ closure: Closure, of name: String, _ dialect: Dialect) {
    guard let library = libraryNames(of: dialect), let first = name.first,
      let span = ThrowSearch.first(in: closure.body)
    else { return }
    let throwing = "try" + first.uppercased() + name.dropFirst()
    let isSpelled = Catalogue.spelled.contains { $0.dialect == library.dialect && $0.name == throwing }
    if isSpelled { report("\(name) takes a closure that cannot throw; write \(throwing) { … }", span) }
  }

  /// Reports a closure of several statements that must give a value, and has no `return`.
  func checkResult(_ closure: Closure, of name: String, _ dialect: Dialect) {
    guard libraryNames(of: dialect) != nil, Catalogue.find(name, in: dialect)?.form != .source, closure.body.count > 1,
      let last = closure.body.last, case .expression(let value) = last.kind,
      WaitAnalysis.calledName(value) != "fatalError", !closure.body.contains(where: { $0.returns }),
      !isInDrive(closure.span)
    else { return }
    report(
      "the closure of \(name) has several statements, and no return", help: "write return before the last", last.span)
  }

  /// Reports a closure that sends to an observer and gives nothing back, where the library wants a disposable.
  func checkCreation(_ closure: Closure, of name: String, _ dialect: Dialect) {
    guard let library = libraryNames(of: dialect), library.givingObserver["\(calledType ?? "").\(name)"] != nil,
      closure.body.count > 1, !closure.body.contains(where: { $0.returns }), let last = closure.body.last,
      !isInDrive(closure.span)
    else { return }
    report(
      "the closure of \(name) gives no disposable", help: "write return Disposables.create() at its end", last.span)
  }

  /// Reports an argument without the label that the only argument of a disposable's member has: `disposed(bag)`.
  func isWithoutLabel(_ argument: CheckedArgument, _ member: LibraryMember) -> Bool {
    guard let library = libraryNames(of: dialect), member.arity == 1...1, let label = member.labels.first,
      DisposableMembers.all.contains(where: { $0 === member }), argument.label == nil, !isInDrive(argument.span)
    else { return false }
    report("\(library.title) writes \(member.name)(\(label):); the label '\(label):' is missing", argument.span)
    return true
  }

  /// Reports that a scheduler is missing, which the library always wants here.
  ///
  /// A call with a duration of rxplay's own, as in `timer(100ms)`, is not one of the library.
  func requireScheduler(_ entry: Operator, _ arguments: [CheckedArgument], called name: String, _ span: Span) {
    guard let dialect = entry.dialect, let library = libraryNames(of: dialect),
      entry.form == .source || library.operatorsNeedScheduler,
      let parameter = entry.parameters.first(where: {
        if case .scheduler = $0.kind { $0.labelling == .always } else { false }
      }),
      !arguments.contains(where: { $0.label?.name == parameter.label }), !isInDrive(span),
      !arguments.contains(where: { $0.kind == .duration && source.text(in: $0.span).first != "." })
    else { return }
    report("\(name) wants \(parameter.label):, e.g. \(library.scheduler)", span)
  }
}

extension Statement {
  /// Whether it may leave its function with a value, or by an error.
  fileprivate var returns: Bool {
    func any(_ blocks: [Block]) -> Bool { blocks.contains { $0.statements.contains { $0.returns } } }
    return switch kind {
    case .returnValue, .throwError: true
    case .conditional(let branches, let otherwise): any(branches.map { $0.body } + (otherwise.map { [$0] } ?? []))
    case .guarding(_, let otherwise): any([otherwise])
    case .forEach(_, _, let body), .whileLoop(_, let body), .repeatLoop(let body, _), .deferred(let body): any([body])
    case .switchOver(_, let cases): any(cases.map { $0.body })
    case .attempt(let body, let clauses): any([body] + clauses.map { $0.body })
    default: false
    }
  }
}
