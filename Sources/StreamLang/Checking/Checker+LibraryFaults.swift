import Streams

/// Faults in the words of a library of streams.
extension Checker {
  /// Reports a fault in the words of the library.
  func report(_ title: String, help: String? = nil, _ span: Span) {
    if !isFull { add(SpannedFault(.language(LanguageFault(title, help: help)), span)) }
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
      report("\(receiverType ?? library.subjectName) has no '\(name)'; write \(sends[0])(…)", member.nameSpan)
    } else if kind == .subject, name == "send", let arguments = member.arguments, isWronglySent(arguments, library) {
      return true
    } else if library.member(name) == nil, !library.sends.contains(name), let other = library.other(having: name) {
      let here = other.here.map { "; in \(library.title) write \($0)" } ?? ""
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
    let owners = ["disposed": Library.rxswift, "store": Library.combine]
    if let owner = owners[member.name], owner.title != library.title {
      let here = owners.first { $0.value.title == library.title }?.key
      let way =
        here == "store"
        ? "; in Combine write store(in: &cancellables)" : here == nil ? "" : "; in RxSwift write disposed(by: bag)"
      report("'\(member.name)' is \(owner.title)'s" + way, member.nameSpan)
      return true
    }
    if member.name == "store", let value = member.arguments?.list.first?.value, case .name(let name) = value.kind {
      report("'store' changes the set; write store(in: &\(name))", value.span)
      return true
    }
    return false
  }

  /// Reports a label of `send` that the library does not write, or the lack of one.
  private func isWronglySent(_ arguments: Arguments, _ library: Library) -> Bool {
    guard let first = arguments.list.first, let own = library.sendLabels.first else { return false }
    let label = first.label?.name ?? ""
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
  func isInDrive(_ span: Span) -> Bool { source.pieces.dropFirst().contains { span.start >= $0.start } }

  /// Reports a member that streams of the library do not have.
  ///
  /// - Returns: Whether a library is known, in whose words it is reported.
  func isUnknown(
    _ member: Member, _ kind: StreamKind, among names: @autoclosure () -> [String], _ dialect: Dialect
  ) -> Bool {
    guard let library = libraryNames(of: dialect) else { return false }
    if isFull { return true }
    let receiver = receiverType ?? (kind == .subject ? library.subjectName : library.streamName)
    let known = library.members.map { $0.name } + names()
    let nearest = Suggestion.nearest(to: member.name, among: known).map { "; did you mean '\($0)'?" } ?? ""
    report("\(receiver) has no '\(member.name)'\(nearest)", member.nameSpan)
    if let arguments = member.arguments { lost(arguments) }
    return true
  }

  /// Reports a static member that a type of the library does not have.
  func unknown(_ member: Member, ofType type: String, _ library: Library) {
    let nearest = Suggestion.nearest(to: member.name, among: library.memberNames(ofType: type))
    report("\(type) has no '\(member.name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""), member.nameSpan)
    if let arguments = member.arguments { lost(arguments) }
  }

  /// Reports labels that the library does not write.
  ///
  /// - Returns: Whether a library is known, in whose words they are reported.
  func areWrongLabels(_ fault: ArgumentFault, of name: String, _ span: Span, _ dialect: Dialect) -> Bool {
    guard let library = libraryNames(of: dialect), case .noSpelling(let given, let label, let known, _, _) = fault
    else {
      return false
    }
    if let label, let member = library.member(name) {
      let nearest = Suggestion.nearest(to: label, among: member.labels).map { "; did you mean '\($0):'?" }
      let other = Library.all.first { $0.dialect != dialect && $0.member(name)?.labels.contains(label) == true }
      if nearest == nil, let other {
        report("'\(name)(\(label):)' is \(other.title)'s; in \(library.title) write \(library.subscribing)", span)
      } else {
        let labels = member.labels.map { $0 + ":" }.joined(separator: ", ")
        report("\(name) has no label '\(label):'" + (nearest ?? "; it has \(labels)"), span)
      }
      return true
    }
    if let label {
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
    guard let missing = written.first(where: { $0 != "_" && !given.contains($0) }) else { return false }
    report(
      "\(library.title) writes \(known.joined(separator: " or ")); the label '\(missing):' is missing", span)
    return true
  }

  /// Reports a number where the library wants an interval with its unit.
  func isNoDuration(_ argument: CheckedArgument, _ parameter: Parameter, of name: String, _ dialect: Dialect) -> Bool {
    guard libraryNames(of: dialect) != nil, case .duration = parameter.kind,
      argument.kind == .int || argument.kind == .double
    else { return false }
    report("\(name) wants an interval such as .seconds(1), and this is \(argument.kind.phrase)", argument.span)
    return true
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
    guard libraryNames(of: dialect) != nil, Self.wantingResults.contains(name), closure.body.count > 1,
      let last = closure.body.last, case .expression(let value) = last.kind,
      WaitAnalysis.calledName(value) != "fatalError", !closure.body.contains(where: { $0.returns }),
      !isInDrive(closure.span)
    else { return }
    report(
      "the closure of \(name) has several statements, and no return", help: "write return before the last", last.span)
  }

  private static let wantingResults: Set<String> = [
    "map", "compactMap", "filter", "flatMap", "flatMapLatest", "flatMapFirst", "concatMap", "tryMap", "tryFilter",
    "filterMap", "flatMapError", "catch",
  ]

  /// Reports an argument without the label that the only argument of a disposable's member has: `disposed(bag)`.
  func isWithoutLabel(_ argument: CheckedArgument, _ member: LibraryMember) -> Bool {
    guard let library = libraryNames(of: dialect), member.arity == 1...1, let label = member.labels.first,
      ValueMembers.disposables.contains(where: { $0 === member }), argument.label == nil, !isInDrive(argument.span)
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
