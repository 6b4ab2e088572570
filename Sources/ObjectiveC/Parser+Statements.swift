import StreamLang

extension Parser {
  /// `{ … }`
  func braces() throws(Fault) -> [ObjCStatement] {
    blockDepth += 1
    defer { blockDepth -= 1 }
    return try bracketed("{", "}") { () throws(Fault) -> [ObjCStatement] in
      var list: [ObjCStatement] = []
      while !isSign("}"), current.kind != .end {
        if isSign(";") {
          advance()
          continue
        }
        list.append(try statement())
      }
      return list
    }
  }

  /// A statement or a block, as a list.
  private func body() throws(Fault) -> [ObjCStatement] {
    if isSign("{") { return try braces() }
    if takes(";") { return [] }
    return [try statement()]
  }

  /// The end of a statement; a lost `;` is repaired.
  private func end() throws(Fault) {
    if takes(";") { return }
    if isSign("}") || current.kind == .end || current.beginsLine && !startsContinuation {
      return warn("the lost ';' is put here", Span(start: max(0, previousEnd - 1), end: previousEnd))
    }
    if current.kind == .sign, "])".contains(current.text), openings.isEmpty || openings.last?.sign == "{" {
      if isSign("]"), blockDepth == 0 { return }
      throw failure("nothing is open that this '\(current.text)' closes")
    }
    throw failure("';' is expected here, not \(found)")
  }

  private var startsContinuation: Bool { current.kind == .sign && !["[", "@", "^", "-", "+", "}", "]", "*", "("].contains(current.text) }

  func statement() throws(Fault) -> ObjCStatement {
    try enter()
    defer { leave() }
    let start = current.span.start
    func made(_ kind: ObjCStatement.Kind) -> ObjCStatement { ObjCStatement(kind: kind, span: span(from: start)) }
    if current.kind == .sign {
      if isSign("{") { return made(.block(try braces())) }
      if isSign("-") || isSign("+"), isSign("(", 1), blockDepth == 0 { return try method() }
    }
    if current.kind == .atWord, let statement = try atStatement() { return statement }
    guard current.kind == .word else { return try expressionStatement() }
    switch current.text {
    case "if": return try conditionalStatement()
    case "for": return try forStatement()
    case "while":
      advance()
      let condition = try bracketed("(", ")") { () throws(Fault) in try expression() }
      return made(.loop(start: nil, condition: condition, step: nil, try body()))
    case "do":
      advance()
      let body = try self.body()
      guard takes(word: "while") else { throw failure("'while' is expected here, not \(found)") }
      let condition = try bracketed("(", ")") { () throws(Fault) in try expression() }
      try end()
      return made(.repeatLoop(body, condition))
    case "switch": return try switchStatement()
    case "return":
      advance()
      let value = isSign(";") || isSign("}") ? nil : try expression()
      try end()
      return made(.result(value))
    case "break":
      advance()
      try end()
      return made(.leave)
    case "continue":
      advance()
      try end()
      return made(.goOn)
    case "goto": throw failure("goto is not read")
    case "typedef": return try typedefStatement()
    case "NS_ASSUME_NONNULL_BEGIN", "NS_ASSUME_NONNULL_END":
      advance()
      return made(.nothing)
    case "let", "var", "func":
      if token(1).kind == .word {
        throw failure("this looks like Swift; Objective-C is read here", help: "--lang swift reads Swift")
      }
    case "__attribute__":
      advance()
      try skipParentheses()
      return made(.nothing)
    case "enum", "struct", "union": if isSign("{", 1) || isSign("{", 2) { return try typedefStatement() }
    case "RACTupleUnpack": return try unpackStatement()
    case let text where text.hasPrefix("return") && text.count > 6 && isSign(";", 1):
      let rest = String(text.dropFirst(6))
      guard ["self", "nil", "YES", "NO", "NULL"].contains(rest) || words.contains(rest) else { break }
      warn("the lost blank is put between 'return' and '\(rest)'", current.span)
      let span = Span(start: start + 6, end: current.span.end)
      advance()
      try end()
      let value: ObjCExpression.Kind =
        switch rest {
        case "nil", "NULL": .null
        case "YES", "NO": .boolean(rest == "YES")
        default: .name(rest)
        }
      return made(.result(ObjCExpression(kind: value, span: span)))
    default: break
    }
    if current.kind == .word, current.text == "NS_ENUM" || current.text == "NS_OPTIONS" { return try typedefStatement() }
    if beginsDeclaration { return try declaration() }
    return try expressionStatement()
  }

