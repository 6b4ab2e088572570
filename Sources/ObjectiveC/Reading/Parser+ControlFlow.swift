import StreamLang

extension Parser {
  func conditionalStatement() throws(SpannedFault) -> ObjCStatement {
    let start = position
    var branches: [(condition: ObjCExpression, body: [ObjCStatement], span: Span)] = []
    var otherwise: [ObjCStatement]?
    while true {
      let branchStart = position
      advance()
      let condition = try self.condition()
      if isSign(";"), !isWord("else", 1) { warn("this ';' ends the 'if', so that it does nothing", current.span) }
      branches.append((condition, try body(), span(from: branchStart)))
      guard accept("else") else { break }
      if isWord("if") { continue }
      otherwise = try body()
      break
    }
    return ObjCStatement(kind: .conditional(branches, otherwise: otherwise), span: span(from: start))
  }

  /// The condition of `if` and `while`, in its parentheses.
  func condition() throws(SpannedFault) -> ObjCExpression {
    let condition = try bracketed("(", ")") { () throws(SpannedFault) in try expression() }
    if case .assignment(let target, "", let sign, _) = condition.kind,
      source.text(in: Span(start: condition.span.start, end: condition.span.start + 1)) != "("
    {
      if case .name("self") = target.kind { return condition }
      warn("'=' assigns here; '==' compares", sign)
    }
    return condition
  }

  func forStatement() throws(SpannedFault) -> ObjCStatement {
    let start = position
    advance()
    let opening = current
    try expect("(")
    openings.append(opening)
    if let (variable, isDeclared) = try loopVariable() {
      let list = try expression()
      try expect(")")
      openings.removeLast()
      return ObjCStatement(
        kind: .forEach(variable, isDeclared: isDeclared, list, try body()), span: span(from: start))
    }
    var first: ObjCStatement?
    if !accept(";") { first = beginsDeclaration ? try declaration() : try expressionStatement() }
    let condition = isSign(";") ? nil : try expression()
    try expect(";")
    let step = isSign(")") ? nil : try expression()
    try expect(")")
    openings.removeLast()
    return ObjCStatement(
      kind: .loop(start: first, condition: condition, step: step, try body()), span: span(from: start))
  }

  /// `NSString *name in`
  private func loopVariable() throws(SpannedFault) -> (Parameter, Bool)? {
    let saved = position
    if current.kind == .word, isWord("in", 1) {
      let name = current
      advance()
      advance()
      return (Parameter(name: name.text, type: .object(nil), span: name.span), false)
    }
    if let parameter = try? self.parameter(), parameter.name != nil {
      if accept("in") { return (parameter, true) }
      if current.kind == .word || isSign(":") { throw failure("'in' is expected here, not \(found)") }
    }
    go(to: saved)
    return nil
  }

  func switchStatement() throws(SpannedFault) -> ObjCStatement {
    let start = position
    advance()
    let value = try bracketed("(", ")") { () throws(SpannedFault) in try expression() }
    blockDepth += 1
    defer { blockDepth -= 1 }
    let cases = try bracketed("{", "}") {
      () throws(SpannedFault) -> [(values: [ObjCExpression], isDefault: Bool, body: [ObjCStatement], span: Span)] in
      var cases: [(values: [ObjCExpression], isDefault: Bool, body: [ObjCStatement], span: Span)] = []
      while !isSign("}"), current.kind != .end {
        let caseStart = position
        var values: [ObjCExpression] = []
        var isDefault = false
        while isWord("case") || isWord("default") {
          if accept("default") {
            isDefault = true
          } else {
            advance()
            let value = try assignment()
            if case .string = value.kind {
              throw failure(
                "'case' wants a number, and this is an NSString; write if ([… isEqualToString:…])", value.span)
            }
            values.append(value)
          }
          try expect(":")
        }
        if values.isEmpty, !isDefault { throw failure("'case' or 'default' is expected here, not \(found)") }
        var body: [ObjCStatement] = []
        while !isSign("}"), !isWord("case"), !isWord("default"), current.kind != .end {
          if !accept(";") { body.append(try statement()) }
        }
        cases.append((values, isDefault, body, span(from: caseStart)))
      }
      return cases
    }
    return ObjCStatement(kind: .switchOver(value, cases), span: span(from: start))
  }
}
