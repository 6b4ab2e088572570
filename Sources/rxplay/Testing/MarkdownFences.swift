/// The fenced blocks of a Markdown file. Its scripts are the ```` ```rx ```` fences, which share a session.
///
/// Fences are those of CommonMark: three or more backticks or tildes, indented by at most three blanks, also in items
/// of lists and in quotations (`>`).
struct MarkdownFences {
  /// A fenced block. Lines are counted from 0.
  struct Block {
    /// The words after the signs of its opening fence; the first one is the language.
    let words: [String]
    /// The line of the opening fence, and the bytes of that line before the fence.
    let opening: Int
    let margin: ArraySlice<UInt8>
    /// The lines of its code.
    fileprivate(set) var code: Range<Int>
    /// The line after the block.
    fileprivate(set) var end: Int

    /// Whether it is a script of rxplay's own.
    var isScript: Bool { words.first == "rx" }
  }

  private struct Fence {
    let mark: UInt8
    let length: Int
    let words: [String]
    /// The beginning of the fence in its file.
    let start: Int
    /// The column of the text of the list item around the fence.
    let margin: Int
    /// The number of quotations around the fence.
    let quotes: Int
  }

  /// The blocks in the order of the file.
  private(set) var blocks: [Block] = []
  /// The lines of the file, without their ends.
  let lines: [ArraySlice<UInt8>]
  /// The beginning of the code in each line; `nil` outside of code.
  private var starts: [Int?] = []
  /// The column of the text of each open list item, from the outermost.
  private var margins: [Int] = []
  private var fence: Fence?
  /// The number of quotations around the line before.
  private var quotes = 0

  /// Reads a file.
  init(_ bytes: [UInt8]) {
    lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      let before = fence?.start
      let start = start(ofCodeIn: line)
      starts.append(start)
      if before != nil, !blocks.isEmpty {
        // The line of a closing fence belongs to the block; one that ends the text around the fence does not.
        let isInside = start != nil
        if isInside { blocks[blocks.count - 1].code = blocks[blocks.count - 1].code.lowerBound..<number + 1 }
        if isInside || hasClosed { blocks[blocks.count - 1].end = number + 1 }
      }
      if let fence, fence.start != before {
        blocks.append(
          Block(
            words: fence.words, opening: number, margin: line[..<fence.start], code: number + 1..<number + 1,
            end: number + 1))
      }
    }
  }

  /// Returns the file with blanks for everything outside of some blocks, so that places in it are places in the file.
  func masked(where isKept: (Block) -> Bool = { $0.isScript }) -> [UInt8] {
    var masked: [UInt8] = []
    masked.reserveCapacity(lines.reduce(0) { $0 + $1.count + 1 })
    let kept = Set(blocks.filter(isKept).flatMap { $0.code })
    for (number, line) in lines.enumerated() {
      if number > 0 { masked.append(UInt8(ascii: "\n")) }
      let start = kept.contains(number) ? starts[number] ?? line.endIndex : line.endIndex
      masked.append(contentsOf: repeatElement(UInt8(ascii: " "), count: start - line.startIndex))
      masked.append(contentsOf: line[start...])
    }
    return masked
  }

  /// Returns a line of code without the signs of quotations and list items before it.
  func code(in line: Int) -> ArraySlice<UInt8> { lines[line][(starts[line] ?? lines[line].endIndex)...] }

  /// Whether the last line that was read is a closing fence.
  private var hasClosed = false

  /// Returns the beginning of the code in the next line; `nil` if it is no line of code.
  private mutating func start(ofCodeIn line: ArraySlice<UInt8>) -> Int? {
    hasClosed = false
    // Editors of Windows begin a file with a byte order mark.
    let line = line.startIndex == 0 && line.starts(with: [0xEF, 0xBB, 0xBF]) ? line.dropFirst(3) : line
    let (depth, text) = Self.unquoted(line, upTo: fence?.quotes ?? .max)
    // A quotation that ends also ends its fence, and one that begins ends the list of the text before it.
    if let fence, depth < fence.quotes { self.fence = nil }
    if fence == nil, depth != quotes { margins = [] }
    quotes = depth
    return isCode(text) ? text.startIndex : nil
  }

  /// Returns a line without the signs of its quotations, and their number.
  private static func unquoted(_ line: ArraySlice<UInt8>, upTo most: Int) -> (depth: Int, text: ArraySlice<UInt8>) {
    var (depth, rest) = (0, line)
    while depth < most {
      let (column, text) = indentation(rest)
      guard column < 4, text.first == UInt8(ascii: ">") else { break }
      rest = text.dropFirst()
      if rest.first == UInt8(ascii: " ") { rest = rest.dropFirst() }
      depth += 1
    }
    return (depth, rest)
  }

  /// Returns whether the next line, without the signs of quotations, is a line of code.
  private mutating func isCode(_ line: ArraySlice<UInt8>) -> Bool {
    let (column, text) = Self.indentation(line)
    let isBlank = text.isEmpty
    if let fence {
      if isBlank || column >= fence.margin {
        if Self.closes(fence, text), column - fence.margin < 4 {
          self.fence = nil
          hasClosed = true
          return false
        }
        return true
      }
      // The list item around the fence has ended, and the fence with it.
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
      // If the item begins with a code block, or is empty, its text begins one blank after the marker.
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
    let words = info.split {
      $0 <= 0x20 || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}")
    }
    fence = Fence(
      mark: mark, length: length, words: words.map { String(decoding: $0, as: UTF8.self) }, start: text.startIndex,
      margin: margin, quotes: quotes)
  }

  private static func closes(_ fence: Fence, _ text: ArraySlice<UInt8>) -> Bool {
    let length = text.prefix { $0 == fence.mark }.count
    return length >= fence.length && text.dropFirst(length).allSatisfy { $0 <= 0x20 }
  }

  /// Returns the length of the marker of a list item at the start of a line, in bytes: `-`, `+`, `*`, `1.`, `1)`.
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

  /// Returns the column of a line's text, with tab stops every four columns, and that text.
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
