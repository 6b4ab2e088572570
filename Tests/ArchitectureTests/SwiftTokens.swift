/// The words and signs of a Swift source text, without comments and without the text of strings.
///
/// The interpolations of a string count, since they are code.
struct SwiftTokens {
  struct Token: Equatable {
    let text: String
    let line: Int
    /// The number of open braces around it.
    let depth: Int
  }

  private(set) var tokens: [Token] = []
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var depth = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
    while position < bytes.count { step() }
  }

  private func peek(_ distance: Int = 0) -> UInt8 {
    position + distance < bytes.count ? bytes[position + distance] : 0
  }

  private func startsWith(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    return position + length <= bytes.count && (0..<length).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
      || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
  }

  private mutating func step() {
    switch peek() {
    case UInt8(ascii: "\n"):
      line += 1
      position += 1
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "`"):
      position += 1
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
      while position < bytes.count, peek() != UInt8(ascii: "\n") { position += 1 }
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
      blockComment()
    case UInt8(ascii: "\""):
      string(hashes: 0)
    case UInt8(ascii: "#"):
      var hashes = 0
      while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
      if peek(hashes) == UInt8(ascii: "\"") {
        position += hashes
        string(hashes: hashes)
      } else {
        sign()
      }
    case let byte where Self.isWord(byte):
      let start = position
      while Self.isWord(peek()) { position += 1 }
      add(String(decoding: bytes[start..<position], as: UTF8.self))
    default:
      sign()
    }
  }

  private mutating func add(_ text: String) { tokens.append(Token(text: text, line: line, depth: depth)) }

  private mutating func sign() {
    let byte = peek()
    if byte == UInt8(ascii: "}") { depth -= 1 }
    add(String(decoding: [byte], as: UTF8.self))
    if byte == UInt8(ascii: "{") { depth += 1 }
    position += 1
  }

  private mutating func blockComment() {
    var open = 0
    repeat {
      if startsWith("/*") {
        open += 1
        position += 2
      } else if startsWith("*/") {
        open -= 1
        position += 2
      } else {
        if peek() == UInt8(ascii: "\n") { line += 1 }
        position += 1
      }
    } while open > 0 && position < bytes.count
  }

  private mutating func string(hashes: Int) {
    let isLong = startsWith("\"\"\"")
    let quotes = isLong ? 3 : 1
    position += quotes
    while position < bytes.count {
      if peek() == UInt8(ascii: "\n") {
        line += 1
        position += 1
      } else if peek() == UInt8(ascii: "\\"), hasHashes(hashes, at: 1) {
        position += 1 + hashes
        if peek() == UInt8(ascii: "(") { interpolation() } else { position += 1 }
      } else if isLong ? startsWith("\"\"\"") : peek() == UInt8(ascii: "\""), hasHashes(hashes, at: quotes) {
        position += quotes + hashes
        return
      } else {
        position += 1
      }
    }
  }

  private func hasHashes(_ count: Int, at distance: Int) -> Bool {
    (0..<count).allSatisfy { peek(distance + $0) == UInt8(ascii: "#") }
  }

  private mutating func interpolation() {
    var open = 0
    repeat {
      if peek() == UInt8(ascii: "(") { open += 1 }
      if peek() == UInt8(ascii: ")") { open -= 1 }
      step()
    } while open > 0 && position < bytes.count
  }
}

extension SwiftTokens {
  private static let typeKeywords: Set = ["class", "struct", "enum", "protocol", "actor", "typealias"]

  /// The types that the text declares: those of its own level, and those inside of other types.
  var declarations: (outer: Set<String>, inner: Set<String>) {
    var (outer, inner): (Set<String>, Set<String>) = ([], [])
    for (keyword, name) in zip(tokens, tokens.dropFirst())
    where Self.typeKeywords.contains(keyword.text) && name.text.first?.isUppercase == true {
      if keyword.depth == 0 { outer.insert(name.text) } else { inner.insert(name.text) }
    }
    return (outer, inner)
  }

  /// The capitalised words that can be types: not members of something else (`.Kind`), with the line of the first.
  var mentions: [String: Int] {
    var mentions: [String: Int] = [:]
    var previous = ""
    for token in tokens {
      if previous != ".", token.text.first?.isUppercase == true, mentions[token.text] == nil {
        mentions[token.text] = token.line
      }
      previous = token.text
    }
    return mentions
  }

  /// The modules that the text imports, with `@_exported` and other attributes passed over.
  var imports: [(module: String, line: Int)] {
    zip(tokens, tokens.dropFirst()).compactMap { keyword, module in
      keyword.text == "import" && keyword.depth == 0 ? (module.text, module.line) : nil
    }
  }

  /// The functions and properties that extensions in the text add to types, with the type.
  var extensionMembers: [(type: String, member: String)] {
    var members: [(type: String, member: String)] = []
    var type: String?
    for (keyword, name) in zip(tokens, tokens.dropFirst()) {
      if keyword.depth == 0, Self.typeKeywords.contains(keyword.text) { type = nil }
      if keyword.depth == 0, keyword.text == "extension" { type = name.text }
      if keyword.depth == 1, let type, Self.memberKeywords.contains(keyword.text) { members.append((type, name.text)) }
    }
    return members
  }

  private static let memberKeywords: Set = ["func", "var", "let", "case"]

  /// The names that the text may mean by a member of its own: functions, properties, cases, parameters and labels.
  var declaredMembers: Set<String> {
    var names: Set<String> = []
    var isCase = false
    for (index, token) in tokens.enumerated().dropLast() {
      let next = tokens[index + 1].text
      if token.text == "case" { isCase = true } else if isCase, token.line != tokens[index + 1].line { isCase = false }
      if Self.memberKeywords.contains(token.text) || (isCase && token.text == ",") { names.insert(next) }
      if next == ":" { names.insert(token.text) }
    }
    return names
  }

  /// The members that the text asks for (`.name`), with the line of the first.
  var uses: [String: Int] {
    var uses: [String: Int] = [:]
    for (dot, name) in zip(tokens, tokens.dropFirst()) where dot.text == "." && uses[name.text] == nil {
      uses[name.text] = name.line
    }
    return uses
  }
}
