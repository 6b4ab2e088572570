import StreamLang

/// Blocks, and the bodies of functions and methods.
extension Translator {
  func block(_ function: ObjCFunction) -> Expression {
    captured.append([])
    let (parameters, body) = code(function)
    let taken = captured.removeLast()
    let captures = taken.map { variable in
      Capture(
        binding: Binding(name: variable.written, span: function.nameSpan),
        value: .name(variable.written, function.nameSpan))
    }
    return .closure(parameters, capturing: captures, body, function.span)
  }

  /// The parameters and statements of a block, a function or a method.
  func code(_ function: ObjCFunction) -> ([Binding], [Statement]) {
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
        statements.append(
          Statement(
            .variable(.single(Binding(name: inner, span: parameter.span)), .name(outer, parameter.span)), parameter.span
          ))
      }
      append(function.body, to: &statements)
      if let last = statements.last, !last.givesNothing {
        statements.append(Statement(.returnValue(nil), Span(at: max(function.span.start, function.span.end - 1))))
      }
      return (bindings, statements)
    }
  }

  func method(_ function: ObjCFunction, _ isOfClass: Bool, _ span: Span) -> Statement {
    currentMethod = "\(isOfClass ? "+" : "-")[NSObject \(function.name ?? "")]"
    isInFunction = true
    defer { (currentMethod, isInFunction) = (nil, false) }
    // The sign of a method is no part of the call, at whose beginning it would be a minus.
    let span = Span(start: function.nameSpan.start, end: span.end)
    if let result = function.result, result != .void, !ObjCStatement.giveValue(function.body) {
      warn("this method ends without 'return', so it gives \(result.isNumber ? "0" : "nil")", function.nameSpan)
    }
    let (parameters, body) = code(function)
    let receiver = Binding(name: "self", span: function.nameSpan)
    let closure = Expression.closure([receiver] + parameters, body, function.span)
    let types = function.parameters.map { $0.type.isNumber ? "n" : "o" }.joined()
    return Statement(
      .expression(
        .call(
          "method", [.string(function.name ?? "", function.nameSpan), .string(types, function.nameSpan), closure], span)
      ),
      span)
  }
}
