import Streams

/// An object with a meaning of its own for comparisons.
class ComparedObject: ObjectBox {
  /// Returns the result of a comparison with another value; nil if the sign is none that it knows.
  func compared(_ sign: BinaryOperator, _ other: Value) throws(ErrorValue) -> Value? { nil }
}

/// The operators of the language on values.
enum Arithmetic {
  @inline(__always)
  static func apply(_ operation: BinaryOperator, _ one: Value, _ two: Value) throws(ErrorValue) -> Value {
    if case .int(let left) = one, case .int(let right) = two { return try apply(operation, left, right) }
    switch operation {
    case .equal: return .bool(one.isEqual(to: two))
    case .notEqual: return .bool(!one.isEqual(to: two))
    case .less: return .bool(try compare(one, two, "<") { $0 < 0 })
    case .lessOrEqual: return .bool(try compare(one, two, "<=") { $0 <= 0 })
    case .greater: return .bool(try compare(one, two, ">") { $0 > 0 })
    case .greaterOrEqual: return .bool(try compare(one, two, ">=") { $0 >= 0 })
    case .add: return try add(one, two)
    case .subtract, .multiply, .divide, .remainder: return try calculate(operation, one, two)
    case .bitAnd, .bitOr, .bitXor, .shiftLeft, .shiftRight, .wrappingAdd, .wrappingSubtract, .wrappingMultiply:
      throw mismatch(operation.rawValue, one, two)
    }
  }

  private static func apply(_ operation: BinaryOperator, _ left: Int, _ right: Int) throws(ErrorValue) -> Value {
    if operation.isComparison { return .bool(operation.holds(left, right)) }
    let (result, isFaulty) = operation.calculate(left, right)
    guard isFaulty else { return .int(result) }
    if right == 0, operation == .divide || operation == .remainder { throw ErrorValue("division by zero") }
    throw outOfRange("\(left) \(operation.rawValue) \(right)")
  }

  static func outOfRange(_ calculation: String) -> ErrorValue {
    ErrorValue("\(calculation) is beyond what an Int holds")
  }

  private static func compare(
    _ one: Value, _ two: Value, _ sign: String, _ holds: (Int) -> Bool
  ) throws(ErrorValue) -> Bool {
    if let order = one.order(to: two) { return holds(order) }
    switch (one, two) {
    // A NaN is neither below nor above anything.
    case (.double, .double), (.int, .double), (.double, .int): return false
    default:
      if let (one, two) = try fitted(one, two) { return try compare(one, two, sign, holds) }
      throw mismatch(sign, one, two)
    }
  }

  private static func add(_ one: Value, _ two: Value) throws(ErrorValue) -> Value {
    switch (one, two) {
    case (.string(let left), .string(let right)): return .string(left.text + right.text)
    case (.array(let left), .array(let right)): return .array(left.elements + right.elements)
    default: return try calculate(.add, one, two)
    }
  }

  private static func calculate(_ operation: BinaryOperator, _ one: Value, _ two: Value) throws(ErrorValue) -> Value {
    switch (one, two) {
    case (.double(let left), .double(let right)): return .double(operation.calculate(left, right))
    case (.int(let left), .double(let right)): return .double(operation.calculate(Double(left), right))
    case (.double(let left), .int(let right)): return .double(operation.calculate(left, Double(right)))
    case (.duration(let left), .duration(let right)): return try durations(operation, left, right)
    case (.duration(let duration), .int(let factor)) where operation == .multiply || operation == .divide:
      guard case .int(let result) = try apply(operation, duration, factor) else { break }
      return .duration(result)
    case (.int(let factor), .duration(let duration)) where operation == .multiply:
      guard case .int(let result) = try apply(operation, duration, factor) else { break }
      return .duration(result)
    case (.duration(let duration), .double(let factor)) where operation == .multiply || operation == .divide:
      return .duration(try whole(operation.calculate(Double(duration), factor)))
    case (.double(let factor), .duration(let duration)) where operation == .multiply:
      return .duration(try whole(Double(duration) * factor))
    default: break
    }
    if let (one, two) = try fitted(one, two) {
      let divides = operation == .divide || operation == .remainder
      if divides, case .int(0) = two { return try apply(operation, one, .int(1)) }
      if divides, case .double(0) = two { return try apply(operation, one, .double(1)) }
      return try apply(operation, one, two)
    }
    throw mismatch(operation.rawValue, one, two)
  }

  /// The operands with values in place of the objects that represent them; nil if there is none.
  private static func fitted(_ one: Value, _ two: Value) throws(ErrorValue) -> (Value, Value)? {
    if let value = try one.fitting(.operand(beside: two)) { return (value, two) }
    return try two.fitting(.operand(beside: one)).map { (one, $0) }
  }

  private static func mismatch(_ sign: String, _ one: Value, _ two: Value) -> ErrorValue {
    let fault = ErrorValue(.operandKinds(sign: sign, left: one.kindName, right: two.kindName), place: nil)
    guard isDigit(one) && two.isNumber || isDigit(two) && one.isNumber else { return fault }
    return ErrorValue(
      fault.message,
      help:
        "a digit in quotes or in marble text is a String: Int(x) makes an Int of it, and so does numbers: true after marble text"
    )
  }

