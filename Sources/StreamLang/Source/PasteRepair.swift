/// Repairs small damage to a text that was copied from a page. Each repair is one warning.
///
/// Every byte keeps its place, so that places in the repaired text are places in the pasted one.
struct PasteRepair {
  /// The repaired text; the same if there was no damage.
  let text: SourceText
  private(set) var warnings: [(title: String, span: Span)] = []

  init(_ source: SourceText) {
    var bytes = source.bytes
    var found: [(title: String, span: Span)] = []
    Self.mendFences(&bytes, source, &found)
    Self.mendGutter(&bytes, source, &found)
    Self.mendCharacters(&bytes, &found)
    warnings = found
    text =
      bytes == source.bytes
      ? source : SourceText(name: source.name, text: String(decoding: bytes, as: UTF8.self), bytes: bytes)
  }

  /// Removes a Markdown fence around the code.
  private static func mendFences(
    _ bytes: inout [UInt8], _ source: SourceText, _ found: inout [(title: String, span: Span)]
  ) {
    for number in 0..<source.lineCount {
      let span = source.span(ofLine: number)
      guard bytes[span.start..<span.end].drop(while: { $0 == 0x20 }).starts(with: Array("```".utf8)) else { continue }
      if !found.contains(where: { $0.title.hasPrefix("the fence") }) {
        found.append(("the fence of a Markdown block is left out", span))
      }
      // A page that has lost its line ends has code after the marks.
      let marks = bytes[span.start..<span.end].lastIndex(of: UInt8(ascii: "`")) ?? span.start
      let isAlone = bytes[marks..<span.end].dropFirst().split(separator: 0x20).count < 2
      for offset in span.start..<(isAlone ? span.end : marks + 1) { bytes[offset] = 0x20 }
    }
  }

  /// Removes the line numbers of a page, before the lines or in lines of their own.
  private static func mendGutter(
    _ bytes: inout [UInt8], _ source: SourceText, _ found: inout [(title: String, span: Span)]
  ) {
    var numbers: [Span] = []
    for number in 0..<source.lineCount {
      let span = source.span(ofLine: number)
      let line = bytes[span.start..<span.end]
      let start = span.start + line.prefix { $0 == 0x20 || $0 == 0x09 }.count
      let digits = bytes[start..<span.end].prefix { (0x30...0x39).contains($0) }
      guard !digits.isEmpty, Int(String(decoding: digits, as: UTF8.self)) == numbers.count + 1 else { continue }
      // `7`, `7.`, `7:` and `7|`
      let sign = bytes[digits.endIndex..<span.end].first.map { Array(".:|)".utf8).contains($0) ? 1 : 0 } ?? 0
      let rest = bytes[(digits.endIndex + sign)..<span.end]
      guard rest.isEmpty || rest.first == 0x20 || rest.first == 0x09 else { continue }
      numbers.append(Span(start: start, end: digits.endIndex + sign))
    }
    let lines = (0..<source.lineCount).filter {
      !source.text(in: source.span(ofLine: $0)).allSatisfy { $0.isWhitespace }
    }
    guard numbers.count >= 2, numbers.count * 2 >= lines.count, let first = numbers.first else { return }
    found.append(("the numbers of the lines are left out", first))
    for span in numbers { for offset in span.start..<span.end { bytes[offset] = 0x20 } }
  }

