/// Conditions with patterns, and `switch`.
extension Parser {
  /// The head of `if`, `guard` and `while`: conditions, bindings and patterns with commas between them.
  func conditions(after word: String) throws(SpannedFault) -> Expression {
    let allowed = context.allowsTrailingClosure
    context.allowsTrailingClosure = false
    var conditions: [Expression] = []
    repeat {
      conditions.append(try condition(after: word))
    } while accept(.comma)
    context.allowsTrailingClosure = allowed
    guard let first = conditions.first, let last = conditions.last, conditions.count > 1 else { return conditions[0] }
    return Expression(kind: .logical(.and, conditions), span: first.span.joined(with: last.span))
  }

  private func condition(after word: String) throws(SpannedFault) -> Expression {
    let start = current.start
    if current.kind == .let || current.kind == .var { return try optionalBinding() }
    if current.kind == .name, text(of: current) == "case", !token(1).startsLine, token(1).kind != .equal {
      advance()
      let pattern = try matchPattern()
      guard accept(.assign) else { throw failure(.patternWithoutValue, Span(start: start, end: previousEnd)) }
      let value = try value(after: "=")
      return Expression(kind: .matches(value, pattern), span: Span(start: start, end: previousEnd))
    }
    guard startsValue(current), current.kind != .leftCurly else { throw failure(.headMissing(word), token(-1).span) }
    let condition = try expression()
    if continues(with: .assign) { throw failure(.assignmentInCondition, current.span) }
    return condition
  }

  /// `let x = y`, `let x`: whether there is a value.
  private func optionalBinding() throws(SpannedFault) -> Expression {
    let start = current.start
    let isVariable = current.kind == .var
    advance()
    let name = current
    var pattern: MatchPattern
    if current.kind == .leftRound {
      pattern = try matchPattern(binds: true, isVariable: isVariable)
    } else {
      pattern = .binding(try binding(after: isVariable ? "var" : "let"), isVariable: isVariable)
    }
    if accept(.colon) { _ = try type(after: ":") }
    let value: Expression
    if accept(.assign) {
      value = try self.value(after: "=")
      if case .name(let other) = value.kind, namesOfSelf.contains(other) { namesOfSelf.insert(text(of: name)) }
    } else {
      value = Expression(kind: .name(text(of: name)), span: name.span)
    }
    pattern = .some(pattern)
    return Expression(kind: .matches(value, pattern), span: Span(start: start, end: previousEnd))
  }

  // MARK: Patterns

  /// A pattern; in one that `let` stands before, names are new.
  func matchPattern(binds: Bool = false, isVariable: Bool = false) throws(SpannedFault) -> MatchPattern {
    try enter()
    var pattern = try plainPattern(binds: binds, isVariable: isVariable)
    while !current.startsLine {
      if current.kind == .question, current.start == previousEnd {
        advance()
        pattern = .some(pattern)
      } else if current.kind == .name, text(of: current) == "as" {
        advance()
        pattern = .type(try type(after: "as"), pattern)
      } else {
        break
      }
    }
    leave()
    return pattern
  }

  private func plainPattern(binds: Bool, isVariable: Bool) throws(SpannedFault) -> MatchPattern {
    switch current.kind {
    case .let, .var:
      let isVariable = current.kind == .var
      advance()
      return try matchPattern(binds: true, isVariable: isVariable)
    case .underscore:
      advance()
      return .anything
    case .leftRound:
      let patterns = try patterns(binds: binds, isVariable: isVariable)
      return patterns.count == 1 ? patterns[0] : .tuple(patterns)
    case .dot where token(1).kind.isWord:
      advance()
      return try enumCase(binds: binds, isVariable: isVariable)
    case .name:
      if text(of: current) == "is", token(1).kind == .name || token(1).kind == .leftSquare {
        advance()
        return .type(try type(after: "is"), .anything)
      }
      if skipTypeOfCase() { return try enumCase(binds: binds, isVariable: isVariable) }
      let isPath = token(1).kind == .dot || token(1).kind == .leftRound
      if binds, !isPath { return .binding(try binding(after: "let"), isVariable: isVariable) }
    default: break
    }
    guard startsValue(current) else { throw failure(.expectedPattern(found: currentDescription)) }
    // `"x"?`: the mark belongs to the pattern.
    let isMarked = token(1).kind == .question && token(1).start == current.end
    return .value(isMarked ? try primary() : try expression())
  }

  /// Moves over the type of `APIError.notFound`, which is known by the value.
  private func skipTypeOfCase() -> Bool {
    guard isTypeName(current), token(1).kind == .dot, token(2).kind == .name, !isTypeName(token(2)) else {
      return false
    }
    switch text(of: current) {
    case "Int", "Double", "String", "Float", "CGFloat": return false
    default: break
    }
    for _ in 0..<2 { advance() }
    return true
  }

