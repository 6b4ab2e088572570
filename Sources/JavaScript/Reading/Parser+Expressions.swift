import StreamLang

extension Parser {
  func sequence() throws(SpannedFault) -> JSExpression {
    let start = position
    let first = try assignment()
    guard isSign(",") else { return first }
    var list = [first]
    while accept(",") { list.append(try assignment()) }
    return expression(.sequence(list), from: start)
  }

  private static let assignmentSigns: Set<String> = [
    "=", "+=", "-=", "*=", "/=", "%=", "**=", "&=", "|=", "^=", "&&=", "||=", "??=", "<<=", ">>=", ">>>=",
  ]

  /// An expression without a comma.
  func assignment() throws(SpannedFault) -> JSExpression {
    try enter()
    defer { leave() }
    if let function = try arrowFunction() { return function }
    if isWord("yield") { return try yielding() }
    let start = position
    let left = try conditional()
    let (sign, count) = angleBrackets() ?? (current.text, 1)
    guard current.kind == .sign, Self.assignmentSigns.contains(sign) else { return left }
    let signStart = position
    for _ in 0..<count { advance() }
    let signSpan = span(from: signStart)
    let value = try assignment()
    switch left.kind {
    case .array where sign == "=", .object where sign == "=":
      return expression(.destructuring(try target(of: left), value), from: start)
    case .identifier, .member, .element:
      return expression(.assignment(sign, signSpan: signSpan, left, value), from: start)
    default: throw SpannedFault("this cannot be assigned to", left.span)
    }
  }

  /// `yield value`, or `yield* values`
  private func yielding() throws(SpannedFault) -> JSExpression {
    let start = position
    advance()
    let isDelegating = accept("*")
    let ends = atEnd || [")", "]", ",", ":"].contains(current.text) && current.kind == .sign
    let value = ends ? nil : try assignment()
    return expression(.yield(value, isDelegating: isDelegating), from: start)
  }

  private func conditional() throws(SpannedFault) -> JSExpression {
    let start = position
    let test = try binary(0)
    guard isSign("?") else { return test }
    advance()
    let outer = (isInConditional, refusesIn)
    (isInConditional, refusesIn) = (true, false)
    let then = try assignment()
    (isInConditional, refusesIn) = outer
    try expect(":", after: "the first value of '?'")
    let otherwise = try assignment()
    return expression(.conditional(test, then, otherwise), from: start)
  }

  /// The operators from the loosest to the tightest.
  private static let precedence: [String: Int] = [
    "??": 1, "||": 2, "&&": 3, "|": 4, "^": 5, "&": 6, "==": 7, "!=": 7, "===": 7, "!==": 7, "<": 8, ">": 8, "<=": 8,
    ">=": 8, "instanceof": 8, "in": 8, "as": 8, "satisfies": 8, "<<": 9, ">>": 9, ">>>": 9, "+": 10, "-": 10, "*": 11,
    "/": 11, "%": 11, "**": 12,
  ]

  /// The operator here, which may be several signs: closing angle brackets are cut one by one.
  private func binaryOperator() -> (text: String, tokens: Int)? {
    guard current.kind == .sign || current.kind == .word else { return nil }
    if let (text, count) = angleBrackets() { return Self.precedence[text] == nil ? nil : (text, count) }
    guard Self.precedence[current.text] != nil else { return nil }
    if current.kind == .word, current.startsLine, current.text == "as" { return nil }
    if current.text == "in", refusesIn { return nil }
    return (current.text, 1)
  }

  /// The sign that begins here and stands as several tokens: angle brackets may be those of types.
  private func angleBrackets() -> (text: String, tokens: Int)? {
    guard current.kind == .sign, current.text == ">" || current.text == "<" else { return nil }
    var text = current.text
    var count = 1
    while token(count).kind == .sign, token(count).text.first == current.text.first,
      token(count).span.start == token(count - 1).span.end, count < 3
    {
      text += token(count).text
      count += 1
    }
    return (text, count)
  }

  private func binary(_ least: Int) throws(SpannedFault) -> JSExpression {
    let start = position
    var left = try unary()
    var length = 0
    while let (sign, count) = binaryOperator(), let level = Self.precedence[sign], level > least {
      length += 1
      if length > Parser.longestChain { throw SpannedFault("this chain of operators is too long", current.span) }
      let signStart = position
      for _ in 0..<count { advance() }
      let signSpan = span(from: signStart)
      if sign == "as" || sign == "satisfies" {
        try skipType()
        continue
      }
      // Powers group from the right.
      let right = try nested { () throws(SpannedFault) in try binary(sign == "**" ? level - 1 : level) }
      switch (sign, left.kind) {
      case ("&&", _), ("||", _), ("??", _):
        var operands = [left]
        if case .logical(sign, let list) = left.kind, source.bytes(at: left.span.start) != UInt8(ascii: "(") {
          operands = list
        }
        left = expression(.logical(sign, operands + [right]), from: start)
      default: left = expression(.binary(sign, signSpan: signSpan, left, right), from: start)
      }
    }
    return left
  }

