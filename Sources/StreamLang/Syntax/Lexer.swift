/// Cuts a source text into tokens. Never fails: a faulty text becomes an `invalid` token.
///
/// Interpolated strings become `stringOpen`, the tokens of the first value, `stringMiddle`, …, `stringClose`, so
/// that nothing recurses. Newlines become a mark on the token after them, where they end a statement.
struct Lexer {
  let bytes: [UInt8]
  var position = 0
  var tokens: [Token] = []
  var strings: [String] = []
  var faults: [SpannedFault] = []
  var markedLines: [MarkedLine] = []
  /// The operators that the code declares.
  var customOperators: Set<String> = []
  private(set) var open: [OpenBracket] = []
  /// How many of each bracket are open, so that looking for a partner in vain costs nothing.
  private var openCounts = [0, 0, 0, 0]
  private var newlinePending = false
  /// Whether expected output stood since the last token: then a line that begins with `.` is a new statement.
  private var outputPending = false
  private var lineHasToken = false
  /// Brackets that the text lacks, and that are read as if they stood there; the first that is read is the last.
  private var missing: [BracketRepair.Open]
  private let isInterrupted: () -> Bool

  final class OpenBracket {
    let bracket: Bracket
    let offset: Int
    /// The index of its token.
    let token: Int
    /// For interpolation, the string that goes on after it.
    let string: StringStyle?

    init(bracket: Bracket, offset: Int, token: Int, string: StringStyle? = nil) {
      self.bracket = bracket
      self.offset = offset
      self.token = token
      self.string = string
    }

    var span: Span { Span(start: offset, end: offset + bracket.opening.utf8.count) }
  }

  /// - Parameter missing: What closes brackets that the text leaves open.
  ///
  /// - Parameter isInterrupted: Whether to leave the rest unread, asked now and then.
  init(_ source: SourceText, missing: BracketRepair? = nil, isInterrupted: @escaping () -> Bool = { false }) {
    self.missing = missing?.open.reversed() ?? []
    self.isInterrupted = isInterrupted
    bytes = source.bytes
    tokens.reserveCapacity(bytes.count / 3 + 2)
  }

  /// Reads the whole text, and leaves open brackets open at its end.
  mutating func read() {
    var steps = 0
    while position < bytes.count {
      closeMissing()
      step()
      steps += 1
      if steps.isMultiple(of: 4096), isInterrupted() { position = bytes.count }
    }
    closeMissing()
  }

  private mutating func closeMissing() {
    while let bracket = missing.last, bracket.end <= position {
      missing.removeLast()
      close(bracket.closing)
    }
  }

  /// Reads the whole text; the last token is `end`.
  mutating func run() {
    read()
    closeForgottenInterpolation()
    let end = tokens.last?.end ?? bytes.count
    tokens.append(Token(kind: .end, start: end, end: end, depth: 0, startsLine: true))
  }

  /// The byte at a distance from the position; 0 outside of the text.
  func peek(_ distance: Int = 0) -> UInt8 {
    let offset = position + distance
    return offset >= 0 && offset < bytes.count ? bytes[offset] : 0
  }

