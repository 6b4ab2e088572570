/// Syntax of other languages, and the faults of tokens that stand where they cannot.
extension Parser {
  /// Objects to a statement that begins as one of another language.
  func refuseForeignStatement() throws(SpannedFault) {
    if current.kind == .else { throw failure(.strayElse, current.span) }
    guard current.kind == .name, !token(1).startsLine else { return }
    // `switch x`, but not `switch(x)` or `switch.map`: these may be names.
    switch token(1).kind {
    case .name, .string, .integer, .let, .var, .func, .if, .for, .underscore: break
    default: return
    }
    let word = text(of: current)
    if let instead = Parser.foreignStatements[word] {
      throw failure(.foreignStatement(word, instead: instead), current.span)
    }
  }

  private static let foreignStatements: [String: String] = [
    "const": "let", "val": "let", "auto": "let", "function": "func", "fn": "func", "fun": "func", "def": "func",
    "elif": "else if", "elseif": "else if", "elsif": "else if", "case": "if",
    "unless": "if !", "until": "while !", "foreach": "for x in xs", "loop": "while true",
    "async": "", "new": "", "package": "",
  ]

  /// The units of time in Swift and Kotlin.
  private static let unitsElsewhere = [
    "hours": "h", "minutes": "m", "seconds": "s", "milliseconds": "ms", "microseconds": "us", "nanoseconds": "ns",
  ]

  /// The fault of a statement that does not end where it should.
  func unexpectedAfterStatement() -> SpannedFault {
    let before = token(-1)
    switch current.kind {
    case .invalid: return failure(.expectedEndOfStatement(found: ""))
    case .colon: return failure(.strayColon)
    case .else: return failure(.strayElse)
    case .question: return failure(.expectedEndOfStatement(found: currentDescription))
    case .name:
      if let fault = foreignWord() { return fault }
      let word = text(of: current)
      if let instead = Parser.foreignStatements[word], before.kind == .rightCurly {
        return failure(.foreignStatement(word, instead: instead))
      }
      if before.kind == .name, let instead = Parser.foreignStatements[text(of: before)] {
        return failure(.foreignStatement(text(of: before), instead: instead), before.span)
      }
    case .string, .stringOpen, .integer, .double, .duration:
      guard before.kind == .name, !current.startsLine,
        position == 1 || before.startsLine || token(-2).kind == .dot
      else { break }
      return failure(.callWithoutParentheses(text(of: before)), before.span)
    default: break
    }
    return failure(.expectedEndOfStatement(found: currentDescription))
  }

  /// The fault of a word that other languages have between values, or of a unit with a blank before it.
  func foreignWord() -> SpannedFault? {
    guard current.kind == .name || startsValue(current), !current.startsLine else { return nil }
    let before = token(-1)
    if before.kind == .name, before.end < current.start, text(of: before) == "not" {
      return failure(.foreignOperator("not", instead: "!"), before.span)
    }
    guard current.kind == .name else { return nil }
    let word = text(of: current)
    if before.kind == .name, text(of: before) == "lambda" {
      return failure(.foreignOperator("lambda", instead: "{ \(word) in … }"), before.span)
    }
    if before.kind == .integer || before.kind == .double, Lexer.nanoseconds(inUnit: word) != nil {
      return failure(.durationWithBlank(text(of: before) + word), before.span.joined(with: current.span))
    }
    let instead: String
    switch word {
    case "is": instead = "=="
    case "and": instead = "&&"
    case "or": instead = "||"
    case "eq", "equals": instead = "=="
    case "mod": instead = "%"
    default: return nil
    }
    return failure(.foreignOperator(word, instead: instead), current.span)
  }

  /// The fault of a token where a value should begin.
  func unexpectedValue() -> SpannedFault {
    switch current.kind {
    case .invalid, .end: break
    case .dot where Parser.unitsElsewhere[text(of: token(1))] != nil:
      let unit = text(of: token(1))
      let count = token(2).kind == .leftRound && token(3).kind == .integer ? text(of: token(3)) : "1"
      let duration = count + (Parser.unitsElsewhere[unit] ?? "s")
      return failure(
        .foreignOperator(".\(unit)", instead: duration), current.span.joined(with: token(1).span))
    case .dot, .optionalDot: return failure(.nothingBeforeDot, current.span)
    case .else: return failure(.strayElse, current.span)
    case let kind where kind.isWord: return failure(.keywordAsValue(text(of: current)), current.span)
    case let kind where isStatementHead && Precedence(kind) != nil || kind == .question:
      return failure(.lineBeginsWithOperator(text(of: current)), current.span)
    default: return failure(.expectedValue(found: "'\(text(of: current))'"), current.span)
    }
    return failure(.expectedValue(found: currentDescription))
  }

  /// Whether the current token is the first of a statement.
  var isStatementHead: Bool {
    if position == 0 || current.startsLine { return true }
    switch token(-1).kind {
    case .semicolon, .leftCurly: return true
    default: return false
    }
  }

  /// The fault of a token that is neither a comma nor the closing bracket.
  func unexpectedInBrackets(_ opening: Token) -> SpannedFault {
    if let fault = foreignWord() { return fault }
    if startsValue(current) {
      return failure(.missingComma(before: "'\(text(of: current))'"), current.span)
    }
    return failure(
      .unexpectedInBrackets(found: "'\(text(of: current))'", bracket: text(of: opening)), current.span)
  }
}
