import StreamLang

extension Parser {
  /// With commas.
  func expression() throws(Fault) -> ObjCExpression {
    let first = try assignment()
    guard isSign(",") else { return first }
    var list = [first]
    while takes(",") { list.append(try assignment()) }
    return ObjCExpression(kind: .comma(list), span: span(from: first.span.start))
  }

  private static let assignments: Set<String> = ["=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="]

  func assignment() throws(Fault) -> ObjCExpression {
    try enter()
    defer { leave() }
    let target = try conditional()
    guard current.kind == .sign, Self.assignments.contains(current.text) else { return target }
    switch target.kind {
    case .name, .member, .element, .keyPath, .unary("*", _): break
    default:
      let way = isSign("=") ? "; did you mean '=='?" : ""
      throw failure("this cannot be assigned to" + way, target.span)
    }
    let sign = current
    advance()
    let value = try assignment()
    return ObjCExpression(
      kind: .assignment(target, String(sign.text.dropLast()), sign.span, value), span: span(from: target.span.start))
  }

  private func conditional() throws(Fault) -> ObjCExpression {
    let condition = try binary(0)
    guard takes("?") else { return condition }
    try enter()
    defer { leave() }
    if takes(":") {
      let otherwise = try conditional()
      return ObjCExpression(kind: .conditional(condition, nil, otherwise), span: span(from: condition.span.start))
    }
    let then = try assignment()
    try expect(":")
    let otherwise = try conditional()
    return ObjCExpression(kind: .conditional(condition, then, otherwise), span: span(from: condition.span.start))
  }

  private static let levels: [Set<String>] = [
    ["||"], ["&&"], ["|"], ["^"], ["&"], ["==", "!="], ["<", ">", "<=", ">="], ["<<", ">>"], ["+", "-"],
    ["*", "/", "%"],
  ]

  private func binary(_ level: Int) throws(Fault) -> ObjCExpression {
    guard level < Self.levels.count else { return try unary() }
    let first = try binary(level + 1)
    guard current.kind == .sign, Self.levels[level].contains(current.text) else { return first }
    var terms: [(sign: String, span: Span, operand: ObjCExpression)] = []
    while current.kind == .sign, Self.levels[level].contains(current.text) {
      // A lone '-' or '*' at the beginning of a line goes on the expression.
      if beginsBlock, openings.last?.sign == "(" { throw failure("a ',' is missing before this block") }
      let sign = current
      advance()
      terms.append((sign.text, sign.span, try binary(level + 1)))
      if terms.count > 5_000 { throw failure("an expression of more than 5000 terms is not read") }
    }
    let whole = span(from: first.span.start)
    if level < 2 {
      let list = [first] + terms.map { $0.operand }
      return ObjCExpression(kind: .logical(level == 0 ? "||" : "&&", list), span: whole)
    }
    return ObjCExpression(kind: .binary(first, terms), span: whole)
  }

  private func unary() throws(Fault) -> ObjCExpression {
    let start = current.span.start
    try enter()
    defer { leave() }
    if current.kind == .sign {
      switch current.text {
      case "!", "~", "-", "+", "*", "&":
        let sign = current.text
        advance()
        let operand = try unary()
        return ObjCExpression(kind: sign == "+" ? operand.kind : .unary(sign, operand), span: span(from: start))
      case "++", "--":
        let isIncrement = current.text == "++"
        advance()
        let operand = try unary()
        return ObjCExpression(
          kind: .update(operand, isIncrement: isIncrement, isPrefix: true), span: span(from: start))
      case "(" where beginsCast:
        let cast = try typeInParentheses()
        if case .structure = cast, isSign("{") { return try initialValue(cast) }
        let operand = try unary()
        return ObjCExpression(kind: .cast(cast, operand), span: span(from: start))
      default: break
      }
    }
    return try postfix()
  }

  /// The type of a cast or of a parameter of a method: `(NSString *)`, `(void (^)(id))`.
  func typeInParentheses() throws(Fault) -> ObjCType {
    try bracketed("(", ")") { () throws(Fault) -> ObjCType in
      let type = try self.type()
      if isSign("("), isSign("^", 1) {
        try skipParentheses()
        if isSign("(") { try skipParentheses() }
        return .block
      }
      if case .object(let name?) = type, isSign(")"), token(-1).text == name, KnownClasses.names.contains(name) {
        warn("the lost '*' is put behind '\(name)'", token(-1).span)
      }
      return type
    }
  }

