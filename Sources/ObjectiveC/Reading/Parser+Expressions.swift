import StreamLang

extension Parser {
  /// With commas.
  func expression() throws(SpannedFault) -> ObjCExpression {
    let start = position
    let first = try assignment()
    guard isSign(",") else { return first }
    var list = [first]
    while accept(",") { list.append(try assignment()) }
    return expression(.comma(list), from: start)
  }

  private static let assignments: Set<String> = ["=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="]

  func assignment() throws(SpannedFault) -> ObjCExpression {
    try enter()
    defer { leave() }
    let start = position
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
    return expression(.assignment(target, String(sign.text.dropLast()), sign.span, value), from: start)
  }

  private func conditional() throws(SpannedFault) -> ObjCExpression {
    let start = position
    let condition = try binary(0)
    guard accept("?") else { return condition }
    try enter()
    defer { leave() }
    if accept(":") {
      let otherwise = try conditional()
      return expression(.conditional(condition, nil, otherwise), from: start)
    }
    let then = try assignment()
    try expect(":")
    let otherwise = try conditional()
    return expression(.conditional(condition, then, otherwise), from: start)
  }

  private static let levels: [Set<String>] = [
    ["||"], ["&&"], ["|"], ["^"], ["&"], ["==", "!="], ["<", ">", "<=", ">="], ["<<", ">>"], ["+", "-"],
    ["*", "/", "%"],
  ]

  private func binary(_ level: Int) throws(SpannedFault) -> ObjCExpression {
    guard level < Self.levels.count else { return try unary() }
    let start = position
    let first = try binary(level + 1)
    guard current.kind == .sign, Self.levels[level].contains(current.text) else { return first }
    var terms: [(sign: String, span: Span, operand: ObjCExpression)] = []
    while current.kind == .sign, Self.levels[level].contains(current.text) {
      // A lone '-' or '*' at the beginning of a line goes on the expression.
      if beginsBlock, openings.last?.text == "(" { throw failure("a ',' is missing before this block") }
      let sign = current
      advance()
      terms.append((sign.text, sign.span, try binary(level + 1)))
      if terms.count > 5_000 { throw failure("an expression of more than 5000 terms is not read") }
    }
    if level < 2 {
      let list = [first] + terms.map { $0.operand }
      return expression(.logical(level == 0 ? "||" : "&&", list), from: start)
    }
    return expression(.binary(first, terms), from: start)
  }

  private func unary() throws(SpannedFault) -> ObjCExpression {
    let start = position
    try enter()
    defer { leave() }
    if current.kind == .sign {
      switch current.text {
      case "!", "~", "-", "+", "*", "&":
        let sign = current.text
        advance()
        let operand = try unary()
        return expression(sign == "+" ? operand.kind : .unary(sign, operand), from: start)
      case "++", "--":
        let isIncrement = current.text == "++"
        advance()
        let operand = try unary()
        return expression(.update(operand, isIncrement: isIncrement, isPrefix: true), from: start)
      case "(" where beginsCast:
        let cast = try typeInParentheses()
        if case .structure = cast, isSign("{") { return try initialValue(cast) }
        let operand = try unary()
        return expression(.cast(cast, operand), from: start)
      default: break
      }
    }
    return try postfix()
  }

  /// The type of a cast or of a parameter of a method: `(NSString *)`, `(void (^)(id))`.
  func typeInParentheses() throws(SpannedFault) -> ObjCType {
    try bracketed("(", ")") { () throws(SpannedFault) -> ObjCType in
      let type = try self.type()
      if isSign("("), isSign("^", 1) {
        try skipBrackets()
        if isSign("(") { try skipBrackets() }
        return .block
      }
      if case .object(let name?) = type, isSign(")"), token(-1).text == name, KnownClasses.names.contains(name) {
        warn("the lost '*' is put behind '\(name)'", token(-1).span)
      }
      return type
    }
  }

