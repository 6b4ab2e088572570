import Streams

/// Reads a JSON text into values, as the rules of a language make them.
package struct JSONReader {
  /// The values of a language.
  package struct Rules {
    let null: Value
    /// A number of these digits; nothing where they are none.
    let number: (String) -> Value?
    let object: ([(String, Value)]) -> Value

    package init(
      null: Value, number: @escaping (String) -> Value?, object: @escaping ([(String, Value)]) -> Value
    ) {
      self.null = null
      self.number = number
      self.object = object
    }
  }

  private let bytes: [UInt8]
  private let rules: Rules
  private let context: EvaluationContext
  /// How far the text is read: the place of the mistake where it is no JSON.
  package private(set) var position = 0

  package init(_ text: String, _ rules: Rules, _ context: EvaluationContext) {
    bytes = Array(text.utf8)
    self.rules = rules
    self.context = context
  }

  /// The value of the whole text; nothing where it is no JSON.
  package mutating func run() throws(ErrorValue) -> Value? {
    let value = try value(depth: 0)
    skipBlanks()
    return position == bytes.count ? value : nil
  }

  private var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

  private mutating func skipBlanks() { while [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 } }

  private mutating func takes(_ word: String) -> Bool {
    skipBlanks()
    guard bytes[min(position, bytes.count)...].starts(with: word.utf8) else { return false }
    position += word.utf8.count
    return true
  }

  private mutating func value(depth: Int) throws(ErrorValue) -> Value? {
    guard depth < 200 else { throw ErrorValue("this JSON is nested too deeply") }
    try context.countSteps(2)
    if takes("{") { return try object(depth) }
    if takes("[") { return try array(depth) }
    if byte == 0x22 { return string().map { .string($0) } }
    if takes("true") { return .bool(true) }
    if takes("false") { return .bool(false) }
    return takes("null") ? rules.null : number()
  }

  private mutating func object(_ depth: Int) throws(ErrorValue) -> Value? {
    var members: [(String, Value)] = []
    if takes("}") { return rules.object(members) }
    repeat {
      skipBlanks()
      guard let key = string(), takes(":"), let value = try value(depth: depth + 1) else { return nil }
      members.append((key, value))
    } while takes(",")
    return takes("}") ? rules.object(members) : nil
  }

  private mutating func array(_ depth: Int) throws(ErrorValue) -> Value? {
    var elements: [Value] = []
    if takes("]") { return .array(elements) }
    repeat {
      guard let value = try value(depth: depth + 1) else { return nil }
      elements.append(value)
    } while takes(",")
    return takes("]") ? .array(elements) : nil
  }

  private mutating func number() -> Value? {
    let start = position
    while "+-0123456789.eE".utf8.contains(byte) { position += 1 }
    guard let number = rules.number(String(decoding: bytes[start..<position], as: UTF8.self)) else {
      position = start
      return nil
    }
    return number
  }

  private mutating func string() -> String? {
    guard byte == 0x22 else { return nil }
    position += 1
    // An escape is a unit of UTF-16, two of which may be one character.
    var units: [UInt16] = []
    var start = position
    func plain() -> String.UTF16View { String(decoding: bytes[start..<position], as: UTF8.self).utf16 }
    while position < bytes.count, byte != 0x22 {
      guard byte == 0x5C else {
        position += 1
        continue
      }
      units += plain()
      position += 1
      guard let unit = escaped() else { return nil }
      units.append(unit)
      start = position
    }
    units += plain()
    guard byte == 0x22 else { return nil }
    position += 1
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func escaped() -> UInt16? {
    let sign = byte
    position = min(position + 1, bytes.count)
    switch sign {
    case 0x6E: return 0x0A
    case 0x74: return 0x09
    case 0x72: return 0x0D
    case 0x62: return 0x08
    case 0x66: return 0x0C
    case 0x22, 0x5C, 0x2F: return UInt16(sign)
    case 0x75:
      let end = min(position + 4, bytes.count)
      let digits = String(decoding: bytes[position..<end], as: UTF8.self)
      position = end
      return digits.utf8.count == 4 ? UInt16(digits, radix: 16) : nil
    default: return nil
    }
  }
}
