/// The scripts in a Markdown file: its ```` ```rx ```` fences, in one session.
///
/// Fences are CommonMark's: of three or more backticks or tildes, indented by at most three blanks, also in items of
/// lists; the words after `rx` on the line are ignored. Fences in quotations (`>`) are not run.
struct MarkdownScript {
  private struct Fence {
    let mark: UInt8
    let length: Int
    let isScript: Bool
    /// The column of the text of the list item that holds the fence.
    let margin: Int
  }

  /// The column of the text of each open list item, from the outermost.
  private var margins: [Int] = []
  private var fence: Fence?

  /// The text with everything outside of `rx` fences blanked out, so that places in it are places in the file.
  static func masked(_ bytes: [UInt8]) -> [UInt8] {
    var script = MarkdownScript()
    var masked: [UInt8] = []
    masked.reserveCapacity(bytes.count)
    var isFirst = true
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if !isFirst { masked.append(UInt8(ascii: "\n")) }
      isFirst = false
      if script.isScript(line) {
        masked.append(contentsOf: line)
      } else {
        masked.append(contentsOf: repeatElement(UInt8(ascii: " "), count: line.count))
      }
    }
    return masked
  }

  /// Whether a file has `rx` fences.
  static func hasScripts(_ bytes: [UInt8]) -> Bool {
    var script = MarkdownScript()
    return bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).contains { script.isScript($0) }
  }

  /// Whether the next line is a line of a script.
  private mutating func isScript(_ line: ArraySlice<UInt8>) -> Bool {
    let (column, text) = Self.indentation(line)
    let isBlank = text.isEmpty
    if let fence {
      if isBlank || column >= fence.margin {
        if Self.closes(fence, text), column - fence.margin < 4 {
          self.fence = nil
          return false
        }
        return fence.isScript
      }
      // The list item that holds the fence has ended, and the fence with it.
      self.fence = nil
    }
    if isBlank { return false }
    while let margin = margins.last, column < margin { margins.removeLast() }
    open(text, at: column)
    return false
  }

  /// Reads a line outside of fences: list items that begin there, and a fence.
  private mutating func open(_ text: ArraySlice<UInt8>, at column: Int) {
    var (column, text) = (column, text)
    while column - (margins.last ?? 0) < 4, let marker = Self.listMarker(text) {
      let (blanks, rest) = Self.indentation(text.dropFirst(marker))
      // With a code block in the item, or nothing, the item's text begins one blank after the marker.
      let gap = blanks == 0 || blanks > 4 ? 1 : blanks
      margins.append(column + marker + gap)
      (column, text) = (column + marker + blanks, rest)
    }
    let margin = margins.last ?? 0
    guard column - margin < 4, let mark = text.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else {
      return
    }
    let length = text.prefix { $0 == mark }.count
    let info = Self.indentation(text.dropFirst(length)).text
    guard length >= 3, mark == UInt8(ascii: "~") || !info.contains(mark) else { return }
    let language = info.prefix { $0 > 0x20 && $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "{") }
    fence = Fence(mark: mark, length: length, isScript: language.elementsEqual("rx".utf8), margin: margin)
  }

  private static func closes(_ fence: Fence, _ text: ArraySlice<UInt8>) -> Bool {
    let length = text.prefix { $0 == fence.mark }.count
    return length >= fence.length && text.dropFirst(length).allSatisfy { $0 <= 0x20 }
  }

  /// The length of the marker of a list item at the start of a line, in bytes: `-`, `+`, `*`, `1.`, `1)`.
  private static func listMarker(_ text: ArraySlice<UInt8>) -> Int? {
    guard let first = text.first else { return nil }
    var length = 1
    if first >= UInt8(ascii: "0"), first <= UInt8(ascii: "9") {
      length = text.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }.count + 1
      let end = text.dropFirst(length - 1).first
      guard length <= 10, end == UInt8(ascii: ".") || end == UInt8(ascii: ")") else { return nil }
    } else if first != UInt8(ascii: "-"), first != UInt8(ascii: "+"), first != UInt8(ascii: "*") {
      return nil
    }
    return text.dropFirst(length).first.map { $0 <= 0x20 } ?? true ? length : nil
  }

  /// The column at which a line's text begins, where tab stops are four columns apart, and that text.
  private static func indentation(_ line: ArraySlice<UInt8>) -> (column: Int, text: ArraySlice<UInt8>) {
    var column = 0
    var text = line
    while let byte = text.first, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r") {
      column = byte == UInt8(ascii: "\t") ? (column / 4 + 1) * 4 : column + 1
      text = text.dropFirst()
    }
    return (column, text)
  }
}
