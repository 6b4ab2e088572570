#if hasFeature(Embedded)
  extension StringProtocol {
    /// Whether a text stands somewhere in this one, byte by byte, which the standard library has only elsewhere.
    package func contains(_ part: String) -> Bool {
      let (bytes, part) = (Array(utf8), Array(part.utf8))
      guard part.count <= bytes.count else { return false }
      return (0...bytes.count - part.count).contains { bytes[$0..<($0 + part.count)].elementsEqual(part) }
    }
  }
#endif