  private func postfix() throws(SpannedFault) -> ObjCExpression {
    let start = position
    var value = try primary()
    var count = 0
    while true {
      count += 1
      if count > 400 { throw failure("a chain of more than 400 parts is not read") }
      if isSign(".") || isSign("->") {
        advance()
        guard current.kind == .word else { throw failure("a name is expected after '.', not \(found)") }
        let name = current
        advance()
        value = expression(.member(value, name.text, name.span), from: start)
      } else if isSign("["), !current.startsLine {
        if token(1).kind == .word, token(2).kind == .word { throw failure("';' is expected here, not '['") }
        let index = try bracketed("[", "]") { () throws(SpannedFault) in try expression() }
        value = expression(.element(value, index), from: start)
      } else if isSign("(") {
        let arguments = try bracketed("(", ")") { () throws(SpannedFault) -> [ObjCExpression] in
          try self.arguments(until: ")")
        }
        value = try call(value, arguments, span(from: start))
      } else if isSign("++") || isSign("--"), !current.startsLine {
        let isIncrement = current.text == "++"
        advance()
        value = expression(.update(value, isIncrement: isIncrement, isPrefix: false), from: start)
      } else {
        return value
      }
    }
  }

  func arguments(until close: String) throws(SpannedFault) -> [ObjCExpression] {
    var list: [ObjCExpression] = []
    while !isSign(close), current.kind != .end {
      list.append(try assignment())
      if accept(",") { continue }
      if !isSign(close), beginsLiteral || current.kind == .word, !current.startsLine {
        throw failure("a ',' is missing before \(isSign("@") ? "this value" : found)")
      }
      break
    }
    return list
  }

  private func call(_ callee: ObjCExpression, _ arguments: [ObjCExpression], _ span: Span) throws(SpannedFault)
    -> ObjCExpression
  {
    guard case .name("RACTuplePack") = callee.kind else {
      return ObjCExpression(kind: .call(callee, arguments), span: span)
    }
    return ObjCExpression(kind: .tuple(arguments), span: span)
  }

  // MARK: Primaries

  private func primary() throws(SpannedFault) -> ObjCExpression {
    let start = position
    switch current.kind {
    case .integer(let number):
      advance()
      return expression(.integer(number), from: start)
    case .number(let number):
      advance()
      return expression(.double(number), from: start)
    case .string: return try string()
    case .atWord: return try atWord()
    case .word: return try word()
    case .end: throw failure("a value is expected here, not the end of the text")
    case .sign, .template, .regularExpression: break
    }
    switch current.text {
    case "(":
      let inner = try bracketed("(", ")") { () throws(SpannedFault) -> ObjCExpression in
        guard isSign("{") else { return try expression() }
        let list = try braces()
        if ObjCStatement.giveValue(list) { throw failure("a 'return' inside of ({ … }) is not read", list[0].span) }
        return expression(.statements(list), from: start)
      }
      return expression(inner.kind, from: start)
    case "[": return try message()
    case "^": return try block()
    case "@": return try literal()
    default: throw unexpected()
    }
  }

  func unexpected() -> SpannedFault {
    if isSign("{"), isSign(":", -1) { return failure("a block begins with '^': ^(…) { … }") }
    if isSign("{"), ["(", ","].contains(token(-1).text), token(1).kind == .word || isSign("[", 1) {
      return failure("a block begins with '^': ^{ … }")
    }
    if isSign("{"), ["=", "(", "[", ",", "return"].contains(token(-1).text) {
      return failure("a dictionary is written with an '@': @{…}")
    }
    if "])}".contains(current.text), let opening = openings.last, opening.text != matching(current.text) {
      return missing(opening.text == "[" ? "]" : opening.text == "(" ? ")" : "}")
    }
    return failure("a value is expected here, not \(found)")
  }

  private func matching(_ close: String) -> String { close == "]" ? "[" : close == ")" ? "(" : "{" }

  private func string() throws(SpannedFault) -> ObjCExpression {
    let start = position
    var content = ""
    while case .string(let text) = current.kind {
      content += text
      advance()
    }
    return expression(.string(content), from: start)
  }

  private func literal() throws(SpannedFault) -> ObjCExpression {
    let start = position
    advance()
    if isSign("[") {
      return expression(
        .array(try bracketed("[", "]") { () throws(SpannedFault) in try self.arguments(until: "]") }), from: start)
    }
    if isSign("{") {
      let entries = try bracketed("{", "}") {
        () throws(SpannedFault) -> [(key: ObjCExpression, value: ObjCExpression)] in
        var entries: [(key: ObjCExpression, value: ObjCExpression)] = []
        while !isSign("}"), current.kind != .end {
          let key = try conditional()
          try expect(":")
          entries.append((key, try assignment()))
          if !accept(",") { break }
        }
        return entries
      }
      return expression(.dictionary(entries), from: start)
    }
    // `@(Name) reduce:` is no cast.
    if isSign("(") {
      return expression(.boxed(try bracketed("(", ")") { () throws(SpannedFault) in try expression() }), from: start)
    }
    if isSign("-") || isSign("+") { return expression(.boxed(try unary()), from: start) }
    switch current.kind {
    case .integer, .number: return expression(.boxed(try primary()), from: start)
    case .string: return try string()
    default: throw failure("a literal is expected after '@', not \(found)")
    }
  }

