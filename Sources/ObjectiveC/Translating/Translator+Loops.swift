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
      let condition = condition.map { self.condition($0) } ?? .boolean(true, Span(at: span.start))
      var steps: [Statement] = []
      if let step { append(step, step.span, to: &steps) }
      outer.append(loop(while: condition, steps: steps, span) { block(body, span) })
      statements += start == nil ? outer : [.always(outer, span)]
    }
  }

  func switchOver(
    _ subject: ObjCExpression,
    _ cases: [(values: [ObjCExpression], isDefault: Bool, body: [ObjCStatement], span: Span)], _ span: Span,
    to statements: inout [Statement]
  ) {
    var (subjectValue, type) = translate(subject)
    if type == .any { subjectValue = .call("NSNumber_boxed", [subjectValue], subject.span) }
    if type.isObject { report("switch wants a number, and this is an object", subject.span) }
    let list = cases.map { part in
      let patterns = part.values.map { GuardedPattern(pattern: .value(value($0)), condition: nil) }
      return Case(patterns, isDefault: part.isDefault, block(part.body, part.span).statements, part.span)
    }
    statements.append(switchOver(subjectValue, list, span))
  }
}
