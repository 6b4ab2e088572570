import Streams

/// One argument of a call, before it is known which parameter takes it.
final class CheckedArgument {
  let label: Label?
  let kind: ValueKind
  let span: Span
  /// A closure, whose body is checked when it is known where it goes.
  let closure: Closure?
  let isTrailing: Bool
  /// The string that is written here.
  let text: String?
  /// The number that is written here.
  let number: Value?

  init(
    label: Label?, kind: ValueKind, span: Span, closure: Closure?, isTrailing: Bool, text: String? = nil,
    number: Value? = nil
  ) {
    self.text = text
    self.number = number
    self.label = label
    self.kind = kind
    self.span = span
    self.closure = closure
    self.isTrailing = isTrailing
  }

  /// Whether it is an array or the like.
  var isList: Bool { kind == .array || kind == .range || kind == .string }

  /// `nil` means an argument that is left out, whatever its kind.
  var shape: ArgumentShape {
    let isFunction: Bool? = kind == .unknown || kind == .nil ? nil : kind == .function
    return ArgumentShape(
      label: label?.name, isFunction: isFunction, isTrailing: isTrailing, sample: sample,
      closureParameterCount: closure?.parameterCount)
  }

  /// A value of its kind; a string that is not written here may be any.
  var sample: Value? {
    if let text { return .string(text) }
    return kind == .string || kind == .nil ? nil : kind.sample
  }
}

extension Checker {
  /// Checks the values of arguments; closures wait for `finish`.
  func arguments(_ arguments: Arguments) -> [CheckedArgument] {
    let library = Library.of(dialect)
    let arguments = arguments.spliced { $0.hasValue(in: dialect, library) }
    var checked: [CheckedArgument] = []
    checked.reserveCapacity(arguments.list.count + 1)
    for argument in arguments.list {
      let value = functionReference(argument.value) ?? argument.value
      if case .closure(let closure) = value.kind {
        checked.append(
          CheckedArgument(
            label: argument.label, kind: .function, span: value.span, closure: closure, isTrailing: false))
      } else {
        let text: String? = if case .string(let text) = value.kind { text } else { nil }
        if case .name(let name) = value.kind, peek(name) == nil, Builtins.value(name) == nil,
          Builtins.find(name) != nil,
          !givesWay(name, value.span, isCalled: false)
        {
          // `forEach(print)`
          checked.append(
            CheckedArgument(
              label: argument.label, kind: .function, span: value.span, closure: nil, isTrailing: false))
          continue
        }
        checked.append(
          CheckedArgument(
            label: argument.label, kind: kind(of: value), span: value.span, closure: nil, isTrailing: false, text: text,
            number: Self.number(in: value)))
      }
    }
    if let trailing = arguments.trailing {
      checked.append(
        CheckedArgument(label: nil, kind: .function, span: trailing.span, closure: trailing, isTrailing: true))
    }
    return checked
  }

  private static func number(in expression: Expression) -> Value? {
    switch expression.kind {
    case .integer(let number): .int(number)
    case .double(let number): .double(number)
    default: nil
    }
  }

  /// Checks a closure without further facts about it.
  ///
  /// - Parameter isOfCode: Whether it is given to code, which may have `inout` parameters for it.
  func finish(
    _ argument: CheckedArgument, as callable: Callable = .closure, isValueUsed: Bool = true, isOfCode: Bool = false
  ) {
    if let closure = argument.closure {
      self.closure(closure, as: callable, isValueUsed: isValueUsed, isOfCode: isOfCode)
    }
  }

  // MARK: Operators

  /// Chooses the entry that arguments mean, and checks them.
  ///
  /// - Parameter isMember: Whether a stream stands before the name.
  /// - Returns: The entry; the first of several where only the run can tell which is meant.
  func check(
    _ arguments: [CheckedArgument], of overloads: Overloads, called name: String, _ nameSpan: Span, _ dialect: Dialect,
    isMember: Bool = false
  ) -> Operator {
    let chosen = chosen(by: arguments, of: overloads, called: name, nameSpan, dialect, isMember)
    environment.meanings?.operators[nameSpan.start] = chosen
    return chosen
  }

  private func chosen(
    by arguments: [CheckedArgument], of overloads: Overloads, called name: String, _ nameSpan: Span, _ dialect: Dialect,
    _ isMember: Bool
  ) -> Operator {
    if hasTooFewOfObserver(arguments, name, dialect) {
      for argument in arguments { finish(argument) }
      return overloads.first
    }
    if overloads.isPlain {
      check(arguments, of: overloads.first, called: name, nameSpan, dialect, isMember)
      return overloads.first
    }
    do throws(ArgumentFault) {
      let entries = try overloads.resolve(arguments.map { $0.shape }, in: dialect)
      let isOpen = entries.count > 1 && arguments.contains { $0.sample == nil }
      if isOpen {
        for argument in arguments { finish(argument) }
      } else if let entry = entries.first {
        check(arguments, of: entry, called: name, nameSpan, dialect, isMember)
        requireScheduler(entry, arguments, called: name, nameSpan)
      }
      return entries.first ?? overloads.first
    } catch {
      let span = error.argument.map { arguments[$0].label?.span ?? arguments[$0].span } ?? nameSpan
      if !areWrongLabels(error, of: name, arguments, span, dialect) {
        report(CheckFault(error, callee: name, given: arguments.count), span)
      }
      for argument in arguments { finish(argument) }
      return overloads.first
    }
  }

