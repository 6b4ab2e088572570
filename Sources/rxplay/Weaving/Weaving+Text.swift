import Marbles
import Printing
import StreamLang

extension Weaving {
  /// The lines around the parts that are woven in place.
  private static var opening: String { "<!-- rxplay -->" }
  private static var closing: String { "<!-- /rxplay -->" }

  /// Returns the text of a file with the output of its blocks.
  ///
  /// - Parameter pieces: The output, by the number of the block.
  func assembled(_ file: MarkdownFences, _ pieces: [Int: [Piece]]) -> Result {
    var result = Result()
    var lines: [[UInt8]] = []
    let ending: [UInt8] = file.lines.first?.last == UInt8(ascii: "\r") ? [UInt8(ascii: "\r")] : []
    var number = 0
    var next = 0
    while number < file.lines.count {
      let block = file.blocks.indices.contains(next) ? file.blocks[next] : nil
      guard let block, block.opening == number else {
        if Self.isMark(file.lines[number], Self.opening), let end = end(ofWoven: number, in: file) {
          // The blank line before the mark was woven, too.
          if lines.last.map({ Self.isMark($0[...], "") }) == true { lines.removeLast() }
          number = end
          while file.blocks.indices.contains(next), file.blocks[next].opening < end { next += 1 }
          continue
        }
        lines.append(Array(file.lines[number]))
        number += 1
        continue
      }
      let hasText = block.code.contains { Self.begins(file.code(in: $0), with: "//>") }
      let isWoven = !(isInPlace && hasText) || block.words.contains("marbles")
      for line in number..<block.end {
        let isExpected = block.code.contains(line) && Self.begins(file.code(in: line), with: "//>")
        if isExpected, isWoven, !isInPlace, block.isScript { continue }
        lines.append(Array(file.lines[line]))
      }
      if isWoven, let woven = woven(pieces[next] ?? [], &result) {
        let margin = Self.margin(block.margin)
        for line in woven { lines.append((line.isEmpty ? Self.trimmed(margin) : margin) + Array(line.utf8) + ending) }
      }
      number = block.end
      next += 1
    }
    result.text = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    return result
  }

  /// Returns the line after the mark that closes a woven part; `nil` if none does.
  private func end(ofWoven start: Int, in file: MarkdownFences) -> Int? {
    (start..<file.lines.count).first { Self.isMark(file.lines[$0], Self.closing) }.map { $0 + 1 }
  }

  /// Returns whether a line has a mark and nothing else but the signs of quotations.
  private static func isMark(_ line: ArraySlice<UInt8>, _ mark: String) -> Bool {
    let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ">") }
    return text.prefix { $0 != UInt8(ascii: "\r") }.elementsEqual(mark.utf8)
  }

  /// Returns what lines after a block begin with: its quotations and blanks for its list items.
  private static func margin(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    bytes.map { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "\t") ? $0 : UInt8(ascii: " ") }
  }

  private static func trimmed(_ margin: [UInt8]) -> [UInt8] {
    Array(margin.prefix((margin.lastIndex { $0 == UInt8(ascii: ">") } ?? -1) + 1))
  }

  /// Returns the lines below a block; `nil` if it has no output.
  private func woven(_ pieces: [Piece], _ result: inout Result) -> [String]? {
    var lines: [String] = []
    var text = ""
    func endText() {
      guard !text.isEmpty else { return }
      let fence = text.contains("```") ? "~~~~" : "```"
      lines +=
        ["", fence + "text"] + text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
      lines.append(fence)
      text = ""
    }
    for piece in pieces {
      switch piece {
      case .text(let part): text += part
      case .picture(let svg, let alternative, let log):
        endText()
        result.count += 1
        lines += ["", picture(svg, alternative, log, &result)]
      }
    }
    endText()
    guard !lines.isEmpty else { return nil }
    return isInPlace ? ["", Self.opening] + lines.dropFirst() + [Self.closing] : lines
  }

  private func picture(_ svg: String, _ text: String, _ log: String, _ result: inout Result) -> String {
    let name = "\(stem)-\(Edition.digest(of: svg))"
    switch reference {
    case .inline:
      return
        "<img src=\"data:image/svg+xml;base64,\(Base64.text(of: Array(svg.utf8)))\" alt=\"\(Self.attribute(text))\">"
    case .file:
      result.pictures[name + ".svg"] = svg
      return "<img src=\"\(folder)/\(name).svg\" alt=\"\(Self.attribute(text))\">"
    case .named:
      result.pictures[name + ".svg"] = svg
      let events = log.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
      return "![\(Self.escaped(events.joined(separator: "; ")))](\(name))"
    }
  }

  /// Returns a text as the value of an attribute, on one line.
  ///
  /// Braces are escaped, since MDX and Liquid read them.
  private static func attribute(_ text: String) -> String {
    let text = text.hasSuffix("\n") ? text.dropLast() : text[...]
    return text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "{": result += "&#123;"
      case "}": result += "&#125;"
      case "\n": result += "&#10;"
      default: result.append(character)
      }
    }
  }

  /// Returns a text with escapes for the signs that mean something in Markdown.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "\\`*_{}[]<>#&|".contains(character) { result += "\\" }
      result.append(character)
    }
  }
}
