import Marbles
import StreamLang
import Streams

extension Translator {
  /// A call of anything.
  func call(
    _ whole: JSExpression, _ callee: JSExpression, _ arguments: [JSArgument], _ isOptional: Bool, _ argumentSpan: Span
  ) -> Expression {
    let span = whole.span
    let callee = field(callee) ?? callee
    checkMarbles(callee, arguments)
    if let (name, isOperator) = export(callee) {
      checkImport(callee, name)
      if RxJSModule.names[name] == .type {
        report("\(name) is a class; write new \(name)(…)", callee.span)
        return .undefined(span)
      }
      if case .member(_, _, let nameSpan, _) = callee.kind {
        return exportCall(name, isOperator, nameSpan, arguments, argumentSpan, span)
      }
      return exportCall(name, isOperator, callee.span, arguments, argumentSpan, span)
    }
    if case .member(let owner, let name, let nameSpan, let isOptionalMember) = callee.kind {
      return memberCall(
        owner, name, nameSpan, isOptionalMember || isInOptionalChain(owner), arguments, isOptional, argumentSpan, span)
    }
    if case .identifier(let name) = callee.kind, scope.find(name)?.isClass == true {
      return .call("ClassValue", "refuse", [.string(name, callee.span)], span)
    }
    if case .identifier(let name) = callee.kind, scope.find(name) == nil {
      return freeCall(name, callee.span, arguments, argumentSpan, span)
    }
    if case .identifier(let name) = callee.kind, case .library(let original)? = scope.find(name)?.kind {
      let parts = original.split(separator: ".").map { String($0) }
      return parts.count == 2
        ? .call(parts[0], parts[1], with: self.arguments(arguments), span)
        : .call(original, with: self.arguments(arguments), span)
    }
    let function =
      nameOfThisFunction(callee).map { $0.called([Argument(.undefined(callee.span))], Span(at: callee.span.end), span) }
      ?? expression(callee)
    if isOptional {
      return .call("Function", "callIfAny", with: [Argument(function)] + self.arguments(arguments), span)
    }
    if arguments.contains(where: { $0.isSpread }) {
      return function.member(
        "apply", argumentSpan, [Argument(.undefined(span)), Argument(list(arguments))], argumentSpan, span)
    }
    return function.called(self.arguments(arguments), argumentSpan, span)
  }

  /// Reads the marble text of `cold('-a-|')`, `hot('-a-|')` and `expectObservable(x).toBe('-a-|')` in tests.
  private func checkMarbles(_ callee: JSExpression, _ arguments: [JSArgument]) {
    guard testsMarbles, let first = arguments.first, case .string(let text) = first.value.kind else { return }
    let name: String
    switch callee.kind {
    case .identifier(let local): name = local
    case .member(let owner, let member, _, _):
      if case .call(let expectation, _, _, _) = owner.kind {
        guard case .identifier("expectObservable") = expectation.kind else { return }
      }
      name = member
    default: return
    }
    guard ["cold", "hot", "toBe"].contains(name) else { return }
    do throws(MarbleTextError) {
      _ = try MarbleText.parse(
        text, kind: name == "hot" ? .hot : .cold, tick: Int64(JSTimers.testFrame), dropsAfterEnd: true)
    } catch {
      let start = first.value.span.start + 1 + error.range.lowerBound
      let (line, column) = source.position(at: start)
      let isOpen = error.message.contains("never closed")
      report(
        "in the marble text: " + (isOpen ? "the '(' at \(line):\(column) is not closed" : error.message),
        Span(start: start, end: start + max(1, error.range.count)), help: error.hint)
    }
  }

  func arguments(_ arguments: [JSArgument], dropsResult: Bool = false) -> [Argument] {
    arguments.map { argument in
      if case .function(let function) = argument.value.kind {
        return Argument(closure(function, dropsResult: dropsResult))
      }
      return Argument(expression(argument.value))
    }
  }

  // MARK: Names of the platform

  private static let effects: Set<String> = [
    "setTimeout", "setInterval", "queueMicrotask", "requestAnimationFrame", "setImmediate", "it", "test", "describe",
    "beforeEach", "afterEach", "beforeAll", "afterAll", "fit", "fdescribe", "xit",
  ]

