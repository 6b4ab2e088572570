import StreamLang

/// Cuts a JavaScript or TypeScript text into tokens.
final class Lexer: CLikeLexer {
  /// The number of templates around the current position.
  private let depth: Int
  /// Templates inside one another.
  private static let deepest = 32

  /// The signs of several bytes. Closing angle brackets of types are taken one by one.
  private static let signs: [[UInt8]] = [
    "...", "===", "!==", "**=", "<<=", "&&=", "||=", "??=", "=>", "==", "!=", "<=", ">=", "&&", "||", "??", "?.", "++",
    "--", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "**",
  ].map { Array($0.utf8) }
  private static let known = Array("{}()[];,<>+-*/%&|^!~?:=.@".utf8)

  init(_ source: SourceText, from position: Int = 0, depth: Int = 0) {
    self.depth = depth
    super.init(source, from: position, signs: Self.signs)
  }

  /// Reads up to and past the `}` that closes a value in a template; returns false if nothing closes it.
  private func runToClosingBrace() -> Bool {
    var open = 0
    startsLine = false
    while true {
      skipBlanks()
      let isClosed = open == 0 && position < bytes.count && byte() == UInt8(ascii: "}")
      if byte() == UInt8(ascii: "{") { open += 1 }
      if byte() == UInt8(ascii: "}") { open -= 1 }
      guard isClosed || !scan() else { continue }
      add(.end, from: position)
      if isClosed { position += 1 }
      pairBrackets()
      return isClosed
    }
  }

  /// The column at which a token begins, from 0.
  func column(of token: CLikeToken) -> Int {
    token.span.start - (bytes[..<token.span.start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)
  }

  override func skipsOwnBlank() -> Bool {
    if startsLine, text(from: position, to: position + 4) == "<!--" {
      lineComment()
      return true
    }
    guard position == 0, byte() == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") else { return false }
    skipLine()
    return true
  }

  override func read() {
    let start = position
    switch byte() {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
    case UInt8(ascii: ".") where Self.isDigit(byte(1)): number()
    case UInt8(ascii: "'"), UInt8(ascii: "\""): string(closing: byte())
    case UInt8(ascii: "`"): template()
    case UInt8(ascii: "/") where mayBeginExpression: regularExpression()
    case UInt8(ascii: "#") where Self.isLetter(byte(1)):
      position += 1
      _ = word()
      add(.word, text(from: start, to: position), from: start)
    case 0xE2: beyondASCII()
    case let first where Self.isLetter(first): add(.word, word(), from: start)
    default: sign()
    }
  }

  // MARK: Literals

  private static let radixes: [UInt8: Int] = [UInt8(ascii: "x"): 16, UInt8(ascii: "b"): 2, UInt8(ascii: "o"): 8]

  private func number() {
    let start = position
    let digits = digits(radixes: Self.radixes, separator: UInt8(ascii: "_"))
    var value = digits.value
    var isWrong = false
    if digits.radix != 10 {
      value = 0
      for digit in digits.text.lazy.map({ $0.hexDigitValue ?? 99 }) {
        isWrong = isWrong || digit >= digits.radix
        value = value * Double(digits.radix) + Double(digit)
      }
    }
    if Self.isLetter(byte()) {
      isWrong = true
      _ = word()
    }
    if isWrong {
      let isBig = bytes[position - 1] == UInt8(ascii: "n")
      faults.append(
        SpannedFault(
          isBig ? "whole numbers without a limit are not read" : "this number cannot be read",
          Span(start: start, end: position), help: isBig ? "write the number without the n" : nil))
    }
    add(.number(value), from: start)
  }

  private func string(closing quote: UInt8) {
    let start = position
    position += 1
    let text = content(until: quote, hasEscapesOfC: false)
    if !accept(quote: quote) {
      faults.append(SpannedFault("this string has no end", Span(start: start, end: position)))
    }
    add(.string(String(decoding: text, as: UTF8.self)), from: start)
  }

  private func template() {
    let start = position
    let isFirst = startsLine
    position += 1
    var parts: [CLikeToken.TemplatePart] = []
    var text: [UInt8] = []
    func flush() { if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }; text = [] }
    var isClosed = false
    while position < bytes.count {
      isClosed = accept(quote: UInt8(ascii: "`"))
      if isClosed { break }
      if byte() == UInt8(ascii: "\\") { escape(&text, isOfC: false); continue }
      guard byte() == UInt8(ascii: "$"), byte(1) == UInt8(ascii: "{"), depth < Self.deepest else {
        if byte() != UInt8(ascii: "\r") { text.append(byte()) }
        position += 1
        continue
      }
      flush()
      let inner = Lexer(source, from: position + 2, depth: depth + 1)
      let isWhole = inner.runToClosingBrace()
      faults += inner.faults
      comments += inner.comments
      parts.append(.tokens(inner.tokens))
      position = inner.position
      if !isWhole { break }
    }
    flush()
    if !isClosed {
      faults.append(
        SpannedFault("this template string has no end", Span(start: start, end: start + 1), help: "close it with `"))
    }
    startsLine = isFirst
    add(.template(parts), from: start)
  }

