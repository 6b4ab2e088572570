import Streams

/// Mistakes that Swift's compiler finds by the types of names, as far as their declarations write them.
extension Checker {
  /// Reports what the types of a chain do not allow.
  ///
  /// - Returns: Whether the members of the chain are those of another value: an optional is not unwrapped.
  func checkTypes(of base: Expression, _ parts: [PostfixPart]) -> Bool {
    checkFailures(of: base, parts)
    checkType(of: base, parts)
    checkSent(to: base, parts)
    guard let member = parts.first?.member, !member.isOptional else { return false }
    return isNotUnwrapped(base, before: member)
  }

  /// Reports a statement that only names a method: `subscription.dispose`.
  func isNamedOnly(_ expression: Expression, _ kind: ValueKind) -> Bool {
    guard kind == .function, libraryNames(of: dialect) != nil, !isInDrive(expression.span),
      case .postfix(_, let parts) = expression.kind, let member = parts.last?.member, member.arguments == nil
    else { return false }
    report("'\(member.name)' is not called; write \(member.name)()", member.nameSpan)
    return true
  }

  /// Reports a value that is sent to a subject of another type, and an error where its failure type is `Never`.
  func checkSent(to base: Expression, _ parts: [PostfixPart]) {
    guard libraryNames(of: dialect) != nil, case .name(let name) = base.kind, let type = declaredTypes[name],
      scope.findLocal(name)?.origin != .parameter, !types.declares(type.name),
      let member = parts.first?.member, StreamMember.isSendingValues(member.name), !isInDrive(base.span),
      let first = member.arguments?.list.first
    else { return }
    let label = first.label?.name ?? ""
    if ["", "value"].contains(label) { checkValue(first.value, of: name) }
    guard type.arguments.count == 2, type.arguments[1].isUninhabited else { return }
    let isFailure = if case .implicitMember(let end) = first.value.kind { end.name == "failure" } else { false }
    guard label == "error" || label == "completion" && isFailure else { return }
    report(
      "the failure type of \(name) is Never, so it cannot fail",
      help: "declare it with a failure type: \(type.name)<\(type.arguments[0].text), Error>", first.value.span)
  }

  /// Reports a literal that is no value of the stream with a name.
  func checkValue(_ value: Expression, of name: String) {
    guard libraryNames(of: dialect) != nil, let wanted = declaredTypes[name]?.arguments.first,
      let found = value.literalType, wanted.refuses(found), !isInDrive(value.span)
    else { return }
    let article = found == "Int" ? "an" : "a"
    report(
      "the values of \(name) are of the type \(wanted.name), and this is \(article) \(found)", value.span)
  }

  /// Reports an operator that lacks its scheduler, on a stream whose type does not know one.
  func checkScheduler(of member: Member, on type: String, _ library: Library) {
    guard let arguments = member.arguments, !type.isEmpty, !library.typesWithScheduler.isEmpty,
      !library.typesWithScheduler.contains(type)
    else { return }
    let entries = Catalogue.spelled.filter {
      $0.dialect == library.dialect && $0.name == member.name && $0.form != .source
    }
    let wanted = entries.map { entry in entry.parameters.first { $0.isScheduler && $0.labelling == .always }?.label }
    guard let label = wanted.first ?? nil, label == "scheduler", wanted.allSatisfy({ $0 == label }),
      !arguments.list.contains(where: { $0.label?.name == label })
    else { return }
    report("\(member.name) wants \(label):, e.g. \(library.scheduler)", member.nameSpan)
  }

  /// Reports a stream that is joined with one of another failure type.
  func checkPartners(of name: String, _ member: Member, _ failures: Library.Failures) {
    guard failures.joining.contains(member.name), let own = failureType(of: name, failures) else { return }
    for argument in member.arguments?.list ?? [] {
      guard case .name(let other) = argument.value.kind, let theirs = failureType(of: other, failures), theirs != own
      else { continue }
      let (certain, failing) = own == "Never" ? (name, theirs) : (other, own)
      report(
        "the failure types differ: that of \(name) is \(own), that of \(other) is \(theirs)",
        help: own == "Never" || theirs == "Never"
          ? "put \(failures.typing(failing)) after \(certain)" : "put mapError before it",
        argument.value.span)
    }
  }

