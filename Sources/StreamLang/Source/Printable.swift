import Marbles

/// Text that may hold anything, made fit for a terminal: control characters are written out.
public enum Printable {
  /// Every control but newlines and tabs, every separator of lines, and every mark that turns the direction of writing,
  /// as `\u{1b}`.
  public static func text(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var printable = ""
    for scalar in text.unicodeScalars {
      if isControl(scalar) {
        printable += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        printable.unicodeScalars.append(scalar)
      }
    }
    return printable
  }

  /// Newlines and tabs may stand; other controls, separators of lines, and marks that turn the direction of writing,
  /// may not.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A, 0x09: false
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: TextDirection.isControl(scalar)
    }
  }
}
