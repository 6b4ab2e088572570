import Streams

extension Checker {
  /// `name(…)`: a function of the script, something built in, or an operator, in the compiler's order.
  func call(named name: String, _ span: Span, _ arguments: Arguments, _ dialect: Dialect) -> ValueKind {
    if isBesideFunction(name, span), environment.names.globals[name]?.function != nil {
      plain(arguments)
      return .unknown
    }
    if let definition = isBesideFunction(name, span) ? nil : resolve(name, span) {
      if definition.kind.cannotBeCalled {
        report(.notCallable(found: definition.kind.phrase), span)
        plain(arguments)
        return .unknown
      }
      if definition.waits, !mayWait, !surroundings.isAwaited { report(.waitingCallInside(name), span) }
      if definition.isAsync { requireAwait(name, name, span) }
      call(function: definition, arguments, span)
      return .unknown
    }
    if let signature = Builtins.blockFunction(name) {
      if !surroundings.canSend {
        report(.wordBelongsElsewhere(name, to: "signal and hot blocks", help: Self.sendingHelp(name)), span)
      }
      library(signature, arguments, span)
      return signature.result
    }
    if let function = libraryFunction(MemberOwner.outermost(name) ?? name) {
      let outer = surroundings.isAwaited
      if name == WaitAnalysis.childTask { surroundings.isAwaited = true }
      defer { surroundings.isAwaited = outer }
      library(function, arguments, span)
      return function.result
    }
    if let bounds = bounds(givenTo: name, arguments) { return random(bounds.lower, bounds.upper, bounds.span) }
    if let signature = Builtins.find(name) {
      if isOfApp(signature, arguments), makesStandIn(name, span, { .functionNotCalled(name) }) {
        return call(named: name, span, arguments, dialect)
      }
      library(signature, arguments, span)
      return signature.result
    }
    if let overloads = Catalogue.overloads(of: name, in: dialect, afterDot: false) {
      guard let function = SwiftFunctions.ofLists(name) else { return call(overloads, name, span, arguments, dialect) }
      let list = self.arguments(arguments)
      let areLists = list.contains { $0.isList } && list.allSatisfy { $0.isList || $0.kind == .unknown }
      if areLists, function.arity.contains(list.count), !dialect.rules.arraysAreStreams {
        for argument in list { finish(argument) }
        return list.allSatisfy { $0.isList } ? function.result : .unknown
      }
      let kind = call(overloads, name, span, list, dialect)
      // In the libraries of Swift a plain `zip` is that of lists.
      return libraryNames(of: dialect) != nil ? .unknown : kind
    }
    // No operator has the name of one.
    if let signature = Builtins.directive(name) {
      report(.settingInside(name), span)
      plain(arguments)
      return signature.result
    }
    if name == "wait" {
      if mayWait { report(.withoutValue("wait"), span) } else { waitStandsWrong(span) }
      library(LibraryMember.wait, arguments, span)
      return .nil
    }
    return unknownName(name, span, isCalled: true, arguments) ? call(named: name, span, arguments, dialect) : .unknown
  }

  /// `random(1...6)`, `random(300ms...800ms)`.
  func random(_ lower: Expression, _ upper: Expression, _ span: Span) -> ValueKind {
    let (one, two) = (kind(of: lower), kind(of: upper))
    switch (one, two) {
    case (.unknown, _), (_, .unknown): return .unknown
    case (.int, .int), (.duration, .duration): return one
    case (.int, .double), (.double, .int), (.double, .double): return .double
    default:
      report(.randomKind(found: "\(one.phrase) and \(two.phrase)"), span)
      return .unknown
    }
  }

  /// Whether a call of `Task` can only mean a type of the app that has its name: `Task(title: "Buy milk")`.
  private func isOfApp(_ signature: Builtin, _ arguments: Arguments) -> Bool {
    guard environment.isOpen, signature.arity.lowerBound > 0,
      TaskFunctions.all.contains(where: { $0 === signature })
    else { return false }
    return arguments.trailing == nil
      && arguments.list.contains { $0.label.map { !signature.labels.contains($0.name) } ?? false }
      && !arguments.list.contains { if case .closure = $0.value.kind { true } else { $0.label == nil } }
  }

