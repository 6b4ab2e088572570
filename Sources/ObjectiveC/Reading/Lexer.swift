import StreamLang

/// Cuts Objective-C into tokens. It never fails: a mistake becomes a fault, and the text goes on.
struct Lexer {
  private let bytes: [UInt8]
  private var position = 0
  private var beginsLine = true
  private(set) var tokens: [Token] = []
  private(set) var faults: [Fault] = []
  /// Whether a fault leaves nothing after it that can be read.
  private(set) var isBroken = false
  private(set) var comments: [Comment] = []
  /// The names of `#define`, and what each stands for.
  private(set) var macros: [String: [Token]] = [:]
  /// The conditions around, and whether the branch that is read is the only one.
  private var conditions: [Bool] = []

  init(_ source: SourceText) { bytes = Array(source.text.utf8) }

  mutating func run() {
    while let token = next() { tokens.append(token) }
    tokens.append(Token(kind: .end, text: "", span: Span(at: bytes.count), beginsLine: true))
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    let index = position + offset
    return index < bytes.count ? bytes[index] : 0
  }

  private func text(_ start: Int, _ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }

  private mutating func fault(
    _ title: String, _ start: Int, _ end: Int, help: String? = nil, breaksText: Bool = true
  ) {
    isBroken = isBroken || breaksText
    if faults.count < 20 { faults.append(Fault(title, Span(start: start, end: max(end, start)), help: help)) }
  }

  // MARK: Blanks, comments and directives

  private mutating func skipBlanks() {
    while position < bytes.count {
      switch byte() {
      case 0x0A, 0x0D:
        beginsLine = true
        position += 1
      case 0x20, 0x09, 0x0B, 0x0C: position += 1
      // Blanks of several bytes: U+00A0, U+3000, a mark of byte order, a blank without width.
      case 0xC2 where byte(1) == 0xA0: position += 2
      case 0xE3 where byte(1) == 0x80 && byte(2) == 0x80: position += 3
      case 0xEF where byte(1) == 0xBB && byte(2) == 0xBF: position += 3
      case 0xE2 where byte(1) == 0x80 && byte(2) == 0x8B: position += 3
      case 0x2F where byte(1) == 0x2F: lineComment()
      case 0x2F where byte(1) == 0x2A: blockComment()
      case 0x23 where beginsLine: directive()
      default: return
      }
    }
  }

  private mutating func lineComment() {
    let start = position
    while position < bytes.count, byte() != 0x0A { position += 1 }
    comments.append(Comment(text: text(start + 2, position), span: Span(start: start, end: position)))
  }

  private mutating func blockComment() {
    let start = position
    position += 2
    while position < bytes.count, !(byte() == 0x2A && byte(1) == 0x2F) { position += 1 }
    guard position < bytes.count else { return fault("this comment has no end", start, start + 2) }
    position += 2
    for line in text(start + 2, position - 2).split(separator: "\n") {
      let words = String(line)
      comments.append(Comment(text: " " + words.trimmingBlanks, span: Span(start: start, end: position)))
    }
  }

  /// A line that begins with `#`: a `#define` is kept, and all else is left out.
  private mutating func directive() {
    let start = position
    while position < bytes.count, byte() != 0x0A {
      position += byte() == 0x5C && (byte(1) == 0x0A || byte(1) == 0x0D) ? 2 : 1
    }
    position = min(position, bytes.count)
    let end = position
    let words = text(start, end)
    guard words.hasPrefix("#define") else { return branch(words.split(separator: " ")) }
    var inner = Lexer(bytes: Array(bytes[..<end]), from: start + 7)
    while let token = inner.next() { inner.tokens.append(token) }
    guard let name = inner.tokens.first, name.kind == .word, inner.tokens.count > 1 else { return }
    let value = Array(inner.tokens.dropFirst())
    if value[0].text == "(", value[0].span.start == name.span.end {
      return fault("macros with parameters are not expanded; write a function", start, end, breaksText: false)
    }
    macros[name.text] = value
  }

