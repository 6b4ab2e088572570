extension Lexer {
  mutating func punctuation() {
    let start = position
    if customOperator() || foreignOperator() { return }
    let first = peek()
    let second = peek(1)
    switch first {
    case UInt8(ascii: "("): return opening(.round, .leftRound)
    case UInt8(ascii: "["): return opening(.square, .leftSquare)
    case UInt8(ascii: "{"): return opening(.curly, .leftCurly)
    case UInt8(ascii: ")"): return closing(.round, .rightRound)
    case UInt8(ascii: "]"): return closing(.square, .rightSquare)
    case UInt8(ascii: "}"): return closing(.curly, .rightCurly)
    case UInt8(ascii: ","): return take(.comma, 1)
    case UInt8(ascii: ":"): return take(.colon, 1)
    case UInt8(ascii: ";"): return take(.semicolon, 1)
    case UInt8(ascii: "."): return dots()
    case UInt8(ascii: "?"):
      if second == UInt8(ascii: "?") { return take(.coalesce, 2) }
      // `model?.$query`
      let isProjected = peek(2) == UInt8(ascii: "$") && isNameStart(at: start + 3)
      if second == UInt8(ascii: "."), isProjected || isNameStart(at: start + 2) { return take(.optionalDot, 2) }
      if let count = blanksBeforeMember(after: start) { return take(.optionalDot, count) }
      return take(.question, 1)
    case UInt8(ascii: "="):
      if second == UInt8(ascii: "="), peek(2) == UInt8(ascii: "=") { return take(.equal, 3) }
      return take(.assign, .equal)
    case UInt8(ascii: "+"): return take(.plus, .addAssign)
    case UInt8(ascii: "-"):
      if second == UInt8(ascii: ">") { return take(.arrow, 2) }
      return take(.minus, .subtractAssign)
    case UInt8(ascii: "*"): return take(.star, .multiplyAssign)
    case UInt8(ascii: "/"): return take(.slash, .divideAssign)
    case UInt8(ascii: "%"): return take(.percent, .remainderAssign)
    case UInt8(ascii: "!"):
      if second == UInt8(ascii: "="), peek(2) == UInt8(ascii: "=") { return take(.notEqual, 3) }
      return take(.not, .notEqual)
    case UInt8(ascii: "^"): return take(.caret, .xorAssign)
    case UInt8(ascii: "~"): return take(.tilde, .fits)
    case UInt8(ascii: "@"): return take(.at, 1)
    case UInt8(ascii: "<"):
      if second == UInt8(ascii: "~") { return take(.bind, 2) }
      if second == first { return peek(2) == UInt8(ascii: "=") ? take(.shiftLeftAssign, 3) : take(.shiftLeft, 2) }
      return take(.less, .lessOrEqual)
    case UInt8(ascii: ">"):
      if second == first { return peek(2) == UInt8(ascii: "=") ? take(.shiftRightAssign, 3) : take(.shiftRight, 2) }
      return take(.greater, .greaterOrEqual)
    case UInt8(ascii: "&"):
      switch second {
      case first: return take(.and, 2)
      case UInt8(ascii: "+"): return take(.wrappingPlus, 2)
      case UInt8(ascii: "-"): return take(.wrappingMinus, 2)
      case UInt8(ascii: "*"): return take(.wrappingStar, 2)
      default: return take(.ampersand, .andAssign)
      }
    case UInt8(ascii: "|"): return second == first ? take(.or, 2) : take(.bar, .orAssign)
    case UInt8(ascii: "$"): return parameter()
    case UInt8(ascii: "#"): return hash()
    case UInt8(ascii: "'"): return singleQuoted()
    case UInt8(ascii: "\\") where second == UInt8(ascii: ".") || isNameStart(at: start + 1): return take(.keyPath, 1)
    default:
      position += 1
      let character = String(UnicodeScalar(first))
      let span = Span(start: start, end: position)
      fail(first < 0x20 || first == 0x7F ? .controlCharacter(character) : .unexpectedCharacter(character), span)
    }
  }

  private mutating func take(_ kind: Token.Kind, _ length: Int) {
    let start = position
    position += length
    add(kind, from: start)
  }

  /// A sign alone, or with `=` after it.
  private mutating func take(_ alone: Token.Kind, _ withEqual: Token.Kind) {
    if peek(1) == UInt8(ascii: "=") { take(withEqual, 2) } else { take(alone, 1) }
  }

  private mutating func dots() {
    let start = position
    if peek(1) == UInt8(ascii: "."), peek(2) == UInt8(ascii: ".") { return take(.closedRange, 3) }
    if peek(1) == UInt8(ascii: "."), peek(2) == UInt8(ascii: "<") { return take(.halfOpenRange, 3) }
    // `\.1` is the key path of an element of a tuple, and `x!.1` the element of an optional, as is `x?.1`.
    let isAfterValue =
      tokens.last.map {
        ($0.kind.endsValue || $0.kind == .keyPath || $0.kind == .not || $0.kind == .question) && $0.end == start
      } ?? false
    if Lexer.isDigit(peek(1)), !isAfterValue {
      position += 1
      skipName()
      return fail(.leadingDotNumber(text(from: start)), Span(start: start, end: position))
    }
    take(.dot, 1)
  }

  /// `$` and a number.
  private mutating func parameter() {
    let start = position
    position += 1
    skipName()
    if isNameStart(at: start + 1) { return add(.name, from: start) }
    let digits = text(from: start).dropFirst()
    // No operator gives that many parameters.
    if digits.utf8.count <= 3, digits.utf8.allSatisfy(Lexer.isDigit), let number = Int(digits) {
      add(.parameter, from: start, payload: number)
    } else {
      fail(.badParameter(text(from: start)), Span(start: start, end: position))
    }
  }

  private mutating func singleQuoted() {
    let start = position
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "'"), bytes[position] != UInt8(ascii: "\n") {
      position += bytes[position] == UInt8(ascii: "\\") && peek(1) != UInt8(ascii: "\n") ? 2 : 1
    }
    position = min(position, bytes.count)
    if peek() == UInt8(ascii: "'") { position += 1 }
    fail(.singleQuotes, Span(start: start, end: position))
  }

  // MARK: Brackets

  private mutating func opening(_ bracket: Bracket, _ kind: Token.Kind) {
    let start = position
    take(kind, 1)
    push(OpenBracket(bracket: bracket, offset: start, token: tokens.count - 1))
  }

  /// A bracket without a partner: it takes the place of the open one, or of none.
  private mutating func strayBracket(_ bracket: Bracket, from start: Int) {
    let span = Span(start: start, end: position)
    guard let innermost = open.last, innermost.bracket == .round || innermost.bracket == .square, bracket != .curly
    else { return fail(.strayBracket(bracket.closing), span) }
    fail(.wrongBracket(bracket.closing, for: innermost.bracket.opening), span)
    popBrackets(downTo: open.count - 1)
  }

  /// Reads a bracket that the text lacks.
  mutating func close(_ bracket: String) {
    switch bracket {
    case Bracket.round.closing: closing(.round, .rightRound, length: 0)
    case Bracket.square.closing: closing(.square, .rightSquare, length: 0)
    default: closing(.curly, .rightCurly, length: 0)
    }
  }

  private mutating func closing(_ bracket: Bracket, _ kind: Token.Kind, length: Int = 1) {
    let start = position
    position += length
    let isPaired = isOpen(bracket) || (bracket == .round && isOpen(.interpolation))
    guard isPaired, let match = open.lastIndex(where: { $0.bracket.closing == bracket.closing }),
      let innermost = open.last
    else { return strayBracket(bracket, from: start) }
    let partner = open[match]
    // The brackets in between were not closed.
    if match != open.count - 1 { fail(.unclosedBracket(innermost.bracket.opening), innermost.span) }
    popBrackets(downTo: match)
    if let string = partner.string {
      resumeString(string, from: start)
    } else {
      add(kind, from: start)
      tokens[partner.token].payload = tokens.count - 1
    }
  }
}

extension Lexer {
  /// The length of a `?` that ends a line, with the blanks up to the dot of a member on the next one: `x?` and `.map`.
  private func blanksBeforeMember(after start: Int) -> Int? {
    guard start > 0, !isBlank(peek(-1)) else { return nil }
    var count = 1
    var breaks = 0
    while isBlank(peek(count)) {
      if peek(count) == UInt8(ascii: "\n") { breaks += 1 }
      count += 1
    }
    let isMember = peek(count) == UInt8(ascii: ".") && isNameStart(at: start + count + 1)
    return breaks == 1 && isMember ? count + 1 : nil
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n")].contains(byte)
  }
}
