/// Whether there are closures in statements.
enum ClosureSearch {
  static func hasClosures(_ statements: [Statement]) -> Bool {
    var found = false
    let walk = SyntaxWalk { expression in
      if expression.isCode { found = true }
      return !found
    }
    for statement in statements {
      if case .function = statement.kind { return true }
      walk.walk(statement)
    }
    return found
  }
}

/// The uses of a name in statements.
enum NameSearch {
  /// Whether something else than these statements may hold the value of a constant: so it does where a closure uses it,
  /// and by any use but as the receiver of a member or the target of a binding.
  static func isHeldOutside(_ statements: [Statement], _ name: String) -> Bool {
    var uses = 0
    var receivers = 0
    var isInClosure = false
    let inner = SyntaxWalk { expression in
      if case .name(name) = expression.kind { isInClosure = true }
      return !isInClosure
    }
    var walk = SyntaxWalk { expression in
      switch expression.kind {
      case .closure(let closure):
        for capture in closure.captures { inner.walk(capture.value) }
        inner.walk(closure.body)
      case .type: inner.walk(expression)
      case .name(name): uses += 1
      case .bound(let place, _, _):
        if case .name(name) = place.root.kind { receivers += 1 }
        return true
      case .postfix(let base, let parts):
        if case .name(name) = base.kind, case .member? = parts.first { receivers += 1 }
        return true
      default: return true
      }
      return false
    }
    walk.visitStatement = { statement in
      switch statement.kind {
      case .assignment(let assignment):
        if case .name(name) = assignment.place.root.kind, case .member? = assignment.place.parts.first {
          receivers += 1
        }
      case .function(let function): inner.walk(function.body)
      default: break
      }
    }
    walk.walk(statements)
    return isInClosure || uses > receivers
  }
}

/// The first `throw` of a closure that nothing in it catches.
enum ThrowSearch {
  static func first(in statements: [Statement]) -> Span? {
    for statement in statements {
      let found: Span? =
        switch statement.kind {
        case .throwError: statement.span
        case .conditional(let branches, let otherwise):
          branches.lazy.compactMap { first(in: $0.body.statements) }.first ?? first(in: otherwise?.statements ?? [])
        case .guarding(_, let otherwise): first(in: otherwise.statements)
        case .forEach(_, _, let body), .whileLoop(_, let body), .repeatLoop(let body, _): first(in: body.statements)
        case .switchOver(_, let cases): cases.lazy.compactMap { first(in: $0.body.statements) }.first
        default: nil
        }
      if let found { return found }
    }
    return nil
  }
}

/// Whether a function's body may wait: it says `wait` or `await`, or calls a function that may.
enum WaitAnalysis {
  /// The function that makes a child task: `async let x = f()` is `let x = async let { f() }`. No source can
  /// write the name.
  static let childTask = "async let"

  /// Whether something in statements waits by `await`.
  static func awaits(_ statements: [Statement]) -> Bool {
    var found = false
    let walk = SyntaxWalk { expression in
      if expression.isAwait { found = true }
      return !found
    }
    for statement in statements where !found { walk.walk(statement) }
    return found
  }

  /// The first `await` of statements, closures and functions inside them aside.
  static func firstAwait(in statements: [Statement]) -> Span? {
    var found: Span?
    let walk = SyntaxWalk { expression in
      if expression.isCode { return false }
      if found == nil, expression.isAwait { found = expression.span }
      return found == nil
    }
    for statement in statements {
      if case .function = statement.kind { continue }
      walk.walk(statement)
    }
    return found
  }

  /// The names of child tasks, and of properties whose getters wait.
  static func waitingNames(_ statements: [Statement]) -> Set<String> {
    var names: Set<String> = []
    func take(_ getter: Function) { if getter.isComputed, awaits(getter.body) { names.insert(getter.name) } }
    func take(_ members: [TypeMember]) {
      for member in members {
        if case .computed(let getter, _) = member.kind { take(getter) }
        if case .type(let type) = member.kind { take(type.members) }
      }
    }
    var walk = SyntaxWalk { _ in true }
    walk.visitStatement = { statement in
      if let name = statement.childTask { names.insert(name) }
      if case .function(let function) = statement.kind { take(function) }
      if case .type(let type) = statement.kind { take(type.members) }
    }
    walk.walk(statements)
    return names
  }

