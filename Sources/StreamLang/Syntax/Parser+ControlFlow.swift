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
    let condition = try head(of: word)
    return Branch(condition: condition, body: try block(after: word))
  }

  /// The expression between a word and its block.
  private func head(of word: String) throws(SpannedFault) -> Expression {
    if current.kind == .let || current.kind == .var { throw failure(.conditionBinds) }
    guard startsValue(current), current.kind != .leftCurly else { throw failure(.headMissing(word), token(-1).span) }
    let allowed = context.allowsTrailingClosure
    context.allowsTrailingClosure = false
    let condition = try expression()
    context.allowsTrailingClosure = allowed
    if continues(with: .assign) { throw failure(.assignmentInCondition, current.span) }
    return condition
  }

  func forEach() throws(SpannedFault) -> Statement.Kind {
    let start = current.start
    advance()
    let startsPattern = startsBinding(current) || (current.kind == .leftRound && token(2).kind == .comma)
    guard startsPattern else { throw failure(.loopForm, Span(start: start, end: current.end)) }
    let pattern = try pattern(after: "for")
    guard accept(.in) else { throw failure(.loopForm, Span(start: start, end: previousEnd)) }
    let sequence = try head(of: "in")
    return .forEach(pattern, in: sequence, try loopBody(after: "for"))
  }

  func whileLoop() throws(SpannedFault) -> Statement.Kind {
    advance()
    let condition = try head(of: "while")
    return .whileLoop(condition, try loopBody(after: "while"))
  }

  private func loopBody(after word: String) throws(SpannedFault) -> Block {
    let wasInLoop = context.isInLoop
    context.isInLoop = true
    let body = try block(after: word)
    context.isInLoop = wasInLoop
    return body
  }

  func block(after word: String) throws(SpannedFault) -> Block {
    let opening = current
    guard continues(with: .leftCurly) else {
      throw foreignWord() ?? failure(.expectedBlock(after: word, found: currentDescription))
    }
    // A second block on the line: the first is probably a closure that trails the head.
    let behind = tokenBehind(opening)
    if word != "else", word != "func", behind.kind == .leftCurly, !behind.startsLine {
      throw failure(.closureInHead(word), opening.span)
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
    guard context.isInLoop else {
      throw SpannedFault(.syntax(.outsideLoop(text(of: word))), word.span)
    }
    return word.kind == .break ? .breakLoop : .continueLoop
  }

  func returnStatement() throws(SpannedFault) -> Statement.Kind {
    let word = current
    advance()
    if case .none = context.callable { throw SpannedFault(.syntax(.returnOutside), word.span) }
    return .returnValue(atEndOfStatement ? nil : try expression())
  }
}