  private func freeCall(
    _ name: String, _ nameSpan: Span, _ arguments: [JSArgument], _ argumentSpan: Span, _ span: Span
  ) -> Expression {
    switch name {
    case "beforeEach", "beforeAll", "afterEach", "afterAll":
      // The functions that run before and after each test are given to the tests that follow.
      if name != "afterAll", let first = arguments.first, case .function(let function) = first.value.kind {
        let local = fresh(name.hasPrefix("before") ? "setUp" : "tearDown")
        scope.declare(local, .function)
        if name.hasPrefix("before") { scope.setUps.append(local) } else { scope.tearDowns.append(local) }
        let assignment = Expression.name(local, nameSpan)
        pendingSetUps.append(Statement(.function(self.function(function, named: local, nameSpan)), span))
        return assignment
      }
      return .undefined(span)
    case "expect": return .call("Test", "expect", with: self.arguments(arguments), span)
    case "it", "test", "fit", "specify":
      guard arguments.count > 1 else { break }
      var list = [Argument(expression(arguments[0].value))]
      let tearDowns = scope.allTearDowns.map { Expression.name($0, nameSpan) }
      if !tearDowns.isEmpty { list.append(Argument(Expression(.array(tearDowns), nameSpan))) }
      list += scope.allSetUps.map { Argument(.name($0, nameSpan)) }
      return Expression.name("it", nameSpan).called(
        list + self.arguments([arguments[1]]), argumentSpan, span)
    case "xit", "xdescribe": return .undefined(span)
    case "describe", "fdescribe", "context", "suite":
      return Expression.name("describe", nameSpan).called(
        self.arguments(arguments, dropsResult: true), argumentSpan, span)
    case "require":
      if case .string(let module)? = arguments.first?.value.kind {
        report("'\(module)' has no stand-in", span, help: "of packages, only rxjs is known")
      }
      return .undefined(span)
    case "eval":
      report("code in strings does not run", nameSpan)
      return .undefined(span)
    case "setTimeout", "setInterval":
      guard let first = arguments.first else { break }
      if let kind = literalKind(first.value), kind == "a string" {
        report("code in strings does not run", first.value.span, help: "give \(name) a function")
        return .undefined(span)
      }
      let time =
        arguments.count > 1 ? duration(arguments[1].value, for: name) : Expression(.duration(nanoseconds: 0), span)
      let rest = self.arguments(Array(arguments.dropFirst(2)))
      let function = self.arguments([first], dropsResult: true)
      return Expression.name(name, nameSpan).called([Argument(time)] + rest + function, argumentSpan, span)
    default: break
    }
    if arguments.contains(where: { $0.isSpread }) {
      return Expression.name(name, nameSpan).member(
        "apply", argumentSpan, [Argument(.undefined(span)), Argument(list(arguments))], argumentSpan, span)
    }
    let list = self.arguments(arguments, dropsResult: Self.effects.contains(name))
    return Expression.name(name, nameSpan).called(list, argumentSpan, span)
  }

