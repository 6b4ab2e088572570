import StreamLang

extension Parser {
  func statement() throws(SpannedFault) -> JSStatement {
    try enter()
    defer { leave() }
    let start = position
    let kind = try statementKind()
    return JSStatement(kind: kind, span: span(from: start))
  }

  private func statementKind() throws(SpannedFault) -> JSStatement.Kind {
    if accept(";") { return .empty }
    if isSign("{") { return .block(try block()) }
    try skipDecorators()
    if let member = try looseMember() { return member }
    guard current.kind == .word,
      !(token(1).kind == .sign && ["=>", ".", "=", "("].contains(token(1).text)
        && !Parser.reserved.contains(current.text) && current.text != "let")
    else { return try expressionStatement() }
    switch current.text {
    case "const" where token(1).text == "enum":
      advance()
      return try enumeration()
    case "const", "var": return try declaration()
    case "let" where token(1).kind == .word || ["[", "{"].contains(token(1).text): return try declaration()
    case "function": return .function(try function())
    case "async" where token(1).text == "function": return .function(try function())
    case "if": return try conditional()
    case "for": return try loop()
    case "while":
      advance()
      return .whileLoop(try head("while"), try loopBody())
    case "do": return try doLoop()
    case "switch": return try switchOver()
    case "try": return try attempting()
    case "return":
      if functionDepth == 0, faults.isEmpty {
        faults.append(SpannedFault("'return' stands outside of a function", current.span))
      }
      advance()
      let value = atEnd ? nil : try sequence()
      try endOfStatement()
      return .returnValue(value)
    case "throw":
      advance()
      let value = try sequence()
      try endOfStatement()
      return .throwError(value)
    case "break", "continue": return try leaving()
    case "import" where token(1).text != "(": return try imports()
    case "export": return try exported()
    case "class": return .classDeclaration(try classDeclaration())
    case "abstract" where isWord("class", 1): return .classDeclaration(try classDeclaration())
    case "interface", "type", "namespace", "module", "declare":
      if token(1).kind == .word, !token(1).startsLine { return try forgotten() }
    case "enum": return try enumeration()
    case "with": throw SpannedFault("'with' is not read", current.span)
    case "else": throw SpannedFault("this else has no if before it", current.span)
    case "catch", "finally": throw SpannedFault("this \(current.text) has no try before it", current.span)
    case "debugger":
      advance()
      try endOfStatement()
      return .empty
    default:
      if token(1).text == ":", token(1).kind == .sign { return try labelled() }
    }
    return try expressionStatement()
  }

  /// `name: for (…) …`
  private func labelled() throws(SpannedFault) -> JSStatement.Kind {
    let (name, span) = try name(after: "a statement")
    if labels.contains(where: { $0.name == name }) {
      throw SpannedFault("the label '\(name)' stands around already", span)
    }
    advance()
    labels.append((name, ["for", "while", "do"].contains(current.text)))
    defer { labels.removeLast() }
    return .labelled(name, try statement())
  }

  /// `break`, `continue label`
  private func leaving() throws(SpannedFault) -> JSStatement.Kind {
    let word = current
    advance()
    var label: String?
    if current.kind == .word, !current.startsLine {
      label = current.text
      guard let known = labels.last(where: { $0.name == current.text }) else {
        let nearest = Suggestion.nearest(to: current.text, among: labels.map { $0.name })
        throw SpannedFault(
          "there is no label '\(current.text)' around" + (nearest.map { "; did you mean '\($0)'?" } ?? ""), current.span
        )
      }
      if word.text == "continue", !known.isLoop {
        throw SpannedFault("'continue' goes on with a loop, and '\(known.name)' is none", current.span)
      }
      advance()
    } else if loops + (word.text == "break" ? switches : 0) == 0, faults.isEmpty {
      faults.append(SpannedFault("'\(word.text)' stands outside of a loop", word.span))
    }
    try endOfStatement()
    return word.text == "break" ? .breakLoop(label: label) : .continueLoop(label: label)
  }

  private func expressionStatement() throws(SpannedFault) -> JSStatement.Kind {
    let value = try sequence()
    if case .identifier(let word) = value.kind, !atEnd, current.kind == .word {
      throw SpannedFault(
        "'\(word)' cannot be followed by '\(current.text)'", value.span,
        help: ["func", "guard", "import"].contains(word)
          ? "this looks like Swift; use the extension .swift"
          : ["def", "from"].contains(word) ? "this looks like Python, which is not read" : nil)
    }
    try endOfStatement()
    if case .string = value.kind { return .empty }
    return .expression(value)
  }

