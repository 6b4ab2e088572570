import StreamLang
import Streams

extension Translator {
  func loop(
    _ start: ObjCStatement?, _ condition: ObjCExpression?, _ step: ObjCExpression?, _ body: [ObjCStatement],
    _ span: Span,
    to statements: inout [Statement]
  ) {
    inScope {
      var outer: [Statement] = []
      if let start { append(start, to: &outer) }
      let condition = condition.map { self.condition($0) } ?? Expression(.boolean(true), Span(at: span.start))
      var inner: [Statement] = []
      inScope {
        if let step {
          var steps: [Statement] = []
          append(step, step.span, to: &steps)
          let block = Block(statements: steps, span: step.span)
          if body.contains(where: { $0.goesOn }) {
            inner.append(Statement(.deferred(block), step.span))
            append(body, to: &inner)
          } else {
            append(body, to: &inner)
            inner += steps
          }
        } else {
          append(body, to: &inner)
        }
      }
      outer.append(Statement(.whileLoop(condition, Block(statements: inner, span: span)), span))
      guard start != nil else { return statements += outer }
      let always = Expression(.boolean(true), Span(at: span.start))
      let block = Block(statements: outer, span: span)
      statements.append(Statement(.conditional([Branch(condition: always, body: block)], otherwise: nil), span))
    }
  }

  func choice(
    _ subject: ObjCExpression,
    _ cases: [(values: [ObjCExpression], isDefault: Bool, body: [ObjCStatement], span: Span)], _ span: Span,
    to statements: inout [Statement]
  ) {
    var (subjectValue, type) = translate(subject)
    if type == .any { subjectValue = .call("NSNumber_boxed", [subjectValue], subject.span) }
    if type.isObject { report("switch wants a number, and this is an object", subject.span) }
    var list: [SwitchCase] = []
    for (index, each) in cases.enumerated() {
      var body = each.body.flatMap { statement -> [ObjCStatement] in
        if case .block(let inner) = statement.kind { return inner }
        return [statement]
      }
      var fallsThrough = index + 1 < cases.count
      switch body.last?.kind {
      case .leave:
        body.removeLast()
        fallsThrough = false
      case .result, .goOn, .fail: fallsThrough = false
      default: break
      }
      var block = self.block(body, each.span)
      if fallsThrough {
        block = Block(
          statements: block.statements + [Statement(.fallThrough, Span(at: each.span.end))], span: each.span)
      }
      var patterns = each.values.map { GuardedPattern(pattern: .value(value($0)), condition: nil) }
      if each.isDefault { patterns = [GuardedPattern(pattern: .anything, condition: nil)] }
      list.append(SwitchCase(patterns: patterns, body: block))
    }
    // `default` may stand anywhere in C, and is tried last.
    if let position = cases.firstIndex(where: { $0.isDefault }), position != cases.count - 1 {
      let last = list.remove(at: position)
      list.append(last)
    }
    if !cases.contains(where: { $0.isDefault }) {
      let empty = Block(statements: [], span: Span(at: span.end))
      list.append(SwitchCase(patterns: [GuardedPattern(pattern: .anything, condition: nil)], body: empty))
    }
    statements.append(Statement(.switchOver(subjectValue, list), span))
  }
}

extension ObjCStatement {
  /// Whether it, or one inside of it, goes on with the next round.
  fileprivate var goesOn: Bool {
    switch kind {
    case .goOn: true
    case .block(let body): body.contains { $0.goesOn }
    case .conditional(let branches, let otherwise):
      branches.contains { $0.body.contains { $0.goesOn } } || otherwise?.contains { $0.goesOn } ?? false
    case .choice(_, let cases): cases.contains { $0.body.contains { $0.goesOn } }
    case .attempt(let body, _, let clause, let finally):
      (body + (clause ?? []) + (finally ?? [])).contains { $0.goesOn }
    default: false
    }
  }
}