  private func expressionStatement() throws(Fault) -> ObjCStatement {
    let start = current.span.start
    let value = try expression()
    // `@weakify(self)` may stand without `;`, and so may a call of a macro.
    try end()
    return ObjCStatement(kind: .expression(value), span: span(from: start))
  }

  // MARK: Words with an @

  private func atStatement() throws(Fault) -> ObjCStatement? {
    let start = current.span.start
    func made(_ kind: ObjCStatement.Kind) -> ObjCStatement { ObjCStatement(kind: kind, span: span(from: start)) }
    switch current.text {
    case "weakify", "strongify", "unsafeify":
      advance()
      if isSign("(") { try skipParentheses() }
      _ = takes(";")
      return made(.nothing)
    case "import":
      while current.kind != .end, !isSign(";") { advance() }
      _ = takes(";")
      return made(.nothing)
    case "class":
      while current.kind != .end, !isSign(";") { advance() }
      _ = takes(";")
      return made(.nothing)
    case "interface", "implementation", "protocol":
      if current.text == "protocol", isSign("(", 1) { return nil }
      let isBuiltIn = current.text == "implementation" && KnownClasses.names.contains(token(1).text) && !isSign("(", 2)
      if isBuiltIn {
        throw failure(
          "\(token(1).text) is built in and cannot be redefined; a category can add methods", token(1).span)
      }
      throw failure(
        "classes are not read yet: '@\(current.text)' declares one",
        help: "paste the statements of its methods, or the methods alone; they belong to 'self' then")
    case "end":
      advance()
      warn("the stray '@end' is left out", span(from: start))
      return made(.nothing)
    case "property": return try property()
    case "autoreleasepool":
      advance()
      return made(.block(try braces()))
    case "synchronized":
      advance()
      _ = try bracketed("(", ")") { () throws(Fault) in try expression() }
      return made(.block(try braces()))
    case "try": return try attempt()
    case "throw":
      advance()
      let value = isSign(";") ? nil : try expression()
      try end()
      return made(.fail(value))
    default: return nil
    }
  }

  private func attempt() throws(Fault) -> ObjCStatement {
    let start = current.span.start
    advance()
    let body = try braces()
    var name: Parameter?
    var clause: [ObjCStatement]?
    var finally: [ObjCStatement]?
    if current.kind == .atWord, current.text == "catch" {
      advance()
      if isSign("(") {
        name = try bracketed("(", ")") { () throws(Fault) -> Parameter? in
          if takes("...") { return nil }
          return try parameter()
        }
      }
      clause = try braces()
    }
    if current.kind == .atWord, current.text == "finally" {
      advance()
      finally = try braces()
    }
    return ObjCStatement(kind: .attempt(body, name: name, clause, finally: finally), span: span(from: start))
  }

  /// `@property (nonatomic) NSString *name;`
  private func property() throws(Fault) -> ObjCStatement {
    let start = current.span.start
    advance()
    if isSign("(") { try skipParentheses() }
    var list = [try parameter()]
    while takes(",") {
      skipStars()
      list.append(Parameter(name: current.text, type: list[0].type, span: current.span))
      advance()
    }
    try end()
    return ObjCStatement(kind: .property(list), span: span(from: start))
  }

  // MARK: Declarations

  private func declaration() throws(Fault) -> ObjCStatement {
    let start = current.span.start
    var isShared = false
    while current.kind == .word, Self.qualifiers.contains(current.text) {
      if ["__block", "_block", "static"].contains(current.text) { isShared = true }
      if current.text == "_weak" || current.text == "_block" {
        warn("'\(current.text)' is read as '_\(current.text)'", current.span)
      }
      advance()
    }
    let typeStart = position
    let base = try self.type()
    if isSign("("), isSign("^", 1) { return try blockDeclaration(start, isShared) }
    if current.kind == .word, isSign("(", 1), blockDepth == 0, let function = try self.function(base, start) {
      return function
    }
    let isLost: Bool =
      if case .object(let name?) = base { plainType(name) == nil && token(-1).kind == .word && position - typeStart == 1 }
      else { false }
    if isLost, current.kind == .word { warn("the lost '*' is put before '\(current.text)'", current.span) }
    var list: [Declarator] = []
    repeat {
      let stars = skipStars()
      guard current.kind == .word else { throw failure("a name is expected here, not \(found)") }
      let name = current
      advance()
      if isSign("[") || stars > 0 && base.isNumber || base == .pointer {
        throw Fault("C arrays and pointers are not read; use NSArray", name.span)
      }
      let value = takes("=") ? try assignment() : nil
      list.append(Declarator(name: name.text, span: name.span, type: base, value: value))
    } while takes(",")
    if base == .integer, tokens[typeStart].text != "int", let first = list.first, first.value == nil, isSign("*") {
      throw Fault("C arrays and pointers are not read; use NSArray", first.span)
    }
    try end()
    return ObjCStatement(kind: .declaration(list, isShared: isShared), span: span(from: start))
  }

