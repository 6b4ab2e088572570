import StreamLang

extension Parser {
  /// `{ … }`
  func braces() throws(SpannedFault) -> [ObjCStatement] {
    blockDepth += 1
    defer { blockDepth -= 1 }
    return try bracketed("{", "}") { () throws(SpannedFault) -> [ObjCStatement] in
      var list: [ObjCStatement] = []
      while !isSign("}"), current.kind != .end {
        if isSign(";") {
          advance()
          continue
        }
        if isSign("-"), current.startsLine, token(1).startsLine {
          warn("the stray '-' is left out", current.span)
          advance()
          continue
        }
        list.append(try statement())
      }
      return list
    }
  }

  /// A statement or a block, as a list.
  func body() throws(SpannedFault) -> [ObjCStatement] {
    if isSign("{") { return try braces() }
    if accept(";") { return [] }
    return [try statement()]
  }

  /// The end of a statement; a lost `;` is repaired.
  func end() throws(SpannedFault) {
    if accept(";") { return }
    if current.kind == .word, isSign(":", 1), !Self.statementWords.contains(current.text), openings.last?.text != "(",
      !current.startsLine || token(-1).kind == .sign && "])".contains(token(-1).text)
    {
      throw failure("a '[' is missing at the beginning of the statement, as '\(current.text):' goes on a message")
    }
    if current.kind == .word, isSign("]", 1), !current.startsLine, openings.isEmpty || openings.last?.text == "{" {
      throw failure("a '[' is missing at the beginning of the statement, as '\(current.text)' goes on a message")
    }
    if isSign("}") || current.kind == .end || current.startsLine && !startsContinuation {
      return warn("the lost ';' is put here", Span(start: max(0, previousEnd - 1), end: previousEnd))
    }
    if current.kind == .sign, "])".contains(current.text), openings.isEmpty || openings.last?.text == "{" {
      if isSign("]"), token(1).kind == .word, isSign(":", 2) {
        throw failure("nothing is open that this ']' closes: a '[' is missing at the beginning of the statement")
      }
      if isSign("]"), blockDepth == 0 { return }
      throw failure("nothing is open that this '\(current.text)' closes")
    }
    // `signal.subscribeNext { … }`
    if isSign("{"), !current.startsLine, token(-1).kind == .word {
      throw failure("a block is an argument, and begins with '^': \(token(-1).text):^{ … }")
    }
    throw failure("';' is expected here, not \(found)")
  }

  private var startsContinuation: Bool {
    current.kind == .sign && !["[", "@", "^", "-", "+", "}", "]", "*", "("].contains(current.text)
  }

  func statement() throws(SpannedFault) -> ObjCStatement {
    try enter()
    defer { leave() }
    let start = position
    func made(_ kind: ObjCStatement.Kind) -> ObjCStatement { ObjCStatement(kind: kind, span: span(from: start)) }
    if current.kind == .sign {
      if isSign("{") { return made(.block(try braces())) }
      if isSign("-") || isSign("+"), isSign("(", 1), blockDepth == 0 { return try method() }
      if beginsBareMethod { throw failure("the type of a method stands in parentheses: - (void)name", token(1).span) }
    }
    if current.kind == .atWord, let statement = try atStatement() { return statement }
    guard current.kind == .word else { return try expressionStatement() }
    switch current.text {
    case "if": return try conditionalStatement()
    case "for": return try forStatement()
    case "while":
      advance()
      let condition = try self.condition()
      return made(.loop(start: nil, condition: condition, step: nil, try body()))
    case "do":
      advance()
      let body = try self.body()
      guard accept("while") else { throw failure("'while' is expected here, not \(found)") }
      let condition = try bracketed("(", ")") { () throws(SpannedFault) in try expression() }
      try end()
      return made(.doLoop(body, condition))
    case "switch": return try switchStatement()
    case "return":
      advance()
      let value = isSign(";") || isSign("}") ? nil : try expression()
      try end()
      return made(.returnValue(value))
    case "break":
      advance()
      try end()
      return made(.breakLoop)
    case "continue":
      advance()
      try end()
      return made(.continueLoop)
    case "goto": throw failure("goto is not read")
    case "try" where isSign("{", 1), "catch" where isSign("(", 1), "finally" where isSign("{", 1),
      "synchronized" where isSign("(", 1), "autoreleasepool" where isSign("{", 1):
      throw failure("'\(current.text)' is written with an '@': @\(current.text)")
    case "foreach": throw failure("there is no 'foreach'; write for (id x in list)")
    case let name where isSign(":", 1) && !isSign(":", 2) && !Self.statementWords.contains(name):
      let near = Edits.nearest(name, among: ["case", "default"]).map { "; did you mean '\($0)'?" }
      throw failure(near.map { "there is no '\(name)'" + $0 } ?? "labels are not read, and neither is goto")
    case "typedef": return try typedefStatement()
    case "NS_ASSUME_NONNULL_BEGIN", "NS_ASSUME_NONNULL_END":
      advance()
      return made(.nothing)
    case "let", "var", "func":
      if token(1).kind == .word {
        isCutOff = true
        throw failure("this looks like Swift; Objective-C is read here", help: "--lang swift reads Swift")
      }
    case "__attribute__":
      advance()
      try skipBrackets()
      return made(.nothing)
    case "enum", "struct", "union": if isSign("{", 1) || isSign("{", 2) { return try typedefStatement() }
    case "RACTupleUnpack": return try unpackStatement()
    case let text where text.hasPrefix("return") && text.count > 6 && isSign(";", 1):
      let rest = String(text.dropFirst(6))
      guard ["self", "nil", "YES", "NO", "NULL"].contains(rest) || words.contains(rest) else { break }
      warn("the lost blank is put between 'return' and '\(rest)'", current.span)
      let span = Span(start: current.span.start + 6, end: current.span.end)
      advance()
      try end()
      let value: ObjCExpression.Kind =
        switch rest {
        case "nil", "NULL": .null
        case "YES", "NO": .boolean(rest == "YES")
        default: .name(rest)
        }
      return made(.returnValue(ObjCExpression(kind: value, span: span)))
    default: break
    }
    if current.kind == .word, current.text == "NS_ENUM" || current.text == "NS_OPTIONS" {
      return try typedefStatement()
    }
    if beginsDeclaration { return try declaration() }
    return try expressionStatement()
  }

