/// JSON as one object a line, without blanks and with its members in a fixed order.
public enum JSONText {
  /// Returns a string in quotes, with escapes for control characters and changes of the direction of writing.
  public static func string(_ text: String) -> String {
    var out = "\""
    var plain = text.startIndex
    let scalars = text.unicodeScalars
    var index = plain
    while index < scalars.endIndex {
      let next = scalars.index(after: index)
      if let escape = escape(scalars[index]) {
        out += text[plain..<index]
        out += escape
        plain = next
      }
      index = next
    }
    out += text[plain...]
    out += "\""
    return out
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    // U+2028 and U+2029 end a line for some readers of JSON lines.
    case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}": "\\u" + hexadecimal(scalar.value).lowercased()
    case _ where TextDirection.isControl(scalar): "\\u" + hexadecimal(scalar.value).lowercased()
    default: nil
    }
  }

  /// Returns a line of the log: its text, its time in nanoseconds, and its scheduler unless that is `main`.
  public static func log(time: Int64, text: String, scheduler: String? = nil) -> String {
    let scheduler = scheduler.map { ",\"scheduler\":" + string($0) } ?? ""
    return "{\"kind\":\"log\",\"t\":\(time)\(scheduler),\"text\":\(string(text))}"
  }

  /// Returns the value of an expression that is no stream: as printed, and as a JSON value.
  public static func value(text: String, json: String) -> String {
    "{\"kind\":\"value\",\"text\":\(string(text)),\"value\":\(json)}"
  }

  /// Returns a fault at a line and a column, both counted from 1.
  public static func error(line: Int, column: Int, message: String, isWarning: Bool = false) -> String {
    "{\"kind\":\"\(isWarning ? "warning" : "error")\",\"line\":\(line),\"column\":\(column),\"message\":\(string(message))}"
  }

  /// Returns a note for the reader, such as that the run was cut.
  public static func note(_ text: String) -> String {
    "{\"kind\":\"note\",\"text\":\(string(text))}"
  }
}
