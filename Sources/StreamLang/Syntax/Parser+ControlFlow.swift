extension Parser {
  func conditionalStatement() throws(SpannedFault) -> Statement.Kind {
    advance()
    var branches = [try branch(of: "if")]
    // A loop, so that a long chain does not nest.
    while accept(.else) {
      if accept(.if) {
        branches.append(try branch(of: "if"))
      } else {
        return .conditional(branches, otherwise: try block(after: "else"))
      }
    }
    return .conditional(branches, otherwise: nil)
  }

  private func branch(of word: String) throws(SpannedFault) -> Branch {
    let condition = try conditions(after: word)
    return Branch(condition: condition, body: try block(after: word))
  }

  /// The expression between a word and its block.
  private func head(of word: String) throws(SpannedFault) -> Expression {
    guard startsValue(current), current.kind != .leftCurly else { throw failure(.headMissing(word), token(-1).span) }
    let allowed = context.allowsTrailingClosure
    context.allowsTrailingClosure = false
    let value = try expression()
    context.allowsTrailingClosure = allowed
    return value
  }

  /// `for x in xs { … }`; with `where` or `case`, the body is in an `if`.
  func forEach() throws(SpannedFault) -> Statement.Kind {
    let start = current.start
    advance()
    let awaiting = acceptAwait()
    var matched: MatchPattern?
    var pattern = Pattern.single(Binding(name: nil, span: current.span))
    if current.kind == .name, text(of: current) == "case", token(1).kind != .in {
      advance()
      matched = try matchPattern()
    } else if nestsTuples(current) {
      matched = try matchPattern(binds: true)
    } else {
      let isCounting = (current.kind == .var || current.kind == .let) && token(2).kind == .assign
      if !isCounting, current.kind == .var || current.kind == .let { advance() }
      let startsPattern = startsBinding(current) || (current.kind == .leftRound && token(2).kind != .semicolon)
      guard startsPattern else { throw failure(.loopForm, Span(start: start, end: current.end)) }
      pattern = try self.pattern(after: "for")
      if accept(.colon) { _ = try type(after: ":") }
    }
    guard accept(.in) else { throw failure(.loopForm, Span(start: start, end: previousEnd)) }
    var sequence = try head(of: "in")
    if let awaiting {
      sequence = Expression(kind: .unary(.awaitEach, operatorSpan: awaiting, sequence), span: sequence.span)
    }
    let allowed = context.allowsTrailingClosure
    context.allowsTrailingClosure = false
    var condition = try whereCondition()
    context.allowsTrailingClosure = allowed
    if let matched {
      let element = freshName("element")
      pattern = .single(Binding(name: element, span: sequence.span))
      let value = Expression(kind: .name(element), span: sequence.span)
      let fits = Expression(kind: .matches(value, matched), span: sequence.span)
      condition = condition.map { Expression(kind: .logical(.and, [fits, $0]), span: $0.span) } ?? fits
    }
    let body = try loopBody(after: "for")
    guard let condition else { return .forEach(pattern, in: sequence, body) }
    let selected = Statement(
      kind: .conditional([Branch(condition: condition, body: body)], otherwise: nil), span: body.span)
    return .forEach(pattern, in: sequence, Block(statements: [selected], span: body.span))
  }

  /// `await` or `try await` after `for`.
  private func acceptAwait() -> Span? {
    let distance = current.kind == .name && text(of: current) == "try" ? 1 : 0
    let word = token(distance)
    guard word.kind == .name, text(of: word) == "await" else { return nil }
    switch token(distance + 1).kind {
    case .name, .underscore, .leftRound, .let, .var: break
    default: return nil
    }
    for _ in 0...distance { advance() }
    return word.span
  }

  /// Whether a parenthesis has others in it, as `(index, (key, value))` does.
  private func nestsTuples(_ opening: Token) -> Bool {
    guard opening.kind == .leftRound, tokenAfter(opening).kind == .in else { return false }
    var next = position + 1
    while next < opening.payload {
      if tokenAt(next).kind == .leftRound { return true }
      next += 1
    }
    return false
  }

  /// A name that is not in the source.
  func freshName(_ word: String) -> String {
    var name = word
    while source.text(in: Span(start: 0, end: source.bytes.count)).contains(name) { name += "_" }
    return name
  }

  func whileLoop() throws(SpannedFault) -> Statement.Kind {
    let word = current.span
    advance()
    let condition = try conditions(after: "while")
    let body = try loopBody(after: "while")
    guard condition.hasBindings else { return .whileLoop(condition, body) }
    // The names are new in each round.
    let leaving = Block(statements: [Statement(kind: .breakLoop(), span: word)], span: word)
    let test = Statement(kind: .guarding(condition, otherwise: leaving), span: condition.span)
    return .whileLoop(
      Expression(kind: .boolean(true), span: word), Block(statements: [test] + body.statements, span: body.span))
  }

  func repeatLoop() throws(SpannedFault) -> Statement.Kind {
    advance()
    let body = try loopBody(after: "repeat")
    guard accept(.while) else { throw failure(.expectedBlock(after: "repeat", found: currentDescription)) }
    return .repeatLoop(body, while: try value(after: "while"))
  }

  private func loopBody(after word: String) throws(SpannedFault) -> Block {
    let wasInLoop = context.isInLoop
    context.isInLoop = true
    let wasInSwitch = context.isInSwitch
    context.isInSwitch = false
    let body = try block(after: word)
    context.isInLoop = wasInLoop
    context.isInSwitch = wasInSwitch
    return body
  }

  func block(after word: String) throws(SpannedFault) -> Block {
    let opening = current
    guard current.kind == .leftCurly else {
      throw foreignWord() ?? failure(.expectedBlock(after: word, found: currentDescription))
    }
    try enter()
    advance()
    let outside = context
    context.isTopLevel = false
    context.allowsTrailingClosure = true
    let statements = try statements(closing: opening)
    // A `$0` in a block belongs to the closure around it.
    let callable = context.callable
    context = outside
    context.callable = callable
    leave()
    return Block(statements: statements, span: Span(start: opening.start, end: previousEnd))
  }

  func loopExit() throws(SpannedFault) -> Statement.Kind {
    let word = current
    advance()
    let hasLabel = current.kind == .name && !current.startsLine
    guard hasLabel || context.isInLoop || (word.kind == .break && context.isInSwitch) else {
      throw SpannedFault(.syntax(.outsideLoop(text(of: word))), word.span)
    }
    var label: String?
    if current.kind == .name, !current.startsLine {
      label = text(of: current)
      guard let isLoop = context.labels[text(of: current)], isLoop || word.kind == .break else {
        let known = context.labels.keys.sorted()
        throw SpannedFault(
          .language(
            Wording(
              context.labels[text(of: current)] == nil
                ? "there is no label '\(text(of: current))' around"
                : "'continue' goes on with a loop, and '\(text(of: current))' is none",
              help: Suggestion.nearest(to: text(of: current), among: known).map { "did you mean '\($0)'?" })),
          current.span)
      }
      advance()
    }
    return word.kind == .break ? .breakLoop(label: label) : .continueLoop(label: label)
  }

  func returnStatement() throws(SpannedFault) -> Statement.Kind {
    let word = current
    advance()
    if case .none = context.callable { throw SpannedFault(.syntax(.returnOutside), word.span) }
    guard !atEndOfStatement else { return .returnValue(nil) }
    let start = current.start
    let statement = try expressionStatement()
    if case .expression(let value) = statement { return .returnValue(value) }
    // `return users = []`: the assignment comes first.
    let end = Span(at: previousEnd)
    return .attempt(
      Block(
        statements: [
          Statement(kind: statement, span: Span(start: start, end: previousEnd)),
          Statement(kind: .returnValue(nil), span: end),
        ], span: end), [])
  }
}

extension Expression {
  /// Whether names are known where it holds.
  var hasBindings: Bool {
    switch kind {
    case .matches(_, let pattern): !pattern.bindings.isEmpty
    case .logical(.and, let operands): operands.contains { $0.hasBindings }
    default: false
    }
  }

  /// Those names.
  var bindings: [Binding] {
    switch kind {
    case .matches(_, let pattern): pattern.bindings
    case .logical(.and, let operands): operands.flatMap { $0.bindings }
    default: []
    }
  }
}
