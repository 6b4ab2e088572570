/// The words of faults in JavaScript.
enum JSWords {
  /// The kinds of values as rxplay's own language calls them, with their names in JavaScript.
  private static let kinds = [
    "an Int": "a number", "a Double": "a number", "a Bool": "a boolean", "a String": "a string",
    "a closure": "a function", "a dictionary": "an object", "a tuple": "an array", "nil": "undefined", "unit": "null",
    "a duration": "a number", "another value": "a value of another kind",
  ]

  static func kind(_ name: String) -> String { kinds[name] ?? name }
}