  /// Reports a call of an async function without `await`.
  func requireAwait(_ name: String, _ call: String, _ span: Span) {
    guard environment.isOpen, rules == nil, !surroundings.isAwaited, !isInDrive(span) else { return }
    let text = "'\(name)' waits, and the call is not marked with 'await'"
    add(SpannedFault(.language(Wording(text, help: "write await \(call)(…)")), span))
  }

  func waitStandsWrong(_ span: Span) {
    report(
      .wordBelongsElsewhere(
        "wait", to: CheckFault.waitingPlaces, help: "a stream waits by delay(1s), or by timer(1s).then { … }"), span)
  }

  /// Reports an `await` in a closure that is called for its result at once.
  func refuseWaiting(_ closure: Closure, of name: String) {
    guard let place = WaitAnalysis.firstAwait(in: closure.body) else { return }
    let help =
      "start a task in it: { x in Task { … } }; an operator such as flatMap waits for the stream that it is given"
    add(SpannedFault(.language(Wording("the closure of '\(name)' cannot wait", help: help)), place))
  }

  private static func sendingHelp(_ name: String) -> String {
    switch name {
    case "after": "signal { after(1s) { send(1) } }; timer(1s) is a stream that waits"
    case "onDispose": "signal { onDispose { log(\"gone\") } }; finally { … } is the operator for it"
    case "sendError": "signal { sendError(\"message\") }, or s.sendError(\"message\") where s is a subject"
    case "sendCompleted", "complete": "signal { \(name)() }, or s.\(name)() where s is a subject"
    default: "signal { \(name)(1) }, or s.\(name)(1) where s is a subject"
    }
  }

  /// A call of an operator: of a source, or with the stream as its first argument.
  func call(
    _ overloads: Overloads, _ name: String, _ span: Span, _ arguments: Arguments, _ dialect: Dialect
  ) -> ValueKind {
    let entry = overloads.first
    if entry.takesMarbleText, arguments.trailing == nil, marbleText(entry, span, arguments, dialect) {
      return made(by: entry)
    }
    return call(overloads, name, span, self.arguments(arguments), dialect)
  }

  private func call(
    _ overloads: Overloads, _ name: String, _ span: Span, _ arguments: [CheckedArgument], _ dialect: Dialect
  ) -> ValueKind {
    let entry = overloads.first
    var list = arguments
    if entry.form == .method {
      guard let first = list.first, !first.isTrailing else {
        report(.operatorWithoutStream(name), span)
        for argument in list { finish(argument) }
        return .stream(.plain)
      }
      finish(first)
      if first.kind != .unknown, !first.kind.isStream {
        report(.streamExpected(by: name, found: first.kind.phrase), first.span)
      }
      list.removeFirst()
    }
    let chosen = check(list, of: overloads, called: name, span, dialect)
    return made(by: chosen, of: list)
  }

  /// The kind of stream that an operator makes.
  func made(by entry: Operator, of arguments: [CheckedArgument] = []) -> ValueKind {
    // With a closure it connects by itself, as in publish { shared in … }.
    if entry.makes == .connection, arguments.contains(where: { $0.kind == .function }),
      entry.parameters.contains(where: { ($0.functionArity ?? 0) > 0 })
    {
      return .stream(.plain)
    }
    // A connection without a name can be connected only by the operator that it is given to.
    if entry.makes != .plain, entry.makes != .connection, surroundings.callable == .script { makesDriven = true }
    return .stream(entry.makes)
  }

  /// A call of a function of the script.
  func call(function definition: Definition, _ arguments: Arguments, _ span: Span, receiver: Bool = false) {
    let list = self.arguments(arguments)
    for argument in list { finish(argument, isOfCode: true) }
    guard let declared = definition.parameters else { return }
    let parameters = declared.map { $0.label }
    // A method of the app's class above.
    if memberOwner?.hasForeignParent == true,
      list.contains(where: { argument in
        argument.label.map { mayBeOfApp($0.span, $0.name, among: parameters.compactMap { $0 }) } ?? false
          && !parameters.contains(argument.label?.name)
      })
    {
      return
    }
    var given = Set(receiver ? parameters.prefix(1).compactMap { $0 } : [])
    for argument in list {
      guard let label = argument.label else { continue }
      let known = parameters.compactMap { $0 }
      if !known.contains(label.name) {
        let nearest = Suggestion.nearest(to: label.name, among: known)
        report(.unknownLabel(callee: definition.name, label.name, nearest: nearest, known: known), label.span)
      } else if !given.insert(label.name).inserted {
        report(.labelTwice(callee: definition.name, label.name), label.span)
      }
    }
    let takes = parameters.count - (receiver ? 1 : 0)
    if declared.contains(where: { $0.isVariadic }) || ignoresFurtherArguments { return }
    if list.count > max(takes, 0) {
      report(
        .tooManyArguments(callee: definition.name, takes: max(takes, 0), given: list.count), list[max(takes, 0)].span)
    }
  }

