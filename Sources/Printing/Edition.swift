import Marbles
import StreamLang

/// The texts of the program in one language: pieces, each with the digest of its English.
///
/// A piece of a file begins with a line `@ 1a2b3c4d The English begins so`. The lines up to the next such line are its
/// text, one paragraph a line. A text without a piece is English.
public struct Edition: Sendable {
  /// A piece of a file.
  public struct Piece: Sendable {
    /// The digest of its English.
    public let digest: String
    /// The number of its header's line, counted from 1.
    public let line: Int
    /// The beginning of its English; all of it for a part of sentences.
    let start: String
    /// Its text, without blank lines around it.
    public var lines: [String]
  }

  /// The name of the language: `en`, `zh`.
  public let language: String
  private var texts: [String: [String]] = [:]
  private var patterns: [Pattern] = []
  /// The parts of answers to questions on a run.
  private var answers: [Pattern] = []

  /// Creates the edition of a language, without texts.
  public init(_ language: String = "en") { self.language = language }

  /// Adds the pieces of a file. If it begins with a comment, `# …`, they are parts of sentences, and if it begins with
  /// `## …`, parts of answers.
  public mutating func add(_ file: String) {
    for piece in Self.pieces(of: file) where !piece.lines.isEmpty {
      if file.hasPrefix("# ") {
        patterns.append(Pattern(piece.start, piece.lines.joined(separator: " ")))
      } else if file.hasPrefix("## ") {
        answers.append(Pattern(piece.start, piece.lines.joined(separator: " ")))
      } else {
        texts[piece.digest] = piece.lines
      }
    }
  }

