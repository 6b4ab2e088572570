extension SourceText {
  /// A text from a file's bytes; throws when they are not UTF-8 or hold a NUL, as binary files do.
  public convenience init(name: String, bytes: [UInt8]) throws(SpannedFault) {
    let text = String(decoding: bytes, as: UTF8.self)
    // Decoding replaces bytes that are not UTF-8.
    guard !bytes.contains(0), text.utf8.elementsEqual(bytes) else {
      throw SpannedFault(.syntax(.notText), Span(at: 0))
    }
    self.init(name: name, text: text, bytes: bytes)
  }
}
