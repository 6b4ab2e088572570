import Foundation

/// The number of generated runs of a property, and their seeds.
///
/// A hundred thousand of them:
/// `MARBLES_RUNS=100000 swift test -c release -Xswiftc -enable-testing --no-parallel --filter MarblesTests`.
/// Others: `MARBLES_SEED=1000000` is the seed of the first. One again that failed: `MARBLES_RUNS=1 MARBLES_SEED=4711`.
enum GeneratedRuns {
  private static func number(_ name: String) -> Int? { getenv(name).flatMap { Int(String(cString: $0)) } }

  /// Returns the seeds of the runs of a property that usually has that many; each run replaces several tries.
  static func seeds(usually count: Int, tries: Int = 1) -> Range<UInt64> {
    let first = UInt64(max(0, number("MARBLES_SEED") ?? 0))
    let runs = number("MARBLES_RUNS").map { ($0 + tries - 1) / tries } ?? count
    return first..<(first + UInt64(max(0, runs)))
  }
}
