import StreamLang

/// Objects, their properties and keys.
extension Parser {
  func object() throws(SpannedFault) -> JSExpression {
    let start = position
    advance()
    var properties: [JSExpression.Property] = []
    while !isSign("}") {
      if accept("...") {
        properties.append(.spread(try assignment()))
      } else {
        properties.append(try property())
      }
      if !accept(","), !isSign("}") { throw failure("',' or '}' is missing in the object") }
    }
    advance()
    return expression(.object(properties), from: start)
  }

  private func property() throws(SpannedFault) -> JSExpression.Property {
    let start = position
    let following = token(1)
    if isWord("get") || isWord("set"), following.kind == .word || following.text == "[" { return try accessor() }
    let isAsync = following.kind == .word || following.text == "*" || following.text == "[" ? accept("async") : false
    let isGenerator = accept("*")
    let token = current
    let key = try propertyKey()
    if isSign("(") || isSign("<") {
      if let name = key.text { declaredMethods.insert(name) }
      let function = try function(named: nil, token.span, from: start, isGenerator: isGenerator, isAsync: isAsync)
      return .value(key, expression(.function(function), from: start))
    }
    if accept(":") {
      let value = try assignment()
      if case .function = value.kind, let name = key.text { declaredMethods.insert(name) }
      return .value(key, value)
    }
    guard case .name(let name, let span) = key, token.kind == .word, !Parser.reserved.contains(name) else {
      throw failure("':' is missing in the object")
    }
    let short = JSExpression(kind: .identifier(name), span: span)
    guard isSign("=") else { return .value(key, short) }
    // `({ a = 1 } = x)`: only a pattern may say so.
    let sign = current.span
    advance()
    return .value(key, expression(.assignment("=", signSpan: sign, short, try assignment()), from: start))
  }

  /// `get name() { … }`, or `set name(value) { … }`
  private func accessor() throws(SpannedFault) -> JSExpression.Property {
    let start = position
    let isGetter = isWord("get")
    advance()
    let key = try propertyKey()
    let function = try function(named: nil, span(from: start), from: start)
    return isGetter ? .getter(key, function) : .setter(key, function)
  }

  func propertyKey() throws(SpannedFault) -> JSExpression.PropertyKey {
    let token = current
    switch token.kind {
    case .word:
      advance()
      return .name(JSPrivate.name(token.text), token.span)
    case .string(let text):
      advance()
      return .name(text, token.span)
    case .number(let number):
      advance()
      return .name(JSNumber.text(number), token.span)
    case .sign where token.text == "[":
      advance()
      let value = try assignment()
      try expect("]", after: "the key")
      return .computed(value)
    default: throw failure("a key is expected here")
    }
  }
}

/// Private members, whose names no other member can have.
enum JSPrivate {
  /// The letter that private names begin with where the text has `#`.
  private static let sign: Character = "\u{1C2}"

  static func name(_ written: String) -> String { written.first == "#" ? "\(sign)\(written.dropFirst())" : written }

  /// The name as the text has it.
  static func written(_ name: String) -> String { has(name) ? "#\(name.dropFirst())" : name }

  static func has(_ name: String) -> Bool { name.first == sign }
}