  /// Whether a value is a text of one digit, which it often is by marble text.
  private static func isDigit(_ value: Value) -> Bool {
    guard case .string(let box) = value, let byte = box.text.utf8.first, box.text.utf8.count == 1 else { return false }
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func durations(_ operation: BinaryOperator, _ left: Int, _ right: Int) throws(ErrorValue) -> Value {
    switch operation {
    case .divide:
      if right == 0 { throw ErrorValue("division by zero") }
      let (quotient, overflow) = left.dividedReportingOverflow(by: right)
      if overflow { throw outOfRange("\(Value.duration(left).text) / \(Value.duration(right).text)") }
      return quotient * right == left ? .int(quotient) : .double(Double(left) / Double(right))
    case .multiply: throw mismatch("*", .duration(left), .duration(right))
    default:
      guard case .int(let result) = try apply(operation, left, right) else { return .nil }
      return .duration(result)
    }
  }

  /// Nanoseconds, rounded.
  static func whole(_ nanoseconds: Double) throws(ErrorValue) -> Int {
    let rounded = nanoseconds.rounded()
    guard rounded > -9.2e18, rounded < 9.2e18 else { throw ErrorValue("a duration is below 292 years") }
    return Int(rounded)
  }

  static func complement(_ value: Value) throws(ErrorValue) -> Value {
    guard case .int(let int) = value else {
      throw ErrorValue(.operandKind(sign: "~", expected: "an Int", found: value.kindName), place: nil)
    }
    return .int(~int)
  }

  static func negate(_ value: Value) throws(ErrorValue) -> Value {
    switch value {
    case .int(let int):
      if int == .min { throw outOfRange("-(\(int))") }
      return .int(-int)
    case .double(let double): return .double(-double)
    case .duration(let duration):
      if duration == .min { throw outOfRange("-(\(duration))") }
      return .duration(-duration)
    default:
      if case .object(let box) = value, let type = box.objectType,
        let minus = type.method("prefix -", isStatic: true, nil)
      {
        return try minus.call([.object(type), value])
      }
      if let number = try value.fitting(.operand(beside: .int(0))) { return try negate(number) }
      throw ErrorValue(
        .operandKind(sign: "-", expected: "a number or a duration", found: value.kindName), place: nil)
    }
  }
}

extension Value {
  fileprivate var isNumber: Bool {
    switch self {
    case .int, .double: true
    default: false
    }
  }
}

/// The arithmetic of numbers, which every way of running a closure shares.
extension BinaryOperator {
  /// Whether it compares its operands.
  @inlinable
  public var isComparison: Bool {
    switch self {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: true
    default: false
    }
  }

  /// Arithmetic of Ints. An overflow and a division by zero are faulty, and so is a comparison, which is no arithmetic.
  @inlinable @inline(__always)
  public func calculate(_ left: Int, _ right: Int) -> (result: Int, isFaulty: Bool) {
    let (result, overflow): (Int, Bool)
    switch self {
    case .add: (result, overflow) = left.addingReportingOverflow(right)
    case .subtract: (result, overflow) = left.subtractingReportingOverflow(right)
    case .multiply: (result, overflow) = left.multipliedReportingOverflow(by: right)
    // The standard library reports a division by zero as an overflow, too.
    case .divide: (result, overflow) = left.dividedReportingOverflow(by: right)
    case .remainder: (result, overflow) = right == -1 ? (0, false) : left.remainderReportingOverflow(dividingBy: right)
    case .bitAnd: (result, overflow) = (left & right, false)
    case .bitOr: (result, overflow) = (left | right, false)
    case .bitXor: (result, overflow) = (left ^ right, false)
    case .shiftLeft: (result, overflow) = (left << right, false)
    case .shiftRight: (result, overflow) = (left >> right, false)
    case .wrappingAdd: (result, overflow) = (left &+ right, false)
    case .wrappingSubtract: (result, overflow) = (left &- right, false)
    case .wrappingMultiply: (result, overflow) = (left &* right, false)
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: (result, overflow) = (0, true)
    }
    return (result, overflow)
  }

  /// Arithmetic of Doubles, as IEEE 754 has it; a comparison is not a number, and they have no bits.
  @inlinable @inline(__always)
  public func calculate(_ left: Double, _ right: Double) -> Double {
    switch self {
    case .add: left + right
    case .subtract: left - right
    case .multiply: left * right
    case .divide: left / right
    case .remainder: left.truncatingRemainder(dividingBy: right)
    default: .nan
    }
  }

  /// Whether a comparison holds; arithmetic holds never.
  @inlinable @inline(__always)
  public func holds<Number: Comparable>(_ left: Number, _ right: Number) -> Bool {
    switch self {
    case .equal: left == right
    case .notEqual: left != right
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    default: false
    }
  }
}
