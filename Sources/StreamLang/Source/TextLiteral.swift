/// Writes text as the language does in a literal.
enum TextLiteral {
  /// Returns the text between quotes.
  static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// Returns the text without the quotes, as a part of a literal.
  static func escaped(_ text: String) -> String {
    var literal = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case _ where Printable.isControl(scalar): literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal
  }
}
