import Streams

/// How a language writes those values in pictures that other languages write in another way.
package struct ValueWords: Sendable {
  /// The absence of a value.
  let none: String
  /// The value that says nothing but that it came.
  let unit: String
  let number: @Sendable (Double) -> String
  /// Whether the members of an object are in braces.
  let hasBraces: Bool
  /// The values that an object of the language's own library holds, which stand after its name; nothing for others.
  let contents: @Sendable (ObjectBox) -> (name: String, value: Value)?

  package init(
    none: String = "nil", unit: String = "unit", number: @escaping @Sendable (Double) -> String = { $0.description },
    hasBraces: Bool = false, contents: @escaping @Sendable (ObjectBox) -> (name: String, value: Value)? = { _ in nil }
  ) {
    self.none = none
    self.unit = unit
    self.number = number
    self.hasBraces = hasBraces
    self.contents = contents
  }
}
