extension Parser {
  func closure(isTrailing: Bool) throws(SpannedFault) -> Closure {
    let opening = current
    try enter()
    advance()
    let outside = context
    let captures = try captureList()
    let names = try closureHead(depth: opening.depth + 1, hasCaptures: captures != nil)
    context = Context(
      isTopLevel: false, callable: .closure(named: names != nil, highestParameter: -1), result: resultOfClosure)
    resultOfClosure = nil
    let result = context.result
    let outer = assignedNames
    assignedNames = []
    let body = try statements(closing: opening).giving(result)
    let assigned = assignedNames
    assignedNames.formUnion(outer)
    for case let name? in names?.lazy.map({ $0.name }) ?? [] { assignedNames.remove(name) }
    var parameters = Closure.Parameters.none
    if let names {
      parameters = .named(names)
    } else if case .closure(_, let highest) = context.callable, highest >= 0 {
      parameters = .positional(highest + 1)
    }
    context = outside
    leave()
    return Closure(
      parameters: parameters, captures: captures ?? [], body: body, span: Span(start: opening.start, end: previousEnd),
      isTrailing: isTrailing, keyPath: [], result: result?.shape, assigned: assigned)
  }

  /// `[weak self, count, name = title]`; nothing where there is none.
  private func captureList() throws(SpannedFault) -> [Capture]? {
    if current.kind == .at {
      try skipAttributes()
      if current.kind == .in { return [] }
    }
    guard current.kind == .leftSquare, !isArray(current) else { return nil }
    let opening = current
    advance()
    var captures: [Capture] = []
    while current.kind != .rightSquare {
      var ownership = Ownership.strong
      if current.kind == .name, token(1).kind == .name || token(1).kind == .leftRound,
        let written = Ownership(rawValue: text(of: current))
      {
        ownership = written
        advance()
        if current.kind == .leftRound { try skipBrackets() }
      }
      let binding = try binding(after: "[").owned(ownership)
      let name = binding.name ?? "_"
      if accept(.assign) {
        let value = try expression()
        if case .name(let other) = value.kind, namesOfSelf.contains(other) {
          namesOfSelf.insert(name)
        } else {
          captures.append(Capture(binding: binding, value: value))
        }
      } else if !namesOfSelf.contains(name) {
        captures.append(Capture(binding: binding, value: Expression(kind: .name(name), span: binding.span)))
      }
      try separator(closing: opening, with: .rightSquare)
    }
    advance()
    return captures
  }

  /// Whether the brackets at the head of a closure are an array, and no list of captures.
  private func isArray(_ opening: Token) -> Bool {
    let next = tokenAfter(opening)
    switch next.kind {
    case .in: return false
    case .name, .underscore: return next.startsLine || castWord(next)
    case .leftRound:
      let head = tokenAfter(next)
      return next.startsLine || !(head.kind == .in || head.kind == .arrow)
    default: return true
    }
  }

  private func castWord(_ token: Token) -> Bool {
    let word = text(of: token)
    return word == "as" || word == "is"
  }

  /// The names before `in`; nothing when the closure names none.
  private func closureHead(depth: Int, hasCaptures: Bool) throws(SpannedFault) -> [Binding]? {
    if hasCaptures, accept(.in) { return nil }
    if current.kind == .leftRound, isParameterList(current) { return try parametersInParentheses() }
    var distance = 0
    while startsBinding(token(distance)) {
      switch token(distance + 1).kind {
      case .comma: distance += 2
      case .in: return try namesBeforeIn()
      case .arrow:
        guard startsType(token(distance + 2)) else {
          throw SpannedFault(.syntax(.arrowInClosure("->")), token(distance + 1).span)
        }
        return try namesBeforeIn()
      case .name where isEffect(text(of: token(distance + 1))): return try namesBeforeIn()
      default:
        try refuseForeignHead(depth: depth)
        return nil
      }
    }
    try refuseForeignHead(depth: depth)
    return nil
  }

  /// Whether a parenthesis holds the parameters of a closure: `in`, `->` or `throws` follows.
  private func isParameterList(_ opening: Token) -> Bool {
    let next = tokenAfter(opening)
    switch next.kind {
    case .in, .arrow: return true
    case .name: return !next.startsLine && isEffect(text(of: next))
    default: return false
    }
  }

  private func parametersInParentheses() throws(SpannedFault) -> [Binding]? {
    let opening = current
    advance()
    var names: [Binding] = []
    while current.kind != .rightRound {
      try skipAttributes()
      if startsBinding(current), startsBinding(token(1)) { advance() }
      guard startsBinding(current) else { throw failure(.closureParameters, current.span) }
      let name = try binding(after: "(")
      let type = accept(.colon) ? try type(after: ":") : nil
      names.append(name.typed(type))
      if type != nil { _ = accept(.closedRange) }
      try separator(closing: opening, with: .rightRound)
    }
    advance()
    resultOfClosure = try skipResult()
    guard accept(.in) else { throw failure(.closureParameters, Span(start: opening.start, end: previousEnd)) }
    try refuseDuplicates(in: names)
    return names.isEmpty ? nil : names
  }

  private func namesBeforeIn() throws(SpannedFault) -> [Binding] {
    var names: [Binding] = []
    repeat {
      names.append(Binding(name: current.kind == .name ? text(of: current) : nil, span: current.span))
      advance()
    } while accept(.comma)
    let arrow = current
    resultOfClosure = try skipResult()
    guard accept(.in) else {
      throw SpannedFault(.syntax(arrow.kind == .arrow ? .arrowInClosure("->") : .closureParameters), arrow.span)
    }
    try refuseDuplicates(in: names)
    return names
  }

  /// Objects to parameters as other languages write them: `x: Int in`, `x =>`, `|x|`.
  private func refuseForeignHead(depth: Int) throws(SpannedFault) {
    let first = current
    if first.kind == .bar || first.kind == .or {
      throw SpannedFault(.syntax(.parametersBetweenBars), first.span)
    }
    var hasTypes = false
    // No list of parameters is longer.
    for distance in 0..<40 {
      let token = token(distance)
      guard token.depth >= depth, distance == 0 || !token.startsLine else { return }
      switch token.kind {
      case .for, .leftCurly, .semicolon, .end: return
      case .colon: hasTypes = true
      case .invalid:
        let sign = text(of: token)
        // `$0 => 18` is meant as a comparison.
        if sign == "=>" {
          throw SpannedFault(.syntax(first.kind == .parameter ? .arrowAsSign(">=") : .arrowInClosure(sign)), token.span)
        }
        return
      case .in where token.depth == depth && self.token(distance - 1).kind != .dot:
        let span = distance == 0 ? token.span : Span(start: first.start, end: self.token(distance - 1).end)
        if distance == 0 { throw SpannedFault(.syntax(.noParametersBeforeIn), span) }
        throw SpannedFault(.syntax(hasTypes ? .typesWithoutParentheses : .closureParameters), span)
      default: break
      }
    }
  }
}
