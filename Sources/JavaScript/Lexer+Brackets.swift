extension Lexer {
  /// Notes for each bracket its partner.
  mutating func pairBrackets() {
    var open: [Int] = []
    let partners = ["(": ")", "[": "]", "{": "}"]
    for index in tokens.indices where tokens[index].kind == .sign {
      let text = tokens[index].text
      if partners[text] != nil { open.append(index) }
      guard [")", "]", "}"].contains(text) else { continue }
      // A bracket that closes another one than the last: those in between stay open.
      guard let match = open.suffix(64).lastIndex(where: { partners[tokens[$0].text] == text }) else { continue }
      tokens[open[match]].partner = index
      tokens[index].partner = open[match]
      open.removeSubrange(match...)
    }
  }
}
