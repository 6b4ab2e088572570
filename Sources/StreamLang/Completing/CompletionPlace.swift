/// The place of the word that is being typed.
struct CompletionPlace {
  /// The kinds of word that can be there.
  enum Role: Equatable {
    /// The name of a value, of a function or of an operator that makes a stream.
    case name
    /// A member, after a dot.
    case member
    /// The first word of an argument: a label, or a name.
    case argument
    /// A choice of a setting, in its string: `ties("fi`.
    case choice(setting: String)
  }

  /// A call whose arguments are being typed.
  struct Call {
    let name: String
    /// The beginning of the name.
    let nameStart: Int
    /// Whether a dot precedes it.
    let isMember: Bool
    /// The labels of the arguments so far.
    let given: Set<String>
    /// The first argument, if it is a string.
    let firstText: String?
  }

  let role: Role
  /// The word as far as it has been typed.
  let word: String
  /// The beginning of the word, in UTF-8 code units.
  let start: Int
  /// The text before the word.
  let head: [UInt8]
  /// The name before the dot, if it is the whole receiver.
  let nameBeforeDot: String?
  /// The call, for an argument.
  let call: Call?
  /// The closing brackets of those that are open, innermost first.
  let closers: [UInt8]

  /// Finds the place of the cursor; `nil` if no word of the language can be there: in strings, marble text, comments
  /// and numbers, and in a declaration's name.
  init?(in text: String, at cursor: Int, isInterrupted: @escaping () -> Bool = { false }) {
    let bytes = Array(text.utf8.prefix(cursor))
    if let (setting, start) = Self.openChoice(bytes) {
      role = .choice(setting: setting)
      self.start = start
      word = String(decoding: bytes[start...], as: UTF8.self)
      head = Array(bytes[..<start])
      (nameBeforeDot, call, closers) = (nil, nil, [])
      return
    }
    start = (bytes.lastIndex { !$0.isOfWord } ?? -1) + 1
    word = String(decoding: bytes[start...], as: UTF8.self)
    head = Array(bytes[..<start])
    if let first = bytes[start...].first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) { return nil }
    if head.last == UInt8(ascii: "$") { return nil }
    let source = SourceText(name: "", text: String(decoding: head, as: UTF8.self) + Probe.placeholder)
    var lexer = Lexer(source, isInterrupted: isInterrupted)
    lexer.read()
    let tokens = lexer.tokens
    guard let last = tokens.last, last.kind == .name, last.start == start else { return nil }
    let previous = tokens.dropLast().last
    closers = lexer.open.reversed().flatMap { Array(($0.bracket.closing + ($0.string?.closing ?? "")).utf8) }
    switch previous?.kind {
    case .let, .var, .func, .for: return nil
    case .dot, .optionalDot:
      role = .member
      call = nil
      let before = tokens.dropLast(2)
      let isAlone = before.dropLast().last.map { $0.kind != .dot && $0.kind != .optionalDot } ?? true
      nameBeforeDot = isAlone ? before.last.flatMap { $0.kind == .name ? source.text(in: $0.span) : nil } : nil
    case .leftRound, .comma:
      call = Self.call(lexer, source)
      role = call == nil ? .name : .argument
      nameBeforeDot = nil
    default:
      role = .name
      call = nil
      nameBeforeDot = nil
    }
  }

  /// Returns the setting whose string is open at the end, and the beginning of its text.
  private static func openChoice(_ bytes: [UInt8]) -> (setting: String, start: Int)? {
    guard let quote = bytes.lastIndex(of: UInt8(ascii: "\"")), quote > 0, bytes[quote - 1] == UInt8(ascii: "(") else {
      return nil
    }
    let before = bytes[..<(quote - 1)]
    let name = before[((before.lastIndex { !$0.isOfWord } ?? -1) + 1)...]
    let setting = String(decoding: name, as: UTF8.self)
    guard setting == "ties" || setting == "dialect", before.dropLast(name.count).last != UInt8(ascii: ".") else {
      return nil
    }
    return (setting, quote + 1)
  }

  /// Returns the call that an opening bracket belongs to.
  private static func call(_ lexer: Lexer, _ source: SourceText) -> Call? {
    guard let open = lexer.open.last, open.bracket == .round, open.token > 0 else { return nil }
    let tokens = lexer.tokens
    let name = tokens[open.token - 1]
    guard name.kind.isWord, name.kind != .underscore, name.end == open.offset else { return nil }
    let isMember = open.token > 1 && [.dot, .optionalDot].contains(tokens[open.token - 2].kind)
    var given: Set<String> = []
    for (token, next) in zip(tokens[open.token...], tokens[open.token...].dropFirst())
    where token.kind.isWord && next.kind == .colon && token.depth == tokens[open.token].depth + 1 {
      given.insert(source.text(in: token.span))
    }
    let first = tokens[open.token + 1]
    return Call(
      name: source.text(in: name.span), nameStart: name.start, isMember: isMember, given: given,
      firstText: first.kind == .string ? lexer.strings[first.payload] : nil)
  }
}

extension StringStyle {
  /// The quotes that end such a string after an interpolation.
  fileprivate var closing: String { indentation == nil ? "\"" : "\n\"\"\"" }
}
