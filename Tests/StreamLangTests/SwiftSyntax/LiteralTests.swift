import Testing

@testable import StreamLang

/// Literals, comments, operators and lines as Swift has them.
@Suite struct LiteralTests {
  @Test func numbersOfOtherBases() {
    check("[0xFF, 0b101, 0o17, 0xff_ff]", gives: "[255, 5, 15, 65535]")
    #expect(ScriptOutcome("0b12").failures == ["'0b12' is neither a number nor a duration"])
  }

  @Test func operatorsOnBits() {
    check("[6 & 3, 6 | 3, 6 ^ 3, 1 << 4, 256 >> 4, ~0]", gives: "[2, 7, 5, 16, 16, -1]")
    check("1 + 2 << 3", gives: "17")
  }

  @Test func rawStrings() {
    check(##"#"a\n\(x)"b"#"##, gives: ##"a\n\(x)"b"##)
  }

  @Test func commentsOfSeveralLines() {
    check("/* one\n/* two */\nthree */ 1\nlet x = 2 // end\nx", gives: "1", "2")
  }

  @Test func rangesWithoutABound() {
    check("let xs = [1, 2, 3]\nxs[1...]\nxs[..<2]\nxs[...1]", gives: "[2, 3]", "[1, 2]", "[1, 2]")
    check("for i in 3... { if i > 5 { break }\nprint(i) }", logs: "3", "4", "5")
  }

  @Test func tuplesWithNames() {
    check("let p = (name: \"Ann\", age: 31)\np\np.name\np.1", gives: "(name: Ann, age: 31)", "Ann", "31")
    check("[(id: 1, ok: true), (id: 2, ok: false)].filter { $0.ok }.map { $0.id }", gives: "[1]")
    check("let (n, a) = (name: \"Ann\", age: 31)\na", gives: "31")
    check("()", gives: "()")
  }

  @Test func linesMayBeginWithAnOperator() {
    check("let x = 1\n  + 2\n  - 4\nx", gives: "-1")
    check("let x = 3 > 2\n  ? \"yes\"\n  : \"no\"\nx", gives: "yes")
    check("let b = true\n  && false\n  || true\nb", gives: "true")
  }

  @Test func wordsBetweenBackquotesAreNames() {
    check("let `default` = 1\n`default` + 1", gives: "2")
  }

  @Test func constantsOfTypes() {
    check("Int.max == 9223372036854775807\nDouble.pi > 3\nInt.min < 0", gives: "true", "true", "true")
  }

  @Test func remainderAssignment() {
    check("var n = 17\nn %= 5\nn", gives: "2")
  }

  @Test func randomNumbersOfSwiftAreRefused() {
    #expect(ScriptOutcome("Int.random(in: 1...6)").failures == ["there is no 'Int.random' here"])
  }
}
