#if hasFeature(Embedded)
  extension StringProtocol {
    /// Returns whether a text occurs in this one, byte by byte. The standard library has this only on some platforms.
    package func contains(_ part: String) -> Bool {
      let (bytes, part) = (Array(utf8), Array(part.utf8))
      guard part.count <= bytes.count else { return false }
      return (0...bytes.count - part.count).contains { bytes[$0..<($0 + part.count)].elementsEqual(part) }
    }
  }
#endif
