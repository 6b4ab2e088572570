/// Cuts a text of a language with C's words, signs and comments into tokens. It never fails: a mistake becomes a fault,
/// and the text goes on.
///
/// A subclass adds the tokens that only its language has.
open class CLikeLexer {
  /// The text.
  public final let source: SourceText
  /// The bytes of the text.
  public final let bytes: [UInt8]
  /// The offset of the byte that is read next.
  public final var position: Int
  /// Whether a line begins before the next token.
  public final var startsLine = true
  /// The tokens so far.
  public final var tokens: [CLikeToken] = []
  /// The mistakes so far.
  public final var faults: [SpannedFault] = []
  /// The comments so far.
  public final var comments: [Comment] = []
  private let signs: [[UInt8]]
  /// The bytes that follow the first one in signs of several.
  private let seconds: Set<UInt8>

  /// A lexer for a text, or for the part of it between two offsets.
  ///
  /// - Parameter signs: The signs of several bytes, longest first.
  public init(_ source: SourceText, from position: Int = 0, to end: Int? = nil, signs: [[UInt8]]) {
    self.source = source
    bytes = end.map { Array(source.bytes[..<$0]) } ?? source.bytes
    self.position = position
    self.signs = signs
    seconds = Set(signs.map { $0[1] })
  }

  /// Reads the rest of the text.
  public final func run() {
    tokens.reserveCapacity(bytes.count / 3)
    while scan() {}
    startsLine = true
    add(.end, from: bytes.count)
  }

  /// Reads one token; false at the end of the text.
  public final func scan() -> Bool {
    skipBlanks()
    guard position < bytes.count else { return false }
    read()
    return true
  }

  /// Reads the token that begins here.
  open func read() {}

  // MARK: Bytes

  /// The byte at a distance from here; 0 beyond the end of the text.
  public final func byte(_ distance: Int = 0) -> UInt8 {
    let offset = position + distance
    return offset < bytes.count ? bytes[offset] : 0
  }

  /// The text between two offsets.
  public final func text(from start: Int, to end: Int) -> String {
    let end = min(end, bytes.count)
    return String(decoding: bytes[min(start, end)..<end], as: UTF8.self)
  }

  /// Adds a token that ends here.
  public final func add(_ kind: CLikeToken.Kind, _ text: String = "", from start: Int) {
    tokens.append(
      CLikeToken(kind: kind, text: text, span: Span(start: start, end: max(start, position)), startsLine: startsLine))
    startsLine = false
  }

  /// Whether a byte is a decimal digit.
  public static func isDigit(_ byte: UInt8) -> Bool { Lexer.isDigit(byte) }

  /// Whether a name can begin with a byte; the bytes of letters beyond ASCII count as well.
  public static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  /// Moves to the end of a word that begins here, and returns it.
  public final func word() -> String {
    let start = position
    position += 1
    // Blanks and signs beyond ASCII end a word.
    while Self.isLetter(byte()) || Self.isDigit(byte()), byte() < 0x80 || byte() != 0xE2 && blankLength == 0 {
      position += 1
    }
    return text(from: start, to: position)
  }

  /// The length of the longest sign of several bytes that begins here; nil if there is none.
  public final var lengthOfSign: Int? {
    guard seconds.contains(byte(1)) else { return nil }
    return signs.first { bytes[position...].starts(with: $0) }?.count
  }

  // MARK: Blanks and comments

  /// Moves to the end of the line.
  public final func skipLine() {
    while position < bytes.count, byte() != UInt8(ascii: "\n") { position += 1 }
  }

  /// Moves past anything that only the language of the subclass allows between tokens; false if there is nothing.
  open func skipsOwnBlank() -> Bool { false }

  private var blankLength: Int {
    switch byte() {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0B, 0x0C: 1
    // U+00A0, the blanks from U+2000 on, the ends of lines and paragraphs, U+3000, and a mark of byte order.
    case 0xC2 where byte(1) == 0xA0: 2
    case 0xE2 where byte(1) == 0x80 && (byte(2) <= 0x8B || byte(2) == 0xA8 || byte(2) == 0xA9): 3
    case 0xE3 where byte(1) == 0x80 && byte(2) == 0x80: 3
    case 0xEF where byte(1) == 0xBB && byte(2) == 0xBF: 3
    default: 0
    }
  }

  /// Moves to the next token.
  public final func skipBlanks() {
    while position < bytes.count {
      let length = blankLength
      if length > 0 {
        if byte() == UInt8(ascii: "\n") { startsLine = true }
        position += length
      } else if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") {
        lineComment()
      } else if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        blockComment()
      } else if !skipsOwnBlank() {
        return
      }
    }
  }

  /// A comment up to the end of the line.
  public final func lineComment() {
    let start = position
    skipLine()
    var end = position
    while end > start + 2, bytes[end - 1] == UInt8(ascii: "\r") || bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    comments.append(Comment(text: text(from: start + 2, to: end), span: Span(start: start, end: end)))
  }

  private func blockComment() {
    let start = position
    position += 2
    while position < bytes.count, !(byte() == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")) {
      if byte() == UInt8(ascii: "\n") { startsLine = true }
      position += 1
    }
    if position >= bytes.count { faultOfComment(Span(start: start, end: start + 2)) }
    let text = text(from: start + 2, to: position)
    position = min(position + 2, bytes.count)
    addComment(text, Span(start: start, end: position))
  }

  /// Notes that nothing ends a comment.
  open func faultOfComment(_ span: Span) {
    faults.append(SpannedFault("this comment has no end", span, help: "write */ after it"))
  }

  /// Keeps the text of a comment between `/*` and `*/`.
  open func addComment(_ text: String, _ span: Span) { comments.append(Comment(text: text, span: span)) }
}
