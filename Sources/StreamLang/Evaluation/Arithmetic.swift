import Streams

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
    }
  }

  @inline(__always)
  private static func apply(_ operation: BinaryOperator, _ left: Int, _ right: Int) throws(ErrorValue) -> Value {
    let (result, overflow): (Int, Bool)
    switch operation {
    case .equal: return .bool(left == right)
    case .notEqual: return .bool(left != right)
    case .less: return .bool(left < right)
    case .lessOrEqual: return .bool(left <= right)
    case .greater: return .bool(left > right)
    case .greaterOrEqual: return .bool(left >= right)
    case .add: (result, overflow) = left.addingReportingOverflow(right)
    case .subtract: (result, overflow) = left.subtractingReportingOverflow(right)
    case .multiply: (result, overflow) = left.multipliedReportingOverflow(by: right)
    case .divide:
      if right == 0 { throw ErrorValue("division by zero") }
      (result, overflow) = left.dividedReportingOverflow(by: right)
    case .remainder:
      if right == 0 { throw ErrorValue("division by zero") }
      (result, overflow) = right == -1 ? (0, false) : left.remainderReportingOverflow(dividingBy: right)
    }
    if overflow { throw outOfRange("\(left) \(operation.rawValue) \(right)") }
    return .int(result)
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
    default: throw mismatch(sign, one, two)
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
    case (.double(let left), .double(let right)): return .double(calculate(operation, left, right))
    case (.int(let left), .double(let right)): return .double(calculate(operation, Double(left), right))
    case (.double(let left), .int(let right)): return .double(calculate(operation, left, Double(right)))
    case (.duration(let left), .duration(let right)): return try durations(operation, left, right)
    case (.duration(let duration), .int(let factor)) where operation == .multiply || operation == .divide:
      guard case .int(let result) = try apply(operation, duration, factor) else { break }
      return .duration(result)
    case (.int(let factor), .duration(let duration)) where operation == .multiply:
      guard case .int(let result) = try apply(operation, duration, factor) else { break }
      return .duration(result)
    case (.duration(let duration), .double(let factor)) where operation == .multiply || operation == .divide:
      return .duration(try whole(calculate(operation, Double(duration), factor)))
    case (.double(let factor), .duration(let duration)) where operation == .multiply:
      return .duration(try whole(Double(duration) * factor))
    default: break
    }
    throw mismatch(operation.rawValue, one, two)
  }

  private static func mismatch(_ sign: String, _ one: Value, _ two: Value) -> ErrorValue {
    let fault = ErrorValue(.operandKinds(sign: sign, left: one.kindName, right: two.kindName), place: nil)
    guard isDigit(one) && two.isNumber || isDigit(two) && one.isNumber else { return fault }
    return ErrorValue(
      fault.message,
      help:
        "marks of marble text are Strings: numbers: true after the text makes Ints of digits; Int(x) makes one of any text"
    )
  }

  /// Whether a value is a text of one digit, which it often is by marble text.
  private static func isDigit(_ value: Value) -> Bool {
    guard case .string(let box) = value, let byte = box.text.utf8.first, box.text.utf8.count == 1 else { return false }
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func calculate(_ operation: BinaryOperator, _ left: Double, _ right: Double) -> Double {
    switch operation {
    case .add: left + right
    case .subtract: left - right
    case .multiply: left * right
    case .divide: left / right
    default: left.truncatingRemainder(dividingBy: right)
    }
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