  /// A call of a value.
  func call(_ kind: ValueKind, _ arguments: Arguments) -> ValueKind {
    if kind.cannotBeCalled { report(.notCallable(found: kind.phrase), arguments.span) }
    plain(arguments)
    return .unknown
  }

  /// Arguments without further facts about them.
  func plain(_ arguments: Arguments) {
    for argument in self.arguments(arguments) { finish(argument, isOfCode: true) }
  }

  /// Arguments of something that is not there: its closures may be blocks.
  func lost(_ arguments: Arguments) {
    for argument in self.arguments(arguments) { finish(argument, as: .block, isOfCode: true) }
  }

  func lost(_ part: PostfixPart) {
    switch part {
    case .element, .unwrap, .optional: break
    case .subscript(let index, _): kind(of: index)
    case .call(let arguments): lost(arguments)
    case .member(let member): if let arguments = member.arguments { lost(arguments) }
    }
  }

  // MARK: Settings

  /// `ties("fifo")` and its like between the statements of the script.
  func isSettled(_ expression: Expression) -> Bool {
    guard let (name, arguments, span) = expression.namedCall, let signature = Builtins.directive(name),
      peek(name) == nil
    else { return false }
    if surroundings.callable != .script || surroundings.isNested { report(.settingInside(name), span) }
    library(signature, arguments, span)
    guard let first = arguments.list.first, first.label == nil else { return true }
    switch (name, first.value.kind) {
    case ("ties", .string(let text)): choice("ties", text, TieRule.allCases.map({ $0.rawValue }), first.value.span)
    case ("limits", .string(let text)): choice("limits", text, ["off", "on"], first.value.span)
    case ("standIns", .string(let text)):
      let languages = ([.swift] + environment.settings.languages).map { $0.name }
      choice("standIns", text, languages + [Settings.standInsOff], first.value.span)
      if text == Settings.standInsOff { rules = environment.names.rules }
    case ("limits", _):
      report(.invalidArgument(callee: "limits", "needs a budget", help: Self.limitsHelp), first.value.span)
    case ("dialect", .string(let text)):
      choice("dialect", text, Dialect.all.map({ $0.name }), first.value.span)
      if let reached = Dialect.named(text) {
        dialect = reached
        knowsLibrary = false
      }
    case ("values", .string(let text)):
      choice("values", text, environment.settings.languages.map { $0.values.name }, first.value.span)
      rules = environment.settings.rules(named: text) ?? rules
    case ("values", _): report(.settingNotWritten("values", example: "values(\"javascript\")"), first.value.span)
    case ("dialect", _): report(.settingNotWritten("dialect", example: "dialect(\"rxjs\")"), first.value.span)
    case ("tick", .duration(let nanoseconds)):
      if nanoseconds > 0 {
        tick = nanoseconds
      } else {
        report(.invalidArgument(callee: "tick", "needs a duration longer than 0s", help: nil), first.value.span)
      }
    case ("tick", _): report(.settingNotWritten("tick", example: "tick(1ms)"), first.value.span)
    default: break
    }
    return true
  }

  private static let limitsHelp = "write limits(events: 1000000), or limits(\"off\")"

  private func choice(_ setting: String, _ text: String, _ choices: [String], _ span: Span) {
    if !choices.contains(text) { report(.unknownChoice(setting: setting, text, choices: choices), span) }
  }

  // MARK: Unknown names

  /// Makes a stand-in for a name that nothing declares, or reports it with the name that may have been meant.
  ///
  /// - Returns: Whether the name is known from here on.
  @discardableResult
  func unknownName(_ name: String, _ span: Span, isCalled: Bool, _ arguments: Arguments? = nil) -> Bool {
    if isFull || isMisused(name, span, isCalled: isCalled, arguments) { return false }
    if makesStandIn(name, span, { faultOfUnknown(name, isCalled: isCalled, among: earlierNames) }) { return true }
    reportUnknown(name, span, isCalled: isCalled, arguments)
    return false
  }

