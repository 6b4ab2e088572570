import StreamLang
import Streams

/// A decimal number of at most 38 digits, which is exact: the value of `NSDecimalNumber`.
struct DecimalValue {
  /// The digits, highest first, without zeros before or after them; none for 0.
  private var digits: [Int]
  /// The power of ten of the last digit.
  private var exponent: Int
  private var isNegative: Bool

  private static let mostDigits = 38

  private init(_ digits: [Int], _ exponent: Int, _ isNegative: Bool) {
    var digits = Array(digits.drop { $0 == 0 })
    var exponent = exponent
    while digits.last == 0 {
      digits.removeLast()
      exponent += 1
    }
    self.digits = digits
    self.exponent = digits.isEmpty ? 0 : exponent
    self.isNegative = isNegative && !digits.isEmpty
    if digits.count > Self.mostDigits { self = rounded(to: Self.mostDigits - digits.count - exponent, .plain) }
  }

  /// The number that a text begins with: `-19.90`, `1e3`; nothing where it begins with none.
  init?(_ text: String) {
    var digits: [Int] = []
    var exponent = 0
    var isAfterPoint = false
    var rest = Substring(text.trimmingBlanks)
    let isNegative = rest.first == "-"
    if isNegative || rest.first == "+" { rest.removeFirst() }
    while let byte = rest.utf8.first {
      if byte == 0x2E, !isAfterPoint {
        isAfterPoint = true
      } else if (0x30...0x39).contains(byte), digits.count < 400 {
        digits.append(Int(byte) - 0x30)
        if isAfterPoint { exponent -= 1 }
      } else {
        break
      }
      rest.removeFirst()
    }
    guard !digits.isEmpty else { return nil }
    if rest.first == "e" || rest.first == "E", let power = Int(rest.dropFirst()), abs(power) < 128 { exponent += power }
    self.init(digits, exponent, isNegative)
  }

  /// The number that a value is, where it is one.
  init?(_ value: Value) {
    switch value {
    case .object(let box):
      guard let known = (box as? DecimalNumber)?.decimal else { return nil }
      self = known
    case .int, .bool: self.init(String(ObjCNumbers.int(value)))
    case .double(let double): self.init("\(double)")
    default: return nil
    }
  }

  static let zero = DecimalValue([], 0, false)

  static func made(mantissa: Int, exponent: Int, isNegative: Bool) -> DecimalValue {
    let number = DecimalValue(String(mantissa.magnitude)) ?? zero
    return DecimalValue(number.digits, number.exponent + min(max(exponent, -127), 127), isNegative)
  }

  var double: Double { Double(text) ?? 0 }

  var text: String {
    var places = digits.map { String($0) }
    if exponent >= 0 {
      places += [String](repeating: "0", count: exponent)
    } else {
      while places.count <= -exponent { places.insert("0", at: 0) }
      places.insert(".", at: places.count + exponent)
    }
    return (isNegative ? "-" : "") + (places.isEmpty ? "0" : places.joined())
  }

  // MARK: Arithmetic

  /// The digits down to a power of ten.
  private func digits(downTo lowest: Int) -> [Int] { digits + [Int](repeating: 0, count: max(0, exponent - lowest)) }

  private static func isLess(_ one: [Int], _ two: [Int]) -> Bool {
    one.count == two.count ? one.lexicographicallyPrecedes(two) : one.count < two.count
  }

  /// The difference of two lists of digits; the first is not less than the second.
  private static func difference(_ one: [Int], _ two: [Int]) -> [Int] {
    var result = one
    var borrow = 0
    for place in 1...max(1, one.count) where one.count >= place {
      let digit = one[one.count - place] - borrow - (two.count >= place ? two[two.count - place] : 0)
      borrow = digit < 0 ? 1 : 0
      result[one.count - place] = digit + 10 * borrow
    }
    return Array(result.drop { $0 == 0 })
  }

  private static func sum(_ one: [Int], _ two: [Int]) -> [Int] {
    var result: [Int] = []
    var carry = 0
    for place in 1...(max(one.count, two.count) + 1) {
      let digit =
        (one.count >= place ? one[one.count - place] : 0) + (two.count >= place ? two[two.count - place] : 0) + carry
      result.append(digit % 10)
      carry = digit / 10
    }
    return result.reversed()
  }

  func adding(_ other: DecimalValue) -> DecimalValue {
    let lowest = min(exponent, other.exponent)
    let (one, two) = (digits(downTo: lowest), other.digits(downTo: lowest))
    if isNegative == other.isNegative { return DecimalValue(Self.sum(one, two), lowest, isNegative) }
    return Self.isLess(one, two)
      ? DecimalValue(Self.difference(two, one), lowest, other.isNegative)
      : DecimalValue(Self.difference(one, two), lowest, isNegative)
  }

  var negated: DecimalValue { DecimalValue(digits, exponent, !isNegative) }

  func multiplied(by other: DecimalValue) -> DecimalValue {
    var places = [Int](repeating: 0, count: digits.count + other.digits.count)
    for (row, one) in digits.reversed().enumerated() {
      for (column, two) in other.digits.reversed().enumerated() { places[row + column] += one * two }
    }
    var carry = 0
    for index in places.indices {
      let sum = places[index] + carry
      places[index] = sum % 10
      carry = sum / 10
    }
    return DecimalValue(places.reversed(), exponent + other.exponent, isNegative != other.isNegative)
  }

