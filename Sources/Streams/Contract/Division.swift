/// A division by a known number as a multiplication, several times faster (Warren, Hacker's Delight 10-1).
struct Division {
  /// The divisor, above zero.
  let divisor: Int
  private let multiplier: Int
  private let shift: Int
  /// All bits if the dividend is to be added to the product.
  private let correction: Int

  /// Returns `nil` for divisors without a multiplier, or with an overflow to check: -1, 0, 1 and the least Int.
  init?(by divisor: Int) {
    let magnitude = divisor.magnitude
    guard magnitude >= 2, divisor != .min else { return nil }
    let half = UInt(1) << 63
    let bound = half - 1 - half % magnitude
    var power = 63
    var (quotient1, remainder1) = half.quotientAndRemainder(dividingBy: bound)
    var (quotient2, remainder2) = half.quotientAndRemainder(dividingBy: magnitude)
    var difference: UInt
    repeat {
      power += 1
      Self.double(&quotient1, &remainder1, bound)
      Self.double(&quotient2, &remainder2, magnitude)
      difference = magnitude - remainder2
    } while quotient1 < difference || (quotient1 == difference && remainder1 == 0)
    self.divisor = Int(magnitude)
    multiplier = Int(bitPattern: quotient2 &+ 1)
    shift = power - 64
    correction = multiplier < 0 ? -1 : 0
    sign = divisor < 0 ? -1 : 0
  }

  /// All bits if the divisor is below zero.
  private let sign: Int

  private static func double(_ quotient: inout UInt, _ remainder: inout UInt, _ divisor: UInt) {
    quotient = quotient &* 2
    remainder = remainder &* 2
    if remainder >= divisor {
      quotient &+= 1
      remainder &-= divisor
    }
  }

  /// Returns the quotient by the divisor's magnitude, rounded towards zero.
  @inline(__always)
  private func magnitudeQuotient(_ dividend: Int) -> Int {
    let product = multiplier.multipliedFullWidth(by: dividend).high &+ (dividend & correction)
    return (product &>> shift) &- (dividend &>> 63)
  }

  /// Returns the quotient, rounded towards zero.
  @inline(__always)
  func quotient(_ dividend: Int) -> Int { (magnitudeQuotient(dividend) ^ sign) &- sign }

  /// Returns the remainder, with the sign of the dividend.
  @inline(__always)
  func remainder(_ dividend: Int) -> Int { dividend &- magnitudeQuotient(dividend) &* divisor }
}
