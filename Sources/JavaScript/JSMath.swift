import CLibrary

/// The functions of the C library that JavaScript's `Math` has.
enum JSMath {
  static func pow(_ base: Double, _ exponent: Double) -> Double {
    if exponent.isNaN || abs(base) == 1 && exponent.isInfinite { return .nan }
    return CLibrary.pow(base, exponent)
  }
  static func sin(_ angle: Double) -> Double { CLibrary.sin(angle) }
  static func cos(_ angle: Double) -> Double { CLibrary.cos(angle) }
  static func exp(_ number: Double) -> Double { CLibrary.exp(number) }
  static func log(_ number: Double) -> Double { CLibrary.log(number) }
}
