/// How many cells of a terminal a text takes. `Marbles.DisplayWidth` takes its place when it is merged.
enum DisplayCells {
  static func count(of text: String) -> Int {
    text.reduce(0) { $0 + count(of: $1) }
  }

  /// The first scalar decides: what follows in a character is drawn over it.
  private static func count(of character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.value < 0x300 { return 1 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    let isEmoji = first.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}")
    return isEmoji || wide.contains { $0.contains(first.value) } ? 2 : 1
  }

  /// East Asian wide and full-width blocks.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x1F1E6...0x1F1FF, 0x20000...0x3FFFD,
  ]
}
