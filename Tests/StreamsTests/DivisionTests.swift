import Testing

@testable import Streams

/// Divisions by multiplication give what the processor's division gives.
@Suite struct DivisionTests {
  private static let edges = [0, 1, -1, 2, -2, 3, -3, 7, 10, -10, .max, .max - 1, .min, .min + 1, 1 << 32, -(1 << 32)]

  private func divisors(_ random: inout SplitMix) -> [Int] {
    Self.edges
      + (0..<200).map { _ in Int.random(in: .min ... .max, using: &random) >> Int.random(in: 0...62, using: &random) }
      + (1...62).flatMap { [1 << $0, -(1 << $0)] }
  }

  @Test func quotientsAndRemainders() {
    var random = SplitMix(state: 1)
    for divisor in divisors(&random) {
      guard let division = Division(by: divisor) else {
        #expect(divisor == .min || (-1...1).contains(divisor))
        continue
      }
      for dividend in dividends(around: divisor, &random) {
        #expect(division.quotient(dividend) == dividend / divisor, "\(dividend) / \(divisor)")
        #expect(division.remainder(dividend) == dividend % divisor, "\(dividend) % \(divisor)")
      }
    }
  }

  private func dividends(around divisor: Int, _ random: inout SplitMix) -> [Int] {
    var dividends = Self.edges + [divisor, divisor &+ 1, divisor &- 1, divisor &* 2, divisor &* -3]
    for _ in 0..<10 { dividends.append(Int.random(in: .min ... .max, using: &random)) }
    for _ in 0..<10 { dividends.append(Int.random(in: -1_000...1_000, using: &random) &* divisor) }
    return dividends
  }
}
