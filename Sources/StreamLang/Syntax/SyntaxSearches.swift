/// Whether closures stand in statements.
enum ClosureSearch {
  static func hasClosures(_ statements: [Statement]) -> Bool {
    var found = false
    let walk = SyntaxWalk { expression in
      if case .closure = expression.kind { found = true }
      return !found
    }
    for statement in statements {
      if case .function = statement.kind { return true }
      walk.walk(statement)
    }
    return found
  }
}

/// Whether a function's body may wait: it says `wait`, or calls a function that may.
enum WaitAnalysis {
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
        if name == "wait" || waiting.contains(name) { pending.append(function.name) }
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
      if case .closure = expression.kind { return false }
      if let name = calledName(expression) { names.insert(name) }
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
  static func calledName(_ expression: Expression) -> String? {
    guard case .postfix(let base, let parts) = expression.kind, parts.count == 1, case .call = parts[0],
      case .name(let name) = base.kind
    else { return nil }
    return name
  }
}
