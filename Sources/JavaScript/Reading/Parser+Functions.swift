import StreamLang

extension Parser {
  /// `function name(a, b) { … }`, `async function name(a, b) { … }`
  func function() throws(SpannedFault) -> JSFunction {
    let start = position
    let isAsync = accept("async")
    advance()
    let isGenerator = accept("*")
    var name: (String, Span)?
    if current.kind == .word, !isSign("(") { name = try self.name(after: "function") }
    return try function(
      named: name?.0, name?.1 ?? token(-1).span, from: start, isGenerator: isGenerator, isAsync: isAsync)
  }

  /// The parameters and the body of a function or method.
  func function(
    named name: String?, _ nameSpan: Span, from start: Int, isGenerator: Bool = false, isAsync: Bool = false
  ) throws(SpannedFault) -> JSFunction {
    if isSign("<") { try skipTypeArguments() }
    var parameters = try parameters()
    if accept(":") { try skipType() }
    if !isSign("{"), atEnd {
      // A signature of TypeScript without a body; the function itself follows.
      _ = accept(";")
      if isWord("function") || isWord("async") { return try function() }
    }
    var body = try inFunction(isAsync: isAsync) { () throws(SpannedFault) in try block() }
    if mentionsArguments, tokens[start..<position].contains(where: { $0.kind == .word && $0.text == "arguments" }) {
      // The parameters take theirs from the list of all that a call gives.
      let span = tokens[start].span
      let rest = parameters.last.flatMap { $0.isRest ? $0.target : nil }
      var targets: [(target: Target, initial: JSExpression?)?] = []
      for parameter in parameters where !parameter.isRest { targets.append((parameter.target, parameter.initial)) }
      let all = JSExpression(kind: .identifier("arguments"), span: span)
      body.insert(
        JSStatement(kind: .declaration(.var, [(.array(targets, rest: rest, span), all)]), span: span), at: 0)
      parameters = [JSFunction.Parameter(target: .name("arguments", span), initial: nil, isRest: true)]
    }
    functionStarts.append(span(from: start).start)
    return JSFunction(
      name: name, nameSpan: nameSpan, parameters: parameters, body: body, isExpression: false, isArrow: false,
      isGenerator: isGenerator, isAsync: isAsync, span: span(from: start))
  }

  /// Reads the body of a function.
  private func inFunction<Result>(isAsync: Bool, _ read: () throws(SpannedFault) -> Result) throws(SpannedFault)
    -> Result
  {
    let outer = (isInConditional, refusesIn, loops, switches, labels, mayAwait)
    (isInConditional, refusesIn, loops, switches, labels, mayAwait) = (false, false, 0, 0, [], isAsync)
    functionDepth += 1
    defer {
      (isInConditional, refusesIn, loops, switches, labels, mayAwait) = outer
      functionDepth -= 1
    }
    return try read()
  }

  /// An arrow function, if one begins here.
  func arrowFunction() throws(SpannedFault) -> JSExpression? {
    guard isWord("async"), !token(1).startsLine, token(1).kind == .word || ["(", "<"].contains(token(1).text) else {
      return try arrowFunction(isAsync: false)
    }
    let start = position
    advance()
    if let function = try arrowFunction(isAsync: true) { return function }
    go(to: start)
    return nil
  }

  private func arrowFunction(isAsync: Bool) throws(SpannedFault) -> JSExpression? {
    let start = position
    var index = position
    if isSign("<") {
      // `<T>(x: T) => x`
      guard attempt({ () throws(SpannedFault) in try skipTypeArguments() }) != nil else { return nil }
      index = position
      go(to: start)
    }
    let first = tokens[index]
    if first.kind == .word, token(1).text == "=>", token(1).kind == .sign, index == start {
      let (name, span) = try name(after: "the beginning")
      advance()
      let parameter = JSFunction.Parameter(target: .name(name, span), initial: nil, isRest: false)
      return try arrow(from: start, [parameter], isAsync: isAsync)
    }
    guard first.kind == .sign, first.text == "(", first.partner > index else { return nil }
    let following = tokens[min(first.partner + 1, tokens.count - 1)]
    if following.text == ":", following.kind == .sign {
      guard !isInConditional else { return nil }
      go(to: first.partner + 2)
      let hasArrow = attempt { () throws(SpannedFault) -> Bool? in
        try skipType()
        return isSign("=>") ? true : nil
      }
      go(to: start)
      guard hasArrow ?? false else { return nil }
    } else {
      guard following.text == "=>", following.kind == .sign else { return nil }
    }
    go(to: index)
    let parameters = try parameters()
    if accept(":") { try skipType() }
    try expect("=>", after: "the parameters")
    return try arrow(from: start, parameters, isAsync: isAsync)
  }

