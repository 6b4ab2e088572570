import StreamLang
import Streams

extension Translator {
  // MARK: pipe

  /// `source.pipe(map(f), custom)` becomes `source.map { … }.pipe(custom)`.
  func pipe(_ source: Expression, _ operators: [JSArgument], _ span: Span) -> Expression {
    var stream = source
    for one in operators { stream = apply(one, to: stream) }
    return Expression(stream.kind, span)
  }

  private func apply(_ one: JSArgument, to stream: Expression) -> Expression {
    let span = stream.span.joined(with: one.value.span)
    if one.isSpread {
      return Expression.call("Function", "pipeAll", [stream, expression(one.value)], span)
    }
    if isNothing(one.value) {
      report("pipe wants operators, and this is \(source.text(in: one.value.span))", one.value.span)
      return stream
    }
    switch one.value.kind {
    case .call(let callee, let arguments, _, let argumentSpan):
      // A chain that ends with its component goes on here.
      if case .identifier(let name) = callee.kind, JSFrameworks.endings.contains(name) { return stream }
      guard let (name, isOperator) = export(callee), isOperator || RxJSModule.names[name] == .both else {
        guard let (name, _) = export(callee), RxJSModule.names[name] == .source else { break }
        report("pipe wants operators, and \(name) makes a stream", callee.span)
        return stream
      }
      checkImport(callee, name)
      let nameSpan: Span = if case .member(_, _, let span, _) = callee.kind { span } else { callee.span }
      return apply(name, nameSpan, arguments, argumentSpan, to: stream, span)
    case .identifier(let name):
      if let (original, isOperator) = export(one.value), isOperator {
        report("\(original) was passed, not called; write \(name)(…)", one.value.span)
        return stream
      }
    case .array, .object, .string, .number, .template, .boolean:
      report("pipe wants operators, and this is \(literalKind(one.value) ?? "a value")", one.value.span)
      return stream
    default: break
    }
    return stream.member("pipe", one.value.span, [Argument(expression(one.value))], one.value.span, span)
  }

  /// One operator on a stream.
  private func apply(
    _ name: String, _ nameSpan: Span, _ arguments: [JSArgument], _ argumentSpan: Span, to stream: Expression,
    _ span: Span
  ) -> Expression {
    switch name {
    case "mergeMap", "flatMap", "concatMap", "switchMap", "exhaustMap", "mergeMapTo", "concatMapTo", "switchMapTo":
      if arguments.count > 1, isFunction(arguments[1].value) {
        return joined(stream, name, nameSpan, arguments, argumentSpan, span)
      }
      if arguments.count > 2, isNothing(arguments[1].value) {
        return apply(name, nameSpan, [arguments[0]] + arguments.dropFirst(2), argumentSpan, to: stream, span)
      }
    case "pluck":
      var value = Expression.name("value", nameSpan)
      for argument in arguments {
        let span = argument.value.span
        if case .string(let key) = argument.value.kind {
          value = value.member(key, span, isOptional: true, span)
        } else {
          value = .call("Object", "element", [value, expression(argument.value)], span)
        }
      }
      let closure = Expression.closure(
        [Binding(name: "value", span: nameSpan)], [Statement(.expression(value), argumentSpan)], argumentSpan)
      return stream.member("map", nameSpan, [Argument(closure)], argumentSpan, span)
    case "observeOn", "subscribeOn":
      return scheduled(
        stream, name, on: arguments.first?.value, after: arguments.dropFirst().first?.value, nameSpan, argumentSpan,
        span)
    case "timestamp", "timeInterval":
      let timed = stream.member(name, nameSpan, [], argumentSpan, span)
      let object = Expression.name("Date", nameSpan).member("timed", nameSpan, nameSpan)
      return timed.member("map", nameSpan, [Argument(object)], argumentSpan, span)
    case "dematerialize":
      // Notifications are plain objects, too: { kind: 'N', value: 1 }.
      let notifications = stream.member(
        "map", nameSpan, [Argument(.name("Notification", nameSpan).member("of", nameSpan, nameSpan))],
        argumentSpan, span)
      return notifications.member(name, nameSpan, [], argumentSpan, span)
    case "multicast":
      guard let connector = arguments.first else { break }
      if arguments.count == 2 {
        return .call("Operator", "connect", with: [Argument(stream)] + self.arguments(arguments.reversed()), span)
      }
      guard !isStream(connector.value) else { break }
      // A function makes the subject: whether the value is one, only the run knows.
      return .call("Operator", "multicast", [stream, expression(connector.value)], span)
    case "connect":
      guard arguments.count == 2, case .object(let properties) = arguments[1].value.kind else { break }
      for case .value(.name("connector", _), let value) in properties {
        let functions = self.arguments([arguments[0]]) + [Argument(expression(value))]
        return .call("Operator", "connect", with: [Argument(stream)] + functions, span)
      }
    case "partition":
      return .call("partition", with: [Argument(stream)] + self.arguments(name, arguments), span)
    case _
    where RxJSModule.takingOptions.contains(name) && arguments.count == 1 && isOfOptions(arguments[0].value, name):
      let options = [stream, .string(name, nameSpan), expression(arguments[0].value)]
      return .call("Operator", "configured", options, span)
    case "tap" where arguments.count == 1:
      // An observer that is a value: whether it is one or a function, only the run knows.
      guard literalKind(arguments[0].value) == nil, !isFunction(arguments[0].value), !isConsole(arguments[0].value)
      else {
        break
      }
      return .call("Observer", "tap", [stream, expression(arguments[0].value)], span)
    case "startWith" where arguments.contains { $0.isSpread }, "endWith" where arguments.contains { $0.isSpread }:
      let values = Expression.name("from", nameSpan).called([Argument(list(arguments))], argumentSpan, span)
      return .call("concat", name == "startWith" ? [values, stream] : [stream, values], span)
    default: break
    }
    return stream.member(name, nameSpan, self.arguments(name, arguments), argumentSpan, span)
  }