  private static let prefixes: Set<String> = ["-", "+", "!", "~", "typeof", "void", "delete"]

  private func unary() throws(SpannedFault) -> JSExpression {
    let start = position
    if isWord("await"), token(1).kind != .end, token(1).kind != .sign || ["(", "[", "{", "`"].contains(token(1).text) {
      guard mayAwait else {
        throw SpannedFault("await stands in async functions", current.span, help: "write async before the function")
      }
      advance()
      let operand = try nested { () throws(SpannedFault) in try unary() }
      return expression(.await(operand), from: start)
    }
    if current.kind == .sign || current.kind == .word, Self.prefixes.contains(current.text) {
      let sign = current.text
      advance()
      let operand = try nested { () throws(SpannedFault) in try unary() }
      return expression(.unary(sign, operand), from: start)
    }
    if isSign("++") || isSign("--") {
      let sign = current.text
      advance()
      let place = try nested { () throws(SpannedFault) in try unary() }
      return expression(.update(sign, isPrefix: true, place), from: start)
    }
    if isSign("<") { return try angleBracket() }
    let value = try postfix()
    guard isSign("++") || isSign("--"), !current.startsLine else { return value }
    let sign = current.text
    advance()
    return expression(.update(sign, isPrefix: false, value), from: start)
  }

  /// `<T>x`, a type of TypeScript before a value, or JSX.
  private func angleBracket() throws(SpannedFault) -> JSExpression {
    let start = current.span
    let isElement = source.mentions("</\(token(1).text)")
    guard !isElement, attempt({ () throws(SpannedFault) in try skipTypeArguments() }) != nil else {
      throw SpannedFault("JSX is not read; paste the streams only", start)
    }
    return try nested { () throws(SpannedFault) in try unary() }
  }

  // MARK: Chains

  func postfix() throws(SpannedFault) -> JSExpression {
    let start = position
    var value = try primary()
    var count = 0
    while true {
      count += 1
      if count > Parser.longestChain { throw SpannedFault("this chain is too long", current.span) }
      if isSign(".") || isSign("?.") {
        let isOptional = isSign("?.")
        advance()
        if isOptional, isSign("(") {
          value = try call(value, from: start, isOptional: true)
        } else if isOptional, isSign("[") {
          value = try element(value, from: start, isOptional: true)
        } else {
          guard current.kind == .word else { throw failure("a name is missing after the dot") }
          let (name, span) = (JSPrivate.name(current.text), current.span)
          advance()
          value = expression(.member(value, name, nameSpan: span, isOptional: isOptional), from: start)
        }
      } else if isSign("(") {
        value = try call(value, from: start, isOptional: false)
      } else if isSign("[") {
        value = try element(value, from: start, isOptional: false)
      } else if isSign("!"), !current.startsLine, token(1).text != "=" {
        // `x!` of TypeScript.
        advance()
      } else if isSign("<"), skipsTypeArgumentsOfCall() {
        continue
      } else if case .template = current.kind {
        throw SpannedFault("tagged template strings are not read", current.span)
      } else {
        return value
      }
    }
  }

  /// Passes by `<T>` where a call follows.
  private func skipsTypeArgumentsOfCall() -> Bool {
    attempt { () throws(SpannedFault) -> Bool? in
      try skipTypeArguments()
      return isSign("(") ? true : nil
    } ?? false
  }

  private func element(_ value: JSExpression, from start: Int, isOptional: Bool) throws(SpannedFault) -> JSExpression {
    let opening = position
    advance()
    let index = try sequence()
    try expect("]", after: "the index")
    return expression(.element(value, index, span: span(from: opening), isOptional: isOptional), from: start)
  }

  private func call(_ callee: JSExpression, from start: Int, isOptional: Bool) throws(SpannedFault) -> JSExpression {
    let opening = position
    let arguments = try arguments()
    return expression(.call(callee, arguments, isOptional: isOptional, span: span(from: opening)), from: start)
  }

  func arguments() throws(SpannedFault) -> [JSArgument] {
    let opening = current
    try expect("(", after: "the name")
    let outer = (isInConditional, refusesIn)
    (isInConditional, refusesIn) = (false, false)
    defer { (isInConditional, refusesIn) = outer }
    var arguments: [JSArgument] = []
    while !isSign(")") {
      guard current.kind != .end else { throw unclosed(opening) }
      let isSpread = accept("...")
      arguments.append(JSArgument(value: try assignment(), isSpread: isSpread))
      if !accept(","), !isSign(")") {
        throw failure(
          "',' or ')' is missing in the arguments",
          help: isSign(":") ? "put names and their values in an object: { \(token(-1).text): … }" : nil)
      }
    }
    advance()
    return arguments
  }