  private func arrow(
    from start: Int, _ parameters: [JSFunction.Parameter], isAsync: Bool
  ) throws(SpannedFault) -> JSExpression {
    let body: [JSStatement]
    let isExpression = !isSign("{")
    if isExpression {
      let outer = mayAwait
      mayAwait = isAsync
      defer { mayAwait = outer }
      let value = try assignment()
      body = [JSStatement(kind: .returnValue(value), span: value.span)]
    } else {
      body = try inFunction(isAsync: isAsync) { () throws(SpannedFault) in try block() }
    }
    functionStarts.append(tokens[start].span.start)
    let function = JSFunction(
      name: nil, nameSpan: tokens[start].span, parameters: parameters, body: body, isExpression: isExpression,
      isArrow: true, isAsync: isAsync, span: span(from: start))
    return expression(.function(function), from: start)
  }

  private func parameters() throws(SpannedFault) -> [JSFunction.Parameter] {
    let opening = current
    try expect("(", after: "the name of the function")
    var parameters: [JSFunction.Parameter] = []
    while !isSign(")") {
      guard current.kind != .end else { throw unclosed(opening) }
      let isRest = accept("...")
      if isWord("this"), token(1).text == ":" {
        advance()
        advance()
        try skipType()
        if !accept(","), !isSign(")") { throw failure("',' or ')' is missing in the parameters") }
        continue
      }
      try skipDecorators()
      let isProperty = Self.modifiers.contains(current.text) && token(1).kind == .word
      while Self.modifiers.contains(current.text), token(1).kind == .word { advance() }
      let target = try target(after: "(")
      let isOptional = accept("?")
      var type = accept(":") ? try typeName() : nil
      let initial = accept("=") ? try assignment() : nil
      if isOptional || initial != nil { type = TypeName(name: "Any", isOptional: true, span: target.span) }
      parameters.append(
        JSFunction.Parameter(target: target, initial: initial, isRest: isRest, type: type, isProperty: isProperty))
      if !accept(","), !isSign(")") { throw failure("',' or ')' is missing in the parameters") }
    }
    advance()
    return parameters
  }

  // MARK: Targets

  /// A name, or a pattern that takes a value apart.
  func target(after what: String) throws(SpannedFault) -> Target {
    try enter()
    defer { leave() }
    if isSign("[") { return try arrayTarget() }
    if isSign("{") { return try objectTarget() }
    let (name, span) = try name(after: what)
    return .name(name, span)
  }

  private func arrayTarget() throws(SpannedFault) -> Target {
    let start = position
    advance()
    var elements: [(target: Target, initial: JSExpression?)?] = []
    var rest: Target?
    while !isSign("]") {
      if accept(",") {
        elements.append(nil)
        continue
      }
      if accept("...") {
        rest = try target(after: "...")
      } else {
        let target = try target(after: "[")
        elements.append((target, accept("=") ? try assignment() : nil))
      }
      if !accept(","), !isSign("]") { throw failure("',' or ']' is missing in the pattern") }
    }
    advance()
    return .array(elements, rest: rest, span(from: start))
  }

