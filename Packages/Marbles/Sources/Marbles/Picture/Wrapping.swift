/// Breaks text into lines.
public enum Wrapping {
  /// Returns lines of at most that many cells. The text can be reassembled from them.
  ///
  /// The width is in display cells, and at least one. At the end of a line a single blank is omitted, or, with
  /// `breaksCalls`, the next call of a pipeline begins; a line that ends anywhere else ends with a backslash.
  public static func lines(_ text: String, width: Int, breaksCalls: Bool = false) -> [String] {
    if DisplayWidth.of(text) <= width { return [text] }
    let graphemes = Array(text)
    var lines: [String] = []
    var start = 0
    while let cut = cut(graphemes, from: start, width: width, breaksCalls: breaksCalls) {
      lines.append(String(graphemes[start..<cut.end]) + (cut.isForced ? "\\" : ""))
      start = cut.next
    }
    lines.append(String(graphemes[start...]))
    return lines
  }

  /// Returns words in lines of at most that many cells: the first after a lead, the later ones indented.
  ///
  /// The width and the indent are in display cells. A word that is longer than a line has one of its own. Between wide
  /// characters a line may end anywhere, unless the next one would begin with a closing sign or this one end with an
  /// opening sign.
  public static func paragraph(_ text: String, after lead: String, indent: Int, width: Int) -> [String] {
    var lines: [String] = []
    var line = lead
    var isFresh = true
    for word in text.split(separator: " ") {
      var gap = isFresh ? "" : " "
      for part in parts(of: word) {
        if !isFresh, DisplayWidth.of(line) + gap.utf8.count + DisplayWidth.of(part) > width {
          lines.append(line)
          line = String(repeating: " ", count: indent) + part
        } else {
          line += gap + part
        }
        isFresh = false
        gap = ""
      }
    }
    return lines + [line]
  }

  /// Returns the parts of a word between which a line may end.
  private static func parts(of word: Substring) -> [String] {
    if word.utf8.allSatisfy({ $0 < 0x80 }) { return [String(word)] }
    var parts: [String] = []
    var last: Character?
    for sign in word {
      let isWide = DisplayWidth.of(sign) > 1 || last.map { DisplayWidth.of($0) > 1 } ?? false
      if isWide, let last, !openingSigns.contains(last), !closingSigns.contains(sign) {
        parts.append(String(sign))
      } else {
        parts.append((parts.popLast() ?? "") + String(sign))
      }
      last = sign
    }
    return parts
  }

  /// Signs that must not end a line, and those that must not begin one (避头尾).
  private static let openingSigns: Set<Character> = ["(", "[", "{", "“", "‘", "《", "「", "『", "【", "〔", "\u{FF08}"]
  private static let closingSigns: Set<Character> = [
    ")", "]", "}", "”", "’", "》", "」", "』", "】", "〕", "。", "、", "…", "—", "·", ".", ",", ";", ":", "?", "!", "%",
    "\u{FF01}", "\u{FF09}", "\u{FF0C}", "\u{FF1A}", "\u{FF1B}", "\u{FF1F}",
  ]

  private struct Cut {
    /// The end of the line, and the beginning of the next one.
    var end: Int
    var next: Int
    var isForced = false
  }

  /// Returns the end of the line that begins at `start`; `nil` if all the rest fits.
  private static func cut(_ text: [Character], from start: Int, width: Int, breaksCalls: Bool) -> Cut? {
    var cells = 0
    var blank: Cut?
    var call: Cut?
    var forced = start + 1
    for index in start..<text.count {
      // A break in the first half of a line would waste more than it gains.
      if cells > width / 2 {
        if isLoneBlank(text, index) { blank = Cut(end: index, next: index + 1) }
        if breaksCalls, isCall(text, index) { call = Cut(end: index, next: index) }
        if breaksCalls, isLoneBlank(text, index), text[index + 1] == "·" { call = Cut(end: index, next: index + 1) }
      }
      // Room for the backslash.
      if cells < width { forced = max(forced, index) }
      cells += DisplayWidth.of(text[index])
      if cells > width { return call ?? blank ?? Cut(end: forced, next: forced, isForced: true) }
    }
    return nil
  }

  /// Returns whether a blank can be omitted: neither lost among others nor taken for one after a last backslash.
  private static func isLoneBlank(_ text: [Character], _ index: Int) -> Bool {
    guard text[index] == " ", index > 0, index + 1 < text.count else { return false }
    return text[index - 1] != " " && text[index - 1] != "\\" && text[index + 1] != " "
  }

  private static func isCall(_ text: [Character], _ index: Int) -> Bool {
    text[index] == "." && index > 0 && (text[index - 1] == ")" || text[index - 1] == "}")
  }
}