  private func memberCall(
    _ owner: JSExpression, _ name: String, _ nameSpan: Span, _ isOptional: Bool, _ arguments: [JSArgument],
    _ isOptionalCall: Bool, _ argumentSpan: Span, _ span: Span
  ) -> Expression {
    if case .identifier(let global) = owner.kind, scope.find(global) == nil {
      switch (global, name) {
      case ("process", "nextTick"): return freeCall("queueMicrotask", nameSpan, arguments, argumentSpan, span)
      case ("console", _) where JSLibrary.consoleMethods.contains(name):
        if arguments.contains(where: { $0.isSpread }) {
          return Expression.name("log", nameSpan).member(
            "apply", argumentSpan, [Argument(.undefined(span)), Argument(list(arguments))], argumentSpan, span)
        }
        return Expression.name("log", nameSpan).called(self.arguments(arguments), argumentSpan, span)
      case ("console", _) where !JSLibrary.otherConsoleMethods.contains(name):
        return member(owner, name, nameSpan, false, owner)
      case ("crypto", _) where JSLibrary.function("crypto." + name) == nil:
        report("crypto.\(name) has no stand-in", span, help: "Math.random() and crypto.randomUUID() have one")
        return .undefined(span)
      case ("window", _) where JSLibrary.function(name) != nil, ("globalThis", _) where JSLibrary.function(name) != nil,
        ("global", _) where JSLibrary.function(name) != nil:
        return freeCall(name, nameSpan, arguments, argumentSpan, span)
      default: break
      }
    }
    if case .identifier(let provider) = owner.kind, RxJSModule.providers.contains(provider),
      namesOfApp.contains(provider), JSLibrary.function(name) != nil
    {
      return freeCall(name, nameSpan, arguments, argumentSpan, span)
    }
    if case .this = owner.kind, home == nil, isInFunctionOfThis, Self.settingsOfTests.contains(name) {
      return .undefined(span)
    }
    if arguments.count == 2, Self.takingThis.contains(name), case .function(let function) = arguments[0].value.kind,
      usesThis(function)
    {
      return memberCall(
        owner, name, nameSpan, isOptional, bound: Argument(bound(arguments)), argumentSpan, span)
    }
    if name == "call", case .member(let base, let method, _, _) = owner.kind, let this = arguments.first,
      case .member(let object, "prototype", _, _) = base.kind, case .identifier("Object") = object.kind
    {
      // `Object.prototype.hasOwnProperty.call(object, 'name')`
      if method == "toString" { return .call("Object", "typeText", [expression(this.value)], span) }
      if method == "hasOwnProperty" { return .call("Object", "hasOwn", with: self.arguments(arguments), span) }
    }
    if arguments.count == 2, Self.takingThis.contains(name), !declaredMethods.contains(name),
      !arguments.contains(where: { isFunction($0.value) })
    {
      return memberCall(
        owner, name, nameSpan, isOptional, bound: Argument(bound(arguments)), argumentSpan, span)
    }
    if name == "lift", arguments.count == 1, !declaredMethods.contains(name) {
      return .call("Observable", "lift", [expression(owner), expression(arguments[0].value)], span)
    }
    if name == "call" || name == "bind", let function = nameOfThisFunction(owner), let this = arguments.first {
      let bound = function.called([Argument(expression(this.value))], argumentSpan, span)
      let rest = self.arguments(Array(arguments.dropFirst()))
      return name == "call" ? bound.called(rest, argumentSpan, span) : bound
    }
    if export(owner)?.name == "Observable", RxJSModule.names[name] != nil {
      report("this is RxJS 5; write \(name)(…), and import it from 'rxjs'", nameSpan)
      return .undefined(span)
    }
    if isScheduler(owner), name == "schedule" || name == "now",
      export(owner) != nil || !source.mentions("VirtualTimeScheduler")
    {
      if name == "now" {
        let owners = export(owner) == nil ? [expression(owner)] : []
        return .call("Scheduler", "now", owners, span)
      }
      return schedule(on: export(owner)?.name ?? "", arguments, nameSpan, span)
    }
    if name == "pipe" || name == "subscribe" { checkStream(owner, name, nameSpan) }
    checkOperator(owner, name, nameSpan)
    if name == "pipe", endsInSubscribe(owner) {
      report("a Subscription has no 'pipe'; write .pipe(…) before .subscribe(…)", nameSpan)
      return .undefined(span)
    }
    // A class of the code may have its own.
    let isOwn = declaredMethods.contains(name) && streamClass(owner) == nil
    if name == "pipe", !isOptional, !isOwn { return pipe(expression(owner), arguments, span) }
    if name == "subscribe", !isOwn {
      return subscribe(expression(owner), nameSpan, isOptional, arguments, argumentSpan, span)
    }
    if let streamClass = streamClass(owner) { checkMember(name, nameSpan, of: streamClass) }
    if !isOptional, !isOptionalCall { checkMember(name, nameSpan, ofLiteral: owner) }
    if case .identifier(let global) = owner.kind, scope.find(global) == nil, arguments.contains(where: { $0.isSpread }),
      JSLibrary.function("\(global).\(name)") != nil
    {
      // `Math.max(...numbers)`
      return expression(owner).member(name, nameSpan, span).member(
        "apply", argumentSpan, [Argument(.undefined(span)), Argument(list(arguments))], argumentSpan, span)
    }
    if isOptionalCall || arguments.contains(where: { $0.isSpread }) {
      // `list.push(...more)`, `handlers.open?.()`
      let parts = [
        expression(owner), .string(name, nameSpan), .boolean(isOptional, nameSpan), .boolean(isOptionalCall, nameSpan),
        list(arguments),
      ]
      return .call("Function", "callMember", parts, span)
    }
    if Self.wantingClasses.contains(name), let first = arguments.first,
      case .identifier(let className) = first.value.kind, isClass(className)
    {
      // A class has no value here; its name says the meaning.
      var expectation = owner
      if case .member(let inner, let word, _, _) = owner.kind, word == "an" || word == "a" { expectation = inner }
      return expression(expectation).member(
        name, nameSpan,
        [Argument(.string(className, first.value.span))] + self.arguments(Array(arguments.dropFirst())), argumentSpan,
        span)
    }
    let dropsResult = ["forEach", "addEventListener", "then", "add"].contains(name) && name != "then"
    let list = self.arguments(arguments, dropsResult: dropsResult)
    return expression(owner).member(name, nameSpan, list, argumentSpan, isOptional: isOptional, span)
  }

  /// A function as a closure of the value that is `this` in it.
  func ofThis(_ function: JSExpression) -> Expression {
    if let name = nameOfThisFunction(function) { return name }
    let inner = withThis(isFunction(function)) {
      inScope(isFunction: true) { Statement(.returnValue(expression(function)), function.span) }
    }
    return .closure([Binding(name: "this", span: function.span)], [inner], function.span)
  }

  /// The members of expectations that take a class.
  private static let wantingClasses: Set = [
    "instanceof", "instanceOf", "toBeInstanceOf", "throw", "throws", "toThrow", "toThrowError",
  ]

  /// The settings that Mocha's tests make by `this`, which mean nothing here.
  private static let settingsOfTests: Set = ["timeout", "slow", "retries"]