  /// Returns the pieces of a file, in their order.
  public static func pieces(of file: String) -> [Piece] {
    var pieces: [Piece] = []
    for (index, line) in file.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("@ ") {
        let digest = line.dropFirst(2).prefix { $0 != " " }
        let start = String(line[digest.endIndex...].dropFirst())
        pieces.append(Piece(digest: String(digest), line: index + 1, start: start, lines: []))
      } else if !pieces.isEmpty, !line.isEmpty || !pieces[pieces.count - 1].lines.isEmpty {
        pieces[pieces.count - 1].lines.append(String(line))
      }
    }
    for index in pieces.indices {
      while pieces[index].lines.last?.isEmpty == true { pieces[index].lines.removeLast() }
    }
    return pieces
  }

  /// Returns the header of the piece for an English text: it does not depend on how the text is broken into lines.
  public static func header(of english: String) -> String {
    let words = english.split { $0 == " " || $0 == "\n" || $0 == "\r" }
    let text = words.joined(separator: " ")
    let start = text.prefix(60)
    return "@ \(digest(of: text)) \(start)\(start.endIndex == text.endIndex ? "" : "…")"
  }

  /// Returns eight hexadecimal digits for a text (FNV-1a), the same on every machine.
  public static func digest(of text: String) -> String {
    var hash: UInt32 = 0x811C_9DC5
    for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }

  /// Returns the piece for an English text; `nil` if there is none.
  private func piece(for english: String) -> [String]? {
    guard !texts.isEmpty else { return nil }
    return texts[String(Self.header(of: english).dropFirst(2).prefix(8))]
  }

  /// Returns the text for an English sentence. Values take the places of `%1`, `%2` and so on.
  public func text(_ english: String, _ values: String...) -> String { text(english, values) }

  /// Returns the same for a list of values.
  public func text(_ english: String, _ values: [String]) -> String {
    let text = piece(for: english)?.joined(separator: " ") ?? english
    return values.isEmpty ? text : Self.filled(text, values)
  }

  /// Returns the text for an English sentence that was made of patterns such as `'{1}' sent {2} at {3}`, whose values
  /// may be made of others.
  public func sentence(_ english: String) -> String { sentence(english, of: patterns, depth: 0) }

  private func sentence(_ english: String, of patterns: [Pattern], depth: Int) -> String {
    // A value may be a word of the program by chance, but not a sentence of it.
    if depth == 0 || english.last == ".", let text = piece(for: english) { return text.joined(separator: " ") }
    guard depth < 8 else { return english }
    for pattern in patterns {
      if let values = pattern.values(in: Array(english.utf8)) {
        return Self.filled(pattern.text, values.map { sentence($0, of: patterns, depth: depth + 1) })
      }
    }
    return english
  }

  private static func filled(_ text: String, _ values: [String]) -> String {
    var filled = ""
    var rest = text[...]
    while let sign = rest.firstIndex(of: "%") {
      filled += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      guard let number = rest.first?.wholeNumberValue, values.indices.contains(number - 1) else {
        filled += "%"
        continue
      }
      let value = values[number - 1]
      rest.removeFirst()
      // Chinese and Latin letters have a blank between them, and two Chinese ones have none.
      let isBlank = filled.last == " " && filled.dropLast().last?.isIdeograph == true
      if isBlank, value.first?.isIdeograph == true { filled.removeLast() }
      if filled.last?.isIdeograph == true, value.first?.isASCII == true, value.first != " " { filled += " " }
      filled += value
      if rest.first?.isIdeograph == true, value.last?.isASCII == true, value.last != " " { filled += " " }
      let isFollowed = rest.first == " " && rest.dropFirst().first?.isIdeograph == true
      if isFollowed, value.last?.isIdeograph == true { rest.removeFirst() }
    }
    return filled + rest
  }

  /// A sentence with places for values.
  private struct Pattern {
    /// The parts of the English before, between and after the values, and the numbers of these.
    private var parts: [[UInt8]] = [[]]
    private var numbers: [Int] = []
    let text: String

    init(_ english: String, _ text: String) {
      self.text = text
      for part in english.split(separator: "{", omittingEmptySubsequences: false) {
        let bytes = Array(part.utf8)
        if bytes.count > 1, bytes[1] == UInt8(ascii: "}"), (0x31...0x39).contains(bytes[0]) {
          numbers.append(Int(bytes[0]) - 0x31)
          parts.append(Array(bytes[2...]))
        } else {
          parts[parts.count - 1] += (parts == [[]] ? [] : [UInt8(ascii: "{")]) + bytes
        }
      }
    }

    /// Returns the values of a sentence that fits; `nil` if it does not fit.
    func values(in sentence: [UInt8]) -> [String]? {
      guard sentence.starts(with: parts[0]) else { return nil }
      var values = [String](repeating: "", count: (numbers.max() ?? 0) + 1)
      var start = parts[0].count
      for (number, next) in zip(numbers, parts.dropFirst()) {
        let last = sentence.count - next.count
        guard start < last || start == last && !next.isEmpty else { return nil }
        let isAtEnd = next.isEmpty || number == numbers.last
        let end =
          isAtEnd
          ? last
          : (start..<last).first { sentence[$0...].starts(with: next) && Self.isWhole(sentence[start..<$0]) }
        guard let end, end > start, sentence[end...].starts(with: next), Self.isWhole(sentence[start..<end])
        else { return nil }
        values[number] = String(decoding: sentence[start..<end], as: UTF8.self)
        start = end + next.count
      }
      guard start == sentence.count else { return nil }
      return values
    }

    /// Returns whether a value has the ends of its brackets and quotation marks: others are a part of some code.
    private static func isWhole(_ value: ArraySlice<UInt8>) -> Bool {
      var depth = 0
      var quotes = 0
      for byte in value {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
        case UInt8(ascii: "\""): quotes += 1
        default: break
        }
      }
      return depth == 0 && quotes % 2 == 0
    }
  }

  /// Returns the lines of an answer to a question on a run, each sentence in this language, in lines that fit.
  ///
  /// - Parameter english: Its lines, with those that are too wide for an answer continued in a line below.
  public func answer(_ english: [String], width: Int) -> [String] {
    guard !answers.isEmpty else { return english }
    func indent(_ line: String) -> Int { line.prefix { " └├│─".contains($0) }.count }
    var sentences: [String] = []
    var row = ""
    for line in english {
      let rest = line.dropFirst(indent(line))
      let word = rest.prefix { $0 != " " }
      // The rest of a line is indented by two cells, and its first word had no room above.
      let isRest =
        !sentences.isEmpty && indent(line) == indent(sentences.last ?? "") + 2 && !line.contains { "└├".contains($0) }
        && DisplayWidth.of("\(row) \(word)") > PrintedOutput.answerWidth
      if isRest { sentences[sentences.count - 1] += " " + String(rest) } else { sentences.append(line) }
      row = line
    }
    return sentences.flatMap { line -> [String] in
      let signs = String(line.prefix { " └├│─".contains($0) })
      let text = sentence(String(line.dropFirst(signs.count)), of: answers, depth: 0)
      guard DisplayWidth.of(signs + text) > width else { return [signs + text] }
      let margin = String(signs.map { "├│".contains($0) ? "│" : " " }) + "  "
      let lines = Wrapping.paragraph(text, after: signs, indent: signs.count + 2, width: width)
      return lines.prefix(1) + lines.dropFirst().map { String(margin + $0.dropFirst(margin.count)) }
    }
  }

  /// Returns the paragraphs for some lines of English prose in lines that fit; `nil` if there are none.
  public func prose(_ english: [String], width: Int) -> [String]? {
    piece(for: english.joined(separator: "\n"))?.flatMap { line -> [String] in
      guard let first = line.first, !" |#>*".contains(first) else { return [line] }
      let lead = line.hasPrefix("- ") ? "- " : ""
      return Wrapping.paragraph(
        String(line.dropFirst(lead.utf8.count)), after: lead, indent: lead.utf8.count, width: min(width, 80))
    }
  }
}

extension Character {
  /// Whether it is a Chinese character, and no sign.
  fileprivate var isIdeograph: Bool { unicodeScalars.first.map { (0x4E00...0x9FFF).contains($0.value) } ?? false }
}
