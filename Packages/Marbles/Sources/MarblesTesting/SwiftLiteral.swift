/// A string literal in Swift source.
struct SwiftLiteral {
  /// Its range, with its quotes.
  let range: Range<Int>

  private let bytes: [UInt8]
  private let quotes: Quotes

  /// The quotes of a literal.
  struct Quotes {
    let hashes: Int
    let isMultiline: Bool

    /// Reads the quotes of the literal that begins at a place.
    init(_ bytes: [UInt8], at start: Int) {
      let quote = bytes[start...].firstIndex { $0 != UInt8(ascii: "#") } ?? bytes.count
      hashes = quote - start
      isMultiline = bytes[quote...].prefix(3).elementsEqual("\"\"\"".utf8)
    }

    /// The bytes of the quotes at either end.
    var length: Int { hashes + (isMultiline ? 3 : 1) }
    var escape: String { "\\" + String(repeating: "#", count: hashes) }

    /// Returns whether the literal ends with the quotes at a place.
    func end(_ bytes: [UInt8], at position: Int) -> Bool {
      let quotes = (isMultiline ? "\"\"\"" : "\"") + String(repeating: "#", count: hashes)
      return bytes[position...].prefix(length).elementsEqual(quotes.utf8)
    }

    /// Returns whether there is an escape at a place.
    func escapes(_ bytes: [UInt8], at position: Int) -> Bool {
      bytes[position...].prefix(hashes + 1).elementsEqual(escape.utf8)
    }
  }

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    self.range = range
    quotes = Quotes(bytes, at: range.lowerBound)
  }

  private var inner: Range<Int> { (range.lowerBound + quotes.length)..<(range.upperBound - quotes.length) }

  /// The value of the literal; `nil` if it has interpolations, or is no literal.
  var content: String? {
    guard inner.lowerBound <= inner.upperBound else { return nil }
    guard quotes.isMultiline else { return unescaped(String(decoding: bytes[inner], as: UTF8.self)) }
    var lines = String(decoding: bytes[inner], as: UTF8.self)
      .replacingLineEndings().split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1, lines.removeFirst().allSatisfy(\.isBlank) else { return nil }
    let indentation = lines.removeLast()
    var content: [String] = []
    for line in lines {
      guard line.hasPrefix(indentation) || line.allSatisfy(\.isBlank) else { return nil }
      content.append(String(line.dropFirst(indentation.count)))
    }
    return unescaped(content.joined(separator: "\n"))
  }

  private func unescaped(_ text: String) -> String? {
    let escape = quotes.escape
    var out = ""
    var rest = text[...]
    while let start = rest.firstRange(of: escape) {
      out += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      guard let sign = rest.popFirst() else { return nil }
      switch sign {
      case "n": out += "\n"
      case "r": out += "\r"
      case "t": out += "\t"
      case "0": out += "\0"
      case "\\", "\"", "'": out.append(sign)
      case "\n": break
      case "u":
        guard let end = rest.firstIndex(of: "}"), rest.first == "{",
          let scalar = UInt32(rest[..<end].dropFirst(), radix: 16).flatMap(Unicode.Scalar.init)
        else { return nil }
        out.unicodeScalars.append(scalar)
        rest = rest[rest.index(after: end)...]
      default: return nil
      }
    }
    return out + rest
  }

  /// Returns the literal with other content: on lines of its own, with its indentation, line endings and hashes.
  func rewritten(_ content: String) -> String {
    let line = lineStart
    let lineEnding = bytes.firstIndex(of: UInt8(ascii: "\n")).map { end in
      end > 0 && bytes[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    }
    let hashes = String(repeating: "#", count: quotes.hashes)
    var parts = [hashes + "\"\"\""]
    let indentation = indentation(line)
    for line in content.split(separator: "\n", omittingEmptySubsequences: false) {
      parts.append(line.isEmpty ? "" : indentation + escaped(line))
    }
    parts.append(indentation + "\"\"\"" + hashes)
    return parts.joined(separator: lineEnding ?? "\n")
  }

  private var lineStart: Int {
    bytes[..<range.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  private func indentation(_ line: Int) -> String {
    func blanks(_ start: Int, _ end: Int) -> String {
      String(decoding: bytes[start..<end].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    }
    if quotes.isMultiline {
      let last = bytes[..<range.upperBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? line
      return blanks(last, range.upperBound)
    }
    // A literal that does not begin its line is indented by one more step.
    let own = blanks(line, range.lowerBound)
    return own.utf8.count == range.lowerBound - line ? own : own + "  "
  }

  private func escaped(_ line: Substring) -> String {
    var out = ""
    var quotesInARow = 0
    var rest = line.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      quotesInARow = scalar == "\"" ? quotesInARow + 1 : 0
      let isEscape =
        scalar == "\\" && rest.prefix(quotes.hashes).elementsEqual(quotes.escape.unicodeScalars.dropFirst())
      if isEscape || quotesInARow == 3 {
        out += quotes.escape
        quotesInARow = 0
      }
      if scalar.value < 0x20 && scalar != "\t" {
        out += quotes.escape + "u{" + String(scalar.value, radix: 16) + "}"
      } else {
        out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}

extension Character {
  fileprivate var isBlank: Bool { self == " " || self == "\t" }
}

extension String {
  /// Returns the text with line feeds alone between lines, as the compiler reads a literal.
  fileprivate func replacingLineEndings() -> String {
    var out = String.UnicodeScalarView()
    for scalar in unicodeScalars where scalar != "\r" { out.append(scalar) }
    return String(out)
  }
}
