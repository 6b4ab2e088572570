/// Types are read wherever Swift has them, and forgotten: values have no declared types here.
extension Parser {
  /// `Int`, `[String: Int]?`, `Signal<Int, Never>`, `(Int, String) -> Void`, `@escaping (Int) -> Void`, `some View`.
  ///
  /// - Parameter mayStartLine: Whether it may stand on the next line.
  func type(after word: String, mayStartLine: Bool = false) throws(SpannedFault) -> TypeName {
    try enter()
    try skipAttributes()
    while current.kind == .name, isTypePrefix(text(of: current)), token(1).kind == .name || isOpening(token(1)) {
      advance()
    }
    let start = current.start
    var (name, arguments, labels) = try typeHead(after: word, mayStartLine: mayStartLine)
    var isOptional = false
    suffixes: while !current.startsLine {
      switch current.kind {
      case .question where current.start == previousEnd, .coalesce where current.start == previousEnd:
        isOptional = true
        advance()
      case .not where current.start == previousEnd: advance()
      case .arrow:
        advance()
        _ = try type(after: "->")
        (name, arguments, labels) = ("Function", [], [])
      case .name where isEffect(text(of: current)) && (token(1).kind == .arrow || token(2).kind == .arrow): advance()
      case .ampersand where token(1).kind == .name:
        advance()
        _ = try type(after: "&")
      default: break suffixes
      }
    }
    leave()
    if arguments.isEmpty, let alias = declaredTypes.aliases[name] {
      (name, arguments, labels) = (alias.name, alias.arguments, alias.labels)
      isOptional = isOptional || alias.isOptional
    }
    return TypeName(
      name: name, arguments, labels: labels, isOptional: isOptional, span: Span(start: start, end: previousEnd))
  }

  /// A type without the signs after it: its name, its arguments, and the labels of a tuple.
  private typealias TypeHead = (name: String, arguments: [TypeName], labels: [String?])

  private func typeHead(after word: String, mayStartLine: Bool = false) throws(SpannedFault) -> TypeHead {
    switch current.kind {
    case .name where !current.startsLine || mayStartLine:
      var name = text(of: current)
      var span = current.span
      advance()
      while true {
        let arguments = current.kind == .less && current.start == previousEnd ? try genericArguments() : []
        declaredTypes.noteUse(name, arguments, span)
        guard current.kind == .dot, !current.startsLine, token(1).kind.isWord else { return (name, arguments, []) }
        advance()
        name = text(of: current)
        span = current.span
        advance()
      }
    case .leftSquare:
      let opening = current
      advance()
      var arguments = [try type(after: "[")]
      let isDictionary = accept(.colon)
      if isDictionary { arguments.append(try type(after: ":")) }
      try close(opening, with: .rightSquare)
      return (isDictionary ? "Dictionary" : "Array", arguments, [])
    case .leftRound:
      let opening = current
      advance()
      var elements: [TypeName] = []
      var labels: [String?] = []
      while current.kind != .rightRound {
        if let fault = unclosed(opening) { throw fault }
        var label: String?
        while current.kind.isWord, token(1).kind == .colon || (token(1).kind.isWord && token(2).kind == .colon) {
          label = text(of: current)
          advance()
          _ = accept(.colon)
        }
        labels.append(label)
        elements.append(try type(after: "("))
        _ = accept(.closedRange)
        try separator(closing: opening, with: .rightRound)
      }
      advance()
      guard elements.count == 1 else { return (elements.isEmpty ? "Void" : "tuple", elements, labels) }
      return (elements[0].name, elements[0].arguments, elements[0].labels)
    default: throw failure(.expectedType(after: word, found: currentDescription))
    }
  }

  /// `<Int, Never>`: a `>>` closes two of them.
  private func genericArguments() throws(SpannedFault) -> [TypeName] {
    let opening = current
    var arguments: [TypeName] = []
    advance()
    repeat {
      if current.kind == .name, token(1).kind == .colon { for _ in 0..<2 { advance() } }
      arguments.append(try type(after: "<", mayStartLine: true))
    } while accept(.comma)
    switch current.kind {
    case .greater: advance()
    case .shiftRight where hasClosedGenericArguments:
      hasClosedGenericArguments = false
      advance()
    case .shiftRight: hasClosedGenericArguments = true
    default: throw unclosed(opening) ?? failure(.unclosedGenericArguments(found: currentDescription), opening.span)
    }
    return arguments
  }

  /// Takes the generic arguments of a name: `PublishSubject<Int>()`. Anything else after it is a comparison.
  @discardableResult
  func genericArguments(of name: Token) -> [TypeName] {
    guard current.kind == .less, current.start == name.end, isTypeName(name) else { return [] }
    let (start, depth) = (position, nestingDepth)
    do throws(SpannedFault) {
      let arguments = try genericArguments()
      switch current.kind {
      case .leftRound, .dot, .rightRound, .rightSquare, .rightCurly, .comma, .colon, .semicolon, .end, .question,
        .optionalDot, .leftCurly, .assign:
        declaredTypes.noteUse(text(of: name), arguments, name.span)
        return arguments
      default:
        if current.startsLine {
          declaredTypes.noteUse(text(of: name), arguments, name.span)
          return arguments
        }
      }
    } catch {}
    hasClosedGenericArguments = false
    restore(start, nesting: depth)
    return []
  }