  /// Checks the arguments of an operator; parameters take them by the rules of the run.
  private func check(
    _ arguments: [CheckedArgument], of entry: Operator, called name: String, _ nameSpan: Span, _ dialect: Dialect,
    _ isMember: Bool
  ) {
    guard let bound = bind(arguments, to: entry, called: name, nameSpan) else {
      for argument in arguments { finish(argument) }
      return
    }
    for (index, parameter) in entry.parameters.enumerated() {
      for position in bound[index] {
        let argument = arguments[position]
        if isRefused(argument, at: position, of: arguments.count, by: parameter, of: name, dialect) {
          finish(argument)
        } else if let closure = argument.closure {
          let streams = combinedStreams(arguments, bound, of: entry, isMember)
          check(closure, of: parameter, called: name, dialect, streams: streams)
        }
      }
    }
  }

  /// Reports an argument that a parameter cannot take.
  private func isRefused(
    _ argument: CheckedArgument, at position: Int, of count: Int, by parameter: Parameter, of name: String,
    _ dialect: Dialect
  ) -> Bool {
    if isForeignInterval(argument, parameter, of: name, dialect)
      || isNoScheduler(argument, parameter, of: name, dialect)
    {
      return true
    }
    warnOfSeconds(argument, parameter, of: name, dialect)
    guard let sample = argument.sample ?? parameter.sample(of: argument),
      !parameter.accepts(sample, by: dialect.rules) || isNumberOfSeconds(argument, parameter, in: dialect)
    else { return false }
    let got = if case .choice = parameter.kind, let text = argument.text { "\"\(text)\"" } else { argument.kind.phrase }
    let fault = ArgumentFault.wrongKind(parameter, got: got, argument: position)
    report(CheckFault(fault, callee: name, given: count, value: argument.number), argument.span)
    return true
  }

  /// How many streams an operator is given to combine, where each is an argument or stands before its name.
  private func combinedStreams(
    _ arguments: [CheckedArgument], _ bound: [[Int]], of entry: Operator, _ isMember: Bool
  ) -> Int? {
    guard let index = entry.parameters.firstIndex(where: { $0.isVariadic && $0.takesStreams }) else { return nil }
    let streams = bound[index].map { arguments[$0].kind }
    if streams.count == 1, !streams[0].isStream, !isMember { return nil }
    return streams.count + (isMember ? 1 : 0)
  }

  private func bind(
    _ arguments: [CheckedArgument], to entry: Operator, called name: String, _ nameSpan: Span
  ) -> [[Int]]? {
    let shapes = arguments.map { $0.shape }
    do throws(ArgumentFault) {
      return try entry.bind(shapes)
    } catch {
      // An argument of an unknown kind may be one that fits.
      if shapes.contains(where: { $0.isFunction == nil }) {
        let others = shapes.map { $0.isFunction == nil ? $0.known(asFunction: false) : $0 }
        if let bound = try? entry.bind(others) { return bound }
      }
      if let label = shapes.first?.label, case .unknownLabel = error,
        let answer = ForeignName.answer(for: name, label: label)
      {
        report(.nameOfOtherLibrary("\(name)(\(label):)", library: answer.library, here: answer.here), nameSpan)
        return nil
      }
      var span = nameSpan
      if let position = error.argument { span = arguments[position].label?.span ?? arguments[position].span }
      report(CheckFault(error, callee: name, given: arguments.count), span)
      return nil
    }
  }

  private func check(
    _ closure: Closure, of parameter: Parameter, called name: String, _ dialect: Dialect, streams: Int?
  ) {
    let given = closure.parameterCount
    if let streams, streams > 1, given > 1, given != streams, libraryNames(of: dialect) != nil {
      let title = "\(name) has \(streams) streams, and its closure \(given) parameters"
      add(SpannedFault(.language(Wording(title)), closure.parametersSpan))
      return self.closure(closure, as: .closure, isValueUsed: true)
    }
    checkParameters(of: closure, for: parameter, of: name, dialect)
    // An async sequence waits for the closure.
    let waits = dialect.rules.streamsArePulled && given == 1
    if !parameter.isBlock, !waits { refuseWaiting(closure, of: name) }
    self.closure(
      closure, as: parameter.isBlock ? .block : .closure, isValueUsed: !parameter.isEffect,
      observer: observerName(for: name, dialect))
  }

