extension Parser {
  /// `let`, `var` and what they declare; the word has been taken, or stands before an earlier comma.
  func declaration(_ keyword: Token.Kind) throws(SpannedFault) -> Statement.Kind {
    let isVariable = keyword == .var
    let word = isVariable ? "var" : "let"
    let start = declaring == nil ? token(-1).start : current.start
    declaring = nil
    var pattern = try pattern(after: word)
    if ownership != .strong, case .single(let binding) = pattern { pattern = .single(binding.owned(ownership)) }
    ownership = .strong
    let text = (start == current.start ? "" : source.text(in: Span(start: start, end: previousEnd)))
    var type: TypeName?
    if continues(with: .colon) {
      advance()
      type = try self.type(after: ":")
      if case .single(let binding) = pattern { pattern = .single(binding.typed(type)) }
    }
    declaredType = type
    if type == nil, continues(with: .leftRound) { throw failure(.functionByLet, current.span) }
    if isVariable, let type, current.kind == .leftCurly, case .single(let binding) = pattern, let name = binding.name {
      guard isObserver(token(1)) else {
        let (getter, setter) = try accessors(name, binding.span, type, [], from: start)
        setterOfComputed = setter
        return .function(getter)
      }
      let value = Expression(kind: .nilLiteral, span: Span(start: start, end: previousEnd))
      declaredTypes.note(pattern, type, value, [])
      return .observed(binding, value, try observers(of: name))
    }
    defer { if continues(with: .comma) { declaring = keyword } }
    guard accept(.assign) else {
      guard let type else {
        throw failure(.declarationWithoutValue(text), Span(start: start, end: previousEnd))
      }
      // Its value comes later.
      let value = Expression(kind: .nilLiteral, span: Span(start: start, end: previousEnd))
      declaredTypes.note(pattern, type, value, [])
      if case .single(let binding) = pattern, let name = binding.name { declaredTypes.withoutValue[name] = type }
      return .variable(pattern, value)
    }
    let outside = context.result
    context.result = type
    genericsOfName = []
    let value = try value(after: "=").typed(type)
    declaredTypes.note(pattern, type, value, genericsOfName)
    if type == nil, case .single(let binding) = pattern, let element = genericsOfName.first?.shape, element.hasOptionals
    {
      // `let names = PublishSubject<String?>()`
      pattern = .single(binding.shaped(.stream(element)))
    }
    context.result = outside
    if let type, let found = value.literalType, type.refuses(found) {
      let title = "the value is declared as \(type.name), and this is \(found == "Int" ? "an" : "a") \(found)"
      throw SpannedFault(.language(Wording(title)), value.span)
    }
    if isVariable, continues(with: .leftCurly), case .single(let binding) = pattern, let name = binding.name,
      isObserver(token(1))
    {
      return .observed(binding, value, try observers(of: name))
    }
    return isVariable ? .variable(pattern, value) : .constant(pattern, value)
  }

  func isObserver(_ token: Token) -> Bool {
    token.kind == .name && ["willSet", "didSet"].contains(text(of: token))
  }

  /// `{ willSet { … } didSet(old) { … } }`
  private func observers(of name: String) throws(SpannedFault) -> [Function] {
    let opening = current
    advance()
    var observers: [Function] = []
    while isObserver(current) {
      let word = current
      advance()
      var parameter = Binding(name: text(of: word) == "willSet" ? "newValue" : "oldValue", span: word.span)
      if accept(.leftRound) {
        parameter = try binding(after: "(")
        guard accept(.rightRound) else { throw failure(.unclosedBracket("("), word.span) }
      }
      let outside = context
      context = Context(isTopLevel: false, callable: .function)
      let body = try block(after: text(of: word)).statements
      context = outside
      observers.append(
        Function(
          name: "\(name).\(text(of: word))", nameSpan: word.span, parameters: [FunctionParameter(parameter)],
          body: body,
          span: Span(start: word.start, end: previousEnd)))
    }
    try close(opening, with: .rightCurly)
    return observers
  }