  /// The methods of arrays that take the `this` of their function.
  static let takingThis: Set = [
    "map", "filter", "forEach", "some", "every", "find", "findIndex", "flatMap", "partition",
  ]

  /// A function with the `this` that is given after it.
  func bound(_ arguments: [JSArgument]) -> Expression {
    let span = arguments[0].value.span
    guard isFunction(arguments[0].value) || nameOfThisFunction(arguments[0].value) != nil else {
      return .call("Function", "bound", arguments.map { expression($0.value) }, span)
    }
    return ofThis(arguments[0].value).called([Argument(expression(arguments[1].value))], span, span)
  }

  private func memberCall(
    _ owner: JSExpression, _ name: String, _ nameSpan: Span, _ isOptional: Bool, bound: Argument,
    _ argumentSpan: Span, _ span: Span
  ) -> Expression {
    expression(owner).member(name, nameSpan, [bound], argumentSpan, isOptional: isOptional, span)
  }

  private func isClass(_ name: String) -> Bool {
    if let found = scope.find(name) {
      guard case .export(let original, _) = found.kind else { return false }
      return RxJSModule.names[original] == .type
    }
    return name.first?.isUppercase ?? false
  }

  /// A stream has no operators as methods, and its members have names of RxJS.
  private func checkMember(_ name: String, _ span: Span, of streamClass: String) {
    if RxJSModule.names[name] == .operator || RxJSModule.names[name] == .both, !["connect", "refCount"].contains(name) {
      return report("streams have no method '\(name)'; write .pipe(\(name)(…))", span)
    }
    if let new = RxJSModule.renamed[name] {
      return report("streams have no method '\(name)'; write .pipe(\(new)(…))", span)
    }
    if streamClass == "Observable", ["next", "error", "complete", "getValue"].contains(name) {
      return report("an Observable has no '\(name)'; only a Subject has", span)
    }
    if name == "then" {
      return report("\(streamClass) has no 'then'; write subscribe(…), or firstValueFrom(…).then(…)", span)
    }
    guard !JSLibrary.streamMembers.contains(name) else { return }
    let nearest = Suggestion.nearest(to: name, among: JSLibrary.streamMembers)
    let meant = JSLibrary.membersElsewhere[name] ?? nearest
    report("\(streamClass) has no '\(name)'" + (meant.map { "; did you mean '\($0)'?" } ?? ""), span)
  }

  /// Texts and arrays that are written out, or are constants, have the methods of their kind.
  private func checkMember(_ name: String, _ span: Span, ofLiteral owner: JSExpression) {
    let example: Value
    switch literalKind(owner) {
    case "a string": example = .string("")
    case "an array": example = .array([])
    default: return
    }
    guard JSLibrary.member(example, name) == nil else { return }
    let nearest = Suggestion.nearest(to: name, among: JSLibrary.memberNames(of: example))
    let receiver = source.text(in: owner.span)
    report(
      "\(receiver).\(name) is not a function" + (nearest.map { "; did you mean '\($0)'?" } ?? ""), span)
  }

  // MARK: Subscribing

  /// `stream.subscribe(…)`: an observer that is written there becomes closures with labels.
  private func subscribe(
    _ owner: Expression, _ nameSpan: Span, _ isOptional: Bool, _ arguments: [JSArgument], _ argumentSpan: Span,
    _ span: Span
  ) -> Expression {
    var list: [Argument] = []
    if arguments.count == 1, case .object(let properties) = arguments[0].value.kind, let observer = observer(properties)
    {
      list = observer
    } else {
      list = self.arguments(arguments, dropsResult: true)
    }
    return owner.member("subscribe", nameSpan, list, argumentSpan, isOptional: isOptional, span)
  }

  /// `{ next(x) { … }, complete: … }` as arguments with labels; nothing where it is something else.
  func observer(_ properties: [JSExpression.Property]) -> [Argument]? {
    var list: [Argument] = []
    for property in properties {
      guard case .value(.name(let name, let span), let value) = property else { return nil }
      guard ["next", "error", "complete"].contains(name) else {
        let known = ["next", "error", "complete"]
        let elsewhere = JSLibrary.membersElsewhere[name].flatMap { known.contains($0) ? $0 : nil }
        if let meant = elsewhere ?? Suggestion.nearest(to: name, among: known) {
          report("an observer has no '\(name)'; did you mean '\(meant)'?", span)
        }
        return nil
      }
      if case .function(let function) = value.kind, usesThis(function) { return nil }
      let label = Label(name: name == "complete" ? "completed" : name, span: span)
      let closure: Expression =
        if case .function(let function) = value.kind { self.closure(function, dropsResult: true) } else {
          expression(value)
        }
      list.append(Argument(label: label, value: closure))
    }
    return list
  }
}
