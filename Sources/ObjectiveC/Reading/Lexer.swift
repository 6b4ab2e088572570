import StreamLang

/// Cuts Objective-C into tokens.
final class Lexer: CLikeLexer {
  /// Whether a fault leaves nothing after it that can be read.
  private(set) var isBroken = false
  /// The names of `#define`, and the text of each.
  private(set) var macros: [String: Macro] = [:]
  /// The conditions around, and whether the branch that is read is the only one.
  private var conditions: [Bool] = []

  private static let signs: [[UInt8]] = [
    "...", "<<=", ">>=", "->", "++", "--", "&&", "||", "==", "!=", "<=", ">=", "<<", ">>", "+=", "-=", "*=", "/=", "%=",
    "&=", "|=", "^=",
  ].map { Array($0.utf8) }

  init(_ source: SourceText, from position: Int = 0, to end: Int? = nil) {
    super.init(source, from: position, to: end, signs: Self.signs)
  }

  private func fault(_ title: String, _ start: Int, _ end: Int, help: String? = nil, breaksText: Bool = true) {
    isBroken = isBroken || breaksText
    if faults.count < 20 { faults.append(SpannedFault(title, Span(start: start, end: max(end, start)), help: help)) }
  }

  // MARK: Comments and directives

  override func faultOfComment(_ span: Span) { fault("this comment has no end", span.start, span.end) }

  override func addComment(_ text: String, _ span: Span) {
    for line in text.split(separator: "\n") {
      comments.append(Comment(text: " " + String(line).trimmingBlanks, span: span))
    }
  }

  override func skipsOwnBlank() -> Bool {
    guard startsLine, byte() == UInt8(ascii: "#") else { return false }
    directive()
    return true
  }

  /// A line that begins with `#`: a `#define` is kept, and all else is left out.
  private func directive() {
    let start = position
    while position < bytes.count, byte() != 0x0A {
      position += byte() == 0x5C && (byte(1) == 0x0A || byte(1) == 0x0D) ? 2 : 1
    }
    position = min(position, bytes.count)
    let end = position
    let words = text(from: start, to: end)
    guard words.hasPrefix("#define") else { return branch(words.split(separator: " ")) }
    let inner = Lexer(source, from: start + 7, to: end)
    inner.startsLine = false
    while inner.scan() {}
    guard let name = inner.tokens.first, name.kind == .word, inner.tokens.count > 1 else { return }
    // A sign that joins or quotes its parameters has no meaning here: the name is one of the app then.
    guard !inner.tokens.contains(where: { $0.text == "#" }) else { return }
    var value = inner.tokens.dropFirst()
    var parameters: [String]?
    if value.first?.text == "(", value.first?.span.start == name.span.end {
      let list = value.dropFirst().prefix { $0.text != ")" }
      parameters = list.filter { $0.text != "," }.map { $0.text }
      value = value.dropFirst(list.count + 2)
    }
    macros[name.text] = Macro(parameters: parameters, value: Array(value))
  }

  /// `#if 0` leaves its lines out, and `#if 1` those of the other branches; of other conditions all are read.
  private func branch(_ words: [Substring]) {
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
  private func skipBranch() {
    var depth = 0
    while position < bytes.count {
      skipLine()
      while [0x0A, 0x0D, 0x20, 0x09].contains(byte()), position < bytes.count { position += 1 }
      startsLine = true
      let rest = bytes[min(position, bytes.count)...]
      if rest.starts(with: "#if".utf8) {
        depth += 1
      } else if rest.starts(with: "#endif".utf8) || depth == 0 && rest.starts(with: "#el".utf8) {
        if depth == 0 { return }
        depth -= 1
      }
    }
  }

  // MARK: Tokens

  override func read() {
    let start = position
    let first = byte()
    switch first {
    case UInt8(ascii: "@") where byte(1) == UInt8(ascii: "\""):
      position += 1
      string(from: start)
    case UInt8(ascii: "@") where Self.isLetter(byte(1)):
      position += 1
      add(.atWord, word(), from: start)
    case UInt8(ascii: "\""): string(from: start)
    case UInt8(ascii: "'"): character()
    case _ where Self.isDigit(first) || first == UInt8(ascii: ".") && Self.isDigit(byte(1)): number()
    case _ where Self.isLetter(first): add(.word, word(), from: start)
    default:
      position += lengthOfSign ?? 1
      add(.sign, text(from: start, to: position), from: start)
    }
  }

  private static let radixes: [UInt8: Int] = [UInt8(ascii: "x"): 16, UInt8(ascii: "b"): 2]

  private func number() {
    let start = position
    let digits = digits(radixes: Self.radixes)
    if digits.radix != 10 {
      skipSuffix()
      return add(.integer(whole(digits.text, digits.radix, start)), from: start)
    }
    // A page may have put a blank after the point: `0. 5`.
    if bytes[position - 1] == UInt8(ascii: "."), byte() == UInt8(ascii: " "), Self.isDigit(byte(1)) {
      position += 1
      let fraction = self.digits(radixes: [:])
      faults.append(
        SpannedFault("the blank in this number is left out", Span(start: start, end: position), isWarning: true))
      return add(.number(Double(digits.text + fraction.text) ?? 0), from: start)
    }
    let isFraction = digits.isFraction || byte() | 0x20 == UInt8(ascii: "f")
    skipSuffix()
    // A blank of a page may be more than one byte.
    if byte() < 0x80, Self.isLetter(byte()) {
      _ = word()
      fault(
        "'\(text(from: start, to: position))' is no number", start, position, help: "times are seconds: 0.5",
        breaksText: false)
    }
    if isFraction { return add(.number(digits.value), from: start) }
    let isOctal = digits.text.count > 1 && digits.text.hasPrefix("0") && digits.text.allSatisfy { $0 < "8" }
    add(.integer(whole(digits.text, isOctal ? 8 : 10, start)), from: start)
  }

  private func whole(_ digits: String, _ radix: Int, _ start: Int) -> Int {
    if let number = UInt(digits, radix: radix) { return Int(bitPattern: number) }
    fault(digits.isEmpty ? "digits are missing here" : "this number is too large", start, position)
    return 0
  }

  private func skipSuffix() {
    while [0x75, 0x6C, 0x66].contains(byte() | 0x20), position < bytes.count { position += 1 }
  }

  private func string(from start: Int) {
    let quote = position
    position += 1
    let content = content(until: UInt8(ascii: "\""), hasEscapesOfC: true)
    if !accept(quote: UInt8(ascii: "\"")) { fault("this string has no end", start, quote + 1) }
    add(.string(String(decoding: content, as: UTF8.self)), from: start)
  }

  private func character() {
    let start = position
    position += 1
    let content = String(decoding: content(until: UInt8(ascii: "'"), hasEscapesOfC: true), as: UTF8.self)
    guard accept(quote: UInt8(ascii: "'")) else {
      fault("this character has no end", start, start + 1)
      return add(.integer(0), from: start)
    }
    if content.count > 1 {
      fault("a string is written @\"…\"; between ' and ' stands one character", start, start + 1, breaksText: false)
    }
    add(.integer(Int(content.unicodeScalars.first?.value ?? 0)), from: start)
  }
}
