/// A class of pasted code of which nothing makes an object: its members are read as if they stood alone.
extension Parser {
  /// The only class of the text, where it declares no other types and makes no object of it.
  func classToOpen() -> String? {
    var found: String?
    for index in tokens.indices.dropLast(2) where tokens[index].kind == .name && tokens[index].depth == 0 {
      switch source.text(in: tokens[index].span) {
      case "struct", "enum", "protocol", "actor":
        if tokens[index + 1].kind == .name, !tokens[index + 1].startsLine { return nil }
      case "class":
        guard tokens[index + 1].kind == .name else { continue }
        if found != nil { return nil }
        found = source.text(in: tokens[index + 1].span)
      default: break
      }
    }
    guard let found else { return nil }
    let isMade = tokens.indices.dropLast().contains {
      tokens[$0].kind == .name && tokens[$0 + 1].kind == .leftRound && source.text(in: tokens[$0].span) == found
    }
    return isMade ? nil : found
  }

  /// Moves into the braces of the class or of an extension of it; false where it is another type.
  func openClass() -> Bool {
    guard let openedClass, context.isTopLevel, text(of: token(1)) == openedClass else { return false }
    var opening = position
    while opening < tokens.count - 1, tokens[opening].kind != .leftCurly { opening += 1 }
    let closing = tokens[opening].payload
    guard closing > opening else { return false }
    ends.insert(closing)
    restore(opening + 1, nesting: nestingDepth)
    return true
  }

  /// Takes the brace at the end of the class.
  func acceptEndOfClass() -> Bool {
    guard ends.contains(position) else { return false }
    advance()
    return true
  }
}
