/// Pseudorandom numbers that are the same in every run: SplitMix64 (Steele, Lea and Flood, "Fast splittable
/// pseudorandom number generators", 2014).
///
/// The standard library does not specify how it draws a number from a range, so this type does.
public struct RandomGenerator: Sendable {
  private var state: UInt64

  /// Creates a generator whose numbers depend only on the seed.
  public init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns an integer between two bounds, both included, each equally likely (Lemire's method).
  public mutating func next(from lower: Int, through upper: Int) -> Int {
    let width = UInt64(bitPattern: Int64(upper &- lower))
    guard width < .max else { return Int(truncatingIfNeeded: next()) }
    let count = width + 1
    let surplus = (0 &- count) % count
    while true {
      let (high, low) = next().multipliedFullWidth(by: count)
      if low >= surplus { return lower &+ Int(truncatingIfNeeded: high) }
    }
  }

  /// Returns a number from 0 up to, but not including, 1.
  public mutating func nextUnit() -> Double { Double(next() >> 11) * 0x1p-53 }
}
