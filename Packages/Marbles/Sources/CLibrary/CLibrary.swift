// The C library of the platform. Only this file imports it.
//
// Linux with glibc is built and tested. The sources are meant to compile on macOS as well, which is not tested.

#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Darwin)
  @_exported import Darwin
#elseif hasFeature(Embedded)
  // In a page the program contains the few functions that it needs: `Web/runtime`.
  /// A power.
  @_extern(c) public func pow(_ base: Double, _ exponent: Double) -> Double
  /// The sine of an angle.
  @_extern(c) public func sin(_ angle: Double) -> Double
  /// The cosine of an angle.
  @_extern(c) public func cos(_ angle: Double) -> Double
  /// A power of e.
  @_extern(c) public func exp(_ number: Double) -> Double
  /// The natural logarithm.
  @_extern(c) public func log(_ number: Double) -> Double
  /// The logarithm to the base 2.
  @_extern(c) public func log2(_ number: Double) -> Double
  /// The logarithm to the base 10.
  @_extern(c) public func log10(_ number: Double) -> Double
  /// The natural logarithm of a number and one.
  @_extern(c) public func log1p(_ number: Double) -> Double
  /// The cube root.
  @_extern(c) public func cbrt(_ number: Double) -> Double
  /// The tangent of an angle.
  @_extern(c) public func tan(_ angle: Double) -> Double
  /// The angle of a sine.
  @_extern(c) public func asin(_ number: Double) -> Double
  /// The angle of a cosine.
  @_extern(c) public func acos(_ number: Double) -> Double
  /// The angle of a tangent.
  @_extern(c) public func atan(_ number: Double) -> Double
  /// The angle of a point.
  @_extern(c) public func atan2(_ y: Double, _ x: Double) -> Double
#endif
