import StreamLang
import Streams

/// Reads a JSON text as `JSON.parse` does; a mistake is the error that V8 makes of it.
struct JSJSONReader {
  private let units: [UInt16]
  private let context: EvaluationContext
  private var position = 0

  /// The maximum nesting depth of values.
  private static let deepest = 200

  init(_ text: String, _ context: EvaluationContext) {
    units = Array(text.utf16)
    self.context = context
  }

  /// The value of the whole text.
  mutating func run() throws(ErrorValue) -> Value {
    let value = try value(depth: 0)
    skipBlanks()
    if position < units.count { throw fault("Unexpected non-whitespace character after JSON") }
    return value
  }

  private var unit: UInt16 { position < units.count ? units[position] : 0 }

  private func isSign(_ sign: Unicode.Scalar) -> Bool { position < units.count && UInt32(unit) == sign.value }

  private var isDigit: Bool { unit >= 0x30 && unit <= 0x39 }

  private mutating func skipBlanks() {
    while position < units.count, [0x20, 0x09, 0x0A, 0x0D].contains(unit) { position += 1 }
  }

  private mutating func accept(_ sign: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard isSign(sign) else { return false }
    position += 1
    return true
  }

  // MARK: Values

  private mutating func value(depth: Int) throws(ErrorValue) -> Value {
    guard depth < Self.deepest else { throw ErrorValue("this JSON is nested too deeply") }
    try context.countSteps(2)
    skipBlanks()
    if accept("{") { return try object(depth) }
    if accept("[") { return try array(depth) }
    if isSign("\"") { return .string(try string()) }
    for (word, value) in [("true", Value.bool(true)), ("false", .bool(false)), ("null", JSValue.null)]
    where word.utf16.first == unit {
      for letter in word.utf16 {
        guard unit == letter, position < units.count else { throw unexpected() }
        position += 1
      }
      return value
    }
    guard isDigit || isSign("-") else { throw unexpected() }
    return try number()
  }

  private mutating func object(_ depth: Int) throws(ErrorValue) -> Value {
    var members: [(String, Value)] = []
    if accept("}") { return JSObject.make(members, in: context) }
    repeat {
      skipBlanks()
      guard isSign("\"") else {
        throw fault(
          members.isEmpty ? "Expected property name or '}'" : "Expected double-quoted property name", inText: true)
      }
      let key = try string()
      guard accept(":") else { throw fault("Expected ':' after property name", inText: true) }
      members.append((key, try value(depth: depth + 1)))
    } while accept(",")
    guard accept("}") else { throw fault("Expected ',' or '}' after property value", inText: true) }
    return JSObject.make(members, in: context)
  }

  private mutating func array(_ depth: Int) throws(ErrorValue) -> Value {
    var elements: [Value] = []
    if accept("]") { return .array(elements) }
    repeat { elements.append(try value(depth: depth + 1)) } while accept(",")
    guard accept("]") else { throw fault("Expected ',' or ']' after array element", inText: true) }
    return .array(elements)
  }

  private mutating func number() throws(ErrorValue) -> Value {
    let start = position
    if isSign("-") {
      position += 1
      guard isDigit else { throw fault("No number after minus sign", inText: true) }
    }
    if isSign("0") {
      position += 1
      if isDigit { throw fault("Unexpected number", inText: true) }
    } else {
      while isDigit { position += 1 }
    }
    if isSign(".") {
      position += 1
      guard isDigit else { throw fault("Unterminated fractional number", inText: true) }
      while isDigit { position += 1 }
    }
    if isSign("e") || isSign("E") {
      position += 1
      if isSign("+") || isSign("-") { position += 1 }
      guard isDigit else { throw fault("Exponent part is missing a number", inText: true) }
      while isDigit { position += 1 }
    }
    return JSValue.number(Double(String(decoding: units[start..<position], as: UTF16.self)) ?? .nan)
  }

  private mutating func string() throws(ErrorValue) -> String {
    position += 1
    var text: [UInt16] = []
    while true {
      guard position < units.count else { throw fault("Unterminated string", inText: true) }
      let unit = unit
      if unit == 0x22 { break }
      if unit < 0x20 { throw fault("Bad control character in string literal", inText: true) }
      position += 1
      text.append(unit == 0x5C ? try escaped() : unit)
    }
    position += 1
    return String(decoding: text, as: UTF16.self)
  }

  private mutating func escaped() throws(ErrorValue) -> UInt16 {
    let escapes: [UInt16: UInt16] = [
      0x6E: 0x0A, 0x74: 0x09, 0x72: 0x0D, 0x62: 0x08, 0x66: 0x0C, 0x22: 0x22, 0x5C: 0x5C, 0x2F: 0x2F,
    ]
    guard position < units.count else { throw fault("Unterminated string", inText: true) }
    if let meant = escapes[unit] {
      position += 1
      return meant
    }
    guard isSign("u") else { throw fault("Bad escaped character", inText: true) }
    position += 1
    var code: UInt16 = 0
    for _ in 0..<4 {
      guard let scalar = Unicode.Scalar(unit), let digit = Int(String(scalar), radix: 16), position < units.count else {
        throw fault("Bad Unicode escape", inText: true)
      }
      code = code << 4 | UInt16(digit)
      position += 1
    }
    return code
  }

  // MARK: Faults

  private func fault(_ title: String, inText: Bool = false) -> ErrorValue {
    ErrorValue(
      title + (inText ? " in JSON" : "") + " at position \(position)", code: JSError.code(of: "SyntaxError"),
      isMadeByScript: true)
  }

  /// The fault of a sign that begins no value.
  private func unexpected() -> ErrorValue {
    let code = JSError.code(of: "SyntaxError")
    let whole = String(decoding: units, as: UTF16.self)
    guard position < units.count else {
      return ErrorValue("Unexpected end of JSON input", code: code, isMadeByScript: true)
    }
    if ["NaN", "Infinity", "undefined", "[object Object]"].contains(whole) {
      return ErrorValue("\"\(whole)\" is not valid JSON", code: code, isMadeByScript: true)
    }
    let sign = String(decoding: [unit], as: UTF16.self)
    // A long text is shown around the place.
    let (start, end) = units.count > 20 ? (max(0, position - 10), min(units.count, position + 10)) : (0, units.count)
    let shown = String(decoding: units[start..<end], as: UTF16.self)
    let text = (start > 0 ? "..." : "") + "\"\(shown)\"" + (end < units.count ? "..." : "")
    return ErrorValue("Unexpected token '\(sign)', \(text) is not valid JSON", code: code, isMadeByScript: true)
  }
}
