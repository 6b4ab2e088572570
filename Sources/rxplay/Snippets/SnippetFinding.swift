import StreamLang

/// A piece of code in a document.
struct Snippet {
  /// The words above it: a heading, the last sentence of a paragraph, or the line before.
  let caption: String
  /// The name of its language for `--lang`; `nil` if it cannot be run.
  let language: String?
  let text: String
  /// Its first line in the document, from 1.
  let line: Int
}

extension Snippet {
  /// The words in its text.
  var words: Set<String> { Set(Self.words(in: text[...])) }

  /// The names that it declares: those before a '=', after a '*' or another word.
  var declaredNames: Set<String> {
    var names: Set<String> = []
    for part in text.split(separator: "=", omittingEmptySubsequences: false).dropLast() {
      let line = part.split(whereSeparator: { $0 == "\n" || $0 == ";" || $0 == "{" }).last ?? ""
      let words = Self.words(in: line)
      guard let name = words.last, name.count > 1, words.count > 1, !line.contains("."), !line.contains("(") else {
        continue
      }
      names.insert(name)
    }
    return names
  }

  private static func words(in text: Substring) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map { String($0) }
  }
}

/// Finds the code of a document: the fenced blocks of Markdown, or else lines that look like code.
enum SnippetFinding {
  static func snippets(in text: String, _ languages: [SourceLanguage]) -> [Snippet] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    let fences = lines.filter { isFence($0) }
    // A copied page may have lost some fences, or have them beside code: they mean nothing then.
    let areWhole = fences.count % 2 == 0 && fences.allSatisfy { isWholeFence($0) }
    return fences.isEmpty || !areWhole ? plain(lines, languages) : fenced(lines, languages)
  }

  /// Returns whether a fence has only its signs and the name of a language.
  private static func isWholeFence(_ line: String) -> Bool {
    let words = line.split { $0 == " " || $0 == "\t" || $0 == "\r" }
    return words.count == 1
  }

  private static func isFence(_ line: String) -> Bool { line.drop { $0 == " " }.hasPrefix("```") }

  private static func fenced(_ lines: [String], _ languages: [SourceLanguage]) -> [Snippet] {
    var found: [Snippet] = []
    var paragraph = ""
    var isInParagraph = false
    var start: Int?
    var word = ""
    for (index, line) in lines.enumerated() {
      if isFence(line) {
        if let first = start {
          let code = lines[first..<index].joined(separator: "\n")
          add(code, lastSentence(of: paragraph), named: word, line: first + 1, languages, to: &found)
          start = nil
        } else {
          start = index + 1
          word = String(line.drop { $0 == " " || $0 == "`" }.prefix { $0 != " " && $0 != "\r" })
        }
      } else if start == nil, let words = self.words(of: line) {
        paragraph = isInParagraph ? paragraph + " " + words : words
        isInParagraph = true
      } else {
        isInParagraph = false
      }
    }
    return found
  }

  /// Returns code without fences: lines that are indented or end like code, and those between them.
  private static func plain(_ lines: [String], _ languages: [SourceLanguage]) -> [Snippet] {
    var found: [Snippet] = []
    var caption = ""
    var index = 0
    while index < lines.count {
      guard isCode(lines[index]) else {
        if let words = self.words(of: lines[index]) { caption = shortened(words) }
        index += 1
        continue
      }
      var end = index
      var last = index
      var depth = 0
      while end < lines.count {
        let line = lines[end]
        let isBlank = line.allSatisfy { $0 == " " || $0 == "\t" || $0 == "\r" }
        // A type may be alone on a line if a page has lost the '*' after it.
        let isType = isLoneType(line) && lines.indices.contains(end + 1) && isCode(lines[end + 1])
        if !isBlank, depth <= 0, !isCode(line), !isType { break }
        // A bracket that was never closed does not make all further lines code.
        if !isBlank, isText(line.drop { $0 == " " || $0 == "\t" }) { break }
        if !isBlank { last = end }
        for character in line { depth += "{[(".contains(character) ? 1 : "}])".contains(character) ? -1 : 0 }
        end += 1
      }
      let code = lines[index...last].joined(separator: "\n")
      add(code, caption, named: "", line: index + 1, languages, to: &found)
      index = max(end, index + 1)
    }
    return found
  }

  private static func add(
    _ code: String, _ caption: String, named word: String, line: Int, _ languages: [SourceLanguage],
    to found: inout [Snippet]
  ) {
    guard code.contains(where: { $0 != " " && $0 != "\n" && $0 != "\r" }) else { return }
    let named =
      word.isEmpty ? SourceLanguage.recognised(in: code, among: languages)?.name : nameOfLanguage(afterFence: word)
    if word.isEmpty, named == nil { return }
    found.append(Snippet(caption: caption, language: named, text: code, line: line))
  }

  /// Returns the name for `--lang` of the language that a fence names; `nil` if its code cannot be run.
  static func nameOfLanguage(afterFence word: String) -> String? {
    switch word.lowercased() {
    case "objc", "objective-c", "objectivec", "oc", "m": "objc"
    case "swift": "swift"
    case "js", "javascript", "ts", "typescript": "js"
    case "rx": "rx"
    default: nil
    }
  }

  private static func isCode(_ line: String) -> Bool {
    let words = line.drop { $0 == " " || $0 == "\t" }
    guard let last = words.last(where: { $0 != " " && $0 != "\r" }) else { return false }
    if words.hasPrefix("//") || directives.contains(where: { words.hasPrefix($0) }) { return true }
    if isProse(words) { return false }
    if ";{}".contains(last) || words.hasPrefix("RAC(") || words.contains(" = [") || isMethodHead(words) { return true }
    // The value of a declaration may be on the next line.
    if last == "=", words.first?.isLetter == true, words.contains(" ") { return true }
    return words.hasPrefix("[") && ["RAC", "[self", "[[", ":^"].contains { words.contains($0) }
  }

  private static let directives = [
    "@weakify", "@strongify", "#import", "#pragma", "#define", "@interface", "@implementation", "@protocol",
    "@property", "@end",
  ]

  /// Returns whether a line is like `- (RACSignal *)load`. An item of a list has words after its bracket.
  private static func isMethodHead(_ line: Substring) -> Bool {
    guard line.hasPrefix("- (") || line.hasPrefix("-(") || line.hasPrefix("+ (") || line.hasPrefix("+("),
      let close = line.firstIndex(of: ")")
    else { return false }
    let selector = line[line.index(after: close)...].drop { $0 == " " }
    let end = selector.lastIndex { $0 != " " && $0 != "\r" }.map { selector[...$0] } ?? selector
    return end.first?.isLetter == true && (!end.contains(" ") || end.contains(":("))
  }

  /// Returns whether a line is an item of a list or of a log, or has words of a text outside of strings and comments.
  private static func isProse(_ line: Substring) -> Bool {
    if isLinkAddress(line) { return true }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    if digits.count == 4, line.dropFirst(4).first == "-" { return true }
    if !digits.isEmpty, line.dropFirst(digits.count).hasPrefix(". ") { return true }
    var isInString = false
    var previous: Character = " "
    for character in line {
      if character == "\"", previous != "\\" { isInString.toggle() }
      // A page may have made typographic signs of the quotes of a string.
      if isInString ? "“”".contains(character) : previous == "@" && "“”".contains(character) { isInString.toggle() }
      if !isInString {
        if character == "/", previous == "/" { return false }
        if !character.isASCII, !"“”‘’;,()".contains(character) { return true }
        if character == "’", previous.isLetter { return true }
      }
      previous = character
    }
    return false
  }

  /// Returns whether a line is `[17]: https://…`.
  private static func isLinkAddress(_ line: Substring) -> Bool {
    line.hasPrefix("[") && line.dropFirst().drop { $0.isNumber }.hasPrefix("]:")
  }

  /// Returns whether a line has words of a text and no sign of code.
  private static func isText(_ line: Substring) -> Bool {
    if line.hasPrefix("•") { return true }
    return isProse(line) && !line.contains { ";{}[]".contains($0) }
  }

  private static func isLoneType(_ line: String) -> Bool {
    let words = line.split { $0 == " " || $0 == "\t" || $0 == "\r" }
    guard words.count == 1, let word = words.first, word.first?.isUppercase == true else { return false }
    return word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  /// Returns the words of a heading or of a line of text.
  private static func words(of line: String) -> String? {
    if isLinkAddress(line[...]) { return nil }
    let words = line.drop { $0 == " " || $0 == "#" || $0 == "*" || $0 == "-" || $0 == "\t" }
    return words.contains { $0.isLetter } ? words.filter { $0 != "\r" && $0 != "*" && $0 != "`" } : nil
  }

  private static func lastSentence(of paragraph: String) -> String {
    shortened(paragraph.ranges(of: ". ").last.map { String(paragraph[$0.upperBound...]) } ?? paragraph)
  }

  private static func shortened(_ caption: String) -> String {
    caption.count > 70 ? caption.prefix(69) + "…" : caption
  }
}
