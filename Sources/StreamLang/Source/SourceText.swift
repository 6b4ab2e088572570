/// A named text, with conversions of its offsets to lines and columns.
public final class SourceText: Sendable {
  /// The name in messages: a file's path, `-`, `-e` or the like.
  public let name: String
  /// The whole text.
  public let text: String
  /// The text in UTF-8, which spans count in.
  let bytes: [UInt8]
  /// The offset of each line; never empty.
  private let lineStarts: [Int]
  /// The texts that it was joined of, each with its offset; empty for a text from one place.
  private let parts: [(name: String, start: Int)]

  /// Creates a text with a name.
  public convenience init(name: String, text: String) {
    self.init(name: name, text: text, bytes: Array(text.utf8))
  }

  /// Creates one text of several: messages use the name and the lines of each.
  public convenience init(joining texts: [SourceText]) {
    var bytes: [UInt8] = []
    var parts: [(name: String, start: Int)] = []
    for text in texts {
      if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
      parts.append((text.name, bytes.count))
      bytes += text.bytes
    }
    let text = String(decoding: bytes, as: UTF8.self)
    self.init(name: texts.first?.name ?? "", text: text, bytes: bytes, parts: parts)
  }

  init(name: String, text: String, bytes: [UInt8], parts: [(name: String, start: Int)] = []) {
    self.name = name
    self.parts = parts
    self.text = text
    self.bytes = bytes
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      for offset in 0..<bytes.count where bytes[offset] == UInt8(ascii: "\n") { starts.append(offset + 1) }
    }
    lineStarts = starts
  }

  /// The number of lines; a text that ends in a newline has an empty last one.
  public var lineCount: Int { lineStarts.count }

  /// Returns the line of an offset, from 0.
  public func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the span of a line, from 0, without its end; empty at the end of the text for lines beyond it.
  public func span(ofLine line: Int) -> Span {
    guard lineStarts.indices.contains(line) else { return Span(at: bytes.count) }
    let start = lineStarts[line]
    var end = line + 1 < lineStarts.count ? lineStarts[line + 1] - 1 : bytes.count
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return Span(start: start, end: end)
  }

  /// Returns the characters of a span, as far as it is within the text.
  public func text(in span: Span) -> String { String(decoding: bytes[range(of: span)], as: UTF8.self) }

  /// Returns whether a text occurs within a span, or anywhere, byte by byte.
  package func mentions(_ part: String, in span: Span? = nil) -> Bool {
    let range = span.map { self.range(of: $0) } ?? 0..<bytes.count
    let part = Array(part.utf8)
    guard let first = part.first else { return true }
    return bytes.withUnsafeBufferPointer { bytes in
      var start = range.lowerBound
      while start <= range.upperBound - part.count {
        if bytes[start] == first, bytes[start..<start + part.count].elementsEqual(part) { return true }
        start += 1
      }
      return false
    }
  }

  private func range(of span: Span) -> Range<Int> {
    let start = min(max(span.start, 0), bytes.count)
    return start..<min(max(span.end, start), bytes.count)
  }

  /// Returns the line and column of an offset, from 1, with columns in characters, in the part of a joined text.
  public func position(at offset: Int) -> (line: Int, column: Int) {
    let line = line(at: offset)
    let start = span(ofLine: line).start
    let first = part(at: offset).map { self.line(at: $0.start) } ?? 0
    return (line - first + 1, text(in: Span(start: start, end: offset)).count + 1)
  }

  /// Returns the name of the text at an offset.
  public func name(at offset: Int) -> String { part(at: offset)?.name ?? name }

  /// The texts that it was joined of, or itself, each with its offset.
  var pieces: [(text: SourceText, start: Int)] {
    guard !parts.isEmpty else { return [(self, 0)] }
    return parts.indices.map { index in
      let end = index + 1 < parts.count ? parts[index + 1].start - 1 : bytes.count
      let piece = Span(start: parts[index].start, end: end)
      return (SourceText(name: parts[index].name, text: text(in: piece)), piece.start)
    }
  }

  /// Returns whether a place of pasted code is in its drive: in a text after the code, or in a comment such as
  /// `//! wait(1s)`.
  func isInDrive(_ span: Span) -> Bool {
    if parts.dropFirst().contains(where: { span.start >= $0.start }) { return true }
    let line = self.span(ofLine: line(at: span.start))
    let text = bytes[range(of: line)].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return text.starts(with: "//!".utf8)
  }

  private func part(at offset: Int) -> (name: String, start: Int)? { parts.last { $0.start <= offset } }
}