  /// `#if 0` leaves its lines out, and `#if 1` those of the other branches; of other conditions all are read.
  private mutating func branch(_ words: [Substring]) {
    let isNever = words.count > 1 && words[1] == "0"
    switch words.first {
    case "#if", "#ifdef", "#ifndef":
      conditions.append(words[0] == "#if" && words.count > 1 && words[1] == "1")
      if words[0] == "#if", isNever { skipBranch() }
    case "#elif", "#else":
      if isNever || conditions.last == true { return skipBranch() }
      if words.count > 1, words[1] == "1", !conditions.isEmpty { conditions[conditions.count - 1] = true }
    case "#endif": _ = conditions.popLast()
    default: break
    }
  }

  /// Goes on at the directive that ends the branch of a condition.
  private mutating func skipBranch() {
    var depth = 0
    while position < bytes.count {
      while position < bytes.count, byte() != 0x0A { position += 1 }
      while [0x0A, 0x0D, 0x20, 0x09].contains(byte()), position < bytes.count { position += 1 }
      beginsLine = true
      let rest = bytes[min(position, bytes.count)...]
      if rest.starts(with: "#if".utf8) {
        depth += 1
      } else if rest.starts(with: "#endif".utf8) || depth == 0 && rest.starts(with: "#el".utf8) {
        if depth == 0 { return }
        depth -= 1
      }
    }
  }

  private init(bytes: [UInt8], from position: Int) {
    self.bytes = bytes
    self.position = position
    beginsLine = false
  }

  // MARK: Tokens