  /// `{ … }`, `{ get { … } set(new) { … } }`, or `{ get set }` of a requirement: the getter, and the setter if there
  /// is one.
  func accessors(
    _ name: String, _ nameSpan: Span, _ type: TypeName?, _ parameters: [FunctionParameter], from start: Int
  ) throws(SpannedFault) -> (getter: Function, setter: Function?) {
    let outside = context
    defer { context = outside }
    context = Context(isTopLevel: false, callable: .function, result: type)
    let opening = current
    func function(_ parameters: [FunctionParameter], _ body: [Statement], isGetter: Bool) -> Function {
      Function(
        name: name, nameSpan: nameSpan, parameters: parameters, body: body, span: Span(start: start, end: previousEnd),
        isComputed: isGetter, result: isGetter ? type : nil)
    }
    if type?.isOfViews == true {
      // A view is drawn by its framework, not by streams.
      return (function(parameters, try viewBody(), isGetter: true), nil)
    }
    guard beginsAccessor(1) else {
      return (function(parameters, try block(after: name).statements.giving(type), isGetter: true), nil)
    }
    advance()
    var (getter, setter): (Function?, Function?)
    while current.kind != .rightCurly, current.kind != .end {
      let word = current
      advance()
      var new = Binding(name: "newValue", span: word.span)
      if accept(.leftRound) {
        new = try binding(after: "(")
        guard accept(.rightRound) else { throw failure(.unclosedBracket("("), word.span) }
      }
      while current.kind == .name, isEffect(text(of: current)) { advance() }
      guard current.kind == .leftCurly else { continue }
      context = Context(isTopLevel: false, callable: .function, result: text(of: word) == "get" ? type : nil)
      let body = try block(after: text(of: word)).statements
      switch text(of: word) {
      case "get": getter = function(parameters, body.giving(type), isGetter: true)
      case "set": setter = function([FunctionParameter(new, label: nil)] + parameters, body, isGetter: false)
      default: break
      }
    }
    try close(opening, with: .rightCurly)
    return (getter ?? function(parameters, [], isGetter: true), setter)
  }

  /// Whether `get` or `set` of a computed variable begins at a distance.
  private func beginsAccessor(_ distance: Int) -> Bool {
    guard token(distance).kind == .name else { return false }
    switch text(of: token(distance)) {
    case "mutating", "nonmutating": return beginsAccessor(distance + 1)
    case "get", "set":
      let next = token(distance + 1)
      if next.kind == .leftCurly || next.kind == .rightCurly || next.kind == .leftRound { return true }
      return next.kind == .name && (["get", "set"].contains(text(of: next)) || isEffect(text(of: next)))
    default: return false
    }
  }

  /// The expression after a sign that needs one.
  func value(after sign: String) throws(SpannedFault) -> Expression {
    guard startsValue(current) else { throw missingOperand(of: sign, token(-1).span) }
    return try expression()
  }

  func pattern(after word: String) throws(SpannedFault) -> Pattern {
    guard current.kind == .leftRound else { return .single(try binding(after: word)) }
    let opening = current
    advance()
    var bindings: [Binding] = []
    while current.kind != .rightRound {
      // `(name: n, age: a)`: the elements go by their places.
      if current.kind.isWord, token(1).kind == .colon, startsBinding(token(2)) { for _ in 0..<2 { advance() } }
      bindings.append(try binding(after: "("))
      if startsBinding(current) { throw failure(.parameterTypes, current.span) }
      if continues(with: .assign) { throw failure(.unclosedBracket("("), opening.span) }
      try separator(closing: opening, with: .rightRound)
    }
    advance()
    try refuseDuplicates(in: bindings)
    let span = Span(start: opening.start, end: previousEnd)
    guard bindings.count > 1 else { throw failure(.patternOfOne, span) }
    return .tuple(bindings, span)
  }

  func startsBinding(_ token: Token) -> Bool { token.kind == .name || token.kind == .underscore }

