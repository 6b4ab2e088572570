/// The signs of a picture: of Unicode, or of ASCII alone.
struct Theme {
  let isASCII: Bool

  static let unicode = Theme(isASCII: false)
  static let ascii = Theme(isASCII: true)

  subscript(sign: PictureSign) -> String { isASCII ? sign.ascii : sign.unicode }

  /// Returns the text of all events at one instant: in brackets if there are several.
  ///
  /// Values have blanks between them. Signs need none, except that of an error before a value: it can have a number.
  func group(_ members: [String]) -> String {
    if members.count == 1 { return members[0] }
    func isSign(_ text: String) -> Bool { text.count == 1 && text.contains(where: PictureSign.needsNoBlank) }
    var text = "["
    var needsBlank = false
    for member in members {
      if needsBlank, !isSign(member), !member.hasPrefix(self[.error]) { text += " " }
      text += member
      needsBlank = !isSign(member)
    }
    return text + "]"
  }

  /// Returns a printed value as this theme can show it, so that no two texts look alike.
  ///
  /// A text that `ValueText` does not print gets double quotes. One that contains a sign of this theme gets brackets if
  /// it is a number, otherwise quotes.
  func display(_ text: String) -> String {
    var shown = text
    if !ValueText.standsAlone(text) {
      shown = ValueText.quoted(text, by: "\"")
    } else if isASCII, isMistakable(text) {
      shown = ValueText.readsAsAnotherKind(text) ? "(\(text))" : ValueText.quoted(text, by: "'")
    }
    return TextDirection.closed(shown)
  }

  /// Returns a name or calls of operators without the signs between and in calls that this theme does not have.
  func written(_ text: String) -> String {
    guard isASCII, text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    return text.reduce(into: "") { written, character in
      written += character == "·" ? "." : character == "…" ? "..." : String(character)
    }
  }

  private static let signsOfASCII = Set(PictureSign.onLanes.flatMap { $0.ascii.utf8 })

  /// Returns whether a text of a Unicode picture contains, outside its brackets and quotes, a sign of this theme.
  private func isMistakable(_ text: String) -> Bool {
    if text.hasPrefix("'") { return false }
    // At the beginning, the sign is that of an inner stream that waits; elsewhere in a value, as in 12:30, it is none.
    if text.hasPrefix(self[.waiting]) { return true }
    var depth = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      default: if depth == 0, Self.signsOfASCII.contains(byte) { return true }
      }
    }
    return false
  }
}

/// The style of a part of a picture, which may be shown in colour.
enum Style {
  case plain
  case faint
  case name
  case value
  case completed
  case error
  case interrupted
  case disposed

  /// The parameters of the terminal's escape for this style; `nil` for none.
  var escape: String? {
    switch self {
    case .plain: nil
    case .faint: "2"
    case .name: "1"
    case .value: "36"
    case .completed: "32"
    case .error: "31"
    case .interrupted: "35"
    case .disposed: "33"
    }
  }
}
