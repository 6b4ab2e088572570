import StreamLang

/// Blocks, and the bodies of functions and methods.
extension Translator {
  func block(_ function: ObjCFunction) -> Expression {
    let (parameters, captures, body) = code(function)
    return .closure(parameters, capturing: captures, body, function.span)
  }

  /// The parameters, the captured variables and the statements of a block, a function or a method.
  func code(_ function: ObjCFunction) -> (parameters: [Binding], captures: [Capture], body: [Statement]) {
    captured.append([])
    let (parameters, body) = parametersAndBody(of: function)
    let captures = captured.removeLast().map { variable in
      Capture(
        binding: Binding(
          name: variable.written, span: function.nameSpan, ownership: variable.isWeak ? .weak : .strong),
        value: .name(variable.written, function.nameSpan))
    }
    return (parameters, captures, body)
  }

  private func parametersAndBody(of function: ObjCFunction) -> ([Binding], [Statement]) {
    depth += 1
    let (outerResult, outerGiven) = (result, given)
    // A getter without arguments may make the view that it gives, so that there is none before.
    result = function.parameters.isEmpty ? nil : function.result
    given = function.result ?? expected
    expected = nil
    defer { (depth, result, given) = (depth - 1, outerResult, outerGiven) }
    return inScope {
      var bindings: [Binding] = []
      for parameter in function.parameters {
        guard let name = parameter.name else {
          bindings.append(Binding(name: nil, span: parameter.span))
          continue
        }
        let variable = declare(name, parameter.type)
        // A parameter that is assigned to is a variable of its own.
        bindings.append(Binding(name: variable.written, span: parameter.span))
      }
      var statements: [Statement] = []
      for (index, parameter) in function.parameters.enumerated() {
        guard let name = parameter.name, assigned.contains(name), parameter.type != .pointer,
          let outer = bindings[index].name
        else { continue }
        let inner = fresh(outer)
        scope.declare(Scope.Variable(name, parameter.type, isShared: false, depth: depth, written: inner))
        statements.append(.variable(inner, parameter.span, .name(outer, parameter.span), parameter.span))
      }
      append(function.body, to: &statements)
      if let last = statements.last, !last.givesNothing {
        statements.append(Statement(.returnValue(nil), Span(at: max(function.span.start, function.span.end - 1))))
      }
      return (bindings, statements)
    }
  }

  /// Whether a variable of the file is used in a method or a function, which all share it.
  func isOfFile(_ variable: Scope.Variable) -> Bool { isInFunction && variable.depth == 0 }

  /// A block holds the values of the variables around it as they are when it is made.
  func capture(_ variable: Scope.Variable) {
    guard variable.depth < depth, !variable.isShared, !isOfFile(variable), assigned.contains(variable.name),
      variable.type != .pointer
    else { return }
    for level in variable.depth..<depth where captured.indices.contains(level) {
      if !captured[level].contains(where: { $0 === variable }) { captured[level].append(variable) }
    }
  }
}

extension Statement {
  /// Whether a closure that ends with this statement needs no result of it: the result is nil, or is returned already.
  fileprivate var givesNothing: Bool {
    switch kind {
    case .constant, .variable, .assignment, .function, .returnValue: true
    case .expression(let expression):
      if case .postfix(let base, _) = expression.kind, case .name(let name) = base.kind {
        name == "effect" || name == "NSLog"
      } else {
        false
      }
    default: false
    }
  }
}