  func binding(after word: String) throws(SpannedFault) -> Binding {
    let token = current
    switch token.kind {
    case .name where !token.startsLine:
      advance()
      return Binding(name: text(of: token), span: token.span)
    case .underscore where !token.startsLine:
      advance()
      return Binding(name: nil, span: token.span)
    case _ where token.kind.isWord && !token.startsLine:
      throw failure(.keywordAsName(text(of: token)))
    default:
      throw failure(.expectedName(after: word, found: currentDescription))
    }
  }

  func refuseDuplicates(in bindings: [Binding]) throws(SpannedFault) {
    guard bindings.count > 1 else { return }
    var seen: Set<String> = []
    for binding in bindings {
      if let name = binding.name, !seen.insert(name).inserted {
        throw SpannedFault(.syntax(.duplicateName(name)), binding.span)
      }
    }
  }

  // MARK: Functions

  /// - Parameter kind: The kind of the type whose member it is; nil if it is no member.
  ///
  /// - Returns: Nil for a requirement of a protocol, which has no body.
  func function(memberOf kind: TypeDeclaration.Kind? = nil) throws(SpannedFault) -> Function? {
    let start = current.start
    advance()
    let name = try functionName()
    guard let text = name.name else { throw failure(.expectedName(after: "func", found: "'_'"), name.span) }
    skipGenericParameters()
    guard continues(with: .leftRound) else { throw failure(.functionWithoutParameters(text), name.span) }
    let parameters = try parameters()
    let declared = try skipResult()
    let isAsync = resultIsAsync
    let result = declared.flatMap { ["Void", "Never", "tuple"].contains($0.name) ? nil : $0 }
    if let result { declaredTypes.note(text, result) }
    skipConstraints()
    let outside = context
    context = Context(isTopLevel: false, callable: .function, result: result)
    let bodyStart = position
    let body: [Statement]
    if accept(.assign) {
      let value = try value(after: "=")
      body = [Statement(kind: .expression(value), span: value.span)].giving(declared)
    } else if result?.isOfViews == true, current.kind == .leftCurly {
      try skipBrackets()
      body = []
    } else if current.kind == .leftCurly {
      body = try block(after: "func").statements.giving(declared)
      if let result, !body.endsWithValue, !leaves(from: bodyStart) {
        let title = "'\(text)' gives \(result.article) \(result.name) and has no return"
        throw SpannedFault(.language(Wording(title)), name.span)
      }
    } else if kind == .protocol {
      context = outside
      return nil
    } else {
      let head = Span(start: start, end: previousEnd)
      throw failure(.functionWithoutBody(source.text(in: head)), head)
    }
    context = outside
    return Function(
      name: kind == nil ? overloads.name(of: text, parameters.map { $0.label }) : text, nameSpan: name.span,
      parameters: parameters, body: body, span: Span(start: start, end: previousEnd), result: result, isAsync: isAsync)
  }

  /// The name after `func`, which is an operator's in `func == (left: A, right: A)`.
  private func functionName() throws(SpannedFault) -> Binding {
    guard Precedence(current.kind) != nil || current.kind == .not, !current.startsLine else {
      return try binding(after: "func")
    }
    let sign = current
    let isUnary =
      token(-2).kind == .name && text(of: token(-2)) == OperatorGroups.Position.prefix.rawValue && sign.kind != .custom
    advance()
    return Binding(name: (isUnary ? "prefix " : "") + text(of: sign), span: sign.span)
  }

  /// Whether something from a token up to here leaves a function: `return`, `throw`, or an error that ends the run.
  private func leaves(from start: Int) -> Bool {
    tokens[start..<position].contains { token in
      if token.kind == .return { return true }
      guard token.kind == .name else { return false }
      return ["throw", "fatalError", "preconditionFailure"].contains(self.text(of: token))
    }
  }

