/// Functions that are named by their labels, without a call.
extension Parser {
  /// `observer.send(value:)`, `print(_:)`, `search(query:page:)`: a closure that calls the function so.
  func functionReference(_ primary: Expression, _ parts: [PostfixPart]) -> Expression? {
    var distance = 0
    var member: Token?
    if current.kind == .dot, token(1).kind.isWord {
      member = token(1)
      distance = 2
    }
    guard let labels = labelsAlone(at: distance) else { return nil }
    let start = token(distance)
    for _ in 0..<(distance + 2 * labels.count + 2) { advance() }
    let span = Span(start: start.start, end: previousEnd)
    let arguments = Arguments(
      list: labels.enumerated().map { index, label in
        Argument(
          label: label.map { Label(name: text(of: $0), span: $0.span) },
          value: Expression(kind: .name(Self.referenceParameter(index)), span: span))
      }, trailing: nil, span: span)
    let call =
      member.map { name -> PostfixPart in
        .member(Member(name: text(of: name), nameSpan: name.span, isOptional: false, arguments: arguments))
      } ?? .call(arguments)
    let whole = Span(start: primary.span.start, end: previousEnd)
    let body = Expression(kind: .postfix(named(primary, parts + [call]), parts + [call]), span: whole)
    let bindings = labels.indices.map { Binding(name: Self.referenceParameter($0), span: span) }
    let closure = Closure(
      parameters: .named(bindings), body: [Statement(kind: .expression(body), span: whole)], span: whole,
      isTrailing: false)
    return Expression(kind: .closure(closure), span: whole)
  }

  /// The name of a parameter that a person cannot have written.
  private static func referenceParameter(_ index: Int) -> String { "_argument\(index)" }

  /// The labels of `(value:)` or `(_:page:)` at a distance, nothing for `_`; nothing where these are no labels alone.
  func labelsAlone(at distance: Int) -> [Token?]? {
    guard token(distance).kind == .leftRound, !token(distance).startsLine else { return nil }
    var labels: [Token?] = []
    var next = distance + 1
    while token(next).kind.isWord || token(next).kind == .underscore, token(next + 1).kind == .colon {
      labels.append(token(next).kind == .underscore ? nil : token(next))
      next += 2
    }
    return labels.isEmpty || token(next).kind != .rightRound ? nil : labels
  }
}