  private func postfix() throws(Fault) -> ObjCExpression {
    var value = try primary()
    var count = 0
    while true {
      count += 1
      if count > 400 { throw failure("a chain of more than 400 parts is not read") }
      let start = value.span.start
      if isSign(".") || isSign("->") {
        advance()
        guard current.kind == .word else { throw failure("a name is expected after '.', not \(found)") }
        let name = current
        advance()
        value = ObjCExpression(kind: .member(value, name.text, name.span), span: span(from: start))
      } else if isSign("["), !current.beginsLine {
        if token(1).kind == .word, token(2).kind == .word { throw failure("';' is expected here, not '['") }
        let index = try bracketed("[", "]") { () throws(Fault) in try expression() }
        value = ObjCExpression(kind: .element(value, index), span: span(from: start))
      } else if isSign("(") {
        let arguments = try bracketed("(", ")") { () throws(Fault) -> [ObjCExpression] in try self.arguments(until: ")")
        }
        value = try call(value, arguments, span(from: start))
      } else if isSign("++") || isSign("--"), !current.beginsLine {
        let isIncrement = current.text == "++"
        advance()
        value = ObjCExpression(kind: .update(value, isIncrement: isIncrement, isPrefix: false), span: span(from: start))
      } else {
        return value
      }
    }
  }

  func arguments(until close: String) throws(Fault) -> [ObjCExpression] {
    var list: [ObjCExpression] = []
    while !isSign(close), current.kind != .end {
      list.append(try assignment())
      if takes(",") { continue }
      if !isSign(close), beginsLiteral || current.kind == .word, !current.beginsLine {
        throw failure("a ',' is missing before \(isSign("@") ? "this value" : found)")
      }
      break
    }
    return list
  }

  private func call(_ callee: ObjCExpression, _ arguments: [ObjCExpression], _ span: Span) throws(Fault)
    -> ObjCExpression
  {
    guard case .name("RACTuplePack") = callee.kind else {
      return ObjCExpression(kind: .call(callee, arguments), span: span)
    }
    return ObjCExpression(kind: .tuple(arguments), span: span)
  }

  // MARK: Primaries

  private func primary() throws(Fault) -> ObjCExpression {
    let start = current.span.start
    func made(_ kind: ObjCExpression.Kind) -> ObjCExpression { ObjCExpression(kind: kind, span: span(from: start)) }
    switch current.kind {
    case .integer(let number):
      advance()
      return made(.integer(number))
    case .double(let number):
      advance()
      return made(.double(number))
    case .character(let code):
      advance()
      return made(.integer(code))
    case .string: return try string()
    case .atWord: return try atWord()
    case .word: return try word()
    case .end: throw failure("a value is expected here, not the end of the text")
    case .sign: break
    }
    switch current.text {
    case "(":
      let inner = try bracketed("(", ")") { () throws(Fault) -> ObjCExpression in
        guard isSign("{") else { return try expression() }
        let list = try braces()
        if ObjCStatement.giveValue(list) { throw failure("a 'return' inside of ({ … }) is not read", list[0].span) }
        return made(.statements(list))
      }
      return ObjCExpression(kind: inner.kind, span: span(from: start))
    case "[": return try message()
    case "^": return try block()
    case "@": return try literal()
    default: throw unexpected()
    }
  }

  func unexpected() -> Fault {
    if isSign("{"), isSign(":", -1) { return failure("a block begins with '^': ^(…) { … }") }
    if isSign("{"), ["(", ","].contains(token(-1).text), token(1).kind == .word || isSign("[", 1) {
      return failure("a block begins with '^': ^{ … }")
    }
    if isSign("{"), ["=", "(", "[", ",", "return"].contains(token(-1).text) {
      return failure("a dictionary is written with an '@': @{…}")
    }
    if "])}".contains(current.text), let opening = openings.last, opening.sign != matching(current.text) {
      return missing(opening.sign == "[" ? "]" : opening.sign == "(" ? ")" : "}")
    }
    return failure("a value is expected here, not \(found)")
  }

  private func matching(_ close: String) -> String { close == "]" ? "[" : close == ")" ? "(" : "{" }

  private func string() throws(Fault) -> ObjCExpression {
    let start = current.span.start
    var content = ""
    while case .string(let text, _) = current.kind {
      content += text
      advance()
    }
    return ObjCExpression(kind: .string(content), span: span(from: start))
  }

  private func literal() throws(Fault) -> ObjCExpression {
    let start = current.span.start
    advance()
    func made(_ kind: ObjCExpression.Kind) -> ObjCExpression { ObjCExpression(kind: kind, span: span(from: start)) }
    if isSign("[") {
      return made(.array(try bracketed("[", "]") { () throws(Fault) in try self.arguments(until: "]") }))
    }
    if isSign("{") {
      let entries = try bracketed("{", "}") { () throws(Fault) -> [(key: ObjCExpression, value: ObjCExpression)] in
        var entries: [(key: ObjCExpression, value: ObjCExpression)] = []
        while !isSign("}"), current.kind != .end {
          let key = try conditional()
          try expect(":")
          entries.append((key, try assignment()))
          if !takes(",") { break }
        }
        return entries
      }
      return made(.dictionary(entries))
    }
    // `@(Name) reduce:` is no cast.
    if isSign("(") { return made(.boxed(try bracketed("(", ")") { () throws(Fault) in try expression() })) }
    if isSign("-") || isSign("+") { return made(.boxed(try unary())) }
    switch current.kind {
    case .integer, .double, .character: return made(.boxed(try primary()))
    case .string: return try string()
    default: throw failure("a literal is expected after '@', not \(found)")
    }
  }