  func parameters() throws(SpannedFault) -> [FunctionParameter] {
    let opening = current
    advance()
    var parameters: [FunctionParameter] = []
    while current.kind != .rightRound {
      parameters.append(try parameter())
      if startsBinding(current) { throw failure(.parameterTypes, current.span) }
      try separator(closing: opening, with: .rightRound)
    }
    advance()
    try refuseDuplicates(in: parameters.map { $0.binding })
    return parameters
  }

  /// `name`, `name: Type`, `label name: Type`, `_ name`, each perhaps with `= value`.
  private func parameter() throws(SpannedFault) -> FunctionParameter {
    try skipAttributes()
    var label: String?
    var hasLabel = false
    let isTyped = token(1).kind.isWord && token(2).kind == .colon
    if isTyped || (current.kind == .underscore && token(1).kind == .name) {
      label = current.kind == .underscore ? nil : text(of: current)
      hasLabel = true
      advance()
    }
    let binding = try binding(after: "(")
    var isVariadic = false
    var isInout = false
    var type: TypeName?
    if accept(.colon) {
      isInout = current.kind == .name && text(of: current) == "inout"
      type = try self.type(after: ":")
      if let type, let name = binding.name { declaredTypes.note(name, type) }
      isVariadic = accept(.closedRange)
    }
    var defaultValue: Expression?
    if accept(.assign) { defaultValue = try value(after: "=").typed(type) }
    return FunctionParameter(
      binding.typed(type), label: hasLabel ? label : binding.name.map { _ in source.text(in: binding.span) },
      type: type,
      defaultValue: defaultValue, isVariadic: isVariadic, isInout: isInout)
  }

  /// `<Element: Equatable>` after the name of a function.
  func skipGenericParameters() {
    guard current.kind == .less else { return }
    var depth = 0
    repeat {
      switch current.kind {
      case .less: depth += 1
      case .greater: depth -= 1
      case .shiftRight: depth -= 2
      case .leftRound, .leftCurly, .end: return
      default: break
      }
      advance()
    } while depth > 0
  }

  // MARK: Words before declarations

  /// Attributes and words such as `private` before a declaration.
  func skipModifiers() throws(SpannedFault) {
    while true {
      if current.kind == .at {
        try skipAttributes()
        continue
      }
      guard current.kind == .name, isModifier(text(of: current)) else { return }
      var distance = 1
      if token(1).kind == .leftRound, token(2).kind == .name, token(3).kind == .rightRound { distance = 4 }
      let next = token(distance)
      guard !next.startsLine else { return }
      switch next.kind {
      case .let, .var, .func, .at: break
      case .name where isModifier(text(of: next)) || isDeclarationWord(text(of: next)) || text(of: next) == "init":
        break
      default: return
      }
      ownership = Ownership(rawValue: text(of: current)) ?? ownership
      for _ in 0..<distance { advance() }
    }
  }

  func isModifier(_ word: String) -> Bool {
    switch word {
    case "private", "public", "internal", "fileprivate", "open", "package", "final", "static", "lazy", "weak",
      "unowned",
      "override", "mutating", "nonmutating", "nonisolated", "required", "convenience", "dynamic", "optional",
      "indirect",
      "class":
      true
    default: OperatorGroups.Position(rawValue: word) != nil
    }
  }

  func isDeclarationWord(_ word: String) -> Bool {
    switch word {
    case "class", "struct", "enum", "protocol", "extension", "actor", "typealias", "import": true
    default: false
    }
  }
}

extension [Statement] {
  /// Whether the last statement may give the value of a function: an expression, or a choice of expressions.
  fileprivate var endsWithValue: Bool {
    guard let last else { return false }
    return switch last.kind {
    case .constant, .variable, .assignment, .function: false
    case .expression(let value) where WaitAnalysis.calledName(value) == "print": false
    default: count == 1
    }
  }
}

extension TypeName {
  /// Whether it is a view of SwiftUI, which its body describes.
  fileprivate var isOfViews: Bool { name == "View" || name == "Scene" }

  var article: String { "AEIOU".contains(name.first ?? "x") ? "an" : "a" }
}