  /// Whether a slash here begins a regular expression, and is no division.
  private var mayBeginExpression: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .word, .atWord:
      return ["return", "typeof", "case", "in", "of", "delete", "void", "throw", "new", "do", "else"].contains(
        last.text)
    case .integer, .number, .string, .template, .regularExpression: return false
    // `</div>` is no comparison with a regular expression.
    case .sign: return !last.isClosing && (last.text != "<" || last.span.end < position)
    case .end: return true
    }
  }

  private func regularExpression() {
    let start = position
    position += 1
    var isInClass = false
    while position < bytes.count, byte() != UInt8(ascii: "\n") {
      if byte() == UInt8(ascii: "\\") { position += 2; continue }
      if byte() == UInt8(ascii: "[") { isInClass = true }
      if byte() == UInt8(ascii: "]") { isInClass = false }
      if byte() == UInt8(ascii: "/"), !isInClass { break }
      position += 1
    }
    position = min(position, bytes.count)
    let pattern = text(from: start + 1, to: position)
    if !accept(quote: UInt8(ascii: "/")) {
      faults.append(SpannedFault("this regular expression has no end", Span(start: start, end: position)))
    }
    let flags = position
    while Self.isLetter(byte()) { position += 1 }
    add(.regularExpression(pattern: pattern, flags: text(from: flags, to: position)), from: start)
  }

  // MARK: Signs

  private func sign() {
    let start = position
    // `a ?.5 : 1` is a conditional.
    let isConditional = byte() == UInt8(ascii: "?") && byte(1) == UInt8(ascii: ".") && Self.isDigit(byte(2))
    let length = isConditional ? 1 : lengthOfSign ?? 1
    position += length
    guard length > 1 || Self.known.contains(bytes[start]) else { return unreadable(from: start) }
    add(.sign, text(from: start, to: position), from: start)
  }

  private func unreadable(from start: Int) {
    let text = SourceText(name: "", text: text(from: start, to: position)).text
    faults.append(SpannedFault("'\(text)' cannot be read here", Span(start: start, end: position)))
  }

  /// Whether a typographic quote begins here.
  private var isQuote: Bool { byte() == 0xE2 && byte(1) == 0x80 && (0x98...0x9F).contains(byte(2)) }

  /// A string in curly quotes, as a word processor makes them, or a sign that has no meaning.
  private func beyondASCII() {
    let start = position
    guard isQuote else {
      position += 1
      return unreadable(from: start)
    }
    position += 3
    let text = position
    while position < bytes.count, !isQuote, byte() != UInt8(ascii: "\n") { position += 1 }
    let end = position
    if isQuote { position += 3 }
    faults.append(
      SpannedFault("curly quotes are read as straight ones", Span(start: start, end: position), isWarning: true))
    add(.string(self.text(from: text, to: end)), from: start)
  }
}
