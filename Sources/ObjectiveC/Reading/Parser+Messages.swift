import StreamLang

/// Messages and blocks.
extension Parser {
  func message() throws(SpannedFault) -> ObjCExpression {
    let start = position
    let isSuper = isWord("super", 1) && !isSign(".", 2)
    var receiver: ObjCExpression?
    let parts = try bracketed("[", "]") { () throws(SpannedFault) -> [SelectorPart] in
      if isSuper { advance() } else { receiver = try assignment() }
      if isSign(","), openings.last?.text == "[" {
        throw failure("an array is written with an '@': @[…]", openings.last?.span)
      }
      if isSign("]"), let known = receiver, let (name, rest) = splitClass(known) {
        receiver = ObjCExpression(kind: .name(name), span: known.span)
        warn("the lost blank is put between '\(name)' and '\(rest)'", known.span)
        return [SelectorPart(name: rest, span: known.span, arguments: [], takesArgument: false)]
      }
      if isSign(":"), case .member(let owner, let name, let nameSpan)? = receiver?.kind {
        let object = source.text(in: owner.span)
        throw failure("a message with an argument is sent in brackets: [\(object) \(name):…]", nameSpan)
      }
      if current.kind != .word, !isSign(":"), !isSign("]"), let (part, span) = lostEnd(in: receiver) {
        let (line, column) = source.position(at: span.start)
        throw failure("expected ']' before '\(part.name):': the '[' at \(line):\(column) is still open", part.span)
      }
      return try selectorParts()
    }
    let span = span(from: start)
    guard let receiver else { return ObjCExpression(kind: .superMessage(parts), span: span) }
    return ObjCExpression(kind: .message(receiver, parts), span: span)
  }

  /// The second of two messages in one pair of brackets: its first part, and their place.
  private func lostEnd(in receiver: ObjCExpression?) -> (SelectorPart, Span)? {
    guard case .message(_, let parts)? = receiver?.kind, let span = receiver?.span, parts.count > 1,
      !KnownClasses.isKnown(parts.selector),
      let second = (1..<parts.count).first(where: {
        KnownClasses.isKnown(Array(parts[..<$0]).selector) && KnownClasses.isKnown(Array(parts[$0...]).selector)
      })
    else { return nil }
    return (parts[second], span)
  }

  private func selectorParts() throws(SpannedFault) -> [SelectorPart] {
    var parts: [SelectorPart] = []
    while current.kind == .word || isSign(":") {
      let name = current
      if current.kind == .word { advance() }
      guard accept(":") else {
        if beginsLiteral || !current.startsLine && (isSign("[") || current.kind == .word && isSign("]", 1)) {
          throw failure("':' is expected before the argument of '\(name.text)'")
        }
        if parts.isEmpty, current.kind == .word, isSign(":", 1) {
          throw failure(
            "'\(name.text)' and '\(current.text):' are 2 messages: each has brackets of its own", name.span)
        }
        if parts.isEmpty, current.kind != .word {
          return [SelectorPart(name: name.text, span: name.span, arguments: [], takesArgument: false)]
        }
        throw missing("]")
      }
      if isSign("("), let close = closing(from: 0), isSign("{", close + 1) {
        throw failure("a block begins with '^': ^(…) { … }")
      }
      var arguments = [try assignment()]
      while accept(",") { arguments.append(try assignment()) }
      parts.append(
        SelectorPart(
          name: name.kind == .word ? name.text : "", span: name.span, arguments: arguments, takesArgument: true))
    }
    if parts.isEmpty {
      if isSign("]") { throw failure("a message is expected here, not ']'") }
      throw missing("]")
    }
    return parts
  }

  /// Whether a literal stands here, which cannot go on a selector.
  var beginsLiteral: Bool {
    switch current.kind {
    case .string, .integer, .number: true
    case .sign: current.text == "@" || current.text == "^"
    default: false
    }
  }

  /// Whether a block begins here, and no other value.
  var beginsBlock: Bool {
    guard isSign("^") else { return false }
    if isSign("(", 1), let close = closing(from: 1) { return isSign("{", close + 1) }
    return isSign("{", 1)
  }

  /// How far the ')' is that closes the '(' there.
  private func closing(from start: Int) -> Int? {
    var open = 0
    for offset in start..<start + 40 {
      if isSign("(", offset) { open += 1 }
      if isSign(")", offset) { open -= 1 }
      if open == 0 { return offset }
    }
    return nil
  }

  /// `RACSchedulermainThreadScheduler` is a class and its selector.
  private func splitClass(_ expression: ObjCExpression) -> (String, String)? {
    guard case .name(let name) = expression.kind else { return nil }
    for known in KnownClasses.names where name.hasPrefix(known) && name.count > known.count {
      let rest = String(name.dropFirst(known.count))
      if KnownClasses.has(rest, known) { return (known, rest) }
    }
    return nil
  }

  func block() throws(SpannedFault) -> ObjCExpression {
    let start = position
    advance()
    var result: ObjCType?
    var list: [Parameter] = []
    if !isSign("{"), !isSign("(") { result = try self.type() }
    if isSign("(") { list = try parameters() }
    guard isSign("{") else { throw failure("'{' is expected here, not \(found)") }
    let body = try braces()
    let function = ObjCFunction(
      name: nil, nameSpan: tokens[start].span, parameters: list, result: result, body: body,
      span: span(from: start))
    return expression(.block(function), from: start)
  }
}