  // MARK: Primaries

  private func primary() throws(SpannedFault) -> JSExpression {
    let start = position
    let token = current
    switch token.kind {
    case .number(let number):
      advance()
      return expression(.number(number), from: start)
    case .string(let text):
      advance()
      return expression(.string(text), from: start)
    case .template(let parts):
      advance()
      return expression(.template(try template(parts)), from: start)
    case .regularExpression(let pattern, let flags):
      advance()
      return expression(.regularExpression(pattern: pattern, flags: flags), from: start)
    case .sign:
      switch token.text {
      case "(":
        advance()
        let outer = (isInConditional, refusesIn)
        (isInConditional, refusesIn) = (false, false)
        let value = try sequence()
        (isInConditional, refusesIn) = outer
        try expect(")", after: "the expression")
        return JSExpression(kind: value.kind, span: span(from: start))
      case "[": return try array()
      case "{": return try object()
      case ">" where ["=", "-"].contains(self.token(-1).text):
        throw SpannedFault("an arrow function is written with '=>'", self.token(-1).span.joined(with: token.span))
      default: throw failure("a value is expected here")
      }
    case .word: return try word()
    case .end, .atWord, .integer: throw failure("a value is missing")
    }
  }

  private func word() throws(SpannedFault) -> JSExpression {
    let start = position
    let text = current.text
    switch text {
    case "function": return expression(.function(try function()), from: start)
    case "class": return expression(.classValue(try classDeclaration()), from: start)
    case "async" where !token(1).startsLine && token(1).text == "function":
      return expression(.function(try function()), from: start)
    case "new":
      advance()
      return try make(from: start)
    case "import": throw SpannedFault("modules are not loaded in the middle of a text", current.span)
    case "true", "false":
      advance()
      return expression(.boolean(text == "true"), from: start)
    case "null":
      advance()
      return expression(.null, from: start)
    case "this":
      advance()
      return expression(.this, from: start)
    case "super":
      advance()
      guard isSign(".") || isSign("(") || isSign("[") else { throw failure("'.' or '(' is missing after super") }
      return expression(.superclass, from: start)
    default:
      if let new = Parser.oldOperators[text], token(1).text == "(" {
        throw SpannedFault("this is RxJS 5; write \(new)(…), and import it from 'rxjs'", current.span)
      }
      guard !Parser.reserved.contains(text) else { throw failure("a value is expected here, not '\(text)'") }
      advance()
      // `#count in object`
      if text.hasPrefix("#"), isWord("in") { return expression(.string(JSPrivate.name(text)), from: start) }
      return expression(.identifier(text), from: start)
    }
  }

  private func make(from start: Int) throws(SpannedFault) -> JSExpression {
    if isSign("."), isWord("target", 1) {
      for _ in 0..<2 { advance() }
      return expression(.newTarget, from: start)
    }
    var callee = try nested { () throws(SpannedFault) in try primary() }
    while isSign(".") || isSign("[") {
      if isSign("[") {
        callee = try element(callee, from: start, isOptional: false)
        continue
      }
      advance()
      let (name, span) = (JSPrivate.name(current.text), current.span)
      advance()
      callee = expression(.member(callee, name, nameSpan: span, isOptional: false), from: start)
    }
    if isSign("<") { try skipTypeArguments() }
    let opening = position
    let arguments = isSign("(") ? try arguments() : []
    return expression(.make(callee, arguments, span: span(from: opening)), from: start)
  }

  private func template(_ parts: [CLikeToken.TemplatePart]) throws(SpannedFault) -> [JSExpression.TemplatePart] {
    var read: [JSExpression.TemplatePart] = []
    for part in parts {
      switch part {
      case .text(let text): read.append(.text(text))
      case .tokens(let tokens):
        let inner = Parser(source, tokens)
        let value = try nested { () throws(SpannedFault) in try inner.sequence() }
        if inner.current.kind != .end {
          throw inner.failure("'}' is missing in the template string, or it stands too deep in others")
        }
        read.append(.value(value))
      }
    }
    return read
  }

  private func array() throws(SpannedFault) -> JSExpression {
    let start = position
    advance()
    var elements: [JSExpression.ArrayElement] = []
    while !isSign("]") {
      if accept(",") {
        elements.append(.hole)
        continue
      }
      let isSpread = accept("...")
      let value = try assignment()
      elements.append(isSpread ? .spread(value) : .value(value))
      if !accept(","), !isSign("]") { throw failure("',' or ']' is missing in the array") }
    }
    advance()
    return expression(.array(elements), from: start)
  }
}