  private func reportUnknown(_ name: String, _ span: Span, isCalled: Bool, _ arguments: Arguments? = nil) {
    let fault = faultOfUnknown(name, isCalled: isCalled, among: Array(environment.names.globals.keys))
    report(fault, span)
    if case .unknownName = fault, let arguments { lost(arguments) }
  }

  /// Whether a name that has no meaning, or a function that is only named, becomes a stand-in.
  ///
  /// - Parameter fault: The fault that the name is otherwise.
  func makesStandIn(_ name: String, _ span: Span, _ fault: () -> CheckFault) -> Bool {
    environment.makeStandIn?(name, span.start) { SpannedFault(.check(fault()), span).unknownName?.nearest } ?? false
  }

  private func faultOfUnknown(_ name: String, isCalled: Bool, among names: [String]) -> CheckFault {
    if !isCalled, LibraryMember.isBuiltIn(name) { return .functionNotCalled(name) }
    let isInUnnamedClosure = !isCalled && surroundings.isUnnamedClosure
    if isInUnnamedClosure, ValueMembers.allNames.contains(name) {
      return .unknownName(name, nearest: nil, isInUnnamedClosure: true, isMember: true)
    }
    let answer = ForeignName.answer(for: name, in: dialect)
    // Code of a library already uses the names of that library.
    let isOwn = answer.map { $0.library == libraryNames(of: dialect)?.title } ?? false
    if let answer, answer.here != name, !isOwn {
      return .nameOfOtherLibrary(name, library: answer.library, here: answer.here)
    }
    // A probe needs no advice, and neither does an interrupted check.
    let nearest =
      probe == nil && !isOwn && !environment.isInterrupted()
      ? Suggestion.nearest(to: name, among: candidates(isCalled: isCalled) + names) : nil
    return .unknownName(name, nearest: nearest, isInUnnamedClosure: isInUnnamedClosure)
  }

  /// Reports a name that has a meaning, but not here.
  private func isMisused(_ name: String, _ span: Span, isCalled: Bool, _ arguments: Arguments?) -> Bool {
    if knowsLibrary, let refusal = PlatformRefusals.reason(for: name) {
      add(SpannedFault(.language(refusal), span))
      if let arguments { plain(arguments) }
      return true
    }
    if let library = libraryNames(of: dialect), arguments?.trailing != nil,
      library.members.contains(where: { $0.labels.contains(name) })
    {
      report("'\(name)' is a label; write \(name): { … }", span)
      lost(arguments ?? Arguments(list: [], trailing: nil, span: span))
      return true
    }
    if scope.expected(name) != nil {
      report(.usedBeforeDeclaration(name), span)
      if let arguments { plain(arguments) }
      return true
    }
    if !isCalled, let value = libraryNames(of: dialect)?.values.first(where: { $0.key.hasPrefix(name + ".") })?.key {
      report("'\(name)' is a type; write \(value)", span)
      return true
    }
    if isOfLibraries(name, span, isCalled: isCalled) {
      if let arguments { lost(arguments) }
      return true
    }
    // Operators are messages there, so their names mean nothing.
    if rules?.library?.readsMessages == true { return false }
    return !isCalled && isNamedOnly(name, span, dialect)
  }

  /// An operator or something built in, only named.
  func notCalled(_ name: String, _ span: Span, _ dialect: Dialect) {
    if isNamedOnly(name, span, dialect) { return }
    if LibraryMember.isBuiltIn(name) { return report(.functionNotCalled(name), span) }
    reportUnknown(name, span, isCalled: true)
  }

  private func isNamedOnly(_ name: String, _ span: Span, _ dialect: Dialect) -> Bool {
    guard let entry = Catalogue.find(name, in: dialect), entry.form != .method else { return false }
    report(.operatorNotCalled(name, call: entry.callText(name)), span)
    return true
  }

  private func candidates(isCalled: Bool) -> [String] {
    var names = scope.visibleNames + Builtins.functions.map { $0.name }
    names += Builtins.values.map { $0.name } + ["wait"] + (rules?.library?.commonNames ?? [])
    if surroundings.canSend { names += Builtins.blockFunctions.map({ $0.name }) }
    if surroundings.callable == .script { names += Builtins.directives.map({ $0.name }) }
    return names + Catalogue.names(in: dialect) { isCalled || $0.form != .method }
  }
}