  /// Characters that a page replaces with others of several bytes. Blanks outside of the quotes fill the rest.
  private static let characters: [(from: [UInt8], to: [UInt8], reads: String)] = [
    ("\u{201C}", "  \"", "typographic quotes are read as \""),
    ("\u{201D}", "\"  ", "typographic quotes are read as \""),
    ("\u{2018}", "  '", "typographic quotes are read as '"), ("\u{2019}", "'  ", "typographic quotes are read as '"),
    ("\u{A0}", "  ", ""), ("&amp;&amp;", "&&        ", "&amp; is read as &"), ("&amp;", "&    ", "&amp; is read as &"),
    ("&lt;=", "<=   ", "&lt; is read as <"), ("&lt;", "<   ", "&lt; is read as <"),
    ("&gt;=", ">=   ", "&gt; is read as >"), ("&quot;", "\"     ", "&quot; is read as \""),
    ("&#34;", "\"    ", "&quot; is read as \""), ("&#39;", "'    ", "&#39; is read as '"),
    ("&nbsp;", "      ", "&nbsp; is read as a blank"),
    ("&gt;", ">   ", "&gt; is read as >"), ("\u{FF08}", "  (", "full-width signs are read as ASCII"),
    ("\u{FF09}", ")  ", "full-width signs are read as ASCII"),
    ("\u{FF0C}", ",  ", "full-width signs are read as ASCII"),
    ("\u{FF1B}", ";  ", "full-width signs are read as ASCII"),
    ("\u{FF1A}", ":  ", "full-width signs are read as ASCII"),
    ("\u{FF1D}\u{FF1D}", "==    ", "full-width signs are read as ASCII"),
    ("\u{FF1D}", "=  ", "full-width signs are read as ASCII"),
    ("\u{FF3B}", "  [", "full-width signs are read as ASCII"),
    ("\u{FF3D}", "]  ", "full-width signs are read as ASCII"),
    ("\u{FF5B}", "  {", "full-width signs are read as ASCII"),
    ("\u{FF5D}", "}  ", "full-width signs are read as ASCII"),
    ("\u{FF0A}", "*  ", "full-width signs are read as ASCII"),
    ("\u{FF20}", "  @", "full-width signs are read as ASCII"),
  ].map { (Array($0.utf8), Array($1.utf8), $2) }

  private static func mendCharacters(_ bytes: inout [UInt8], _ found: inout [(title: String, span: Span)]) {
    guard bytes.contains(where: { $0 >= 0x80 || $0 == UInt8(ascii: "&") }) else { return }
    /// The quote that ends the current string, and whether it is a typographic one.
    var quote: UInt8?
    var isTypographic = false
    var isInComment = false
    var isQuoted = false
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\n") { (isInComment, isQuoted) = (false, false) }
      if quote == nil, byte == UInt8(ascii: "/"), bytes.dropFirst(offset + 1).first == byte { isInComment = true }
      if isInComment {
        // Quotes of a comment are repaired without a warning: on a page without line ends they may be those of code.
        let isOpening = bytes[offset...].starts(with: Self.openingQuote)
        if isOpening || bytes[offset...].starts(with: Self.closingQuote) {
          isQuoted.toggle()
          bytes.replaceSubrange(offset..<(offset + 3), with: isQuoted ? [0x20, 0x20, 0x22] : [0x22, 0x20, 0x20])
          offset += 2
        }
        offset += 1
        continue
      }
      if byte == UInt8(ascii: "\\"), quote != nil {
        offset += 1
      } else if quote == nil, quotes.contains(byte) {
        (quote, isTypographic) = (byte, false)
      } else if byte == quote && !isTypographic || byte == UInt8(ascii: "\n") && quote != UInt8(ascii: "`") {
        quote = nil
      } else if byte >= 0x80 || byte == UInt8(ascii: "&"),
        let sign = characters.first(where: { bytes[offset...].starts(with: $0.from) })
      {
        let own = sign.to.first { quotes.contains($0) }
        // Inside a string all but its end is text.
        if quote == nil || isTypographic && own == quote {
          // The blanks are outside of the string, even if it begins with a closing quote.
          let opens = quote == nil && own != nil
          let filled = opens ? sign.to.filter { $0 == 0x20 } + sign.to.filter { $0 != 0x20 } : sign.to
          (quote, isTypographic) = quote == nil ? (own, own != nil) : (nil, false)
          bytes.replaceSubrange(offset..<(offset + sign.from.count), with: filled)
          let span = Span(start: offset, end: offset + sign.from.count)
          if !sign.reads.isEmpty, !found.contains(where: { $0.title == sign.reads }) {
            found.append((sign.reads, span))
          }
        }
        offset += sign.from.count - 1
      }
      offset += 1
    }
  }

  private static let openingQuote = Array("\u{201C}".utf8)
  private static let closingQuote = Array("\u{201D}".utf8)
  private static let quotes = Array("\"'`".utf8)
}