  /// `{ … }`
  func block() throws(SpannedFault) -> [JSStatement] {
    let opening = current
    try expect("{", after: "the head")
    return try statements(closing: opening)
  }

  private func head(_ word: String) throws(SpannedFault) -> JSExpression {
    try expect("(", after: word)
    let value = try sequence()
    try expect(")", after: "the condition")
    return value
  }

  func declaration() throws(SpannedFault) -> JSStatement.Kind {
    let word = JSStatement.DeclarationWord(rawValue: current.text) ?? .let
    advance()
    return try declaration(word)
  }

  func declaration(_ word: JSStatement.DeclarationWord) throws(SpannedFault) -> JSStatement.Kind {
    var list: [(target: Target, value: JSExpression?)] = []
    repeat {
      let target = try target(after: word.rawValue)
      _ = accept("!") || accept("?")
      if accept(":") { try skipType() }
      let value = accept("=") ? try assignment() : nil
      if value == nil, word == .const, !isInLoopHead {
        throw SpannedFault(
          "this const has no value", target.span, help: "write = and its value, or declare it with let")
      }
      list.append((target, value))
    } while accept(",")
    if !isInLoopHead { try endOfStatement() }
    return .declaration(word, list)
  }

  private var isInLoopHead: Bool { refusesIn }

  private func conditional() throws(SpannedFault) -> JSStatement.Kind {
    advance()
    let test = try head("if")
    let then = try statement()
    return .conditional(test, then, accept("else") ? try statement() : nil)
  }

  private func loop() throws(SpannedFault) -> JSStatement.Kind {
    advance()
    isAwaitingLoop = accept("await")
    try expect("(", after: "for")
    var first: JSStatement?
    let start = position
    if !isSign(";") {
      refusesIn = true
      defer { refusesIn = false }
      if ["const", "let", "var"].contains(current.text) {
        if ["of", "in"].contains(token(2).text) || token(1).partner > 0 {
          // `for (const [a, b] of list)`
          advance()
          let target = try target(after: "for")
          if isWord("of") || isWord("in") { return try loop(over: target) }
          go(to: start)
        }
        first = JSStatement(kind: try declaration(), span: span(from: start))
      } else {
        let value = try sequence()
        if isWord("of") || isWord("in") { return try loop(over: try self.target(of: value)) }
        first = JSStatement(kind: .expression(value), span: value.span)
      }
    }
    refusesIn = false
    try expect(";", after: "the beginning of the loop")
    let test = isSign(";") ? nil : try sequence()
    try expect(";", after: "the condition of the loop")
    let update = isSign(")") ? nil : try sequence()
    try expect(")", after: "the head of the loop")
    return .loop(first: first, test: test, update: update, try loopBody())
  }

  private func loop(over target: Target) throws(SpannedFault) -> JSStatement.Kind {
    let isOf = isWord("of")
    let isAwait = isAwaitingLoop
    isAwaitingLoop = false
    advance()
    refusesIn = false
    let list = try sequence()
    try expect(")", after: "the head of the loop")
    let body = try loopBody()
    return isOf ? .forOf(target, list, body, isAwait: isAwait) : .forIn(target, list, body)
  }

  private func loopBody() throws(SpannedFault) -> JSStatement {
    loops += 1
    defer { loops -= 1 }
    return try statement()
  }

  private func doLoop() throws(SpannedFault) -> JSStatement.Kind {
    advance()
    let body = try loopBody()
    try expect("while", after: "the body of do")
    let test = try head("while")
    _ = accept(";")
    return .doLoop(body, test)
  }

  private func switchOver() throws(SpannedFault) -> JSStatement.Kind {
    advance()
    let value = try head("switch")
    try expect("{", after: "switch")
    switches += 1
    defer { switches -= 1 }
    var cases: [(test: JSExpression?, body: [JSStatement])] = []
    while !accept("}") {
      let test: JSExpression?
      if accept("default") {
        test = nil
      } else {
        try expect("case", after: "switch")
        test = try sequence()
      }
      try expect(":", after: "case")
      var body: [JSStatement] = []
      while !isWord("case"), !isWord("default"), !isSign("}") {
        if current.kind == .end { throw failure("'}' is missing after switch") }
        body.append(try statement())
      }
      cases.append((test, body))
    }
    return .switchOver(value, cases)
  }

