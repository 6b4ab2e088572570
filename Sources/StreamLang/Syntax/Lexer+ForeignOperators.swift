extension Lexer {
  /// Operators of other languages, each with the text that is written here. None of them can stand in a right script.
  private static let foreignOperators: [(written: String, instead: String)] = [
    ("===", "=="), ("!==", "!="), ("=>", "{ x in … }"), ("->", "{ x in … }"), ("|>", "."), ("&&&", "&&"),
    ("|||", "||"), ("&&=", "a = a && b"), ("||=", "a = a || b"), ("??=", "a = a ?? b"), ("%=", "a = a % b"),
    ("**", "a * a"), ("++", "+= 1"), (":=", "="), ("<>", "!="), ("..=", "..."), ("::", "."), ("/*", "//"),
    ("*/", "//"), ("~", "!"), ("`", "\""),
  ]

  private static let foreignBytes = foreignOperators.map { Array($0.written.utf8) }

  /// Operators on the bits of numbers.
  private static let bitOperators = ["<<", ">>", "&", "|", "^"].map { Array($0.utf8) }

  /// Takes an operator of another language when one stands at the position.
  mutating func foreignOperator() -> Bool {
    // Most signs are ours: look at the table only when two signs meet or the sign is none of ours.
    switch peek() {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "$"), UInt8(ascii: "'"):
      return false
    case UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "`"): break
    default: guard Lexer.isSign(peek(1)) else { return false }
    }
    let isOurs =
      (peek() == UInt8(ascii: "&") || peek() == UInt8(ascii: "|")) && peek(1) == peek() && !Lexer.isSign(peek(2))
    if isOurs { return false }
    let start = position
    if !Lexer.foreignBytes.contains(where: { bytes[position...].starts(with: $0) }),
      let sign = Lexer.bitOperators.first(where: { bytes[position...].starts(with: $0) }), !isDoubledSign(sign)
    {
      position += sign.count
      fail(.bitOperator(String(decoding: sign, as: UTF8.self)), Span(start: start, end: position))
      return true
    }
    guard
      let index = Lexer.foreignBytes.firstIndex(where: { bytes[position...].starts(with: $0) }),
      !isDoubledSign(Lexer.foreignBytes[index])
    else { return false }
    let found = Lexer.foreignOperators[index]
    position += found.written.utf8.count
    fail(.foreignOperator(found.written, instead: found.instead), Span(start: start, end: position))
    return true
  }

  /// Whether a single sign of the table is here the first of our own `&&` or `||`.
  private func isDoubledSign(_ written: [UInt8]) -> Bool {
    written.count == 1 && (peek() == UInt8(ascii: "&") || peek() == UInt8(ascii: "|")) && peek(1) == peek()
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
