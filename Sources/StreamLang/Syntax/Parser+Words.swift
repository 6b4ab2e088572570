/// Statements that begin with words that are names elsewhere: `guard`, `switch`, `repeat`, `do`, `import` …
extension Parser {
  /// A statement that begins with such a word; nothing where the word is a name.
  func wordStatement() throws(SpannedFault) -> Statement.Kind? {
    guard current.kind == .name, current.end - current.start <= 15 else { return nil }
    let word = current
    if token(1).kind == .colon, let isLoop = beginsLabelled(token(2)) {
      for _ in 0..<2 { advance() }
      let outside = context.labels
      context.labels[text(of: word)] = isLoop
      let statement = try statement()
      context.labels = outside
      return .labelled(text(of: word), statement)
    }
    if text(of: token(1)) == "operator", !token(1).startsLine, Precedence(token(2).kind) != nil {
      // `infix operator <->: Pipe`
      for _ in 0..<3 { advance() }
      while !atEndOfStatement { advance() }
      return .ignored
    }
    switch text(of: word) {
    case "guard" where headFollows:
      advance()
      let condition = try conditions(after: "guard")
      guard accept(.else) else { throw failure(.guardWithoutElse, word.span) }
      return .guarding(condition, otherwise: try block(after: "else"))
    case "switch" where switchFollows: return try switchStatement()
    case "repeat" where token(1).kind == .leftCurly && tokenAfter(token(1)).kind == .while: return try repeatLoop()
    case "do" where token(1).kind == .leftCurly: return try attempt()
    case "defer" where token(1).kind == .leftCurly && isDeferred:
      advance()
      return .deferred(try block(after: "defer"))
    case "fallthrough" where context.isInSwitch && endsStatement(token(1)):
      advance()
      return .fallThrough
    case "import" where token(1).kind == .name && !token(1).startsLine: return importStatement()
    case "typealias" where token(1).kind == .name && !token(1).startsLine:
      advance()
      let name = text(of: current)
      advance()
      skipGenericParameters()
      if accept(.assign) { declaredTypes.aliases[name] = try type(after: "=") }
      return .ignored
    case "super" where token(1).kind == .dot && !isInType:
      // There is no class above, whose method could be called.
      _ = try expression()
      return .ignored
    case "init" where !isInType, "deinit" where !isInType:
      return try initializer()
    case "class", "struct", "enum", "protocol", "extension", "actor":
      guard let kind = declaredKind else { return nil }
      return .type(try typeDeclaration(kind))
    case "precedencegroup" where token(1).kind == .name && token(2).kind == .leftCurly:
      for _ in 0..<2 { advance() }
      try skipBrackets()
      return .ignored
    case "async" where token(1).kind == .let && !token(1).startsLine: return try childTask()
    default: return nil
    }
  }

  /// `async let x = f()`: a child task, whose value `await` reads.
  private func childTask() throws(SpannedFault) -> Statement.Kind {
    let word = current.span
    for _ in 0..<2 { advance() }
    let kind = try declaration(.let)
    guard case .constant(let pattern, let value) = kind else { return kind }
    let body = Closure(
      parameters: .none, body: [Statement(kind: .expression(value.asAwaited), span: value.span)], span: value.span,
      isTrailing: true)
    let call = Arguments(list: [], trailing: body, span: value.span)
    return .constant(
      pattern,
      Expression(
        kind: .postfix(Expression(kind: .name(WaitAnalysis.childTask), span: word), [.call(call)]), span: value.span))
  }

  /// `init(api: API) { … }` of a class that was left out: its statements run where they stand, and its parameters are
  /// names of the app. Nothing where it is no initializer.
  private func initializer() throws(SpannedFault) -> Statement.Kind? {
    let word = current
    let hasMark = token(1).kind == .question || token(1).kind == .not
    let opening = token(hasMark ? 2 : 1)
    let isEnd = text(of: word) == "deinit"
    guard context.isTopLevel, opening.kind == (isEnd ? .leftCurly : .leftRound), opening.payload > 0 else {
      return nil
    }
    let next = tokenAfter(opening)
    guard isEnd || next.kind == .leftCurly || text(of: next) == "throws" else { return nil }
    for _ in 0..<(hasMark ? 2 : 1) { advance() }
    try skipBrackets()
    if isEnd { return .ignored }
    if current.kind == .name { advance() }
    let body = try block(after: "init").statements
    // One that only fails is there for storyboards.
    if body.count == 1, case .expression(let value) = body[0].kind, WaitAnalysis.calledName(value) == "fatalError" {
      return .ignored
    }
    return .attempt(Block(statements: body.filter { !$0.assignsItself }, span: word.span), [])
  }

  /// Whether a statement that may have a label is a loop; nothing where it is no such statement.
  private func beginsLabelled(_ token: Token) -> Bool? {
    switch token.kind {
    case .for, .while: true
    case .if: false
    case .name:
      switch text(of: token) {
      case "repeat": true
      case "switch", "do": false
      default: nil
      }
    default: nil
    }
  }

  /// Whether a value follows, as after `guard`, and not what follows a name.
  private var headFollows: Bool {
    let next = token(1)
    if next.startsLine { return headFollowsBelow(next) }
    switch next.kind {
    case .let, .var, .name, .underscore, .parameter, .not, .true, .false, .integer, .string, .stringOpen: return true
    case .leftRound, .leftSquare: return next.start > current.end
    default: return false
    }
  }

  /// Whether the head of `guard` begins on the next line: with a binding, or with a condition that ends in `else`.
  private func headFollowsBelow(_ first: Token) -> Bool {
    if first.kind == .let || first.kind == .var { return true }
    guard startsValue(first), first.kind != .leftCurly else { return false }
    var distance = 1
    while token(distance).kind != .end, token(distance).depth >= current.depth, token(distance).kind != .semicolon {
      if token(distance).kind == .else, token(distance).depth == current.depth { return true }
      if token(distance).kind == .leftCurly, token(distance).depth == current.depth { return false }
      distance += 1
    }
    return false
  }

  /// Whether the current word is the head of a `switch`.
  var switchFollows: Bool {
    if headFollows { return true }
    guard token(1).kind == .leftRound, !token(1).startsLine else { return false }
    return tokenAfter(token(1)).kind == .leftCurly
  }

  /// In a function, `defer { … }` before other statements runs at the end; alone it is the stream of that name.
  private var isDeferred: Bool {
    guard !context.isTopLevel else { return false }
    let next = tokenAfter(token(1))
    return next.kind != .rightCurly && next.kind != .dot && next.kind != .end
  }

  private func importStatement() -> Statement.Kind {
    advance()
    switch text(of: current) {
    case "class", "struct", "enum", "protocol", "func", "var", "typealias":
      if token(1).kind == .name, !token(1).startsLine { advance() }
    default: break
    }
    let name = text(of: current)
    advance()
    while continues(with: .dot), token(1).kind.isWord { for _ in 0..<2 { advance() } }
    return .importModule(name)
  }
}

extension Statement {
  /// `self.api = api`, where the parameter is the app's and the name is the same.
  fileprivate var assignsItself: Bool {
    guard case .assignment(let assignment) = kind, assignment.place.parts.isEmpty,
      case .name(let name) = assignment.place.root.kind, case .name(name) = assignment.value.kind
    else { return false }
    return true
  }
}
