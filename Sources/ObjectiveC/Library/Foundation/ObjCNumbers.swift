import StreamLang
import Streams

/// Numbers, operators and equality.
enum ObjCNumbers {
  static func int(_ value: Value) -> Int {
    switch value {
    case .int(let int): return int
    case .bool(let bool): return bool ? 1 : 0
    case .double(let double): return Int(exactly: min(max(double, -9.2e18), 9.2e18).rounded(.towardZero)) ?? 0
    case .duration(let nanoseconds): return nanoseconds / 1_000_000_000
    case .string(let box): return int(.double(parsed(box.text)))
    case .object(let box): return int(.double((box as? ObjCBox)?.number ?? 0))
    default: return 0
    }
  }

  static func double(_ value: Value) -> Double {
    switch value {
    case .int(let int): Double(int)
    case .bool(let bool): bool ? 1 : 0
    case .double(let double): double
    case .duration(let nanoseconds): Double(nanoseconds) / 1e9
    case .string(let box): parsed(box.text)
    case .object(let box): (box as? ObjCBox)?.number ?? 0
    default: 0
    }
  }

  /// The number that a text begins with.
  static func parsed(_ text: String) -> Double {
    var digits = ""
    var sawPoint = false
    for character in text.trimmingBlanks.utf8 {
      switch character {
      case 0x30...0x39: digits.unicodeScalars.append(UnicodeScalar(character))
      case 0x2D where digits.isEmpty, 0x2B where digits.isEmpty: digits.unicodeScalars.append(UnicodeScalar(character))
      case 0x2E where !sawPoint:
        sawPoint = true
        digits += "."
      default: return Double(digits.hasSuffix(".") ? digits + "0" : digits) ?? 0
      }
    }
    return Double(digits.hasSuffix(".") ? digits + "0" : digits) ?? 0
  }

  static func isTrue(_ value: Value) -> Bool {
    switch value {
    case .nil: return false
    case .bool(let bool): return bool
    case .int(let int): return int != 0
    case .double(let double): return double != 0
    case .object(let box):
      guard let unanswered = box as? Unanswered else { return true }
      unanswered.isRead()
      return false
    case .error(let error): return !ObjCErrors.isNull(error)
    default: return true
    }
  }

  static func isNumber(_ value: Value) -> Bool {
    switch value {
    case .int, .double, .bool, .duration: true
    default: false
    }
  }

  static func areEqual(_ one: Value, _ two: Value) -> Bool {
    if ObjCText.isNull(one) || ObjCText.isNull(two) {
      if isNumber(one) || isNumber(two) { return !isTrue(one) && !isTrue(two) }
      return ObjCText.isNull(one) && ObjCText.isNull(two)
    }
    if isNumber(one), isNumber(two) {
      if case .int(let first) = one, case .int(let second) = two { return first == second }
      return double(one) == double(two)
    }
    return one.isEqual(to: two)
  }

  static func apply(
    _ operation: BinaryOperator, _ one: Value, _ two: Value, _ context: EvaluationContext
  ) throws(ErrorValue) -> Value {
    switch operation {
    case .equal: return .bool(areEqual(one, two))
    case .notEqual: return .bool(!areEqual(one, two))
    default: break
    }
    if case .string(let first) = one, case .string(let second) = two {
      // Events of controls are words: `A | B` is both.
      if operation == .bitOr { return .string(first.text + "|" + second.text) }
      // The drive joins texts.
      if operation == .add {
        try context.makes(bytes: first.text.utf8.count + second.text.utf8.count)
        return .string(first.text + second.text)
      }
    }
    if case .array(let first) = one, case .array(let second) = two, operation == .add {
      try context.makes(elements: first.elements.count + second.elements.count)
      return .array(first.elements + second.elements)
    }
    // The drive reckons with durations.
    if case .duration(let first) = one, !operation.isComparison {
      if case .duration(let second) = two { return .duration(try whole(operation, first, second)) }
      return .duration(try whole(operation, first, int(two)))
    }
    for value in [one, two] where !isNumber(value) && !ObjCText.isNull(value) {
      if case .string = value { continue }
      throw ErrorValue("'\(operation.rawValue)' wants numbers, and this is \(ObjCText.kind(of: value))")
    }
    let isDouble = if case .double = one { true } else if case .double = two { true } else { false }
    guard isDouble else {
      let (left, right) = (int(one), int(two))
      switch operation {
      case .less: return .bool(left < right)
      case .lessOrEqual: return .bool(left <= right)
      case .greater: return .bool(left > right)
      case .greaterOrEqual: return .bool(left >= right)
      default: return .int(try whole(operation, left, right))
      }
    }
    let (left, right) = (double(one), double(two))
    switch operation {
    case .less: return .bool(left < right)
    case .lessOrEqual: return .bool(left <= right)
    case .greater: return .bool(left > right)
    case .greaterOrEqual: return .bool(left >= right)
    case .divide: return .double(left / right)
    default: return .double(operation.calculate(left, right))
    }
  }

  private static func whole(_ operation: BinaryOperator, _ one: Int, _ two: Int) throws(ErrorValue) -> Int {
    if operation == .divide || operation == .remainder, two == 0 { throw ErrorValue("division by zero") }
    switch operation {
    // The integers of a device go round.
    case .add: return one &+ two
    case .subtract: return one &- two
    case .multiply: return one &* two
    default:
      let (result, isFaulty) = operation.calculate(one, two)
      if isFaulty { throw ErrorValue("the result is too large") }
      return result
    }
  }

  static func negate(_ value: Value) throws(ErrorValue) -> Value {
    switch value {
    case .double(let double): return .double(-double)
    default:
      return .int(0 &- int(value))
    }
  }

  static func send(_ message: ObjCMessage) throws(ErrorValue) -> Value? {
    let receiver = message.receiver
    switch message.selector {
    case "intValue", "integerValue", "longValue", "longLongValue", "unsignedIntegerValue", "unsignedIntValue",
      "unsignedLongValue", "shortValue", "charValue", "unsignedLongLongValue":
      return .int(int(receiver))
    case "doubleValue", "floatValue": return .double(double(receiver))
    case "boolValue": return .bool(isTrue(receiver))
    case "stringValue": return .string(ObjCText.description(receiver, message.runtime))
    case "isEqualToNumber:", "isEqualToValue:": return .bool(areEqual(receiver, message[0]))
    case "compare:":
      let (one, two) = (double(receiver), double(message[0]))
      return .int(one < two ? -1 : one > two ? 1 : 0)
    default: return nil
    }
  }
}

extension BinaryOperator {
  fileprivate var isComparison: Bool {
    switch self {
    case .less, .lessOrEqual, .greater, .greaterOrEqual: true
    default: false
    }
  }
}
