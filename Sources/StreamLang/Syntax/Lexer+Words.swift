extension Lexer {
  mutating func word() {
    let start = position
    skipName()
    add(Lexer.keyword(bytes[start..<position]), from: start)
  }

  /// A name between backquotes, which may be a word of the language, or a selector of Objective-C.
  mutating func quotedName() {
    let start = position
    position += 1
    if peek() == UInt8(ascii: "$") { position += 1 }
    skipName()
    while peek() == UInt8(ascii: ":") {
      position += 1
      skipName()
    }
    guard peek() == UInt8(ascii: "`") else {
      return fail(.foreignOperator("`", instead: "\""), Span(start: start, end: start + 1))
    }
    add(.name, from: start + 1)
    position += 1
  }

  /// The kind of a word: a keyword's own, else `name`.
  private static func keyword(_ word: ArraySlice<UInt8>) -> Token.Kind {
    guard word.count <= 8 else { return .name }
    for (keyword, kind) in keywords where keyword.utf8CodeUnitCount == word.count {
      if keyword.withUTF8Buffer({ $0.elementsEqual(word) }) { return kind }
    }
    return .name
  }

  /// These are literals, so that nothing has to be made of them at the start.
  private static let keywords: [(StaticString, Token.Kind)] = [
    ("_", .underscore), ("let", .let), ("var", .var), ("func", .func), ("if", .if), ("else", .else), ("for", .for),
    ("in", .in), ("while", .while), ("break", .break), ("continue", .continue), ("return", .return),
    ("throw", .throw), ("true", .true), ("false", .false), ("nil", .nil),
  ]

  /// Moves over letters, digits, marks, `_`, and `$` after the first of them: `clicks$`.
  mutating func skipName() {
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      if byte < 0x80 {
        guard byte.isOfName || byte == UInt8(ascii: "$") && position > start else { return }
        position += 1
      } else {
        let (scalar, length) = scalar(at: position)
        guard Lexer.isNamePart(scalar) else { return }
        position += length
      }
    }
  }

  /// Whether a name can begin at an offset.
  func isNameStart(at offset: Int) -> Bool {
    guard offset < bytes.count else { return false }
    let byte = bytes[offset]
    if byte < 0x80 { return byte.isOfName && !Lexer.isDigit(byte) }
    return Lexer.isLetter(scalar(at: offset).scalar)
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber: true
    // Swift has names such as 👦🏻.
    case .otherSymbol, .modifierSymbol: scalar.value >= 0x1F3FB && scalar.value <= 0x1F469
    default: false
    }
  }

  private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber: true
    // Some scripts need joiners inside of a word.
    case .format: scalar.value == 0x200C || scalar.value == 0x200D
    default: isLetter(scalar)
    }
  }

  /// The scalar that begins at an offset, and its length in bytes. The text is valid UTF-8.
  func scalar(at offset: Int) -> (scalar: Unicode.Scalar, length: Int) {
    var iterator = bytes[offset..<min(offset + 4, bytes.count)].makeIterator()
    var decoder = UTF8()
    if case .scalarValue(let scalar) = decoder.decode(&iterator) { return (scalar, UTF8.width(scalar)) }
    return ("\u{FFFD}", 1)
  }

  mutating func nonASCII() {
    let start = position
    let (scalar, length) = scalar(at: start)
    if Lexer.isLetter(scalar) { return word() }
    position += length
    // A blank that a browser or an input method left: it looks like any other blank.
    if scalar.properties.generalCategory == .spaceSeparator || scalar.value == 0xFEFF || scalar.value == 0x200B {
      return
    }
    let span = Span(start: start, end: position)
    let sign = text(from: start)
    if customOperators.contains(sign) || isOperatorWord(at: tokens.count - 1) {
      // `prefix operator √`
      customOperators.insert(sign)
      return add(.custom, from: start)
    }
    if let instead = FullWidth.replacement(of: scalar) {
      fail(.fullWidth(String(scalar), instead: instead), span)
    } else {
      // Whole characters: a mark cannot point at half of a flag.
      let rest = String(decoding: bytes[start..<min(start + 64, bytes.count)], as: UTF8.self)
      let character = rest.first.map(String.init) ?? String(scalar)
      position = min(start + character.utf8.count, bytes.count)
      fail(.unexpectedCharacter(character), Span(start: start, end: position))
    }
  }
}
