/// The signs that a picture is drawn with, each one cell wide.
struct Theme {
  var line: String
  var tick: String
  var subscribed = "^"
  var completed = "|"
  var error = "#"
  var disposed = "!"
  /// A lane that was still going on when the run stopped.
  var open: String
  /// A lane that was still going on when a budget stopped the run.
  var cut: String
  /// Where an inner stream was emitted.
  var hook: String
  /// An inner stream that was emitted and waits to be subscribed.
  var waiting: String
  /// Time that is left out stands between two of these.
  var gap: String
  /// Where pipelines beside each other differ.
  var differing: String
  var corner: String
  var bar: String

  static let unicode = Theme(
    line: "─", tick: "┼", open: "→", cut: "…", hook: "╰", waiting: "┄", gap: "╱", differing: "≠", corner: "┌", bar: "│")
  static let ascii = Theme(
    line: "-", tick: "+", open: ">", cut: "~", hook: "\\", waiting: ":", gap: "/", differing: "*", corner: "+", bar: "|"
  )

  /// A printed value as this theme can show it: in quotes when it holds one of the theme's own signs, and in double
  /// quotes when it is nothing that `ValueText` prints, so that no two texts come out alike.
  func display(_ text: String) -> String {
    var shown = text
    if !ValueText.standsAlone(text) {
      shown = ValueText.quoted(text, by: "\"")
    } else if line == "-", isMistakable(text) {
      shown = ValueText.quoted(text, by: "'")
    }
    return Bidirectional.closed(shown)
  }

  /// A name or calls of operators without the signs between and in calls that this theme does not have.
  func written(_ text: String) -> String {
    guard line == "-", text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    return text.reduce(into: "") { written, character in
      written += character == "·" ? "." : character == "…" ? "..." : String(character)
    }
  }

  /// Whether a text that can stand in a Unicode picture holds, outside its brackets and quotes, a sign of this theme.
  private func isMistakable(_ text: String) -> Bool {
    if text.hasPrefix("'") { return false }
    // An inner stream that waits; elsewhere in a value, as in 12:30, the sign is none.
    if text.hasPrefix(waiting) { return true }
    var depth = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "-"), UInt8(ascii: ">"), UInt8(ascii: "~"), UInt8(ascii: "\\"):
        if depth == 0 { return true }
      default: break
      }
    }
    return false
  }
}

/// What a part of a picture is, for those who show it in colour.
enum Style {
  case plain
  case faint
  case name
  case value
  case completed
  case error
  case disposed

  /// The parameters of the terminal's escape for this style; nil for none.
  var escape: String? {
    switch self {
    case .plain: nil
    case .faint: "2"
    case .name: "1"
    case .value: "36"
    case .completed: "32"
    case .error: "31"
    case .disposed: "33"
    }
  }
}

/// Text that runs from right to left.
enum Bidirectional {
  /// A text followed by a left-to-right mark when a terminal would otherwise let it turn what comes after it around.
  static func closed(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    return text.unicodeScalars.contains(where: runsLeft) ? text + "\u{200E}" : text
  }

  private static func runsLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