  private func objectTarget() throws(SpannedFault) -> Target {
    let start = position
    advance()
    var properties: [(key: JSExpression.PropertyKey, target: Target, initial: JSExpression?)] = []
    var rest: Target?
    while !isSign("}") {
      if accept("...") {
        rest = try target(after: "...")
      } else {
        let key = try propertyKey()
        let target: Target
        if accept(":") {
          target = try self.target(after: ":")
        } else if case .name(let name, let span) = key {
          target = .name(name, span)
        } else {
          throw failure("':' is missing in the pattern")
        }
        properties.append((key, target, accept("=") ? try assignment() : nil))
      }
      if !accept(","), !isSign("}") { throw failure("',' or '}' is missing in the pattern") }
    }
    advance()
    return .object(properties, rest: rest, span(from: start))
  }

  /// An expression as the pattern of an assignment.
  func target(of value: JSExpression) throws(SpannedFault) -> Target {
    switch value.kind {
    case .identifier(let name): return .name(name, value.span)
    case .member, .element: return .place(value)
    case .array(let elements):
      var targets: [(target: Target, initial: JSExpression?)?] = []
      var rest: Target?
      for element in elements {
        switch element {
        case .hole: targets.append(nil)
        case .spread(let value): rest = try target(of: value)
        case .value(let value): targets.append(try withInitial(value))
        }
      }
      return .array(targets, rest: rest, value.span)
    case .object(let properties):
      var targets: [(key: JSExpression.PropertyKey, target: Target, initial: JSExpression?)] = []
      var rest: Target?
      for property in properties {
        switch property {
        case .spread(let value): rest = try target(of: value)
        case .value(let key, let value):
          let (target, initial) = try withInitial(value)
          targets.append((key, target, initial))
        case .getter, .setter: throw SpannedFault("this cannot be assigned to", value.span)
        }
      }
      return .object(targets, rest: rest, value.span)
    default: throw SpannedFault("this cannot be assigned to", value.span)
    }
  }

  private func withInitial(_ value: JSExpression) throws(SpannedFault) -> (target: Target, initial: JSExpression?) {
    if case .assignment("=", _, let target, let initial) = value.kind { return (try self.target(of: target), initial) }
    return (try target(of: value), nil)
  }

  // MARK: Types of TypeScript

  /// `<A, B>`
  func skipTypeArguments() throws(SpannedFault) {
    try expect("<", after: "the name")
    while !isSign(">") {
      _ = accept("const")
      try skipType()
      if accept("extends") { try skipType() }
      if accept("=") { try skipType() }
      if !accept(","), !isSign(">") { throw failure("'>' is missing after the types") }
    }
    advance()
  }

  /// Passes by a type.
  func skipType() throws(SpannedFault) {
    try enter()
    defer { leave() }
    _ = accept("|") || accept("&")
    try skipSingleType()
    while true {
      if accept("|") || accept("&") {
        try skipSingleType()
      } else if isWord("is"), !current.startsLine {
        advance()
        try skipType()
      } else if isWord("extends"), !current.startsLine, !isSign("{") {
        advance()
        try skipType()
        guard accept("?") else { return }
        try skipType()
        try expect(":", after: "the type")
        try skipType()
      } else {
        return
      }
    }
  }

  private func skipSingleType() throws(SpannedFault) {
    while ["keyof", "typeof", "readonly", "unique", "infer", "asserts", "new", "abstract"].contains(current.text),
      current.kind == .word, token(1).kind != .sign || ["(", "{", "["].contains(token(1).text)
    {
      advance()
    }
    if isSign("<") { try skipTypeArguments() }
    switch current.kind {
    case .sign where ["(", "[", "{"].contains(current.text):
      guard current.partner > position else { throw failure("a type is not closed") }
      let isRound = isSign("(")
      go(to: current.partner + 1)
      if isRound, accept("=>") { return try skipType() }
    case .sign where isSign("-"): advance(); advance()
    case .word, .string, .number, .template:
      let isModule = isWord("import")
      advance()
      if isModule, isSign("("), current.partner > position { go(to: current.partner + 1) }
      while isSign("."), token(1).kind == .word { advance(); advance() }
      if isSign("<") { try skipTypeArguments() }
    default: throw failure("a type is expected here")
    }
    while isSign("["), !current.startsLine, current.partner > position { go(to: current.partner + 1) }
  }
}
