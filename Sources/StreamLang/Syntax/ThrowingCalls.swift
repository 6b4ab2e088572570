/// Calls of functions that can throw, without `try` before them: Swift refuses them, and here they run.
enum ThrowingCalls {
  /// A warning for each such call of a text.
  static func warnings(in source: SourceText) -> [SpannedFault] {
    var lexer = Lexer(source)
    lexer.run()
    let tokens = lexer.tokens
    func text(_ index: Int) -> String { source.text(in: tokens[index].span) }
    let throwing = Set(
      tokens.indices.filter { tokens[$0].kind == .func && isThrowing(from: $0, tokens, source) }.map { text($0 + 1) })
    guard !throwing.isEmpty else { return [] }
    return tokens.indices.compactMap { index in
      guard tokens[index].kind == .name, index > 0, index + 1 < tokens.count,
        tokens[index + 1].kind == .leftRound, tokens[index - 1].kind != .func, tokens[index - 1].kind != .dot,
        throwing.contains(text(index)), !isTried(index, tokens, source)
      else { return nil }
      let fault = Wording("'\(text(index))' can throw; write try \(text(index))(…)", isWarning: true)
      return SpannedFault(.language(fault), tokens[index].span)
    }
  }

  /// Whether the head of a function says `throws`.
  private static func isThrowing(from start: Int, _ tokens: [Token], _ source: SourceText) -> Bool {
    var index = start + 2
    guard index < tokens.count, tokens[index].kind == .leftRound, tokens[index].payload > 0 else { return false }
    index = tokens[index].payload + 1
    guard index < tokens.count, tokens[index].kind == .name else { return false }
    return source.text(in: tokens[index].span) == "throws"
  }

  /// Whether `try` stands on the left of a call, in its own expression.
  private static func isTried(_ call: Int, _ tokens: [Token], _ source: SourceText) -> Bool {
    var index = call
    while index > 0, !tokens[index].startsLine {
      index -= 1
      switch tokens[index].kind {
      case .leftCurly, .semicolon: return false
      case .name where source.text(in: tokens[index].span) == "try": return true
      default: continue
      }
    }
    return false
  }
}
