import StreamLang

/// Classes and their members.
extension Parser {
  /// `class Name extends Parent { … }`, with the decorators and words before it.
  func classDeclaration() throws(SpannedFault) -> JSClass {
    let start = position
    try skipDecorators()
    _ = accept("abstract")
    advance()
    var name: (String, Span)?
    if current.kind == .word, !["extends", "implements"].contains(current.text) {
      name = try self.name(after: "class")
    }
    if isSign("<") { try skipTypeArguments() }
    var parent: JSExpression?
    if accept("extends") {
      parent = try nested { () throws(SpannedFault) in try postfix() }
      if isSign("<") { try skipTypeArguments() }
    }
    if accept("implements") { repeat { try skipType() } while accept(",") }
    let opening = current
    try expect("{", after: "the head of the class")
    let outer = (isInConditional, refusesIn, loops, switches, labels, mayAwait)
    (isInConditional, refusesIn, loops, switches, labels, mayAwait) = (false, false, 0, 0, [], false)
    functionDepth += 1
    defer {
      (isInConditional, refusesIn, loops, switches, labels, mayAwait) = outer
      functionDepth -= 1
    }
    var members: [JSClass.Member] = []
    while !isSign("}") {
      guard current.kind != .end else { throw unclosed(opening) }
      if accept(";") { continue }
      if let member = try nested({ () throws(SpannedFault) in try classMember() }) { members.append(member) }
    }
    advance()
    return JSClass(
      name: name?.0, nameSpan: name?.1 ?? tokens[start].span, parent: parent, members: members, span: span(from: start))
  }

  /// `@Component({ … })`, `@Input() `; the frameworks that read them are not there.
  func skipDecorators() throws(SpannedFault) {
    while isSign("@"), token(1).kind == .word {
      for _ in 0..<2 { advance() }
      while isSign("."), token(1).kind == .word { for _ in 0..<2 { advance() } }
      if isSign("("), current.partner > position { go(to: current.partner + 1) }
    }
  }

  static let modifiers: Set = [
    "private", "public", "protected", "readonly", "static", "override", "abstract", "declare", "accessor",
  ]

  /// Whether the current word is a modifier, and the name of the member follows it.
  private var isBeforeName: Bool {
    guard !token(1).startsLine || ["private", "public", "protected", "static"].contains(current.text) else {
      return false
    }
    switch token(1).kind {
    case .word, .string, .number: return true
    default: return ["[", "*", "{"].contains(token(1).text)
    }
  }

  /// A member; nil if it has no meaning in a run.
  private func classMember() throws(SpannedFault) -> JSClass.Member? {
    try skipDecorators()
    let start = position
    var words: Set<String> = []
    while current.kind == .word, Self.modifiers.contains(current.text), isBeforeName,
      !isSign("{", 1) || isWord("static")
    {
      words.insert(current.text)
      advance()
    }
    let isStatic = words.contains("static")
    if isStatic, isSign("{") { return JSClass.Member(.block(try block()), isStatic: true) }
    var accessor: String?
    if isWord("get") || isWord("set"), isBeforeName, !isSign("*", 1) {
      accessor = current.text
      advance()
    }
    let isAsync = isWord("async") && isBeforeName ? accept("async") : false
    let isGenerator = accept("*")
    if isSign("["), token(1).kind == .word, isSign(":", 2) {
      // `[key: string]: number` is only a type.
      go(to: current.partner + 1)
      if accept(":") { try skipType() }
      try endOfStatement()
      return nil
    }
    let nameSpan = current.span
    let key = try propertyKey()
    let isGiven = isSign("!")
    _ = accept("?") || accept("!")
    guard isSign("(") || isSign("<") else {
      let type = accept(":") ? try typeName() : nil
      let value = accept("=") ? try assignment() : nil
      try endOfStatement()
      if words.contains("declare") || words.contains("abstract") { return nil }
      return JSClass.Member(.field(key, value, type: isGiven ? type : nil), isStatic: isStatic)
    }
    guard let function = try method(named: key.text, nameSpan, from: start, isGenerator: isGenerator, isAsync: isAsync)
    else { return nil }
    if let name = key.text { declaredMethods.insert(name) }
    if accessor == "get" { return JSClass.Member(.getter(key, function), isStatic: isStatic) }
    if accessor == "set" { return JSClass.Member(.setter(key, function), isStatic: isStatic) }
    if key.text == "constructor", !isStatic { return JSClass.Member(.constructor(function), isStatic: false) }
    return JSClass.Member(.method(key, function), isStatic: isStatic)
  }

  /// A method; nothing for a signature without a body.
  private func method(
    named name: String?, _ nameSpan: Span, from start: Int, isGenerator: Bool, isAsync: Bool
  ) throws(SpannedFault) -> JSFunction? {
    let head = position
    if isSign("<") { try skipTypeArguments() }
    let opening = current
    if isSign("("), opening.partner > position {
      go(to: opening.partner + 1)
      if accept(":") { try skipType() }
      if !isSign("{") {
        try endOfStatement()
        return nil
      }
    }
    go(to: head)
    return try function(named: name, nameSpan, from: start, isGenerator: isGenerator, isAsync: isAsync)
  }

  /// A type; its name if the type is a name alone.
  func typeName() throws(SpannedFault) -> TypeName? {
    let first = current
    try skipType()
    guard first.kind == .word, token(-1).span == first.span, first.text.first?.isUppercase == true else { return nil }
    return TypeName(name: first.text, isOptional: false, span: first.span)
  }
}

extension JSExpression.PropertyKey {
  /// The name in the text; nil if the name is computed.
  var text: String? { if case .name(let name, _) = self { name } else { nil } }
}
