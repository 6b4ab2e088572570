import FuzzTargets
import Testing

@testable import StreamLang

/// Fast paths are general rules: whatever they give, the general way gives.
@Suite struct FastPathAgreementTests {
  @Test(arguments: 0..<12) func `Random closures give the same values, errors and places`(seed: UInt64) {
    var generator = PipelineGenerator(seed: seed)
    for _ in 0..<25 { checkAgreement(generator.script()) }
  }

  @Test func `Most random pipelines run to an end with values`() {
    var generator = PipelineGenerator(seed: 1)
    let ends = (0..<60).map { _ in transcript(of: generator.script(), takesFastPaths: true).joined() }
    #expect(ends.count { $0.contains("rejected") } < 20)
    #expect(ends.count { $0.hasSuffix("fine") } > 30)
    #expect(ends.count { $0.contains("beyond what an Int holds") || $0.contains("division by zero") } > 3)
  }

  @Test func `An error, an end or a budget strikes at its value`() {
    checkAgreement("range(-1500, 3000).map { 100 / $0 }.filter { $0 > 3 }")
    checkAgreement("range(0, 3000).map { $0 * 9223372036854775 }.scan(0) { $1 - $0 }")
    checkAgreement("range(0, 300000000000).map { $0 + 1 }.take(1000).filter { $0 % 10 == 0 }")
    checkAgreement("range(0, 3000).map { $0 > 100 ? $0 : -$0 }.takeWhile { $0 < 1234 }")
    checkAgreement("range(9223372036854775000, 1000).map { $0 - 1 }.count()")
    for budget in ["steps: 5001", "events: 5001", "eventsAtOneInstant: 5001"] {
      let limited =
        "limits(\(budget))\nrange(0, 50000).map { ($0, $0 + 1) }.filter { $0.0 % 5 == 2 }.map { $0.1 * 1.5 }"
      checkAgreement(limited)
      checkAgreement(limited + ".aggregate(0) { $0 + $1 }")
      checkAgreement(limited + ".doNext { log($0 + 1) }")
    }
  }

  @Test func `What values take is charged at the same event where an inner stream is given again`() {
    for budget in ["work: 41077", "work: 71187", "work: 98286", "steps: 3745"] {
      for inner in ["map { interval(1ms) }.switchToLatest()", "flattenMap { interval(1ms).take(3) }"] {
        checkAgreement("limits(\(budget))\nhorizon(1234ms)\ninterval(2ms).\(inner).pairwise()")
      }
    }
  }

  @Test func `What can see the order of events sees it value by value`() {
    checkAgreement("var n = 0\nrange(0, 3000).map { $0 + n }.doNext { n += 1 }.filter { $0 % 2 == 0 }")
    checkAgreement("var n = 0\nrange(0, 3000).map { $0 + 1 }.filter { n += 1; return $0 > n }.count()")
    checkAgreement("let named = range(0, 1000).map { $0 + 1 }\nnamed.filter { $0 % 4 == 0 }.map { $0 / 2 }")
    checkAgreement(
      """
      let s = subject()
      s.map { $0 + 1 }.subscribe { log($0) }
      range(0, 300).map { $0 + 1 }.filter { $0 % 40 == 0 }.subscribe(s)
      """)
    checkAgreement("range(0, 500).map { x in range(0, 40).map { $0 + x }.aggregate(0) { $0 + $1 } }.merge().take(99)")
  }

  @Test func `Values of other kinds among Ints and Doubles are as they were`() {
    let integers = (0..<60).map(String.init).joined(separator: ", ")
    for odd in ["2.5", "\"text\"", "nil", "1s", "(1, 2)", "true"] {
      checkAgreement("from([\(integers), \(odd), \(integers)]).map { $0 * 2 }.filter { $0 != 8 }")
      checkAgreement("from([\(integers), \(odd), \(integers)]).reduce { $0 + $1 }")
    }
  }

  @Test func `Captured constants are taken as they are when the run begins`() {
    checkAgreement("func f(n) = range(0, 100).map { $0 * n }.aggregate(0) { $0 + $1 }\nf(3).concat(f(4))")
    checkAgreement(
      "let pairs = interval(1ms).take(200).map { ($0, $0 * 0.5) }\npairs.map { a, b in a * 2 + b }.scan(1) { $0 * 0.5 + $1 }"
    )
    checkAgreement("interval(1ms).take(90).map { $0 < 40 ? $0 * 2 + 1 : \"x\" }.map { $0 == 5 || $0 == \"x\" }")
    checkAgreement("interval(1ms).take(90).map { $0 > 40 ? ($0, 1) : (1.5, $0) }.map { $0.0 * 2 + $0.1 * 3 }")
    checkAgreement(
      "limits(steps: 4100)\nrange(0, 9000).doNext { log(1) }.map { ($0 + 1, ($0 * 2, 1)) }.map { $0.1.0 - 1 + $0.0 }")
    checkAgreement("for n in 1...3 { let m = n * 2\n range(0, 100).map { $0 * m + n }.count { $0 > 90 } }")
  }
}
