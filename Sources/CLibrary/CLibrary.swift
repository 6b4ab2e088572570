// The C library of the platform, imported here and nowhere else.
//
// Linux with glibc is built and tested. The sources are written so that macOS is possible, but they have not been
// compiled there.

#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Darwin)
  @_exported import Darwin
#elseif hasFeature(Embedded)
  // In a page the program brings the few functions that it needs along: `Web/runtime`.
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
#endif
