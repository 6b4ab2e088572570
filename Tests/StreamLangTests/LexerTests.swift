import Testing

@testable import StreamLang

/// Numbers, durations, strings.
@Suite struct LexerTests {
  private func tree(_ text: String) -> String { ParserTests.tree(of: text) }

  @Test(
    arguments: [
      ("500ms", 500_000_000), ("1s", 1_000_000_000), ("1.5s", 1_500_000_000), ("2m", 120_000_000_000),
      ("1h", 3_600_000_000_000), ("10us", 10_000), ("1ns", 1), ("0.1s", 100_000_000), ("0.000000001s", 1),
      ("1_000ms", 1_000_000_000), ("0.3333333us", nil), ("2562047.7880152155h", 9_223_372_036_854_775_800),
      ("2562047h", 9_223_369_200_000_000_000),
      ("1.250m", 75_000_000_000), ("0s", 0), ("9223372036.854775807s", Int.max), ("9223372036.854775808s", nil),
      ("0.00000000000025h", nil), ("0.0000000000025h", 9), ("99999999999999999999999999999999999999999999h", nil),
    ] as [(String, Int?)]) func durations(text: String, nanoseconds: Int?)
  {
    let script = Parser.parse(SourceText(name: "", text: text))
    if let nanoseconds {
      #expect(tree(text) == "\(nanoseconds)ns")
    } else {
      #expect(script.faults.count == 1)
    }
  }

  @Test(arguments: [
    ("1_000_000", "1000000"), ("9223372036854775807", "9223372036854775807"), ("1.5", "1.5"), ("1e3", "1000.0"),
    ("1.5e-3", "0.0015"), ("2E+2", "200.0"), ("0", "0"), ("007", "7"), ("1_0.2_5", "10.25"), ("1.foo", "(1 .foo)"),
    ("1.5.foo", "(1.5 .foo)"), ("t.1.5", "(t .1 .5)"),
  ]) func numbers(text: String, tree: String) {
    #expect(self.tree(text) == tree)
  }

  @Test(arguments: [
    (#""a\n\t\r\0\"\\\'""#, "a\n\t\r\0\"\\'"), (#""\u{1F600}\u{41}""#, "😀A"), ("\"旅客\"", "旅客"), ("\"\"", ""),
    ("\"// no comment\"", "// no comment"), ("\"{[(\"", "{[("),
    ("\"\"\"\n  a\n    b\n\n  \"c\"\n  \"\"\"", "a\n  b\n\n\"c\""),
    ("\"\"\"\n\"\"\"", ""), ("\"\"\"\r\n  a\r\n  b\r\n  \"\"\"", "a\nb"),
  ]) func strings(text: String, value: String) throws {
    let statement = try #require(Parser.parse(SourceText(name: "", text: text)).statements.first)
    guard case .expression(let expression) = statement.kind, case .string(let found) = expression.kind else {
      Issue.record("no string: \(tree(text))")
      return
    }
    #expect(Array(found.unicodeScalars) == Array(value.unicodeScalars))
  }

  @Test func stringOfSeveralLinesWithInterpolation() {
    #expect(
      tree("let a = \"\"\"\n  x \\(1 + 2)\n  \\(y)\n  \"\"\"\nb") == "(let a (string \"x \" (1 + 2) \"\\n\" y))\nb")
  }

  @Test func invisibleBlanksAreBlanks() {
    #expect(tree("\u{FEFF}let\u{3000}a\u{A0}=\u{200B} 1") == "(let a 1)")
  }
}
