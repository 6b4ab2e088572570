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
