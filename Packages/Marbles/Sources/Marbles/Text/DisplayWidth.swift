/// The width of text in the cells of a terminal.
public enum DisplayWidth {
  /// Returns the cells of a text: two for East Asian wide characters, none for combining marks, two for an emoji
  /// sequence. Control characters have no width: they are escaped before they are drawn.
  public static func of(_ text: String) -> Int {
    // The width of printable ASCII is the number of its bytes.
    var isASCII = true
    for byte in text.utf8 where byte < 0x20 || byte >= 0x7F {
      isASCII = false
      break
    }
    return isASCII ? text.utf8.count : text.reduce(0) { $0 + of($1) }
  }

  /// Returns the cells of one grapheme.
  public static func of(_ grapheme: Character) -> Int {
    let scalars = grapheme.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.count == 1 { return of(first) }
    if isEmojiSequence(scalars, first: first) { return 2 }
    // Clusters of Indic scripts and Thai take a cell a letter, as terminals have it.
    return scalars.reduce(0) { $0 + of($1) }
  }

  /// Returns the cells of one scalar on its own.
  public static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x20 || (0x7F..<0xA0).contains(value) { return 0 }
    if value < 0x300 { return 1 }
    if isWide(value) { return 2 }
    return isZeroWidth(scalar) ? 0 : 1
  }

  /// Returns whether a text has another width in terminals that count scalars one by one: most emoji sequences do.
  static func dependsOnTerminal(_ text: String) -> Bool {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return false }
    return text.contains { grapheme in
      let scalars = grapheme.unicodeScalars
      return scalars.count > 1 && scalars.reduce(0) { $0 + of($1) } != of(grapheme)
    }
  }

  /// Returns whether a text has clusters that terminals disagree about: some join their parts and others do not.
  static func isDisputed(_ text: String) -> Bool {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return false }
    return text.contains { grapheme in
      let scalars = grapheme.unicodeScalars
      guard scalars.count > 1, let first = scalars.first else { return false }
      return isEmojiSequence(scalars, first: first)
        || scalars.contains { $0.value == 0x200D || $0.properties.generalCategory == .spacingMark }
    }
  }

  private static func isEmojiSequence(_ scalars: Character.UnicodeScalarView, first: Unicode.Scalar) -> Bool {
    if (0x1F1E6...0x1F1FF).contains(first.value) { return true }
    guard first.properties.isEmoji else { return false }
    return scalars.contains { scalar in
      // A presentation selector, a joiner, a skin tone, a keycap or a tag makes an emoji of the character before it.
      switch scalar.value {
      case 0xFE0F, 0x200D, 0x20E3, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F: true
      default: false
      }
    }
  }

  private static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // The vowels and final consonants of conjoining Hangul share the cells of the first consonant.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return true
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }

  private static func isWide(_ value: UInt32) -> Bool {
    // Even indices have the first scalar of a range, odd ones the last.
    var low = 0
    var high = wideRanges.count / 2
    while low < high {
      let middle = (low + high) / 2
      if value > wideRanges[2 * middle + 1] {
        low = middle + 1
      } else if value < wideRanges[2 * middle] {
        high = middle
      } else {
        return true
      }
    }
    return false
  }
}
