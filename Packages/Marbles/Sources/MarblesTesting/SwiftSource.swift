/// Swift source, parsed just far enough to find the literal of a call.
struct SwiftSource {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the last argument of a call that is a string literal without a label.
  ///
  /// The place of a call is the line and the column, counted in bytes from 1, of its name or its parenthesis.
  func literal(ofCallAt line: Int, column: Int) -> SwiftLiteral? {
    guard var position = offset(line: line, column: column) else { return nil }
    while position < bytes.count, bytes[position] != UInt8(ascii: "(") { position = skip(position) }
    position += 1
    var found: Range<Int>?
    var argument: [Range<Int>] = []
    func end() {
      // This is an argument that is only a literal.
      if argument.count == 1, let only = argument.first, isQuote(only.lowerBound) { found = only }
      argument = []
    }
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: ")"):
        end()
        return found.map { SwiftLiteral(bytes, $0) }
      case UInt8(ascii: ","):
        end()
        position += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): position += 1
      default:
        let next = skip(position)
        if !isComment(position) { argument.append(position..<next) }
        position = next
      }
    }
    return nil
  }

  private func offset(line: Int, column: Int) -> Int? {
    var position = 0
    var current = 1
    while current < line {
      guard position < bytes.count else { return nil }
      // A line ends with a line feed, with or without a carriage return.
      if bytes[position] == UInt8(ascii: "\n") { current += 1 }
      position += 1
    }
    position += max(0, column - 1)
    return position <= bytes.count ? position : nil
  }

  private func has(_ text: StaticString, at position: Int) -> Bool {
    position + text.utf8CodeUnitCount <= bytes.count
      && text.withUTF8Buffer { bytes[position..<(position + $0.count)].elementsEqual($0) }
  }

  private func isComment(_ position: Int) -> Bool { has("//", at: position) || has("/*", at: position) }

  private func isQuote(_ position: Int) -> Bool {
    let start = bytes[position...].firstIndex { $0 != UInt8(ascii: "#") } ?? bytes.count
    return start < bytes.count && bytes[start] == UInt8(ascii: "\"")
  }

  /// Returns the end of the token that begins at a place: a literal, a comment, anything in brackets, or a single sign.
  private func skip(_ position: Int) -> Int {
    if isQuote(position) { return endOfLiteral(position) }
    if has("//", at: position) { return bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count }
    if has("/*", at: position) { return endOfComment(position) }
    switch bytes[position] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return endOfBrackets(position)
    default: return position + 1
    }
  }

  private func endOfComment(_ start: Int) -> Int {
    var position = start + 2
    var depth = 1
    while position < bytes.count, depth > 0 {
      if has("/*", at: position) {
        depth += 1
        position += 2
      } else if has("*/", at: position) {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    }
    return position
  }

  private func endOfBrackets(_ start: Int) -> Int {
    var depth = 0
    var position = start
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        position += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        position += 1
        if depth == 0 { return position }
      default: position = skip(position)
      }
    }
    return position
  }

  private func endOfLiteral(_ start: Int) -> Int {
    let quotes = SwiftLiteral.Quotes(bytes, at: start)
    var position = start + quotes.length
    while position < bytes.count {
      if quotes.end(bytes, at: position) { return position + quotes.length }
      if quotes.escapes(bytes, at: position) {
        position += 1 + quotes.hashes
        position =
          position < bytes.count && bytes[position] == UInt8(ascii: "(") ? endOfBrackets(position) : position + 1
      } else if !quotes.isMultiline, bytes[position] == UInt8(ascii: "\n") {
        return position
      } else {
        position += 1
      }
    }
    return position
  }
}
