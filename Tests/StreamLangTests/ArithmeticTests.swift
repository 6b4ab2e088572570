import Streams
import Testing

@testable import StreamLang

/// Arithmetic at the ends of the ranges of numbers and durations.
@Suite struct ArithmeticTests {
  /// Every operator between every two extremes gives a value or an error: a trap would end the test.
  @Test func noOperatorTrapsAtTheExtremes() {
    let values: [Value] = [
      .int(.min), .int(.max), .int(-1), .int(0), .int(1), .duration(.min), .duration(.max), .duration(-1),
      .duration(0), .duration(1), .double(.nan), .double(.infinity), .double(-0.0),
      .double(.greatestFiniteMagnitude),
    ]
    var results = 0
    for operation in BinaryOperator.allCases {
      for left in values {
        for right in values where (try? Arithmetic.apply(operation, left, right)) != nil { results += 1 }
      }
    }
    #expect(results > 500)
    for value in values { _ = try? Arithmetic.negate(value) }
  }

  @Test func theQuotientOfDurationsMayBeTooLarge() {
    #expect(
      ScriptOutcome("(0s - 9223372036854775807ns - 1ns) / -1ns").failures
        == ["-9223372036.854775808s / -1ns is beyond what an Int holds"])
    check("9223372036854775807ns / -1ns", gives: "-9223372036854775807")
    check("(0s - 9223372036854775807ns - 1ns) % -1ns", gives: "0s")
  }

  @Test func theCountOfARangeMayBeTooLarge() {
    let failures = ScriptOutcome("(-9223372036854775807 - 1..<9223372036854775807).count").failures
    #expect(failures == ["the count of this range is beyond what an Int holds"])
    check("(-1..<9223372036854775806).count", gives: "9223372036854775807")
    check("(0..<9000000000).isEmpty", gives: "false")
  }

  @Test func nanHasNoSign() {
    #expect(ScriptOutcome("Int(0.0 / 0.0)").failures == ["nan is beyond what an Int holds"])
    #expect(ScriptOutcome("Int(-1.0 / 0.0)").failures == ["-inf is beyond what an Int holds"])
  }
}
