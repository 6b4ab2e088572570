/// Durations and instants in text: one number and one unit, exact to the nanosecond.
public enum TimeText {
  /// A unit of time of marble text and the language.
  public struct Unit: Sendable, Equatable {
    /// The name of the unit: `ns`, `us`, `ms`, `s`, `m` or `h`.
    public let name: String
    /// Its length in nanoseconds.
    public let nanoseconds: Int64

    package static let nanosecond = Unit(name: "ns", nanoseconds: 1)
    package static let microsecond = Unit(name: "us", nanoseconds: 1_000)
    package static let millisecond = Unit(name: "ms", nanoseconds: 1_000_000)
    package static let second = Unit(name: "s", nanoseconds: 1_000_000_000)
    package static let minute = Unit(name: "m", nanoseconds: 60_000_000_000)
    package static let hour = Unit(name: "h", nanoseconds: 3_600_000_000_000)
  }

  /// All units, the shortest first.
  public static let units: [Unit] = [.nanosecond, .microsecond, .millisecond, .second, .minute, .hour]

  /// The reasons why a number and a unit are no duration.
  public enum Fault: Error, Sendable, Equatable {
    /// It is longer than 2^63 nanoseconds, some 292 years.
    case tooLong
    /// It is not a whole number of nanoseconds.
    case notWhole
  }

  /// Returns nanoseconds as one number and one unit, such as `1.5s`, `500ms` or `90m`, for `nanoseconds` to read.
  public static func format(_ nanoseconds: Int64) -> String {
    format(nanoseconds, atMost: .hour)
  }

  /// Returns the same with no unit longer than a given one, so that the times of an axis are all in one.
  package static func format(_ nanoseconds: Int64, atMost largest: Unit) -> String {
    if nanoseconds == 0 { return "0s" }
    let magnitude = nanoseconds.magnitude
    let unit = unit(of: magnitude, atMost: UInt64(largest.nanoseconds))
    let (whole, rest) = magnitude.quotientAndRemainder(dividingBy: UInt64(unit.nanoseconds))
    // A sign, the digits of two numbers, a point and a unit.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 48) { buffer in
      var digits = Digits(buffer)
      if nanoseconds < 0 { digits.add(UInt8(ascii: "-")) }
      digits.add(whole)
      digits.add(fraction: rest, of: UInt64(unit.nanoseconds))
      for byte in unit.name.utf8 { digits.add(byte) }
      return String(decoding: buffer[..<digits.count], as: UTF8.self)
    }
  }

  /// Returns the nanoseconds of a number written as `whole` and `fraction` (decimal digits, the fraction may be empty).
  public static func nanoseconds(
    whole: Substring, fraction: Substring, unit: Unit
  ) throws(Fault) -> Int64 {
    guard let whole = Int64(whole) else { throw .tooLong }
    let (product, overflow) = whole.multipliedReportingOverflow(by: unit.nanoseconds)
    if overflow { throw .tooLong }
    let part = try part(fraction, of: unit)
    let (sum, overflowed) = product.addingReportingOverflow(part)
    if overflowed { throw .tooLong }
    return sum
  }

  /// Returns the nanoseconds of a whole text such as `1.5s`; `nil` if it is none.
  package static func nanoseconds(_ text: some StringProtocol) -> Int64? {
    let name = text.drop { $0.isASCII && $0.isNumber || $0 == "." }
    let number = text[..<name.startIndex].split(separator: ".", omittingEmptySubsequences: false)
    guard let unit = units.first(where: { $0.name == name }), let whole = number.first, !whole.isEmpty,
      number.count <= 2
    else { return nil }
    return try? nanoseconds(
      whole: Substring(whole), fraction: number.count == 2 ? Substring(number[1]) : "", unit: unit)
  }

  private static func part(_ fraction: Substring, of unit: Unit) throws(Fault) -> Int64 {
    var digits = fraction
    while digits.last == "0" { digits.removeLast() }
    // Eighteen digits are the most that fit; no part of an hour is shorter than the nanosecond, 1 / 3.6e12 of it.
    guard digits.count <= 18 else { throw .notWhole }
    guard let numerator = UInt64(digits.isEmpty ? "0" : digits) else { throw .notWhole }
    var denominator: UInt64 = 1
    for _ in digits { denominator &*= 10 }
    let (quotient, rest) = denominator.dividingFullWidth(
      numerator.multipliedFullWidth(by: UInt64(unit.nanoseconds)))
    guard rest == 0 else { throw .notWhole }
    return Int64(quotient)
  }

  private static func unit(of magnitude: UInt64, atMost largest: UInt64) -> Unit {
    // Hours and minutes are used only if they are whole: decimals of them are hard to read.
    for unit in [Unit.hour, .minute] where UInt64(unit.nanoseconds) <= largest {
      if magnitude % UInt64(unit.nanoseconds) == 0 { return unit }
    }
    for unit in [Unit.second, .millisecond, .microsecond] where magnitude >= UInt64(unit.nanoseconds) {
      return unit
    }
    return .nanosecond
  }
}

/// Writes numbers as bytes: pictures have a label for every instant, and most of their time was spent on them.
private struct Digits {
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0

  init(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
    self.buffer = buffer
  }

  mutating func add(_ byte: UInt8) {
    buffer[count] = byte
    count += 1
  }

  mutating func add(_ number: UInt64) {
    let start = count
    var rest = number
    repeat {
      add(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    buffer[start..<count].reverse()
  }

  /// Adds the decimals of a fraction of a unit of that many nanoseconds.
  mutating func add(fraction: UInt64, of length: UInt64) {
    if fraction == 0 { return }
    add(UInt8(ascii: "."))
    var rest = fraction
    var place = length
    while rest > 0 {
      place /= 10
      add(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / place))
      rest %= place
    }
  }
}