  private mutating func next() -> Token? {
    skipBlanks()
    guard position < bytes.count else { return nil }
    let start = position
    let isFirst = beginsLine
    beginsLine = false
    let kind = read()
    guard position > start else { return nil }
    let isWord = kind == .word || kind == .sign
    let from = kind == .atWord ? start + 1 : start
    return Token(
      kind: kind, text: isWord || kind == .atWord ? text(from, position) : "",
      span: Span(start: start, end: position), beginsLine: isFirst)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == 0x5F || byte == 0x24 || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private mutating func read() -> Token.Kind {
    let first = byte()
    if first == 0x40 {
      if byte(1) == 0x22 {
        position += 1
        return string(isObject: true)
      }
      if Self.isLetter(byte(1)) {
        position += 1
        while Self.isLetter(byte()) || Self.isDigit(byte()) { position += 1 }
        return .atWord
      }
    }
    if first == 0x22 { return string(isObject: false) }
    if first == 0x27 { return character() }
    if Self.isDigit(first) || first == 0x2E && Self.isDigit(byte(1)) { return number() }
    if Self.isLetter(first) {
      while position < bytes.count, Self.isLetter(byte()) || Self.isDigit(byte()) {
        if byte() == 0xC2 && byte(1) == 0xA0 || byte() == 0xE3 && byte(1) == 0x80 && byte(2) == 0x80 { break }
        position += 1
      }
      return .word
    }
    for length in [3, 2] where position + length <= bytes.count {
      if Self.signs.contains(text(position, position + length)) {
        position += length
        return .sign
      }
    }
    position += 1
    return .sign
  }

  private static let signs: Set<String> = [
    "...", "<<=", ">>=", "->", "++", "--", "&&", "||", "==", "!=", "<=", ">=", "<<", ">>", "+=", "-=", "*=", "/=", "%=",
    "&=", "|=", "^=",
  ]

  // MARK: Numbers

  private mutating func number() -> Token.Kind {
    let start = position
    if byte() == 0x30, byte(1) | 0x20 == 0x78 || byte(1) | 0x20 == 0x62 {
      let isBinary = byte(1) | 0x20 == 0x62
      position += 2
      while Self.isDigit(byte()) || !isBinary && (byte() | 0x20 >= 0x61 && byte() | 0x20 <= 0x66) { position += 1 }
      let digits = text(start + 2, position)
      skipSuffix()
      return .integer(whole(digits, isBinary ? 2 : 16, start))
    }
    var isDouble = false
    while Self.isDigit(byte()) { position += 1 }
    // A page may have put a blank after the point: `0. 5`.
    if byte() == 0x2E, byte(1) == 0x20, Self.isDigit(byte(2)) {
      let digits = text(start, position)
      position += 2
      let fraction = position
      while Self.isDigit(byte()) { position += 1 }
      faults.append(
        Fault("the blank in this number is left out", Span(start: start, end: position), isWarning: true))
      return .double(Double(digits + "." + text(fraction, position)) ?? 0)
    }
    if byte() == 0x2E {
      isDouble = true
      position += 1
      while Self.isDigit(byte()) { position += 1 }
    }
    if byte() | 0x20 == 0x65, Self.isDigit(byte(1)) || (byte(1) == 0x2B || byte(1) == 0x2D) && Self.isDigit(byte(2)) {
      isDouble = true
      position += 2
      while Self.isDigit(byte()) { position += 1 }
    }
    var digits = text(start, position)
    if byte() | 0x20 == 0x66 { isDouble = true }
    skipSuffix()
    // A blank of a page may be more than one byte.
    if byte() < 0x80, Self.isLetter(byte()) {
      while byte() < 0x80, Self.isLetter(byte()) || Self.isDigit(byte()) { position += 1 }
      fault(
        "'\(text(start, position))' is no number", start, position, help: "times are seconds: 0.5", breaksText: false)
    }
    if isDouble {
      if digits.hasSuffix(".") { digits += "0" }
      return .double(Double(digits) ?? 0)
    }
    let isOctal = digits.count > 1 && digits.hasPrefix("0") && digits.allSatisfy { $0 < "8" }
    return .integer(whole(digits, isOctal ? 8 : 10, start))
  }

  private mutating func whole(_ digits: String, _ radix: Int, _ start: Int) -> Int {
    if let number = UInt(digits, radix: radix) { return Int(bitPattern: number) }
    fault(digits.isEmpty ? "digits are missing here" : "this number is too large", start, position)
    return 0
  }

  private mutating func skipSuffix() {
    while [0x75, 0x6C, 0x66].contains(byte() | 0x20), position < bytes.count { position += 1 }
  }

  // MARK: Texts

  private mutating func string(isObject: Bool) -> Token.Kind {
    let start = position
    position += 1
    var content: [UInt8] = []
    while position < bytes.count, byte() != 0x22 {
      if byte() == 0x0A {
        fault("this string has no end", isObject ? start - 1 : start, start + 1)
        return .string(String(decoding: content, as: UTF8.self), isObject: isObject)
      }
      if byte() == 0x5C {
        escape(&content)
      } else {
        content.append(byte())
        position += 1
      }
    }
    if position < bytes.count {
      position += 1
    } else {
      fault("this string has no end", isObject ? start - 1 : start, start + 1)
    }
    return .string(String(decoding: content, as: UTF8.self), isObject: isObject)
  }

  private mutating func escape(_ content: inout [UInt8]) {
    let sign = byte(1)
    position += 2
    func digits(_ most: Int, _ radix: Int) -> Int {
      var value = 0
      var count = 0
      while count < most, let digit = Int(String(UnicodeScalar(byte())), radix: radix) {
        value = value * radix + digit
        position += 1
        count += 1
      }
      return value
    }
    switch sign {
    case 0x6E: content.append(0x0A)
    case 0x74: content.append(0x09)
    case 0x72: content.append(0x0D)
    case 0x61: content.append(0x07)
    case 0x62: content.append(0x08)
    case 0x66: content.append(0x0C)
    case 0x76: content.append(0x0B)
    case 0x65: content.append(0x1B)
    case 0x30...0x37:
      position -= 1
      content += Array(Self.character(digits(3, 8)).utf8)
    case 0x78: content += Array(Self.character(digits(2, 16)).utf8)
    case 0x75: content += Array(Self.character(digits(4, 16)).utf8)
    case 0x55: content += Array(Self.character(digits(8, 16)).utf8)
    case 0x0A, 0: break
    default: content.append(sign)
    }
    position = min(position, bytes.count)
  }

  private static func character(_ code: Int) -> String { UnicodeScalar(UInt32(code)).map { String($0) } ?? "\u{FFFD}" }

  private mutating func character() -> Token.Kind {
    let start = position
    position += 1
    var content: [UInt8] = []
    while position < bytes.count, byte() != 0x27, byte() != 0x0A {
      if byte() == 0x5C {
        escape(&content)
      } else {
        content.append(byte())
        position += 1
      }
    }
    guard byte() == 0x27, position < bytes.count else {
      fault("this character has no end", start, start + 1)
      return .character(0)
    }
    position += 1
    if content.count > 1, String(decoding: content, as: UTF8.self).count > 1 {
      fault("a string is written @\"…\"; between ' and ' stands one character", start, start + 1, breaksText: false)
    }
    return .character(Int(String(decoding: content, as: UTF8.self).unicodeScalars.first?.value ?? 0))
  }
}
