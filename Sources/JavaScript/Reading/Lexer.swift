import StreamLang

/// Cuts a JavaScript or TypeScript text into tokens.
struct Lexer {
  private let bytes: [UInt8]
  let source: SourceText
  private var position: Int
  var tokens: [Token] = []
  private(set) var faults: [Fault] = []
  private(set) var comments: [Comment] = []
  private var startsLine = true
  private var depth = 0
  /// Templates inside one another.
  private static let deepest = 32

  init(_ source: SourceText) {
    self.init(source, Array(source.text.utf8), from: 0, depth: 0)
  }

  private init(_ source: SourceText, _ bytes: [UInt8], from position: Int, depth: Int) {
    self.source = source
    self.bytes = bytes
    self.position = position
    self.depth = depth
  }

  /// Reads to the end of the text.
  mutating func run() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    if byte == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") { skipLine() }
    tokens.reserveCapacity(bytes.count / 3)
    while scan() {}
    add(.end, "", from: bytes.count)
    pairBrackets()
  }

  /// Reads up to the `}` that closes a value in a template, which is taken.
  private mutating func runToClosingBrace() -> Bool {
    var open = 0
    while true {
      skipBlanks()
      if position < bytes.count, byte == UInt8(ascii: "}"), open == 0 {
        add(.end, "", from: position)
        position += 1
        pairBrackets()
        return true
      }
      if byte == UInt8(ascii: "{") { open += 1 }
      if byte == UInt8(ascii: "}") { open -= 1 }
      guard scan() else {
        add(.end, "", from: position)
        pairBrackets()
        return false
      }
    }
  }

  /// The column at which a token begins, from 0.
  func column(of token: Token) -> Int {
    token.span.start - (bytes[..<token.span.start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)
  }

  // MARK: Bytes

  private var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }
  private func byte(_ distance: Int) -> UInt8 {
    position + distance < bytes.count ? bytes[position + distance] : 0
  }

  private mutating func add(_ kind: Token.Kind, _ text: String, from start: Int) {
    tokens.append(
      Token(kind: kind, text: text, span: Span(start: start, end: max(start, position)), startsLine: startsLine))
    startsLine = false
  }

  private func text(from start: Int, to end: Int) -> String {
    String(
      decoding: bytes[min(start, bytes.count)..<max(min(end, bytes.count), min(start, bytes.count))], as: UTF8.self)
  }

  // MARK: Blanks and comments

  private mutating func skipLine() {
    while position < bytes.count, byte != UInt8(ascii: "\n") { position += 1 }
  }

  private mutating func skipBlanks() {
    while position < bytes.count {
      switch byte {
      case UInt8(ascii: "\n"):
        startsLine = true
        position += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), 0x0B, 0x0C: position += 1
      case 0xC2 where byte(1) == 0xA0: position += 2
      case 0xE2 where byte(1) == 0x80 && (byte(2) <= 0x8B || byte(2) == 0xA8 || byte(2) == 0xA9): position += 3
      case 0xEF where byte(1) == 0xBB && byte(2) == 0xBF: position += 3
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): lineComment()
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): blockComment()
      case UInt8(ascii: "<") where startsLine && text(from: position, to: position + 4) == "<!--": lineComment()
      default: return
      }
    }
  }

  private mutating func lineComment() {
    let start = position
    skipLine()
    var end = position
    while end > start + 2, bytes[end - 1] == UInt8(ascii: "\r") || bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    comments.append(
      Comment(text: text(from: start + 2, to: end), span: Span(start: start, end: end)))
  }

  private mutating func blockComment() {
    let start = position
    position += 2
    while position < bytes.count, !(byte == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")) {
      if byte == UInt8(ascii: "\n") { startsLine = true }
      position += 1
    }
    let end = position
    if position >= bytes.count {
      faults.append(Fault("this comment has no end", Span(start: start, end: start + 2), help: "write */ after it"))
    }
    position = min(position + 2, bytes.count)
    comments.append(Comment(text: text(from: start + 2, to: end), span: Span(start: start, end: position)))
  }

  // MARK: Tokens

  /// Reads one token; false at the end of the text.
  private mutating func scan() -> Bool {
    skipBlanks()
    guard position < bytes.count else { return false }
    let start = position
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
    case UInt8(ascii: ".") where isDigit(byte(1)): number()
    case UInt8(ascii: "'"), UInt8(ascii: "\""): string(closing: byte)
    case UInt8(ascii: "`"): template()
    case UInt8(ascii: "/") where mayBeginExpression: regularExpression()
    case UInt8(ascii: "#") where isWordStart(byte(1)):
      position += 1
      word(from: start)
    case let first where isWordStart(first): word(from: start)
    default: sign()
    }
    return true
  }

  private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private func isWordStart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "$"):
      true
    case 0xE2 where !isQuote: false
    default: byte >= 0x80 && !isQuote
    }
  }

  /// Whether a typographic quote stands here.
  private var isQuote: Bool { byte == 0xE2 && byte(1) == 0x80 && (0x98...0x9F).contains(byte(2)) }

  private mutating func word(from start: Int) {
    while position < bytes.count, isWordStart(byte) || isDigit(byte) { position += 1 }
    if position == start { position += 1 }
    add(.word, text(from: start, to: position), from: start)
  }

  private mutating func number() {
    let start = position
    if byte == UInt8(ascii: "0"), let radix = Self.radix(of: byte(1)) {
      position += 2
      let digits = position
      while isWordStart(byte) || isDigit(byte) { position += 1 }
      let text = text(from: digits, to: position).filter { $0 != "_" }
      var value = 0.0
      for character in text {
        guard let digit = character.hexDigitValue, digit < radix else {
          faults.append(Fault("this number cannot be read", Span(start: start, end: position)))
          break
        }
        value = value * Double(radix) + Double(digit)
      }
      return add(.number(value), "", from: start)
    }
    while isDigit(byte) || byte == UInt8(ascii: "_") { position += 1 }
    if byte == UInt8(ascii: ".") {
      position += 1
      while isDigit(byte) || byte == UInt8(ascii: "_") { position += 1 }
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      let sign = byte(1) == UInt8(ascii: "+") || byte(1) == UInt8(ascii: "-") ? 1 : 0
      if isDigit(byte(1 + sign)) {
        position += 1 + sign
        while isDigit(byte) { position += 1 }
      }
    }
    let text = text(from: start, to: position).filter { $0 != "_" }
    if isWordStart(byte) {
      while isWordStart(byte) || isDigit(byte) { position += 1 }
      let isBig = bytes[position - 1] == UInt8(ascii: "n")
      faults.append(
        Fault(
          isBig ? "whole numbers without a limit are not read" : "this number cannot be read",
          Span(start: start, end: position), help: isBig ? "write the number without the n" : nil))
    }
    add(
      .number(Double(text.hasSuffix(".") ? text + "0" : text.hasPrefix(".") ? "0" + text : text) ?? 0), "", from: start)
  }

  private static func radix(of byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "x"), UInt8(ascii: "X"): 16
    case UInt8(ascii: "b"), UInt8(ascii: "B"): 2
    case UInt8(ascii: "o"), UInt8(ascii: "O"): 8
    default: nil
    }
  }

  private mutating func string(closing quote: UInt8) {
    let start = position
    position += 1
    var text: [UInt8] = []
    while position < bytes.count, byte != quote, byte != UInt8(ascii: "\n") {
      if byte == UInt8(ascii: "\\") { escape(&text) } else { text.append(byte); position += 1 }
    }
    if byte == quote, position < bytes.count {
      position += 1
    } else {
      faults.append(Fault("this string has no end", Span(start: start, end: position)))
    }
    add(.string(String(decoding: text, as: UTF8.self)), "", from: start)
  }

  private mutating func escape(_ text: inout [UInt8]) {
    position += 1
    let sign = byte
    position = min(position + 1, bytes.count)
    switch sign {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "0"): text.append(0)
    case UInt8(ascii: "\r"): if byte == UInt8(ascii: "\n") { position += 1 }
    case UInt8(ascii: "\n"): break
    case UInt8(ascii: "x"): append(hexadecimal(2), to: &text)
    case UInt8(ascii: "u") where byte == UInt8(ascii: "{"):
      position += 1
      append(hexadecimal(6), to: &text)
      if byte == UInt8(ascii: "}") { position += 1 }
    case UInt8(ascii: "u"):
      var code = hexadecimal(4)
      if (0xD800..<0xDC00).contains(code), byte == UInt8(ascii: "\\"), byte(1) == UInt8(ascii: "u") {
        position += 2
        code = 0x10000 + (code - 0xD800) << 10 + (hexadecimal(4) &- 0xDC00) & 0x3FF
      }
      append(code, to: &text)
    default: if position <= bytes.count, sign != 0 { text.append(sign) }
    }
  }

  private mutating func hexadecimal(_ most: Int) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<most {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { break }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }

  private func append(_ code: UInt32, to text: inout [UInt8]) {
    text += Array(String(Character(Unicode.Scalar(code) ?? "\u{FFFD}")).utf8)
  }

  private mutating func template() {
    let start = position
    let isFirst = startsLine
    position += 1
    var parts: [Token.TemplatePart] = []
    var text: [UInt8] = []
    func flush() { if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }; text = [] }
    var isClosed = false
    while position < bytes.count {
      if byte == UInt8(ascii: "`") {
        position += 1
        isClosed = true
        break
      }
      if byte == UInt8(ascii: "\\") { escape(&text); continue }
      guard byte == UInt8(ascii: "$"), byte(1) == UInt8(ascii: "{"), depth < Self.deepest else {
        if byte != UInt8(ascii: "\r") { text.append(byte) }
        position += 1
        continue
      }
      flush()
      var inner = Lexer(source, bytes, from: position + 2, depth: depth + 1)
      inner.startsLine = false
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
        Fault("this template string has no end", Span(start: start, end: start + 1), help: "close it with `"))
    }
    startsLine = isFirst
    add(.template(parts), "", from: start)
  }

  /// Whether a slash here begins a regular expression, and is no division.
  private var mayBeginExpression: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .word:
      return ["return", "typeof", "case", "in", "of", "delete", "void", "throw", "new", "do", "else"].contains(
        last.text)
    case .number, .string, .template, .regularExpression: return false
    // `</div>` is no comparison with a regular expression.
    case .sign: return ![")", "]", "}"].contains(last.text) && (last.text != "<" || last.span.end < position)
    case .end: return true
    }
  }

  private mutating func regularExpression() {
    let start = position
    position += 1
    var isInClass = false
    while position < bytes.count, byte != UInt8(ascii: "\n") {
      if byte == UInt8(ascii: "\\") { position += 2; continue }
      if byte == UInt8(ascii: "[") { isInClass = true }
      if byte == UInt8(ascii: "]") { isInClass = false }
      if byte == UInt8(ascii: "/"), !isInClass { break }
      position += 1
    }
    position = min(position, bytes.count)
    let pattern = text(from: start + 1, to: position)
    guard byte == UInt8(ascii: "/"), position < bytes.count else {
      faults.append(Fault("this regular expression has no end", Span(start: start, end: position)))
      return add(.regularExpression(pattern: pattern, flags: ""), "", from: start)
    }
    position += 1
    let flags = position
    while isWordStart(byte) { position += 1 }
    add(.regularExpression(pattern: pattern, flags: text(from: flags, to: position)), "", from: start)
  }

  private static let signs: [[UInt8]] = [
    ">>>=", "...", "===", "!==", "**=", "<<=", ">>=", ">>>", "&&=", "||=", "??=", "=>", "==", "!=", "<=", ">=", "&&",
    "||", "??", "?.", "++", "--", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "**",
  ].map { Array($0.utf8) }

  private static let (seconds, known) = (Array("=>.&|?+-*<".utf8), Array("{}()[];,<>+-*/%&|^!~?:=.@".utf8))

  private mutating func sign() {
    let start = position
    if isQuote { return typographicString() }
    if Self.seconds.contains(byte(1)), let sign = Self.signs.first(where: { bytes[start...].starts(with: $0) }) {
      // `a ?.5 : 1` is a conditional; closing angle brackets of types are taken one by one.
      let isConditional = sign == Array("?.".utf8) && isDigit(byte(2))
      if !isConditional {
        position += sign.first == UInt8(ascii: ">") && sign.count > 1 && sign[1] == UInt8(ascii: ">") ? 1 : sign.count
        return add(.sign, text(from: start, to: position), from: start)
      }
    }
    position += 1
    if !Self.known.contains(bytes[start]) {
      faults.append(
        Fault(
          "'\(SourceText(name: "", text: text(from: start, to: position)).text)' cannot be read here",
          Span(start: start, end: position)))
      return
    }
    add(.sign, text(from: start, to: position), from: start)
  }

  /// A string in curly quotes, as a word processor makes them.
  private mutating func typographicString() {
    let start = position
    position += 3
    let text = position
    while position < bytes.count, !isQuote, byte != UInt8(ascii: "\n") { position += 1 }
    let end = position
    if isQuote { position += 3 }
    faults.append(
      Fault("curly quotes are read as straight ones", Span(start: start, end: position), isWarning: true))
    add(.string(self.text(from: text, to: end)), "", from: start)
  }
}