  /// Whether the options of an operator are a value: only the run knows them.
  private func isOfOptions(_ value: JSExpression, _ name: String) -> Bool {
    switch value.kind {
    case .identifier: literalKind(value) == "an object" || name == "share"
    case .member: name == "share"
    default: false
    }
  }

  /// `console.log`
  private func isConsole(_ value: JSExpression) -> Bool {
    if case .member(let owner, _, _, _) = value.kind, case .identifier("console") = owner.kind { true } else { false }
  }

  /// `mergeMap(project, (outer, inner, outerIndex, innerIndex) => …)`, and `mergeMapTo(inner, …)`, as they were before
  /// RxJS 8.
  private func joined(
    _ stream: Expression, _ name: String, _ nameSpan: Span, _ arguments: [JSArgument], _ argumentSpan: Span,
    _ span: Span
  ) -> Expression {
    func names(_ names: [String]) -> [Argument] { names.map { Argument(.name($0, argumentSpan)) } }
    func closure(_ names: [String], _ result: Expression) -> Expression {
      .closure(
        names.map { Binding(name: $0, span: argumentSpan) }, [Statement(.returnValue(result), argumentSpan)],
        argumentSpan)
    }
    let result = expression(arguments[1].value).called(
      names(["outer", "inner", "outerIndex", "innerIndex"]), argumentSpan, span)
    let given = expression(arguments[0].value)
    let inner = name.hasSuffix("To") ? given : given.called(names(["outer", "outerIndex"]), argumentSpan, span)
    let results = Expression.name("from", nameSpan).called([Argument(inner)], argumentSpan, span)
      .member("map", nameSpan, [Argument(closure(["inner", "innerIndex"], result))], argumentSpan, span)
    return stream.member(
      name.hasSuffix("To") ? String(name.dropLast(2)) : name, nameSpan,
      [Argument(closure(["outer", "outerIndex"], results))] + self.arguments(Array(arguments.dropFirst(2))),
      argumentSpan, span)
  }

  /// An operator as a value: a closure that applies it to its source.
  func operatorValue(
    _ name: String, _ nameSpan: Span, _ arguments: [JSArgument], _ argumentSpan: Span, isCalled: Bool
  ) -> Expression {
    let span = nameSpan.joined(with: argumentSpan)
    guard !isCalled else {
      return onSource(nameSpan, span) { source in
        apply(name, nameSpan, arguments, argumentSpan, to: source, span)
      }
    }
    // The operator itself: a function that makes such closures.
    let argument = fresh("argument")
    let inner = onSource(nameSpan, span) { source in
      name == "partition"
        ? .call(name, [source, .name(argument, span)], span)
        : source.member(name, nameSpan, [Argument(.name(argument, span))], span, span)
    }
    return .closure([Binding(name: argument, span: span)], [Statement(.expression(inner), span)], span)
  }