  /// The quotient with 38 digits; nothing for a division by 0.
  func divided(by other: DecimalValue) -> DecimalValue? {
    guard !other.digits.isEmpty else { return nil }
    var rest: [Int] = []
    var quotient: [Int] = []
    var power = exponent - other.exponent
    for index in 0... {
      if index >= digits.count {
        if rest.isEmpty || quotient.count > Self.mostDigits { break }
        power -= 1
      }
      rest = Array((rest + [index < digits.count ? digits[index] : 0]).drop { $0 == 0 })
      var digit = 0
      while !Self.isLess(rest, other.digits) {
        rest = Self.difference(rest, other.digits)
        digit += 1
      }
      if digit > 0 || !quotient.isEmpty { quotient.append(digit) }
    }
    return DecimalValue(quotient, power, isNegative != other.isNegative)
  }

  func isLess(than other: DecimalValue) -> Bool { adding(other.negated).isNegative }

  /// How Foundation rounds.
  enum Rounding: Int {
    case plain, down, up, bankers
  }

  /// The number with that many places after the point.
  func rounded(to scale: Int, _ rounding: Rounding) -> DecimalValue {
    let lost = -exponent - scale
    guard lost > 0 else { return self }
    let kept = Array(digits.dropLast(lost))
    let first = lost <= digits.count ? digits[digits.count - lost] : 0
    let isHalf = first == 5 && digits.suffix(lost).dropFirst().allSatisfy { $0 == 0 }
    let isUp =
      switch rounding {
      case .plain: first >= 5
      case .down: isNegative
      case .up: !isNegative
      case .bankers: isHalf ? (kept.last ?? 0) % 2 == 1 : first >= 5
      }
    return DecimalValue(isUp ? Self.sum(kept, [1]) : kept, -scale, isNegative)
  }
}

/// `NSDecimalNumber`
final class DecimalNumber: ObjCBox {
  let decimal: DecimalValue

  init(_ decimal: DecimalValue, _ runtime: ObjCRuntime) {
    self.decimal = decimal
    super.init("NSDecimalNumber", runtime)
  }

  /// Messages of the class.
  static func make(_ message: ObjCMessage) -> Value? {
    let runtime = message.runtime
    func made(_ decimal: DecimalValue?) -> Value { .object(DecimalNumber(decimal ?? .zero, runtime)) }
    switch message.selector {
    case "zero": return made(.zero)
    case "one": return made(DecimalValue("1"))
    case "decimalNumberWithString:", "initWithString:", "decimalNumberWithString:locale:":
      return DecimalValue(message.text(0)).map { made($0) } ?? .object(ObjCValue("NSDecimalNumber", "NaN", [], runtime))
    case "decimalNumberWithMantissa:exponent:isNegative:", "initWithMantissa:exponent:isNegative:":
      return made(
        .made(mantissa: message.int(0), exponent: message.int(1), isNegative: ObjCNumbers.isTrue(message[2])))
    case let selector where selector.hasPrefix("numberWith") || selector.hasPrefix("initWith"):
      return made(DecimalValue(message[0]))
    default: return nil
    }
  }

  override func respond(_ message: ObjCMessage) throws(ErrorValue) -> Value? {
    let runtime = message.runtime
    func made(_ decimal: DecimalValue) -> Value { .object(DecimalNumber(decimal, runtime)) }
    guard let other = DecimalValue(message[0]), message.selector.contains(":") else { return try alone(message) }
    let result: DecimalValue
    switch message.selector.prefix(while: { $0 != ":" }) {
    case "decimalNumberByAdding": result = decimal.adding(other)
    case "decimalNumberBySubtracting": result = decimal.adding(other.negated)
    case "decimalNumberByMultiplyingBy": result = decimal.multiplied(by: other)
    case "decimalNumberByMultiplyingByPowerOf10":
      result = decimal.multiplied(by: .made(mantissa: 1, exponent: message.int(0), isNegative: false))
    case "decimalNumberByDividingBy":
      guard let quotient = decimal.divided(by: other) else {
        throw ErrorValue("a division by zero: an NSDecimalNumberDivideByZeroException")
      }
      result = quotient
    case "decimalNumberByRaisingToPower":
      var power = DecimalValue("1") ?? .zero
      for _ in 0..<min(max(message.int(0), 0), 400) { power = power.multiplied(by: decimal) }
      result = power
    case "compare": return .int(decimal.isLess(than: other) ? -1 : other.isLess(than: decimal) ? 1 : 0)
    default: return try alone(message)
    }
    return made(Self.rounded(result, message[1]))
  }

  private func alone(_ message: ObjCMessage) throws(ErrorValue) -> Value? {
    switch message.selector {
    case "decimalNumberByRoundingAccordingToBehavior:":
      return .object(DecimalNumber(Self.rounded(decimal, message[0]), message.runtime))
    case "boolValue": return .bool(decimal.double != 0)
    case "stringValue": return .string(decimal.text)
    case "copy", "decimalValue": return .object(self)
    default:
      if let number = try ObjCNumbers.send(message.to(.double(decimal.double))) { return number }
      return try member(message.selector)
    }
  }

  /// As an `NSDecimalNumberHandler` rounds.
  private static func rounded(_ decimal: DecimalValue, _ behavior: Value) -> DecimalValue {
    guard case .object(let box) = behavior, let scale = box.kept("scale"),
      let rounding = DecimalValue.Rounding(rawValue: ObjCNumbers.int(box.kept("mode") ?? .nil))
    else { return decimal }
    return decimal.rounded(to: min(max(ObjCNumbers.int(scale), -200), 200), rounding)
  }

  override func equals(_ other: ObjectBox) -> Bool {
    guard let other = (other as? DecimalNumber)?.decimal else { return false }
    return !decimal.isLess(than: other) && !other.isLess(than: decimal)
  }

  override func description(depth: Int) -> String { decimal.text }

  override var number: Double? { decimal.double }
}