  private func attempting() throws(SpannedFault) -> JSStatement.Kind {
    advance()
    let body = try block()
    var parameter: Target?
    var handler: [JSStatement]?
    if accept("catch") {
      if accept("(") {
        parameter = try target(after: "catch")
        if accept(":") { try skipType() }
        try expect(")", after: "the error")
      }
      handler = try block()
    }
    let last = accept("finally") ? try block() : nil
    if handler == nil, last == nil { throw failure("'catch' is missing after try") }
    return .attempt(body, parameter: parameter, handler: handler, finally: last)
  }

  // MARK: Modules and types

  private func imports() throws(SpannedFault) -> JSStatement.Kind {
    advance()
    var list: [JSStatement.Import] = []
    if case .string(let module) = current.kind {
      let span = current.span
      advance()
      try endOfStatement()
      return .imports([], module: module, moduleSpan: span)
    }
    let isOnlyTypes = isWord("type") && token(1).text != "from" && token(1).text != ","
    if isOnlyTypes { advance() }
    if current.kind == .word {
      list.append(JSStatement.Import(name: "default", local: current.text, span: current.span))
      advance()
      _ = accept(",")
    }
    if accept("*") {
      try expect("as", after: "*")
      let (local, span) = try name(after: "as")
      list.append(JSStatement.Import(name: "*", local: local, span: span))
    } else if isSign("{") {
      list += try importedNames()
    }
    try expect("from", after: "import")
    guard case .string(let module) = current.kind else { throw failure("the name of a module is missing") }
    let span = current.span
    advance()
    try endOfStatement()
    return .imports(isOnlyTypes ? [] : list, module: module, moduleSpan: span)
  }

  /// `{ a, b as c }`
  private func importedNames() throws(SpannedFault) -> [JSStatement.Import] {
    try expect("{", after: "import")
    var list: [JSStatement.Import] = []
    while !isSign("}") {
      if isWord("type"), token(1).kind == .word { advance() }
      guard current.kind == .word else { throw failure("a name is expected in the import") }
      let (name, span) = (current.text, current.span)
      advance()
      let local = accept("as") ? try self.name(after: "as").0 : name
      list.append(JSStatement.Import(name: name, local: local, span: span))
      if !accept(","), !isSign("}") { throw failure("',' is missing in the import") }
    }
    advance()
    return list
  }

  private func exported() throws(SpannedFault) -> JSStatement.Kind {
    advance()
    try skipDecorators()
    if accept("default") {
      if isWord("class") || isWord("abstract") {
        let declared = try classDeclaration()
        guard declared.name == nil else { return .classDeclaration(declared) }
        return .classDeclaration(
          JSClass(
            name: "DefaultExport", nameSpan: declared.nameSpan, parent: declared.parent, members: declared.members,
            span: declared.span))
      }
      if isWord("function") || isWord("async") && isWord("function", 1) { return try statementKind() }
      return try expressionStatement()
    }
    if isWord("type"), token(1).text == "{" { advance() }
    if isSign("{") || isSign("*") {
      if current.partner > 0 { go(to: current.partner + 1) } else { advance() }
      if accept("from"), case .string = current.kind { advance() }
      try endOfStatement()
      return .empty
    }
    return try statementKind()
  }

  /// A declaration of TypeScript that has no meaning in a run.
  private func forgotten() throws(SpannedFault) -> JSStatement.Kind {
    let word = current.text
    advance()
    if word == "declare" {
      // Up to the end of the declaration: a block, or the line.
      while !atEnd || position < 2 {
        if current.partner > position { go(to: current.partner + 1) } else { advance() }
      }
      _ = accept(";")
      return .empty
    }
    _ = try name(after: word)
    if isSign("<") { try skipTypeArguments() }
    if word == "type" {
      try expect("=", after: "the name of the type")
      try skipType()
      try endOfStatement()
      return .empty
    }
    while !isSign("{"), current.kind != .end { advance() }
    guard current.partner > position else { throw failure("'{' is missing after \(word)") }
    go(to: current.partner + 1)
    return .empty
  }

  private func enumeration() throws(SpannedFault) -> JSStatement.Kind {
    advance()
    let (name, span) = try name(after: "enum")
    try expect("{", after: "enum")
    var members: [(name: String, value: JSExpression?)] = []
    while !accept("}") {
      let member: String
      if case .string(let text) = current.kind { member = text } else { member = current.text }
      guard current.kind != .end else { throw failure("'}' is missing after enum") }
      advance()
      members.append((member, accept("=") ? try assignment() : nil))
      if !accept(","), !isSign("}") { throw failure("',' is missing in the enum") }
    }
    return .enumeration(name, span, members)
  }
}