  /// `void (^name)(int) = ^…;`
  private func blockDeclaration(_ start: Int, _ isShared: Bool) throws(Fault) -> ObjCStatement {
    position = tokens.firstIndex { $0.span.start >= start } ?? position
    while current.kind == .word, Self.qualifiers.contains(current.text) { advance() }
    let parameter = try self.parameter()
    guard let name = parameter.name else { throw failure("a name is expected here, not \(found)") }
    let value = takes("=") ? try assignment() : nil
    try end()
    let declarator = Declarator(name: name, span: parameter.span, type: .block, value: value)
    return ObjCStatement(kind: .declaration([declarator], isShared: isShared), span: span(from: start))
  }

  private func function(_ result: ObjCType, _ start: Int) throws(Fault) -> ObjCStatement? {
    let name = current
    let saved = position
    advance()
    guard let list = try? parameters() else {
      position = saved
      return nil
    }
    if takes(";") { return ObjCStatement(kind: .nothing, span: span(from: start)) }
    guard isSign("{") else {
      position = saved
      return nil
    }
    let body = try braces()
    let function = ObjCFunction(
      name: name.text, nameSpan: name.span, parameters: list, result: result, body: body, span: span(from: start))
    return ObjCStatement(kind: .function(function), span: span(from: start))
  }

  /// `- (void)name:(int)a other:(id)b { … }`
  private func method() throws(Fault) -> ObjCStatement {
    let start = current.span.start
    let isOfClass = isSign("+")
    advance()
    let result = try bracketed("(", ")") { () throws(Fault) -> ObjCType in
      let type = try self.type()
      while !isSign(")"), current.kind != .end { if isSign("(") { try skipParentheses() } else { advance() } }
      return type
    }
    var selector = ""
    var list: [Parameter] = []
    let nameSpan = current.span
    while current.kind == .word || isSign(":") {
      if current.kind == .word {
        selector += current.text
        advance()
      }
      guard takes(":") else { break }
      selector += ":"
      var type = ObjCType.object(nil)
      if isSign("(") {
        type = try bracketed("(", ")") { () throws(Fault) -> ObjCType in
          let type = try self.type()
          if isSign("("), isSign("^", 1) {
            try skipParentheses()
            if isSign("(") { try skipParentheses() }
            return .block
          }
          return type
        }
      }
      guard current.kind == .word else { throw failure("a name is expected here, not \(found)") }
      list.append(Parameter(name: current.text, type: type, span: current.span))
      advance()
    }
    if takes(";"), !isSign("{") { return ObjCStatement(kind: .nothing, span: span(from: start)) }
    guard isSign("{") else { throw failure("'{' is expected here, not \(found)") }
    let body = try braces()
    let function = ObjCFunction(
      name: selector, nameSpan: nameSpan, parameters: list, result: result, body: body, span: span(from: start))
    return ObjCStatement(kind: .method(function, isOfClass: isOfClass), span: span(from: start))
  }

  private func unpackStatement() throws(Fault) -> ObjCStatement {
    let start = current.span.start
    advance()
    let list = try parameters()
    try expect("=")
    let value = try assignment()
    try end()
    return ObjCStatement(kind: .unpack(list, value), span: span(from: start))
  }

