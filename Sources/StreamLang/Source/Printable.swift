import Marbles

/// Makes any text fit for a terminal by escaping control characters.
public enum Printable {
  /// Returns the text with every control character except newlines and tabs, every separator of lines, and every mark
  /// that changes the direction of writing as an escape such as `\u{1b}`.
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

  /// Returns whether a scalar is a control character except a newline or a tab, a separator of lines, or a mark that
  /// changes the direction of writing.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A, 0x09: false
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: TextDirection.isControl(scalar)
    }
  }
}