  /// The types of other languages.
  private static let otherTypes = [
    "string": "NSString *", "boolean": "BOOL", "number": "NSNumber *", "array": "NSArray *", "object": "id",
    "dictionary": "NSDictionary *", "integer": "NSInteger", "uint": "NSUInteger", "byte": "uint8_t",
  ]

  /// `- void go {`
  var beginsBareMethod: Bool {
    guard isSign("-") || isSign("+"), current.startsLine, blockDepth == 0, !token(1).startsLine, token(1).kind == .word
    else { return false }
    let next = isSign("*", 2) ? 3 : 2
    return token(next).kind == .word && (isSign("{", next + 1) || isSign(":", next + 1))
  }

  func expressionStatement() throws(SpannedFault) -> ObjCStatement {
    let first = current
    let start = position
    let value = try expression()
    // `whlie (a) { … }`
    let goesOn = current.kind != .sign && current.kind != .end || isSign("@")
    if first.kind == .word, isSign("{") || goesOn && !current.startsLine,
      let near = Edits.nearest(first.text, among: Self.statementWords.filter { $0.count > 3 }.sorted(), upTo: 1)
    {
      throw failure("there is no '\(first.text)'; did you mean '\(near)'?", first.span)
    }
    if case .name(let name) = value.kind, name == first.text, current.kind == .word, !current.startsLine,
      isSign("=", 1) || isSign(";", 1) || token(1).kind == .word && isSign("=", 2)
    {
      let near = Self.otherTypes[name.lowercased()].map { "; did you mean '\($0)'?" } ?? ""
      throw failure("there is no type '\(name)'" + near, first.span)
    }
    // `@weakify(self)` may stand without `;`, and so may a call of a macro.
    try end()
    return ObjCStatement(kind: .expression(value), span: span(from: start))
  }

  // MARK: Words with an @

  private func atStatement() throws(SpannedFault) -> ObjCStatement? {
    let start = position
    func made(_ kind: ObjCStatement.Kind) -> ObjCStatement { ObjCStatement(kind: kind, span: span(from: start)) }
    switch current.text {
    case "weakify", "strongify", "unsafeify":
      let isWeak = current.text != "strongify"
      advance()
      guard isSign("(") else { throw failure("'(' is expected here, not \(found)") }
      let inside = position
      try skipBrackets()
      let words = tokens[inside..<position].filter { $0.kind == .word }
      let names = words.map { (name: $0.text, span: $0.span) }
      _ = accept(";")
      return made(.retained(names, isWeak: isWeak))
    case "import":
      while current.kind != .end, !isSign(";") { advance() }
      _ = accept(";")
      return made(.nothing)
    case "class":
      advance()
      return try skippedNames(from: start)
    case "interface", "implementation", "protocol":
      // `@protocol(P)` is a value.
      return isSign("(", 1) ? nil : try classPart()
    case "optional", "required":
      advance()
      return made(.nothing)
    case "synthesize", "dynamic": return try synthesis()
    case "end":
      advance()
      if mistakes == 0 { warn("the stray '@end' is left out", span(from: start)) }
      return made(.nothing)
    case "property": return try property()
    case "autoreleasepool":
      advance()
      return made(.block(try braces()))
    case "synchronized":
      advance()
      _ = try bracketed("(", ")") { () throws(SpannedFault) in try expression() }
      return made(.block(try braces()))
    case "try": return try attempt()
    case "onExit":
      advance()
      let last = try braces()
      _ = accept(";")
      return made(.attempt([], name: nil, nil, finally: last))
    case "throw":
      advance()
      let value = isSign(";") ? nil : try expression()
      try end()
      return made(.throwError(value))
    default: return nil
    }
  }

  private func attempt() throws(SpannedFault) -> ObjCStatement {
    let start = position
    advance()
    let body = try braces()
    var name: Parameter?
    var clause: [ObjCStatement]?
    var finally: [ObjCStatement]?
    if current.kind == .atWord, current.text == "catch" {
      advance()
      if isSign("(") {
        name = try bracketed("(", ")") { () throws(SpannedFault) -> Parameter? in
          if accept("...") { return nil }
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
}