  /// The functions of a script that may wait, with those of earlier entries that it does not hide.
  static func waitingFunctions(_ statements: [Statement], knowing earlier: Set<String>) -> Set<String> {
    var waiting = earlier
    var callers: [String: [String]] = [:]
    var pending: [String] = []
    let functions = statements.lazy.compactMap { statement -> Function? in
      if case .function(let function) = statement.kind { function } else { nil }
    }
    for function in functions { waiting.remove(function.name) }
    for function in functions {
      for name in calledNames(function) {
        callers[name, default: []].append(function.name)
        if name == "wait" || name == UnaryOperator.await.rawValue || waiting.contains(name) {
          pending.append(function.name)
        }
      }
    }
    while let name = pending.popLast() {
      if waiting.insert(name).inserted { pending += callers[name] ?? [] }
    }
    return waiting
  }

  /// The names that a function's body calls, its closures and inner functions aside.
  private static func calledNames(_ function: Function) -> Set<String> {
    var names: Set<String> = []
    let walk = SyntaxWalk { expression in
      if expression.isCode { return false }
      if let name = calledName(expression) { names.insert(name) }
      if expression.isAwait { names.insert(UnaryOperator.await.rawValue) }
      return true
    }
    for statement in function.body {
      if case .function = statement.kind { continue }
      walk.walk(statement)
    }
    for case let name? in function.parameters.map({ $0.binding.name }) { names.remove(name) }
    return names
  }

  /// The name of `name(…)`, where that is all there is.
  static func calledName(_ expression: Expression) -> String? { expression.namedCall?.name }
}

extension Expression {
  /// `Signal.pipe` of `Signal<Int, Never>.pipe()`; nil if it is anything else.
  var calledMember: String? {
    guard case .postfix(let base, let parts) = kind, parts.count == 1, case .name(let type) = base.kind,
      let member = parts[0].member, member.arguments != nil
    else { return nil }
    return type + "." + member.name
  }

  /// The parts of `name(…)`, with the span of the name; nil if it is anything else.
  var namedCall: (name: String, arguments: Arguments, span: Span)? {
    guard case .postfix(let base, let parts) = kind, parts.count == 1, case .call(let arguments) = parts[0],
      case .name(let name) = base.kind
    else { return nil }
    return (name, arguments, base.span)
  }
}

extension Expression {
  /// The expression with `await` before it.
  var asAwaited: Expression {
    if case .unary(.await, _, _) = kind { return self }
    return Expression(kind: .unary(.await, operatorSpan: Span(at: span.start), self), span: span)
  }

  /// Whether it waits by `await`.
  fileprivate var isAwait: Bool {
    switch kind {
    case .unary(.await, _, _), .unary(.awaitEach, _, _): true
    default: namedCall?.name == WaitAnalysis.childTask
    }
  }
}

extension Statement {
  /// The name of the child task that it makes.
  var childTask: String? {
    guard case .constant(.single(let binding), let value) = kind, value.namedCall?.name == WaitAnalysis.childTask else {
      return nil
    }
    return binding.name
  }
}

extension Function {
  /// Creates a function, which waits if it is declared so, or if its body does.
  package convenience init(
    name: String, nameSpan: Span, parameters: [FunctionParameter], body: [Statement], span: Span,
    isComputed: Bool = false, result: TypeName? = nil, isAsync: Bool = false
  ) {
    self.init(
      named: name, nameSpan, parameters, body, span, isComputed: isComputed, result,
      isAsync: isAsync || WaitAnalysis.firstAwait(in: body) != nil)
  }
}
