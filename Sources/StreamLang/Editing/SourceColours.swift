import Streams

/// The coloured parts of a source text in an editor.
public struct SourceColours {
  /// The kind of a part.
  public enum Colour: String, Sendable {
    case keyword, number, string, comment, name, call, label
    /// A string that is marble text.
    case marbles
    /// A line of prose, `//: …`, and one of expected output, `//> …`.
    case prose, output
    /// An operator of values, such as `+`.
    case sign = "operator"
  }

  /// A part of the text.
  public struct Part: Sendable {
    /// Its span.
    public let span: Span
    /// Its kind.
    public let colour: Colour
  }

  /// The parts in the order of the text. Brackets, commas and blanks are in none.
  public private(set) var parts: [Part] = []
  private let bytes: [UInt8]

  /// The words that are names for the lexer and begin a statement.
  private static let words: Set<String> = [
    "scene", "expect", "import", "guard", "switch", "case", "default", "do", "catch", "repeat", "defer", "try",
    "where", "as", "is", "exercise", "predict", "goal", "hint", "solution",
  ]

  /// Splits a text into parts, even if the text has faults.
  public init(of source: SourceText) {
    bytes = source.bytes
    var lexer = Lexer(source)
    lexer.run()
    let tokens = lexer.tokens
    var end = 0
    for (index, token) in tokens.enumerated() {
      addComments(from: end, to: token.start)
      end = max(end, token.end)
      let next = index + 1 < tokens.count ? tokens[index + 1] : token
      guard let colour = colour(of: token, after: tokens[..<index], before: next, source) else { continue }
      parts.append(Part(span: token.span, colour: colour))
    }
    addComments(from: end, to: bytes.count)
  }

  private func colour(
    of token: Token, after before: ArraySlice<Token>, before next: Token, _ source: SourceText
  ) -> Colour? {
    switch token.kind {
    case .let, .var, .func, .if, .else, .for, .in, .while, .break, .continue, .return, .throw, .true, .false, .nil:
      return .keyword
    case .integer, .double, .duration: return .number
    case .string: return isMarbles(before, source) ? .marbles : .string
    case .stringOpen, .stringMiddle, .stringClose: return .string
    case .parameter, .underscore: return .name
    case .name:
      let isMember = before.last?.kind == .dot || before.last?.kind == .optionalDot
      if !isMember, Self.words.contains(source.text(in: token.span)) { return .keyword }
      if next.kind == .colon, before.last?.kind == .leftRound || before.last?.kind == .comma { return .label }
      let isCalled = next.kind == .leftRound && next.start == token.end || next.kind == .leftCurly
      return isCalled ? .call : .name
    default: return token.kind.continuesLine && token.kind != .colon ? .sign : nil
    }
  }

  /// Returns whether a string is the first argument of a source that takes marble text.
  private func isMarbles(_ before: ArraySlice<Token>, _ source: SourceText) -> Bool {
    let last = before.suffix(2)
    guard last.count == 2, last.last?.kind == .leftRound, let name = last.first, name.kind == .name else {
      return false
    }
    return Catalogue.find(source.text(in: name.span), in: .standard)?.takesMarbleText == true
  }

  /// Adds the comments between two tokens.
  private mutating func addComments(from start: Int, to end: Int) {
    var place = start
    while place + 1 < end {
      guard bytes[place] == UInt8(ascii: "/") else {
        place += 1
        continue
      }
      let first = place
      if bytes[place + 1] == UInt8(ascii: "*") {
        // A comment with nested comments continues to the next token.
        place = end
        while place > first, bytes[place - 1] == 0x20 || bytes[place - 1] == 0x0A { place -= 1 }
        parts.append(Part(span: Span(start: first, end: place), colour: .comment))
        return
      }
      while place < end, bytes[place] != 0x0A { place += 1 }
      let sign = first + 2 < place ? bytes[first + 2] : 0
      let colour: Colour = sign == UInt8(ascii: ":") ? .prose : sign == UInt8(ascii: ">") ? .output : .comment
      parts.append(Part(span: Span(start: first, end: place), colour: colour))
    }
  }
}