  /// `[Int]()` and `[String: Int]()` call a type by its name; `[Int].self` is the text of a type, `Array<Int>`.
  func collectionType() -> Expression.Kind? {
    let opening = current
    let next = tokenAfter(opening)
    guard next.kind == .leftRound || next.kind == .dot, !next.startsLine,
      isTypeName(token(1)) || isOpening(token(1)) || isTypePrefix(text(of: token(1))) && isTypeName(token(2))
    else { return nil }
    let (start, depth) = (position, nestingDepth)
    do throws(SpannedFault) {
      let (name, arguments, _) = try typeHead(after: "[")
      if current.kind == .leftRound && current.start == previousEnd { return .name(name) }
      if current.kind == .dot && token(1).kind == .name && text(of: token(1)) == "self" {
        advance()
        advance()
        return .string(TypeName(name: name, arguments, isOptional: false, span: opening.span).text)
      }
    } catch {}
    restore(start, nesting: depth)
    return nil
  }

  /// `(Int, String).self` is the text of a type.
  func tupleType() -> Expression? {
    let opening = current
    guard opening.payload > 0, tokenAfter(opening).kind == .dot else { return nil }
    let (start, depth) = (position, nestingDepth)
    do throws(SpannedFault) {
      let type = try type(after: "(")
      if current.kind == .dot, text(of: token(1)) == "self" {
        for _ in 0..<2 { advance() }
        return Expression(kind: .string(type.text), span: Span(start: opening.start, end: previousEnd))
      }
    } catch {}
    restore(start, nesting: depth)
    return nil
  }

  /// Whether a name begins with a capital, as those of types do.
  func isTypeName(_ token: Token) -> Bool {
    guard token.kind == .name, token.start < source.bytes.count else { return false }
    let byte = source.bytes[token.start]
    return byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
  }

  /// Whether a type may begin with a token.
  func startsType(_ token: Token) -> Bool { token.kind == .name || token.kind == .at || isOpening(token) }

  private func isOpening(_ token: Token) -> Bool { token.kind == .leftSquare || token.kind == .leftRound }

  private func isTypePrefix(_ word: String) -> Bool {
    switch word {
    case "inout", "some", "any", "borrowing", "consuming", "sending", "isolated": true
    default: false
    }
  }

  func isEffect(_ word: String) -> Bool { word == "throws" || word == "rethrows" || word == "async" }

  /// `where Element: Equatable` before the body of a function.
  func skipConstraints() {
    guard current.kind == .name, text(of: current) == "where" else { return }
    advance()
    while current.kind != .leftCurly, current.kind != .rightCurly, current.kind != .end,
      !current.startsLine || !isBeforeMember(after: 0)
    {
      advance()
    }
  }

  // MARK: Attributes

  /// `@MainActor`, `@available(iOS 15, *)`
  func skipAttributes() throws(SpannedFault) {
    while accept(.at) {
      guard current.kind.isWord, current.start == previousEnd else {
        throw failure(.expectedName(after: "@", found: currentDescription), token(-1).span)
      }
      let name = current
      advance()
      if current.kind == .leftRound, current.start == previousEnd { try skipBrackets() }
      try refuse(name)
    }
  }

  /// Refuses the attributes that declare a language of their own.
  private func refuse(_ attribute: Token) throws(SpannedFault) {
    switch text(of: attribute) {
    case "resultBuilder", "_functionBuilder":
      let fault = Wording(
        "result builders are not read, but for those of views", help: "write the values in a list: make([\"a\", \"b\"])"
      )
      throw SpannedFault(.language(fault), attribute.span)
    case "freestanding", "attached":
      let fault = Wording("macros are not read", help: "write the code that the macro stands for")
      throw SpannedFault(.language(fault), attribute.span)
    default: return
    }
  }

  /// Moves past the partner of the opening bracket at hand.
  func skipBrackets() throws(SpannedFault) {
    let opening = current
    guard opening.payload > 0 else { throw failure(.unclosedBracket(text(of: opening)), opening.span) }
    restore(opening.payload + 1, nesting: nestingDepth)
  }

  /// `throws`, `rethrows` and `async` before the type of a result, and the type.
  @discardableResult
  func skipResult() throws(SpannedFault) -> TypeName? {
    resultIsAsync = false
    while current.kind == .name, isEffect(text(of: current)),
      !current.startsLine || token(1).kind == .arrow || token(1).kind == .leftCurly
    {
      if text(of: current) == "async" { resultIsAsync = true }
      advance()
    }
    guard accept(.arrow) else { return nil }
    return try type(after: "->", mayStartLine: true)
  }
}