  /// The name of the observer that the library gives to the closure of a member.
  private func observerName(for name: String, _ dialect: Dialect) -> String? {
    let callee = calledType.map { "\($0).\(name)" } ?? name
    let library = libraryNames(of: dialect)
    return library?.givingObserver[callee] != nil ? library?.observerName : nil
  }

  private func checkParameters(of closure: Closure, for parameter: Parameter, of name: String, _ dialect: Dialect) {
    checkThrowing(closure, of: name, dialect)
    if parameter.wantsResult { checkResult(closure, of: name, dialect) }
    checkCreation(closure, of: name, dialect)
    if parameter.isBlock, case .named(let bindings) = closure.parameters, let first = bindings.first {
      report(.blockParameter(callee: name), first.span)
    } else if let takes = parameter.functionArity, !takesAny(takes, dialect) {
      let most = dialect.rules.closuresTakeIndex ? takes + 1 : takes
      if closure.parameterCount > most, !ignoresFurtherArguments {
        let fault = CheckFault.closureParameterCount(callee: name, takes: takes, given: closure.parameterCount)
        report(fault, closure.parametersSpan)
      }
    }
  }

  /// A closure of one value may spread it: how many it takes then depends on the values. In RxJS's dialect nothing is
  /// spread, and one more is the index.
  private func takesAny(_ takes: Int, _ dialect: Dialect) -> Bool { takes == 1 && !dialect.rules.closuresTakeIndex }

  // MARK: Built-in functions

  /// Checks the arguments of a built-in function or of a value's member.
  func library(_ signature: LibraryMember, _ arguments: Arguments?, _ nameSpan: Span) {
    let list = arguments.map { self.arguments($0) } ?? []
    if let (fault, position) = signature.fault(list.map({ $0.shape })) {
      let span = position.map { list[$0].label?.span ?? list[$0].span } ?? nameSpan
      report(fault, span)
      for argument in list { finish(argument) }
      return
    }
    if let argument = list.first, isWithoutLabel(argument, signature) { return finish(argument) }
    checkOrder(of: list, signature)
    var position = 0
    var closures = 0
    for argument in list {
      let expected: MemberParameter
      if let label = argument.label {
        let isSent = StreamMember.isSending(signature.name)
        expected = isSent ? .any : MemberParameter.labelled[label.name] ?? .any
      } else {
        expected = signature.expected(at: position)
        position += 1
      }
      check(argument, expected, signature.name, &closures)
    }
  }

  private func check(
    _ argument: CheckedArgument, _ expected: MemberParameter, _ callee: String, _ closures: inout Int
  ) {
    let name = argument.label?.name ?? ""
    // `AsyncStream(unfolding:)` waits for the closure at each request.
    let isAsked = name == "unfolding"
    if let closure = argument.closure, !isAsked {
      if case .task = expected {} else { refuseWaiting(closure, of: callee) }
    }
    func objects(_ what: String) {
      report(
        .argumentKind(
          callee: callee, name, expected: what, found: argument.kind.phrase,
          duration: argument.number.flatMap { CheckFault.duration($0) }), argument.span)
    }
    switch expected {
    case .any, .autoclosure: finish(argument)
    case .task: finish(argument, as: .task)
    case .kind(let kind):
      if argument.kind != .unknown, argument.kind != kind, !(kind.isStream && argument.kind.isStream) {
        objects(kind.phrase)
      }
      finish(argument)
    case .closure(let takes), .block(let takes):
      let isUsed = if case .closure = expected { true } else { false }
      if argument.kind.cannotBeCalled, argument.kind != .nil { objects("a closure") }
      if let closure = argument.closure, takes != 1 || name == "error", closure.parameterCount > takes {
        let callee = name.isEmpty ? callee : "\(name):"
        report(
          .closureParameterCount(callee: callee, takes: takes, given: closure.parameterCount), closure.parametersSpan)
      }
      finish(argument, isValueUsed: isUsed)
    case .subscriber:
      switch argument.kind {
      case .unknown, .string, .stream: break
      case .function:
        defer { closures += 1 }
        let most = closures == 0 ? Int.max : closures == 1 ? 1 : 0
        if let closure = argument.closure, closure.parameterCount > most {
          report(
            .closureParameterCount(callee: callee, takes: most, given: closure.parameterCount), closure.parametersSpan)
        }
      default: objects("a name and closures")
      }
      finish(argument, isValueUsed: false)
    }
  }
}

extension Parameter {
  fileprivate var takesStreams: Bool { if case .stream = kind { true } else { false } }

  /// A value of the kind of an argument whose value is not written; nothing where the value itself decides.
  fileprivate func sample(of argument: CheckedArgument) -> Value? {
    if case .choice = kind, argument.kind == .string { return nil }
    return argument.kind.sample
  }
}

extension Closure {
  /// The names before `in`; without any, the closure's opening.
  var parametersSpan: Span {
    if case .named(let bindings) = parameters, let first = bindings.first, let last = bindings.last {
      return first.span.joined(with: last.span)
    }
    return span
  }
}
