/// The decimal digits of a number without its sign, for rounded texts.
package struct DecimalDigits {
  /// The digits from the first that is not 0 on; none for 0.
  package private(set) var digits: [UInt8] = []
  /// How many of them stand before the point; below 0 if zeros follow the point.
  package private(set) var point = 1

  /// All digits of a finite number. A Double is a whole number times a power of 2, so the number of digits is finite.
  package init(exactly number: Double) {
    guard number.isFinite, number != 0 else { return }
    var mantissa = UInt64(number.magnitude.significand * 0x1p52)
    var exponent = Int(number.exponent) - 52
    while exponent < 0, mantissa.isMultiple(of: 2) {
      mantissa /= 2
      exponent += 1
    }
    // A half is five tenths, so the digits are those of a product with powers of 2 or of 5.
    var places = BigNumber(mantissa)
    places.multiply(by: exponent < 0 ? 5 : 2, times: abs(exponent))
    digits = places.digits
    point = digits.count + min(exponent, 0)
  }

  /// The fewest digits that read back as a finite number.
  package init(shortest number: Double) {
    let parts = number.magnitude.description.split(separator: "e")
    let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let all = mantissa.joined().utf8.map { $0 &- 0x30 }
    let zeros = all.prefix { $0 == 0 }.count
    digits = Array(all.dropFirst(zeros).trimmed(atStart: false) { $0 == 0 })
    if digits.isEmpty { return }
    point = mantissa[0].count + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0) - zeros
  }

  /// The digits as a text.
  package var text: String { Self.text(digits[...]) }

  /// The number with that many digits after the point.
  ///
  /// - Parameter tiesToEven: Whether a digit that lies half between two becomes the even one, as in C; else the higher.
  package func fixed(_ places: Int, tiesToEven: Bool = true) -> String {
    let rounded = rounded(to: point + places, tiesToEven)
    let whole = rounded.point > 0 ? Self.text(rounded.part(0, rounded.point)) : "0"
    return places > 0 ? whole + "." + Self.text(rounded.part(rounded.point, rounded.point + places)) : whole
  }

  /// The number with one digit before the point and that many after it, and the power of ten that belongs to it.
  package func scientific(_ places: Int, tiesToEven: Bool = true) -> (mantissa: String, exponent: Int) {
    let rounded = rounded(to: places + 1, tiesToEven)
    let rest = places > 0 ? "." + Self.text(rounded.part(1, places + 1)) : ""
    return (Self.text(rounded.part(0, 1)) + rest, rounded.point - 1)
  }

  private func part(_ start: Int, _ end: Int) -> ArraySlice<UInt8> {
    (start..<end).map { digits.indices.contains($0) ? digits[$0] : 0 }[...]
  }

  private static func text(_ digits: ArraySlice<UInt8>) -> String {
    String(decoding: digits.map { $0 &+ 0x30 }, as: UTF8.self)
  }

  private func rounded(to count: Int, _ tiesToEven: Bool) -> DecimalDigits {
    guard count < digits.count else { return self }
    var result = self
    result.digits = Array(digits.prefix(max(count, 0)))
    guard count >= 0 else { return result }
    let isHalf = digits[count] == 5 && digits[(count + 1)...].allSatisfy { $0 == 0 }
    let isUp = digits[count] >= 5 && !(isHalf && tiesToEven && (result.digits.last ?? 0).isMultiple(of: 2))
    guard isUp else { return result }
    var index = count - 1
    while index >= 0, result.digits[index] == 9 {
      result.digits[index] = 0
      index -= 1
    }
    if index >= 0 {
      result.digits[index] += 1
    } else {
      result.digits.insert(1, at: 0)
      result.point += 1
    }
    return result
  }
}

/// A whole number of any size, in parts of nine digits, the lowest first.
private struct BigNumber {
  private var parts: [UInt64]
  private static let base: UInt64 = 1_000_000_000

  init(_ number: UInt64) {
    parts = [number % Self.base, number / Self.base % Self.base, number / Self.base / Self.base]
  }

  mutating func multiply(by factor: UInt64, times count: Int) {
    // The twelfth power of a factor, 2 or 5, stays below the base.
    var rest = count
    while rest > 0 {
      var power: UInt64 = 1
      for _ in 0..<min(rest, 12) { power *= factor }
      rest -= 12
      var carry: UInt64 = 0
      for index in parts.indices {
        let product = parts[index] * power + carry
        (parts[index], carry) = (product % Self.base, product / Self.base)
      }
      if carry > 0 { parts.append(carry) }
    }
  }

  var digits: [UInt8] {
    Array(parts.reversed().flatMap { String($0).padded(to: 9).utf8.map { $0 &- 0x30 } }.drop { $0 == 0 })
  }
}

/// Digits before the point in groups of three: `1,234,567`.
package func groupedByThree(_ digits: some StringProtocol) -> String {
  var grouped = ""
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.count - index).isMultiple(of: 3) { grouped.append(",") }
    grouped.append(digit)
  }
  return grouped
}
