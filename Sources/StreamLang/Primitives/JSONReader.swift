import Streams

/// The tree that a JSON text is read into.
package struct JSONRules<Tree> {
  package let null: Tree
  package let bool: (Bool) -> Tree
  /// A number of these digits.
  package let number: (String) -> Tree
  package let string: (String) -> Tree
  package let array: ([Tree]) -> Tree
  package let object: ([(String, Tree)]) -> Tree

  package init(
    null: Tree, bool: @escaping (Bool) -> Tree, number: @escaping (String) -> Tree,
    string: @escaping (String) -> Tree, array: @escaping ([Tree]) -> Tree,
    object: @escaping ([(String, Tree)]) -> Tree
  ) {
    self.null = null
    self.bool = bool
    self.number = number
    self.string = string
    self.array = array
    self.object = object
  }
}

extension JSONRules where Tree == Value {
  /// The values of a language.
  package static func values(
    null: Value, number: @escaping (String) -> Value, object: @escaping ([(String, Value)]) -> Value
  ) -> JSONRules {
    JSONRules(
      null: null, bool: { .bool($0) }, number: number, string: { .string($0) }, array: { .array($0) }, object: object)
  }
}

/// A mistake in a JSON text.
package enum JSONMistake: String {
  case furtherText = "Unexpected non-whitespace character after JSON"
  case unexpected = "Unexpected token"
  case noName = "Expected property name or '}'"
  case noFurtherName = "Expected double-quoted property name"
  case noColon = "Expected ':' after property name"
  case openObject = "Expected ',' or '}' after property value"
  case openArray = "Expected ',' or ']' after array element"
  case loneMinus = "No number after minus sign"
  case leadingZero = "Unexpected number"
  case noFraction = "Unterminated fractional number"
  case noExponent = "Exponent part is missing a number"
  case openString = "Unterminated string"
  case controlCharacter = "Bad control character in string literal"
  case badEscape = "Bad escaped character"
  case badCode = "Bad Unicode escape"
}

/// Reads a JSON text into a tree.
package struct JSONReader<Tree> {
  package let units: [UInt16]
  private let rules: JSONRules<Tree>
  private let countStep: () throws(ErrorValue) -> Void
  /// The end of the part that was read, in UTF-16 units.
  package private(set) var position = 0
  /// The mistake that `run` has thrown for.
  package private(set) var mistake: JSONMistake?

  /// The maximum nesting depth of values.
  private let deepest: Int

  /// - Parameter countStep: Is called for each value, and throws if a budget is exceeded.
  package init(
    _ text: String, _ rules: JSONRules<Tree>, deepest: Int = 200,
    _ countStep: @escaping () throws(ErrorValue) -> Void = {}
  ) {
    units = Array(text.utf16)
    self.rules = rules
    self.deepest = deepest
    self.countStep = countStep
  }

  /// Returns the value of the whole text; throws if a budget is exceeded or the text has a mistake.
  package mutating func run() throws(ErrorValue) -> Tree {
    let value = try value(depth: 0)
    skipBlanks()
    if position < units.count { throw fault(.furtherText) }
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

  private mutating func fault(_ mistake: JSONMistake) -> ErrorValue {
    self.mistake = mistake
    return ErrorValue(mistake.rawValue)
  }

  // MARK: Values

  private mutating func value(depth: Int) throws(ErrorValue) -> Tree {
    guard depth < deepest else { throw ErrorValue("this JSON is nested too deeply") }
    try countStep()
    skipBlanks()
    if accept("{") { return try object(depth) }
    if accept("[") { return try array(depth) }
    if isSign("\"") { return rules.string(try string()) }
    for (word, value) in [("true", rules.bool(true)), ("false", rules.bool(false)), ("null", rules.null)]
    where word.utf16.first == unit {
      for letter in word.utf16 {
        guard unit == letter, position < units.count else { throw fault(.unexpected) }
        position += 1
      }
      return value
    }
    guard isDigit || isSign("-") else { throw fault(.unexpected) }
    return try number()
  }

  private mutating func object(_ depth: Int) throws(ErrorValue) -> Tree {
    var members: [(String, Tree)] = []
    if accept("}") { return rules.object(members) }
    repeat {
      skipBlanks()
      guard isSign("\"") else { throw fault(members.isEmpty ? .noName : .noFurtherName) }
      let key = try string()
      guard accept(":") else { throw fault(.noColon) }
      members.append((key, try value(depth: depth + 1)))
    } while accept(",")
    guard accept("}") else { throw fault(.openObject) }
    return rules.object(members)
  }

  private mutating func array(_ depth: Int) throws(ErrorValue) -> Tree {
    var elements: [Tree] = []
    if accept("]") { return rules.array(elements) }
    repeat { elements.append(try value(depth: depth + 1)) } while accept(",")
    guard accept("]") else { throw fault(.openArray) }
    return rules.array(elements)
  }

  private mutating func digits(orElse mistake: JSONMistake) throws(ErrorValue) {
    guard isDigit else { throw fault(mistake) }
    while isDigit { position += 1 }
  }

  private mutating func number() throws(ErrorValue) -> Tree {
    let start = position
    if isSign("-") { position += 1 }
    let isZero = isSign("0")
    try digits(orElse: .loneMinus)
    if isZero, position > start + (units[start] == 0x2D ? 2 : 1) {
      position = start + (units[start] == 0x2D ? 2 : 1)
      throw fault(.leadingZero)
    }
    if isSign(".") {
      position += 1
      try digits(orElse: .noFraction)
    }
    if isSign("e") || isSign("E") {
      position += 1
      if isSign("+") || isSign("-") { position += 1 }
      try digits(orElse: .noExponent)
    }
    return rules.number(String(decoding: units[start..<position], as: UTF16.self))
  }

  private mutating func string() throws(ErrorValue) -> String {
    position += 1
    var text: [UInt16] = []
    while true {
      guard position < units.count else { throw fault(.openString) }
      let unit = unit
      if unit == 0x22 { break }
      if unit < 0x20 { throw fault(.controlCharacter) }
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
    guard position < units.count else { throw fault(.openString) }
    if let meant = escapes[unit] {
      position += 1
      return meant
    }
    guard isSign("u") else { throw fault(.badEscape) }
    position += 1
    var code: UInt16 = 0
    for _ in 0..<4 {
      guard let scalar = Unicode.Scalar(unit), let digit = Int(String(scalar), radix: 16), position < units.count else {
        throw fault(.badCode)
      }
      code = code << 4 | UInt16(digit)
      position += 1
    }
    return code
  }
}
