import StreamLang

/// Writes the actual output into the expected blocks that differ; the rest stays the same byte for byte.
enum ExpectationUpdate {
  static func updated(_ bytes: [UInt8], _ differences: [ScriptTest.Difference]) -> [UInt8] {
    var bytes = bytes
    for difference in differences.sorted(by: { $0.block.span.start > $1.block.span.start }) {
      let span = difference.block.span
      guard span.start <= span.end, span.end <= bytes.count else { continue }
      let lines = difference.actual.isEmpty ? [""] : difference.actual
      let newline = newline(before: span.start, in: bytes) + indentation(before: span.start, in: bytes)
      let block = lines.map { Array(($0.isEmpty ? "//>" : "//> \($0)").utf8) }.joined(separator: newline)
      bytes.replaceSubrange(span.start..<span.end, with: Array(block))
    }
    return bytes
  }

  /// Returns the blanks before a block, and in a quotation its signs.
  private static func indentation(before offset: Int, in bytes: [UInt8]) -> [UInt8] {
    let line = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let lead = bytes[line..<offset]
    if lead.allSatisfy({ " \t>".utf8.contains($0) }) { return Array(lead) }
    return Array(lead.reversed().prefix { " \t".utf8.contains($0) }.reversed())
  }

  /// Returns the line ending of the line before, for the new lines.
  private static func newline(before offset: Int, in bytes: [UInt8]) -> [UInt8] {
    guard let end = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")), end > 0, bytes[end - 1] == UInt8(ascii: "\r")
    else { return [UInt8(ascii: "\n")] }
    return [UInt8(ascii: "\r"), UInt8(ascii: "\n")]
  }
}