  private func atWord() throws(SpannedFault) -> ObjCExpression {
    let start = position
    let name = current.text
    switch name {
    case "YES", "true", "TRUE", "NO", "false", "FALSE":
      advance()
      return expression(.boxed(expression(.boolean(["YES", "true", "TRUE"].contains(name)), from: start)), from: start)
    case "selector":
      advance()
      let words = try bracketed("(", ")") { () throws(SpannedFault) -> String in
        var words = ""
        while current.kind == .word || isSign(":") {
          words += current.text
          advance()
        }
        return words
      }
      return expression(.selector(words), from: start)
    case "protocol":
      advance()
      let name = try bracketed("(", ")") { () throws(SpannedFault) in try assignment() }
      return expression(.string(source.text(in: name.span)), from: start)
    case "keypath":
      advance()
      let arguments = try bracketed("(", ")") { () throws(SpannedFault) in try self.arguments(until: ")") }
      guard let last = arguments.last else { throw failure("@keypath wants a path", span(from: start)) }
      var text = source.text(in: last.span)
      if arguments.count == 1, let dot = text.firstIndex(of: ".") { text = String(text[text.index(after: dot)...]) }
      return expression(.string(text), from: start)
    case "available":
      advance()
      try skipBrackets()
      return expression(.boolean(true), from: start)
    case "encode": throw failure("'@encode' has no meaning here")
    default: throw failure("'@\(name)' is not read here")
    }
  }

  private static let meaningless: Set<String> = ["sizeof", "asm", "__asm__", "offsetof", "_Generic"]

  private func word() throws(SpannedFault) -> ObjCExpression {
    let name = current
    let start = position
    if Self.meaningless.contains(name.text) { throw failure("'\(name.text)' has no meaning here") }
    switch name.text {
    case "YES", "TRUE", "true", "NO", "FALSE", "false":
      advance()
      return expression(.boolean(["YES", "TRUE", "true"].contains(name.text)), from: start)
    case "nil", "NULL", "Nil":
      advance()
      return expression(.null, from: start)
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
      return expression(.name("self"), from: start)
    }
    return expression(.name(name.text), from: start)
  }

  /// `RACObserver` is `RACObserve`.
  private func nearMacro(_ name: CLikeToken) -> ObjCExpression.KeyPathMacro? {
    guard name.text.hasPrefix("RACO"), isSign("(", 1), Edits.distance(name.text, "RACObserve") <= 2 else { return nil }
    warn("'\(name.text)' is read as 'RACObserve'", name.span)
    return .observe
  }

  private func keyPath(_ macro: ObjCExpression.KeyPathMacro, _ start: Int) throws(SpannedFault) -> ObjCExpression {
    let arguments = try bracketed("(", ")") { () throws(SpannedFault) in try self.arguments(until: ")") }
    guard let first = arguments.first else { throw failure("\(macro.rawValue) wants a target and a key path") }
    if arguments.count > 1 {
      if case .string(let path) = arguments[1].kind {
        let object = source.text(in: first.span)
        throw failure("a key path has no quotes here: \(macro.rawValue)(\(object), \(path))", arguments[1].span)
      }
      return ObjCExpression(
        kind: .keyPath(
          macro, first, source.text(in: arguments[1].span).filter { !$0.isWhitespace }, arguments[1].span,
          arguments.count > 2 ? arguments[2] : nil),
        span: span(from: start))
    }
    // `RACObserve(self.name)` is damage, as the macro wants two: the last part is the path.
    guard case .member(let target, let name, let nameSpan) = first.kind else {
      throw failure("\(macro.rawValue) wants a target and a key path: \(macro.rawValue)(self, name)", first.span)
    }
    let (written, object) = (source.text(in: first.span), source.text(in: target.span))
    warn("'\(macro.rawValue)(\(written))' is read as '\(macro.rawValue)(\(object), \(name))'", first.span)
    return expression(.keyPath(macro, target, name, nameSpan, nil), from: start)
  }
}
