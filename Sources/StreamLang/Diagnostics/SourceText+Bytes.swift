extension SourceText {
  /// Creates a text from a file's bytes. Throws if they are not UTF-8 or contain a NUL, as binary files do.
  public convenience init(name: String, bytes: [UInt8]) throws(SpannedFault) {
    let text = String(decoding: bytes, as: UTF8.self)
    // Decoding replaces bytes that are not UTF-8.
    guard text.utf8.elementsEqual(bytes) else { throw SpannedFault(.syntax(.notText), Span(at: 0)) }
    if let place = bytes.firstIndex(of: 0) {
      let lines = bytes[..<place].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let column = String(decoding: lines.last ?? [], as: UTF8.self).count + 1
      throw SpannedFault(.syntax(.holdsNull(line: lines.count, column: column)), Span(at: place))
    }
    self.init(name: name, text: text, bytes: bytes)
  }
}