  /// `typedef NS_ENUM(NSInteger, Name) { A, B = 3 };` and other types.
  private func typedefStatement() throws(Fault) -> ObjCStatement {
    let start = current.span.start
    _ = takes(word: "typedef")
    var constants: [(name: String, span: Span, value: ObjCExpression?)] = []
    var last: Token?
    let isArithmetic = plainType(current.text)?.isNumber == true
    let isEnum = current.text == "enum" || current.text == "NS_ENUM" || current.text == "NS_OPTIONS"
    while current.kind != .end, !isSign(";") {
      if isSign("{") {
        guard isEnum else { throw failure("C structures are not read; use NSDictionary") }
        try bracketed("{", "}") { () throws(Fault) -> Void in
          while current.kind == .word {
            let name = current
            advance()
            constants.append((name.text, name.span, takes("=") ? try assignment() : nil))
            if !takes(",") { break }
          }
        }
      } else {
        if current.kind == .word { last = current }
        if isEnum, current.kind == .word { typeNames[current.text] = .integer }
        advance()
      }
    }
    try end()
    if let last {
      let text = source.text(in: span(from: start))
      typeNames[last.text] = isEnum || isArithmetic ? .integer : text.contains("^") ? .block : .object(nil)
      if text.contains("^"), let caret = text.firstIndex(of: "^") {
        let name = text[text.index(after: caret)...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        typeNames[String(name)] = .block
      }
    }
    return ObjCStatement(kind: .constants(constants), span: span(from: start))
  }

  // MARK: Control flow

  private func conditionalStatement() throws(Fault) -> ObjCStatement {
    let start = current.span.start
    var branches: [(condition: ObjCExpression, body: [ObjCStatement], span: Span)] = []
    var otherwise: [ObjCStatement]?
    while true {
      let branchStart = current.span.start
      advance()
      let condition = try bracketed("(", ")") { () throws(Fault) in try expression() }
      branches.append((condition, try body(), span(from: branchStart)))
      guard takes(word: "else") else { break }
      if isWord("if") { continue }
      otherwise = try body()
      break
    }
    return ObjCStatement(kind: .conditional(branches, otherwise: otherwise), span: span(from: start))
  }

  private func forStatement() throws(Fault) -> ObjCStatement {
    let start = current.span.start
    advance()
    let opening = current.span
    try expect("(")
    openings.append(("(", opening))
    if let (variable, isDeclared) = try loopVariable() {
      let list = try expression()
      try expect(")")
      openings.removeLast()
      return ObjCStatement(
        kind: .forEach(variable, isDeclared: isDeclared, list, try body()), span: span(from: start))
    }
    var first: ObjCStatement?
    if !takes(";") { first = beginsDeclaration ? try declaration() : try expressionStatement() }
    let condition = isSign(";") ? nil : try expression()
    try expect(";")
    let step = isSign(")") ? nil : try expression()
    try expect(")")
    openings.removeLast()
    return ObjCStatement(
      kind: .loop(start: first, condition: condition, step: step, try body()), span: span(from: start))
  }

  /// `NSString *name in`
  private func loopVariable() throws(Fault) -> (Parameter, Bool)? {
    let saved = position
    if current.kind == .word, isWord("in", 1) {
      let name = current
      advance()
      advance()
      return (Parameter(name: name.text, type: .object(nil), span: name.span), false)
    }
    if let parameter = try? self.parameter(), parameter.name != nil, takes(word: "in") { return (parameter, true) }
    position = saved
    return nil
  }

  private func switchStatement() throws(Fault) -> ObjCStatement {
    let start = current.span.start
    advance()
    let value = try bracketed("(", ")") { () throws(Fault) in try expression() }
    blockDepth += 1
    defer { blockDepth -= 1 }
    let cases = try bracketed("{", "}") {
      () throws(Fault) -> [(values: [ObjCExpression], isDefault: Bool, body: [ObjCStatement], span: Span)] in
      var cases: [(values: [ObjCExpression], isDefault: Bool, body: [ObjCStatement], span: Span)] = []
      while !isSign("}"), current.kind != .end {
        let caseStart = current.span.start
        var values: [ObjCExpression] = []
        var isDefault = false
        while isWord("case") || isWord("default") {
          if takes(word: "default") { isDefault = true } else {
            advance()
            values.append(try caseValue())
          }
          try expect(":")
        }
        if values.isEmpty, !isDefault { throw failure("'case' or 'default' is expected here, not \(found)") }
        var body: [ObjCStatement] = []
        while !isSign("}"), !isWord("case"), !isWord("default"), current.kind != .end {
          if !takes(";") { body.append(try statement()) }
        }
        cases.append((values, isDefault, body, span(from: caseStart)))
      }
      return cases
    }
    return ObjCStatement(kind: .choice(value, cases), span: span(from: start))
  }

  private func caseValue() throws(Fault) -> ObjCExpression { try assignment() }
}