  private func failureType(of name: String, _ failures: Library.Failures) -> String? {
    guard let type = declaredTypes[name], failures.types.contains(type.name), type.arguments.count == 2 else {
      return nil
    }
    return type.arguments[1].isUninhabited ? "Never" : type.arguments[1].name
  }

  /// Reports a member that changes the value of a relay: it is changed by sending another one.
  func isChangeOfValue(_ member: Member, of type: String?, _ library: Library) -> Bool {
    guard let type, let sends = library.sendsOfTypes[type], member.arguments != nil,
      MutatingMembers.find(member.name) != nil
    else { return false }
    report(
      "'value' of \(type) can only be read; write \(sends[0])(…) with the new value",
      help: "\(member.name) would change it in place", member.nameSpan)
    return true
  }

  /// Reports a call that lacks the label that another one goes with.
  func isIncomplete(_ member: Member) -> Bool {
    guard let library = libraryNames(of: dialect), let arguments = member.arguments, arguments.trailing == nil,
      !isInDrive(member.nameSpan), arguments.list.count == 1, let label = arguments.list[0].label?.name,
      let companion = library.companions["\(member.name)(\(label):)"]
    else { return false }
    report(
      "\(member.name)(\(label):) wants \(companion):, too",
      help: "write \(member.name)(\(label): { … }, \(companion): { … })", member.nameSpan)
    return true
  }

  /// Reports a function that is declared to give an erased type, and gives the stream of an operator.
  func checkErasure(of function: Function) {
    guard let library = libraryNames(of: dialect), let type = declaredTypes[function.name],
      let eraser = library.erasures[type.name], !isInDrive(function.span), let last = function.body.last
    else { return }
    let value: Expression
    switch last.kind {
    case .returnValue(let given?): value = given
    case .expression(let given) where function.body.count == 1: value = given
    default: return
    }
    guard case .postfix(let base, let parts) = value.kind, let part = parts.last else { return }
    let isOfOperator: Bool
    switch part {
    case .member(let member):
      isOfOperator =
        member.name != eraser && member.arguments != nil && peek(member.name) == nil
        && Catalogue.spelled.contains { $0.dialect == library.dialect && $0.name == member.name && $0.form != .source }
    case .call:
      guard case .name(let name) = base.kind, peek(name) == nil, parts.count == 1 else { return }
      isOfOperator = Catalogue.spelled.contains { $0.dialect == library.dialect && $0.name == name }
    default: return
    }
    guard isOfOperator else { return }
    report(
      "'\(function.name)' gives \(type.article) \(type.name), and this is the stream of an operator",
      help: "write .\(eraser)() at its end", value.span)
  }

  /// Reports a member of an optional that is not unwrapped.
  private func isNotUnwrapped(_ base: Expression, before member: Member) -> Bool {
    guard case .name(let name) = base.kind, isOptional(name, base.span),
      !SwiftMembers.optionals.contains(where: { $0.name == member.name }),
      !["publisher", "debugDescription"].contains(member.name)
    else { return false }
    let call = member.name + (member.arguments == nil ? "" : "(…)")
    report(
      "'\(name)' is an optional, and its value must be unwrapped",
      help: "write \(name)?.\(call), or unwrap it before: guard let \(name) else { return }", base.span)
    return true
  }

  /// The same for operands of arithmetic.
  func requireUnwrapped(_ first: Expression, _ terms: [BinaryTerm]) {
    for (index, term) in terms.enumerated() where term.operator != .equal && term.operator != .notEqual {
      for operand in index == 0 ? [first, term.operand] : [term.operand] {
        guard case .name(let name) = operand.kind, isOptional(name, operand.span) else { continue }
        report(
          "'\(name)' is an optional, and its value must be unwrapped",
          help: "write (\(name) ?? …), or \(name)! where it is never nil",
          operand.span)
      }
    }
  }

  private func isOptional(_ name: String, _ span: Span) -> Bool {
    libraryNames(of: dialect) != nil && rules == nil && !isInDrive(span) && peek(name)?.isOptional == true
  }

  /// The library's type of a name, as its declaration says.
  func typeOfReceiver(_ base: Expression, _ kind: ValueKind) -> String? {
    guard let name = base.variableName, let definition = peek(name) else { return nil }
    if let type = definition.type { return type }
    // Of a pipe, the type that is written is that of the signal.
    guard kind == .stream(.other), let type = declaredTypes[name]?.name else { return nil }
    return libraryNames(of: dialect)?.exclusiveMembers[type] == nil ? nil : type
  }

