import Foundation

/// A generator of random numbers that a seed decides (SplitMix64).
public struct SeededRandom: RandomNumberGenerator {
  /// The state before the next number.
  public var state: UInt64

  /// Begins at a seed.
  public init(state: UInt64) { self.state = state }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// The seed of random pipelines: `RXPLAY_SEED`, else 0.
  public static let seed = UInt64(truncatingIfNeeded: variable("RXPLAY_SEED") ?? 0)
  /// The number of pipelines in a test: `RXPLAY_PIPELINES`, or else 80.
  public static let pipelines = variable("RXPLAY_PIPELINES") ?? 80

  private static func variable(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }
}