  /// A closure that does something to the stream that it is given: `{ source in source.map(f) }`.
  private func onSource(_ nameSpan: Span, _ span: Span, _ apply: (Expression) -> Expression) -> Expression {
    inScope(isFunction: true) {
      let source = fresh("source")
      scope.declare(source, .parameter)
      let applied = apply(.name(source, nameSpan))
      return .closure([Binding(name: source, span: nameSpan)], [Statement(.expression(applied), span)], span)
    }
  }

  // MARK: Sources

  /// A call of a name that RxJS exports, outside of `pipe`.
  func exportCall(
    _ name: String, _ isOperator: Bool, _ nameSpan: Span, _ arguments: [JSArgument], _ argumentSpan: Span, _ span: Span
  ) -> Expression {
    if isOperator { return operatorValue(name, nameSpan, arguments, argumentSpan, isCalled: true) }
    if name == "fromEvent" { checkEventTarget(arguments) }
    if Self.takingScheduler.contains(name), let last = arguments.last, isScheduler(last.value) {
      let made = exportCall(name, isOperator, nameSpan, arguments.dropLast(), argumentSpan, span)
      return scheduled(made, "subscribeOn", on: last.value, nameSpan, argumentSpan, span)
    }
    switch name {
    case "fromEvent" where arguments.count > 1 && !declaredMethods.isDisjoint(with: JSEvents.adding):
      // The options of the listener come before the function that makes the value.
      let hasOptions = arguments.count > 2 && !isFunction(arguments[2].value) && literalKind(arguments[2].value) != nil
      let given = [arguments[0].value] + (hasOptions ? [arguments[2].value] : [])
      let target = Expression.call("Event", "target", given.map { expression($0) }, arguments[0].value.span)
      let rest = [arguments[1]] + arguments.dropFirst(hasOptions ? 3 : 2)
      return .call("fromEvent", with: [Argument(target)] + self.arguments(rest), span)
    case "pipe":
      // Functions of any value can be joined, too.
      if !arguments.contains(where: { isOperatorCall($0.value) }) {
        return onSource(nameSpan, span) {
          .call(
            "Function", "pipeAll",
            [$0, arguments.isEmpty ? Expression(.array([]), span) : list(arguments)], span)
        }
      }
      return onSource(nameSpan, span) { pipe($0, arguments, span) }
    case "merge" where arguments.count == 1 && !arguments[0].isSpread && isStream(arguments[0].value):
      return expression(arguments[0].value)
    case "forkJoin", "combineLatest":
      // An object of streams gives objects; whether it is one, only the run knows.
      if arguments.count == 1, !arguments[0].isSpread, !isStream(arguments[0].value),
        [nil, "an object"].contains(literalKind(arguments[0].value))
      {
        return .call("Object", "combined", with: [Argument(.string(name, nameSpan))] + self.arguments(arguments), span)
      }
    case "partition" where arguments.count > 1:
      let source =
        isStream(arguments[0].value)
        ? expression(arguments[0].value) : exportCall("from", false, nameSpan, [arguments[0]], argumentSpan, span)
      let rest = self.arguments(name, Array(arguments.dropFirst()))
      return .call("partition", with: [Argument(source)] + rest, span)
    case "pairs": return exportCall("from", false, nameSpan, [entries(of: arguments)], argumentSpan, span)
    case "bindCallback", "bindNodeCallback":
      guard let scheduler = arguments.last, arguments.count > 1, isScheduler(scheduler.value) else { break }
      let bound = exportCall(name, isOperator, nameSpan, arguments.dropLast(), argumentSpan, span)
      // The stream of the bound function is subscribed to, and delivers, on the scheduler.
      let later = onSource(nameSpan, span) { source in
        let late = scheduled(source, "subscribeOn", on: scheduler.value, nameSpan, argumentSpan, span)
        return scheduled(late, "observeOn", on: scheduler.value, nameSpan, argumentSpan, span)
      }
      return .call("Function", "composed", [bound, later], span)
    case "scheduled":
      guard let first = arguments.first else { break }
      if let last = arguments.last, literalKind(first.value) == "an array" {
        return sequence([Argument(expression(first.value))], on: last.value, nameSpan, span)
      }
      let made = exportCall("from", false, nameSpan, [first], argumentSpan, span)
      return scheduled(made, "observeOn", on: arguments.last?.value, nameSpan, argumentSpan, span)
    case "connectable":
      guard let first = arguments.first else { break }
      var connector: Expression?
      if arguments.count > 1, case .object(let properties) = arguments[1].value.kind {
        var isReset = true
        for case .value(.name(let name, _), let value) in properties {
          if name == "connector" { connector = expression(value) }
          if name == "resetOnDisconnect", case .boolean(false) = value.kind { isReset = false }
        }
        // A subject that is not made anew is made once.
        if !isReset, let made = connector { connector = made.called([], Span(at: made.span.end), made.span) }
      }
      let source = expression(first.value)
      return connector.map { .call("Operator", "multicast", [source, $0], span) }
        ?? source.member("publish", nameSpan, [], argumentSpan, span)
    case "of", "from", "range":
      if name == "from", let first = arguments.first, arguments.count == 1, !first.isSpread,
        ["a number", "a boolean", "an object"].contains(literalKind(first.value) ?? "an object"), !isStream(first.value)
      {
        let list = Expression.call("Object", "iterated", [expression(first.value)], first.value.span)
        return Expression.name(name, nameSpan).called([Argument(list)], argumentSpan, span)
      }
      if let last = arguments.last, isScheduler(last.value), name != "range" {
        let values = Array(arguments.dropLast())
        if name == "of", !values.contains(where: { $0.isSpread }) {
          let elements = Expression(.array(self.arguments(values).map { $0.value }), argumentSpan)
          return sequence([Argument(elements)], on: last.value, nameSpan, span)
        }
        if name == "from", values.count == 1, literalKind(values[0].value) == "an array" {
          return sequence([Argument(expression(values[0].value))], on: last.value, nameSpan, span)
        }
      }
      if let last = arguments.last, isScheduler(last.value) {
        let made = Expression.name(name, nameSpan).called(
          self.arguments(name, Array(arguments.dropLast())), argumentSpan, span)
        return scheduled(made, "observeOn", on: last.value, nameSpan, argumentSpan, span)
      }
    case "interval" where arguments.count == 2:
      // The scheduler of animations knows no shorter time than a frame.
      guard case .number(0) = arguments[0].value.kind,
        export(arguments[1].value)?.name.hasPrefix("animationFrame") == true
      else { break }
      return Expression.name(name, nameSpan).called(
        [Argument(Expression(.duration(nanoseconds: JSTimers.frame), argumentSpan))], argumentSpan, span)
    case "interval" where arguments.isEmpty:
      return Expression.name(name, nameSpan).called(
        [Argument(Expression(.duration(nanoseconds: 0), argumentSpan))], argumentSpan, span)
    default: break
    }
    if arguments.contains(where: { $0.isSpread }) {
      // `of(...list)` is `from(list)`; the others take a list of streams.
      return Expression.name(name == "of" ? "from" : name, nameSpan).called(
        [Argument(list(arguments))], argumentSpan, span)
    }
    return Expression.name(name, nameSpan).called(self.arguments(name, arguments), argumentSpan, span)
  }

  /// The sources that a scheduler given last subscribes to in a turn of its own.
  private static let takingScheduler: Set = ["empty", "throwError", "combineLatest"]

  private func isOperatorCall(_ value: JSExpression) -> Bool {
    guard case .call(let callee, _, _, _) = value.kind else { return false }
    return export(callee) != nil
  }

  /// A list whose elements are sent by work of a scheduler.
  private func sequence(
    _ elements: [Argument], on scheduler: JSExpression, _ nameSpan: Span, _ span: Span
  ) -> Expression {
    let kind = Argument(.string(schedulerKind(export(scheduler)?.name ?? ""), nameSpan))
    return .call("Scheduler", "sequence", with: [kind] + elements, span)
  }

  /// `Object.entries(x)`
  private func entries(of arguments: [JSArgument]) -> JSArgument {
    let span = arguments.first?.value.span ?? Span(at: 0)
    let entries = JSExpression.Kind.member(
      JSExpression(kind: .identifier("Object"), span: span), "entries", nameSpan: span, isOptional: false)
    let call = JSExpression.Kind.call(
      JSExpression(kind: entries, span: span), arguments, isOptional: false, span: span)
    return JSArgument(value: JSExpression(kind: call, span: span), isSpread: false)
  }
}
