extension Parser {
  func closure(isTrailing: Bool) throws(SpannedFault) -> Closure {
    let opening = current
    try enter()
    advance()
    let outside = context
    let names = try closureHead(depth: opening.depth + 1)
    context = Context(isTopLevel: false, callable: .closure(named: names != nil, highestParameter: -1))
    let body = try statements(closing: opening)
    var parameters = Closure.Parameters.none
    if let names {
      parameters = .named(names)
    } else if case .closure(_, let highest) = context.callable, highest >= 0 {
      parameters = .positional(highest + 1)
    }
    context = outside
    leave()
    return Closure(
      parameters: parameters, body: body, span: Span(start: opening.start, end: previousEnd), isTrailing: isTrailing)
  }

  /// The names before `in`; nothing when the closure names none.
  private func closureHead(depth: Int) throws(SpannedFault) -> [Binding]? {
    var distance = 0
    while startsBinding(token(distance)) {
      switch token(distance + 1).kind {
      case .comma: distance += 2
      case .in: return try namesBeforeIn()
      default:
        try refuseForeignHead(depth: depth)
        return nil
      }
    }
    try refuseForeignHead(depth: depth)
    return nil
  }

  private func namesBeforeIn() throws(SpannedFault) -> [Binding] {
    var names: [Binding] = []
    repeat {
      names.append(Binding(name: current.kind == .name ? text(of: current) : nil, span: current.span))
      advance()
    } while accept(.comma)
    advance()
    try refuseDuplicates(in: names)
    return names
  }

  /// Objects to parameters as other languages write them: `(a, b) in`, `x: Int in`, `x ->`, `|x|`.
  private func refuseForeignHead(depth: Int) throws(SpannedFault) {
    let first = current
    if first.kind == .invalid, text(of: first) == "|" {
      throw SpannedFault(.syntax(.parametersBetweenBars), first.span)
    }
    var hasParentheses = false
    var hasTypes = false
    // No list of parameters is longer.
    for distance in 0..<40 {
      let token = token(distance)
      guard token.depth >= depth, distance == 0 || !token.startsLine else { return }
      switch token.kind {
      case .for, .leftCurly, .semicolon, .end: return
      case .leftRound: hasParentheses = true
      case .colon: hasTypes = true
      case .invalid:
        let sign = text(of: token)
        if sign == "->" || sign == "=>" { throw SpannedFault(.syntax(.arrowInClosure(sign)), token.span) }
        return
      case .in where token.depth == depth && self.token(distance - 1).kind != .dot:
        let span = distance == 0 ? token.span : Span(start: first.start, end: self.token(distance - 1).end)
        if distance == 0 { throw SpannedFault(.syntax(.noParametersBeforeIn), span) }
        if hasTypes { throw SpannedFault(.syntax(.parameterTypes), span) }
        if hasParentheses { throw SpannedFault(.syntax(.parenthesizedParameters), span) }
        throw SpannedFault(.syntax(.closureParameters), span)
      default: break
      }
    }
  }
}
