import StreamLang
import Streams

/// Conversions and operators of JavaScript.
///
/// A number is an Int while it is whole and no larger than 2^53, and else a Double. `undefined` is `nil`, and `null` is
/// `unit`.
enum JSValue {
  static var null: Value { .unit }

  static func isNullish(_ value: Value) -> Bool {
    switch value {
    case .nil, .unit: true
    default: false
    }
  }

  /// A number in its usual form.
  static func number(_ double: Double) -> Value {
    guard let int = Int(exactly: double), abs(double) <= 9_007_199_254_740_992, int != 0 || double.sign == .plus else {
      return .double(double)
    }
    return .int(int)
  }

  static func isTrue(_ value: Value) -> Bool {
    switch value {
    case .nil, .unit: false
    case .bool(let bool): bool
    case .int(let int): int != 0
    case .double(let double): double != 0 && !double.isNaN
    case .string(let box): !box.text.isEmpty
    default: true
    }
  }

  /// `Number(x)`
  static func toNumber(_ value: Value) -> Double {
    switch value {
    case .int(let int): Double(int)
    case .double(let double): double
    case .bool(let bool): bool ? 1 : 0
    case .unit: 0
    case .string(let box): number(of: box.text)
    case .array: number(of: JSText.string(value))
    case .duration(let nanoseconds): Double(nanoseconds) / 1_000_000
    case .object: (try? primitive(value, .number)).map { isObject($0) ? .nan : toNumber($0) } ?? .nan
    default: .nan
    }
  }

  private static func number(of text: String) -> Double {
    let trimmed = text.trimmingBlanks
    switch trimmed {
    case "": return 0
    case "Infinity", "+Infinity": return .infinity
    case "-Infinity": return -.infinity
    default: break
    }
    let radixes = ["0x": 16, "0o": 8, "0b": 2]
    if let radix = radixes[trimmed.prefix(2).lowercased()] {
      let digits = trimmed.dropFirst(2)
      return digits.first.map { $0 != "+" && $0 != "-" } ?? false
        ? Int(digits, radix: radix).map { Double($0) } ?? .nan : .nan
    }
    guard trimmed.utf8.allSatisfy({ $0 < 0x3A && $0 != 0x2F && $0 >= 0x2B && $0 != 0x2C || $0 | 0x20 == 0x65 }) else {
      return .nan
    }
    var plain = trimmed
    if plain.hasSuffix(".") { plain += "0" }
    return Double(plain) ?? .nan
  }

  /// The value as an Int, as positions and counts are given: towards zero, and nothing out of reach.
  static func toInt(_ value: Value?, otherwise: Int = 0) -> Int {
    guard let value, !value.isNil else { return otherwise }
    let number = toNumber(value)
    if number.isNaN { return 0 }
    return Int(exactly: min(max(number, -1e15), 1e15).rounded(.towardZero)) ?? 0
  }

  private static func toInt32(_ value: Value) -> Int32 {
    let number = toNumber(value)
    guard number.isFinite else { return 0 }
    let rest = number.rounded(.towardZero).truncatingRemainder(dividingBy: 4_294_967_296)
    return Int32(truncatingIfNeeded: Int(rest))
  }

  static func bits(_ one: Value, _ two: Value, _ operation: (Int32, Int32) -> Int32) -> Value {
    .int(Int(operation(toInt32(one), toInt32(two))))
  }

  /// `typeof x`
  static func type(of value: Value) -> String {
    switch value {
    case .nil: "undefined"
    case .bool: "boolean"
    case .int, .double, .duration: "number"
    case .string: "string"
    case .function: "function"
    case .object(let box) where CodeClass(box) != nil: "function"
    default: "object"
    }
  }

  // MARK: Equality

  /// `===`: arrays and objects are equal only where they are the same one.
  static func isIdentical(_ one: Value, _ two: Value) -> Bool {
    if case .stream(let one) = one, case .stream(let two) = two, one !== two, let name = one.operatorEntry?.name {
      // EMPTY and NEVER are one stream each.
      return ["empty", "never"].contains(name) && two.operatorEntry?.name == name
    }
    return Sameness.identity.holds(one, two)
  }

  /// `==`
  static func isLooselyEqual(_ one: Value, _ two: Value) throws(ErrorValue) -> Bool {
    switch (one, two) {
    case (.nil, .unit), (.unit, .nil): return true
    case (.nil, _), (.unit, _), (_, .nil), (_, .unit): return isIdentical(one, two)
    default: break
    }
    if type(of: one) == type(of: two) || isObject(one) && isObject(two) { return isIdentical(one, two) }
    if isObject(one) || isObject(two) { return try isLooselyEqual(primitive(one, .either), primitive(two, .either)) }
    return toNumber(one) == toNumber(two)
  }

  // MARK: Conversion of objects

  /// The kind of value that a conversion would like best.
  enum Hint: String {
    case number, string
    case either = "default"
  }

  static func isObject(_ value: Value) -> Bool {
    switch value {
    case .nil, .unit, .bool, .int, .double, .duration, .string: false
    default: true
    }
  }