  private func atWord() throws(Fault) -> ObjCExpression {
    let start = current.span.start
    let name = current.text
    func made(_ kind: ObjCExpression.Kind) -> ObjCExpression { ObjCExpression(kind: kind, span: span(from: start)) }
    switch name {
    case "YES", "true", "TRUE", "NO", "false", "FALSE":
      advance()
      return made(.boxed(made(.boolean(["YES", "true", "TRUE"].contains(name)))))
    case "selector":
      advance()
      let words = try bracketed("(", ")") { () throws(Fault) -> String in
        var words = ""
        while current.kind == .word || isSign(":") {
          words += current.text
          advance()
        }
        return words
      }
      return made(.selector(words))
    case "protocol":
      advance()
      let name = try bracketed("(", ")") { () throws(Fault) in try assignment() }
      return made(.string(source.text(in: name.span)))
    case "keypath":
      advance()
      let arguments = try bracketed("(", ")") { () throws(Fault) in try self.arguments(until: ")") }
      guard let last = arguments.last else { throw failure("@keypath wants a path", span(from: start)) }
      var text = source.text(in: last.span)
      if arguments.count == 1, let dot = text.firstIndex(of: ".") { text = String(text[text.index(after: dot)...]) }
      return made(.string(text))
    case "available":
      advance()
      try skipParentheses()
      return made(.boolean(true))
    case "encode": throw failure("'@encode' has no meaning here")
    default: throw failure("'@\(name)' is not read here")
    }
  }

  private static let meaningless: Set<String> = ["sizeof", "asm", "__asm__", "offsetof", "_Generic"]

  private func word() throws(Fault) -> ObjCExpression {
    let name = current
    let start = name.span.start
    func made(_ kind: ObjCExpression.Kind) -> ObjCExpression { ObjCExpression(kind: kind, span: span(from: start)) }
    if Self.meaningless.contains(name.text) { throw failure("'\(name.text)' has no meaning here") }
    switch name.text {
    case "YES", "TRUE", "true", "NO", "FALSE", "false":
      advance()
      return made(.boolean(["YES", "TRUE", "true"].contains(name.text)))
    case "nil", "NULL", "Nil":
      advance()
      return made(.null)
    case "goto": throw failure("goto is not read")
    default: break
    }
    let macro = ObjCExpression.KeyPathMacro(rawValue: name.text) ?? nearMacro(name)
    if let macro, isSign("(", 1) {
      advance()
      return try keyPath(macro, start)
    }
    if Self.statementWords.contains(name.text) { throw failure("a value is expected here, not '\(name.text)'") }
    advance()
    // A macro that is not here declares it.
    if ["weakSelf", "strongSelf", "wself", "sself", "weak_self"].contains(name.text), !variables.contains(name.text) {
      if readAsSelf.insert(name.text).inserted {
        warn("nothing declares '\(name.text)': it is read as 'self'", name.span)
      }
      return made(.name("self"))
    }
    return made(.name(name.text))
  }

  /// `RACObserver` is `RACObserve`.
  private func nearMacro(_ name: Token) -> ObjCExpression.KeyPathMacro? {
    guard name.text.hasPrefix("RACO"), isSign("(", 1), Edits.distance(name.text, "RACObserve") <= 2 else { return nil }
    warn("'\(name.text)' is read as 'RACObserve'", name.span)
    return .observe
  }

  private func keyPath(_ macro: ObjCExpression.KeyPathMacro, _ start: Int) throws(Fault) -> ObjCExpression {
    let arguments = try bracketed("(", ")") { () throws(Fault) in try self.arguments(until: ")") }
    guard let first = arguments.first else { throw failure("\(macro.rawValue) wants a target and a key path") }
    if arguments.count > 1 {
      if case .string(let path) = arguments[1].kind {
        let object = source.text(in: first.span)
        throw failure("a key path has no quotes here: \(macro.rawValue)(\(object), \(path))", arguments[1].span)
      }
      return ObjCExpression(
        kind: .keyPath(
          macro, first, source.text(in: arguments[1].span), arguments[1].span, arguments.count > 2 ? arguments[2] : nil),
        span: span(from: start))
    }
    // `RACObserve(self.name)` is damage, as the macro wants two: the last part is the path.
    guard case .member(let target, let name, let nameSpan) = first.kind else {
      throw failure("\(macro.rawValue) wants a target and a key path: \(macro.rawValue)(self, name)", first.span)
    }
    let (written, object) = (source.text(in: first.span), source.text(in: target.span))
    warn("'\(macro.rawValue)(\(written))' is read as '\(macro.rawValue)(\(object), \(name))'", first.span)
    return ObjCExpression(kind: .keyPath(macro, target, name, nameSpan, nil), span: span(from: start))
  }
}
