import Streams
import Testing

@testable import StreamLang

/// Random numbers are the same in every run, and depend on nothing but the seed.
@Suite struct RandomTests {
  private func values(_ script: String) -> [String] {
    let outcome = ScriptOutcome(script)
    #expect(outcome.failures == [])
    return outcome.values
  }

  /// The first numbers of SplitMix64 for the seed 1234567, as its authors' program prints them.
  @Test func theGeneratorIsSplitMix64() {
    var generator = RandomGenerator(seed: 1_234_567)
    let numbers = (0..<3).map { _ in UInt64(bitPattern: Int64(generator.next(from: .min, through: .max))) }
    #expect(numbers == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
  }

  @Test func aSeedGivesTheSameNumbers() {
    let dice = "[random(1...6), random(1...6), random(1...6), random(1...6), random(1...6), random(1...6)]"
    #expect(values("seed(42)\n\(dice)") == values("seed(42)\n\(dice)"))
    #expect(values("seed(42)\n\(dice)") != values("seed(43)\n\(dice)"))
    #expect(values("seed(42)\nlet a = \(dice)\nseed(42)\na == \(dice)") == ["true"])
  }

  /// A pipeline that is run again gives the same values again.
  @Test func everyRunBeginsWithTheSeed() {
    let outcome = ScriptOutcome("let s = range(0, 5).map { random(1...100) }\nexpect s == s")
    #expect(outcome.failures == [])
  }

  @Test func numbersStayWithinTheBounds() {
    check("(0..<500).map { random(1...6) }.all { $0 >= 1 && $0 <= 6 }", gives: "true")
    check("(0..<500).map { random(1...6) }.sorted().first", gives: "1")
    check("(0..<500).map { random(1..<3) }.max", gives: "2")
    check("(0..<100).map { random(300ms...800ms) }.all { $0 >= 300ms && $0 <= 800ms }", gives: "true")
    check("(0..<100).map { random(0.0..<1.5) }.all { $0 >= 0 && $0 < 1.5 }", gives: "true")
    check("(0..<100).map { random() }.all { $0 >= 0 && $0 < 1 }", gives: "true")
    check("(0..<100).map { random([\"a\", \"b\"]) }.contains(\"b\")", gives: "true")
    check("random(7...7)", gives: "7")
  }

  @Test func durationsAreAsFineAsTheirBounds() {
    check("(0..<100).map { random(300ms...800ms) }.all { $0 % 1ms == 0s }", gives: "true")
    check("(0..<100).map { random(1us...3us) }.all { $0 % 1us == 0s }", gives: "true")
    check("(0..<100).map { random(0s...1s) }.all { $0 % 1s == 0s }", gives: "false")
    check("(0..<100).map { random(0s...1001ns) }.all { $0 % 1us == 0s }", gives: "false")
  }

  @Test func boundsMayBeWrong() {
    #expect(ScriptOutcome("random(6...1)").failures == ["there is nothing between the bounds of this range"])
    #expect(ScriptOutcome("random(1..<1)").failures == ["there is nothing between the bounds of this range"])
    #expect(ScriptOutcome("random([])").failures == ["'random' needs a range or an array that is not empty"])
    let kinds = "'random' takes a range of numbers or of durations, or an array, not "
    #expect(ScriptOutcome("random(1s...3)").failures == [kinds + "a duration and an Int"])
    #expect(ScriptOutcome("let f = { a, b in random(a...b) }\nf(1s, 3)").failures == [kinds + "a duration and an Int"])
    #expect(ScriptOutcome("random(\"a\")").failures == [kinds + "a String"])
  }

  @Test func aDelayMayBeRandom() {
    check("just(1).delay(random(300ms...300ms))", is: "\"---[x|]\", x: 1")
  }
}