  // MARK: Arguments

  /// Reports a closure that is given an observer and has not all of its parameters: `SignalProducer { observer in … }`.
  func hasTooFewOfObserver(_ arguments: [CheckedArgument], _ name: String, _ dialect: Dialect) -> Bool {
    guard let library = libraryNames(of: dialect), calledType == nil, let count = library.givingObserver[name],
      count > 1, arguments.count == 1, let closure = arguments[0].closure, !isInDrive(closure.span),
      case .named(let parameters) = closure.parameters, parameters.count == 1
    else { return false }
    let first = parameters[0].name ?? "_"
    report(
      "the closure of \(name) has \(count) parameters, and this one has 1",
      help: "write { \(first), lifetime in … }, or { \(first), _ in … }", closure.parametersSpan)
    return true
  }

  /// Reports an interval with a unit where the library takes a number of seconds.
  func isForeignInterval(
    _ argument: CheckedArgument, _ parameter: Parameter, of name: String, _ dialect: Dialect
  ) -> Bool {
    guard let library = libraryNames(of: dialect), library.takingSeconds.contains(name), argument.kind == .duration,
      case .duration = parameter.kind, source.text(in: argument.span).first == "."
    else { return false }
    report("\(name) wants a number of seconds such as 0.5, and this is an interval", argument.span)
    return true
  }

  /// Reports a queue of the platform where the library wants a scheduler of its own.
  func isNoScheduler(
    _ argument: CheckedArgument, _ parameter: Parameter, of name: String, _ dialect: Dialect
  ) -> Bool {
    guard let library = libraryNames(of: dialect), parameter.isScheduler, !isInDrive(argument.span) else {
      return false
    }
    let type = String(source.text(in: argument.span).prefix { $0 != "." && $0 != "(" })
    guard Self.queues.contains(type), !Self.queues.contains(where: { library.scheduler.hasPrefix($0) }) else {
      return false
    }
    report(
      "\(name) wants a scheduler such as \(library.scheduler), and \(type) is none of \(library.title)", argument.span)
    return true
  }

  private static let queues: Set<String> = ["DispatchQueue", "RunLoop", "OperationQueue"]

  // MARK: Names

  /// Reports a name that belongs to another library, and a type of this one that is not called.
  func isOfLibraries(_ name: String, _ span: Span, isCalled: Bool) -> Bool {
    guard let library = libraryNames(of: dialect), !isInDrive(span) else { return false }
    if !isCalled, name.first?.isUppercase == true, library.function(name) != nil {
      report("'\(name)' is a type; write \(name)() to make one", span)
      return true
    }
    let isMember = memberOwner?.hasForeignParent == true
    if !isCalled, !isMember, library.enums.contains(where: { $0.contains(name) }) {
      report("'\(name)' is a case, and needs its dot; write .\(name)", span)
      return true
    }
    if importsOthers, environment.isOpen { return false }
    guard
      let other = Library.all.first(where: { $0.dialect != dialect && ($0.hasType(name) || $0.function(name) != nil) }),
      !library.hasType(name), library.function(name) == nil
    else { return false }
    let isScheduler = other.scheduler.hasPrefix(name) || name.hasSuffix("Scheduler")
    report(
      "'\(name)' is \(other.title)'s" + (isScheduler ? "; in \(library.title) write \(library.scheduler)" : ""), span)
    return true
  }

  /// Reports a member of streams that another value is asked for: `[1, 2].sink { … }`.
  func isOfStreams(_ member: Member, _ kind: ValueKind) -> Bool {
    guard let library = libraryNames(of: dialect), !isInDrive(member.nameSpan) else { return false }
    let isKeeping = Library.all.contains { $0.keeps(by: member.name) }
    guard library.member(member.name)?.isEffect == true || isKeeping, member.arguments != nil, kind != .error else {
      return false
    }
    var help: String?
    if kind == .function {
      help = "perhaps the ')' or '}' of a call before it is missing"
    } else if kind == .array || kind == .range, LibraryMember.member("publisher", of: kind) != nil, !isKeeping {
      help = "write .publisher before it"
    }
    report("\(kind.plural) have no '\(member.name)'", help: help, member.nameSpan)
    if let arguments = member.arguments { lost(arguments) }
    return true
  }
}

extension Parameter {
  fileprivate var isScheduler: Bool { if case .scheduler = kind { true } else { false } }
}