  /// The name of a case, and the patterns of its values.
  private func enumCase(binds: Bool, isVariable: Bool) throws(SpannedFault) -> MatchPattern {
    let name = current
    advance()
    var parts: [MatchPattern] = []
    if current.kind == .leftRound, !current.startsLine { parts = try patterns(binds: binds, isVariable: isVariable) }
    return .enumCase(text(of: name), name.span, parts)
  }

  private func patterns(binds: Bool, isVariable: Bool) throws(SpannedFault) -> [MatchPattern] {
    let opening = current
    advance()
    var patterns: [MatchPattern] = []
    while current.kind != .rightRound {
      if let fault = unclosed(opening) { throw fault }
      if current.kind.isWord, token(1).kind == .colon { for _ in 0..<2 { advance() } }
      patterns.append(try matchPattern(binds: binds, isVariable: isVariable))
      try separator(closing: opening, with: .rightRound)
    }
    advance()
    return patterns
  }

  /// Patterns with commas between them, each perhaps with `where`.
  private func guardedPatterns() throws(SpannedFault) -> [GuardedPattern] {
    var patterns: [GuardedPattern] = []
    repeat {
      let pattern = try matchPattern()
      patterns.append(GuardedPattern(pattern: pattern, condition: try whereCondition()))
    } while accept(.comma)
    return patterns
  }

  func whereCondition() throws(SpannedFault) -> Expression? {
    guard current.kind == .name, text(of: current) == "where", !current.startsLine else { return nil }
    advance()
    return try value(after: "where")
  }

  // MARK: switch

  /// Whether a case of a `switch` begins at the current token.
  var beginsCase: Bool {
    switch current.kind {
    case .at: return true
    case .name where current.end - current.start == 4: return text(of: current) == "case"
    case .name where current.end - current.start == 7:
      return token(1).kind == .colon && text(of: current) == "default"
    default: return false
    }
  }

  func switchStatement() throws(SpannedFault) -> Statement.Kind {
    let word = current
    advance()
    let allowed = context.allowsTrailingClosure
    context.allowsTrailingClosure = false
    let subject = try value(after: "switch")
    context.allowsTrailingClosure = allowed
    let opening = current
    guard current.kind == .leftCurly else { throw failure(.expectedBlock(after: "switch", found: currentDescription)) }
    try enter()
    advance()
    let outside = context
    context.isTopLevel = false
    context.allowsTrailingClosure = true
    context.isInSwitch = true
    var cases: [SwitchCase] = []
    while current.kind != .rightCurly {
      if let fault = unclosed(opening) { throw fault }
      cases.append(try switchCase(in: opening))
    }
    advance()
    let callable = context.callable
    context = outside
    context.callable = callable
    leave()
    guard let last = cases.last else { throw SpannedFault(.syntax(.switchWithoutCase), word.span) }
    if let leaving = last.body.statements.last, case .fallThrough = leaving.kind {
      throw SpannedFault(
        .language(Wording("'fallthrough' goes on with the next case, and this is the last one")), leaving.span)
    }
    return .switchOver(subject, cases)
  }

  private func switchCase(in opening: Token) throws(SpannedFault) -> SwitchCase {
    try skipAttributes()
    let start = current.start
    guard beginsCase else { throw failure(.expectedCase(found: "'\(text(of: current))'"), current.span) }
    let isDefault = text(of: current) == "default"
    advance()
    let allowed = context.allowsTrailingClosure
    context.allowsTrailingClosure = false
    let patterns = isDefault ? [GuardedPattern(pattern: .anything, condition: nil)] : try guardedPatterns()
    context.allowsTrailingClosure = allowed
    guard accept(.colon) else { throw failure(.caseWithoutColon, Span(start: start, end: previousEnd)) }
    let body = try statements(ofCaseIn: opening)
    return SwitchCase(patterns: patterns, body: Block(statements: body, span: Span(start: start, end: previousEnd)))
  }

  // MARK: do

  func attempt() throws(SpannedFault) -> Statement.Kind {
    advance()
    let body = try block(after: "do")
    var clauses: [CatchClause] = []
    while current.kind == .name, text(of: current) == "catch" {
      advance()
      let allowed = context.allowsTrailingClosure
      context.allowsTrailingClosure = false
      let patterns = current.kind == .leftCurly ? [] : try guardedPatterns()
      context.allowsTrailingClosure = allowed
      clauses.append(CatchClause(patterns: patterns, body: try block(after: "catch")))
    }
    return .attempt(body, clauses)
  }
}