  private mutating func step() {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
      position += 1
    case UInt8(ascii: "\n"):
      newline()
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
      comment()
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
      blockComment()
    case UInt8(ascii: "`") where isNameStart(at: position + 1) || peek(1) == UInt8(ascii: "$"):
      quotedName()
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
      word()
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      number()
    case UInt8(ascii: "\""):
      string()
    case 0x80...:
      nonASCII()
    default:
      punctuation()
    }
  }

  // MARK: Lines

  private mutating func newline() {
    closeForgottenInterpolation()
    newlinePending = true
    lineHasToken = false
    position += 1
  }

  /// Strings with interpolation end at the end of their line.
  private mutating func closeForgottenInterpolation() {
    guard isOpen(.interpolation), let outermost = open.firstIndex(where: { $0.bracket == .interpolation })
    else { return }
    fail(.unclosedInterpolation, open[outermost].span)
    popBrackets(downTo: outermost)
  }

  private mutating func comment() {
    let start = position
    position = endOfLine(from: start)
    let kind: MarkedLine.Kind
    switch start + 2 < bytes.count ? bytes[start + 2] : 0 {
    case UInt8(ascii: ":"): kind = .prose
    case UInt8(ascii: ">"): kind = .expectedOutput
    default: return
    }
    var end = position
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    if kind == .expectedOutput { outputPending = true }
    markedLines.append(
      MarkedLine(
        kind: kind, span: Span(start: start, end: end), tokensBefore: tokens.count, isBesideCode: lineHasToken))
  }

  /// `/* … */`, which may stand inside of one another. Newlines in it end statements as elsewhere.
  private mutating func blockComment() {
    let start = position
    var depth = 0
    repeat {
      switch (peek(), peek(1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        position += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        position += 2
      case (UInt8(ascii: "\n"), _): newline()
      default: position += 1
      }
    } while depth > 0 && position < bytes.count
    position = min(position, bytes.count)
    if depth > 0 { fail(.unclosedComment, Span(start: start, end: start + 2)) }
  }

  func endOfLine(from offset: Int) -> Int {
    bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
  }

  // MARK: Tokens

  /// Adds a token that ends at the position, and decides whether a newline before it ends a statement.
  mutating func add(_ kind: Token.Kind, from start: Int, payload: Int = 0) {
    if newlinePending, kind.onlyBeginsStatement, isOutsideOfNames(kind) { closeForgottenBrackets() }
    var startsLine = false
    if newlinePending || tokens.isEmpty {
      startsLine = newlineCounts(before: kind)
      newlinePending = false
      outputPending = false
    }
    lineHasToken = true
    tokens.append(
      Token(
        kind: kind, start: start, end: position, payload: payload, depth: open.count, startsLine: startsLine))
  }

  /// Adds an invalid token up to the position; the fault's span may be another.
  mutating func fail(_ fault: SyntaxFault, _ span: Span) {
    faults.append(SpannedFault(.syntax(fault), span))
    let start = min(span.start, position)
    add(.invalid, from: start, payload: faults.count - 1)
  }

  private func newlineCounts(before kind: Token.Kind) -> Bool {
    switch open.last?.bracket {
    case .round, .square, .interpolation: return false
    case .curly, nil: break
    }
    // `infix operator <->` ends with its sign.
    if let last = tokens.last, last.kind.continuesLine, !isOperatorWord(at: tokens.count - 2) {
      guard last.kind.mayEndType, tokens.count > 1, tokens[tokens.count - 2].end == last.start else { return false }
    }
    if kind.continuesFromLineBefore, isBlank(at: position), !lineBeginsBlock { return false }
    switch kind {
    case .else, .rightRound, .rightSquare, .rightCurly: return false
    case .dot, .optionalDot: return outputPending || !isNameStart(at: position)
    default: return true
    }
  }

  private func isBlank(at offset: Int) -> Bool {
    offset < bytes.count && (bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\n"))
  }

  /// Whether nothing stands before the position that a line could go on with.
  private var lineBeginsBlock: Bool { tokens.last.map { !$0.kind.endsValue } ?? true || outputPending }

  /// Whether the word before the position is neither a member's name nor an argument's label.
  private func isOutsideOfNames(_ kind: Token.Kind) -> Bool {
    if let last = tokens.last, last.kind == .dot || last.kind == .optionalDot { return false }
    var rest = bytes[position...].drop { $0 == UInt8(ascii: " ") }
    // `for interval: Double` in a list of parameters.
    if kind == .for || kind == .while || kind == .if {
      rest = rest.drop { $0.isOfWord }.drop { $0 == UInt8(ascii: " ") }
    }
    return rest.first != UInt8(ascii: ":")
  }

  /// A statement cannot begin inside of `(` or `[`: a bracket was forgotten. Reported there, the rest of the script
  /// can still be read.
  private mutating func closeForgottenBrackets() {
    guard let innermost = open.last, innermost.bracket == .round || innermost.bracket == .square else { return }
    let end = tokens.last?.end ?? innermost.offset
    faults.append(SpannedFault(.syntax(.unclosedBracket(innermost.bracket.opening)), innermost.span))
    tokens.append(
      Token(kind: .invalid, start: end, end: end, payload: faults.count - 1, depth: open.count))
    while let last = open.last, last.bracket != .curly { popBrackets(downTo: open.count - 1) }
  }

  // MARK: Brackets

  mutating func push(_ bracket: OpenBracket) {
    open.append(bracket)
    openCounts[Int(bracket.bracket.rawValue)] += 1
  }

  mutating func popBrackets(downTo index: Int) {
    while open.count > index, let bracket = open.popLast() { openCounts[Int(bracket.bracket.rawValue)] -= 1 }
  }

  func isOpen(_ bracket: Bracket) -> Bool { openCounts[Int(bracket.rawValue)] > 0 }

  /// Whether a bracket is not closed.
  var leavesBracketOpen: Bool { bracketFaultCount(unclosedOnly: true) > 0 }

  /// How many brackets lack a partner.
  func bracketFaultCount(unclosedOnly: Bool = false) -> Int {
    open.count
      + faults.lazy.filter {
        switch $0.fault {
        case .syntax(.unclosedBracket): true
        case .syntax(.strayBracket), .syntax(.wrongBracket): !unclosedOnly
        default: false
        }
      }.count
  }
}

/// How a string that has begun goes on and ends.
struct StringStyle {
  /// Where its opening quotes stand.
  let start: Int
  /// The indentation of the lines of a `"""` string; nothing for `"` strings.
  let indentation: [UInt8]?
  /// How many `#` stand around it: as many follow the `\` of an escape and the quotes that close it.
  var hashes = 0
}