  /// The value that an object becomes where a number or a text is needed: `valueOf` and `toString` say so.
  static func primitive(_ value: Value, _ hint: Hint) throws(ErrorValue) -> Value {
    guard isObject(value) else { return value }
    guard case .object(let box) = value, !(box is JSBox) else {
      if case .object(let box) = value, hint == .number, let own = (box as? JSBox)?.number { return number(own) }
      return .string(try JSText.text(value))
    }
    func member(_ name: String) throws(ErrorValue) -> Value? {
      guard JSInstance.instance(of: value) == nil else { return try JSInstance.member(of: value, name) }
      return try box.member(name).map { JSMethod.received($0, by: value) }
    }
    if case .function(let convert)? = try member("Symbol(Symbol.toPrimitive)") {
      return try convert.call([.string(hint.rawValue)])
    }
    for name in hint == .string ? ["toString", "valueOf"] : ["valueOf", "toString"] {
      guard let own = try member(name) else {
        if name == "toString" {
          if case .string(let tag)? = try member("Symbol(Symbol.toStringTag)") {
            return .string("[object \(tag.text)]")
          }
          return .string(CodeClass(of: box) == nil ? box.text ?? "[object Object]" : "[object Object]")
        }
        continue
      }
      guard case .function(let convert) = own else { continue }
      let converted = try convert.call([])
      if !isObject(converted) { return converted }
    }
    throw JSError.type("Cannot convert object to primitive value")
  }

  /// Whether two values have the same contents, as `toEqual` asks.
  static func isDeeplyEqual(_ one: Value, _ two: Value) -> Bool {
    var comparison = DeepComparison()
    return comparison.areEqual(one, two, depth: 0)
  }

  /// Compares values that may hold the same ones many times, or hold themselves: each pair is compared once.
  private struct DeepComparison {
    var compared: Set<[ObjectIdentifier]> = []

    private mutating func isNew(_ one: AnyObject, _ two: AnyObject) -> Bool {
      compared.insert([ObjectIdentifier(one), ObjectIdentifier(two)]).inserted
    }

    mutating func areEqual(_ one: Value, _ two: Value, depth: Int) -> Bool {
      guard depth < 64 else { return true }
      switch (one, two) {
      case (.double(let first), .double(let second)) where first.isNaN && second.isNaN: return true
      case (.array(let first), .array(let second)):
        guard first.elements.count == second.elements.count else { return false }
        guard isNew(first, second) else { return true }
        for (element, other) in zip(first.elements, second.elements) {
          guard areEqual(element, other, depth: depth + 1) else { return false }
        }
        return true
      case (.error(let first), .error(let second)): return JSError.message(of: first) == JSError.message(of: second)
      case (.event(let first), .event(let second)):
        return first.kind == second.kind && areEqual(first.value, second.value, depth: depth + 1)
      case (.object(let first), .object(let second)) where !isNew(first, second): return true
      case (.object, .object) where JSInstance.of(one)?.object !== JSInstance.of(two)?.object: return false
      case (.object, .object), (.dictionary, .dictionary), (.object, .dictionary), (.dictionary, .object):
        guard let first = JSObject.entries(of: one), let second = JSObject.entries(of: two),
          first.count == second.count
        else { return false }
        for (key, value) in first {
          guard let other = second.first(where: { $0.key == key })?.value, areEqual(value, other, depth: depth + 1)
          else { return false }
        }
        return true
      default: return isIdentical(one, two)
      }
    }
  }

  // MARK: Operators

  static func apply(
    _ operation: BinaryOperator, _ one: Value, _ two: Value, _ context: EvaluationContext
  ) throws(ErrorValue) -> Value {
    switch operation {
    case .equal: return .bool(isIdentical(one, two))
    case .notEqual: return .bool(!isIdentical(one, two))
    case _ where isObject(one) || isObject(two):
      let hint = operation == .add ? Hint.either : .number
      return try apply(operation, primitive(one, hint), primitive(two, hint), context)
    case .add: return try add(one, two, context)
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      if case .string(let left) = one, case .string(let right) = two {
        try context.countSteps(min(left.text.utf8.count, right.text.utf8.count) / 16)
        return .bool(operation.holds(JSText.order(left.text, right.text), 0))
      }
      return .bool(operation.holds(toNumber(one), toNumber(two)))
    default:
      if case .int(let left) = one, case .int(let right) = two, operation != .divide {
        let (result, isFaulty) = operation.calculate(left, right)
        if !isFaulty, abs(result) <= 9_007_199_254_740_992, result != 0 || (left >= 0 && right >= 0) {
          return .int(result)
        }
      }
      return number(operation.calculate(toNumber(one), toNumber(two)))
    }
  }

  private static func add(_ one: Value, _ two: Value, _ context: EvaluationContext) throws(ErrorValue) -> Value {
    if case .int(let left) = one, case .int(let right) = two {
      let (sum, overflow) = left.addingReportingOverflow(right)
      return overflow ? .double(Double(left) + Double(right)) : number(Double(sum))
    }
    guard type(of: one) == "string" || type(of: two) == "string" else {
      return number(toNumber(one) + toNumber(two))
    }
    let (left, right) = (try JSText.text(one), try JSText.text(two))
    try context.makes(bytes: left.utf8.count + right.utf8.count)
    return .string(left + right)
  }

  static func negate(_ value: Value) throws(ErrorValue) -> Value {
    if case .int(let int) = value, int != 0 { return .int(-int) }
    return number(-toNumber(try primitive(value, .number)))
  }
}

extension Value {
  /// The object that it is.
  var box: JSBox? { if case .object(let box) = self { box as? JSBox } else { nil } }
  var object: ObjectBox? { if case .object(let box) = self, !(box is JSBox) { box } else { nil } }
  var isArray: Bool { if case .array = self { true } else { false } }
  var isError: Bool { if case .error = self { true } else { false } }
}
