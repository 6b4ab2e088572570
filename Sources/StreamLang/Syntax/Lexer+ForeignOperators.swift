extension Lexer {
  /// Operators of other languages, each with the text that is written here. No correct script has any of them.
  private static let foreignOperators: [(written: String, instead: String)] = [
    ("=>", "{ x in … }"), ("|>", "."), ("&&&", "&&"), ("|||", "||"), ("&&=", "a = a && b"), ("||=", "a = a || b"),
    ("??=", "a = a ?? b"), ("**", "a * a"), ("++", "+= 1"), (":=", "="), ("<>", "!="), ("..=", "..."), ("::", "."),
    ("*/", "//"), ("`", "\""),
  ]

  private static let foreignBytes = foreignOperators.map { Array($0.written.utf8) }

  /// Takes an operator of another language at the position.
  mutating func foreignOperator() -> Bool {
    // Most signs are ours: look at the table only when two signs meet or the sign is none of ours.
    switch peek() {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "$"), UInt8(ascii: "'"):
      return false
    case UInt8(ascii: "`"): break
    default: guard Lexer.isSign(peek(1)) else { return false }
    }
    guard let index = Lexer.foreignBytes.firstIndex(where: { bytes[position...].starts(with: $0) }) else {
      return false
    }
    let start = position
    let found = Lexer.foreignOperators[index]
    position += found.written.utf8.count
    fail(.foreignOperator(found.written, instead: found.instead), Span(start: start, end: position))
    return true
  }

  // MARK: Operators of the code

  private static let standardOperators: Set<String> = [
    "==", "!=", "<=", ">=", "&&", "||", "??", "...", "..<", "+=", "-=", "*=", "/=", "%=", "===", "!==", "~=", "<~",
    "<<", ">>", "<<=", ">>=",
  ]

  /// Takes an operator that the code declares, or one between blanks that can only be declared elsewhere.
  mutating func customOperator() -> Bool {
    guard Lexer.isPartOfOperator(peek()), Lexer.isPartOfOperator(peek(1)) else { return false }
    let start = position
    var end = start + 2
    // A long row of signs is none, and is not looked through again and again.
    while end < bytes.count, end < start + 9, Lexer.isPartOfOperator(bytes[end]) { end += 1 }
    if end == start + 9 { return false }
    let sign = String(decoding: bytes[start..<end], as: UTF8.self)
    let isDeclared = customOperators.contains(sign)
    let declares = !isDeclared && isOperatorWord(at: tokens.count - 1) && !Lexer.standardOperators.contains(sign)
    guard isDeclared || declares || isUnknown(sign, start, end) else { return false }
    if declares { customOperators.insert(sign) }
    position = end
    add(.custom, from: start)
    return true
  }

  /// Whether a word declares an operator: `infix operator <->`.
  func isOperatorWord(at index: Int) -> Bool {
    guard index > 0, tokens[index].kind == .name, tokens[index - 1].kind == .name else { return false }
    let word = tokens[index]
    return bytes[word.start..<word.end].elementsEqual("operator".utf8)
  }

  /// Whether a sign between blanks begins or ends with a bracket, as those that apps declare do: `<->`, `<-`, `<||`.
  private func isUnknown(_ sign: String, _ start: Int, _ end: Int) -> Bool {
    guard "<>".contains(sign.first ?? " ") || sign.last == ">", sign.contains(where: { !"<>".contains($0) }),
      !Lexer.standardOperators.contains(sign), sign != "<=>", sign != "->", end < bytes.count, start > 0,
      !Lexer.foreignOperators.contains(where: { $0.written == sign })
    else { return false }
    let blanks = [UInt8(ascii: " "), UInt8(ascii: "\n")]
    return blanks.contains(bytes[start - 1]) && blanks.contains(bytes[end])
  }

  private static func isPartOfOperator(_ byte: UInt8) -> Bool {
    isSign(byte) && byte != UInt8(ascii: ":") || "-!%^~".utf8.contains(byte)
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "|"),
      UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "/"),
      UInt8(ascii: "?"):
      true
    default: false
    }
  }
}
