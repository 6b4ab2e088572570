import Testing

@testable import StreamLang

/// The effect of Enter in the shell.
@Suite struct CompletenessTests {
  @Test(arguments: [
    "", "  ", "a", "a.map { $0 }", "let x = 1", ".map { $0 }", "// {", "a; b", "let s = \"{\"", "if a { }",
    // Wrong, and no further line helps.
    "let x", "a)", "f(1 2", "log(\"abc", "signal { x y", "5x (", "if", "f(\nlet x = 1", "a.", "\"\\(x", "(]",
    "return {",
  ]) func complete(text: String) {
    #expect(Completeness(of: text) == .complete)
  }

  @Test(arguments: [
    ("signal {", 2), ("signal {\n  send(1)", 2), ("signal {\n  if a {", 4), ("f(", 2), ("f(a,", 2), ("f(a", 2),
    ("[1, 2", 2),
    ("a.map { x in", 2), ("f({", 2), ("f(\n  {", 4), ("let x =", 2), ("a +", 2), ("a ? b :", 2), ("a &&", 2),
    ("p <~", 2),
    ("func f(a) =", 2), ("if a {\n} else {", 2), ("[\"a\":", 2), ("d[", 2), ("let (a,", 2), ("\"\"\"\n  a", 0),
    ("f( // why", 2), ("a == (b + c) *", 2), ("0...", 2), ("f(x:", 2),
  ]) func incomplete(text: String, indentation: Int) {
    #expect(Completeness(of: text) == .incomplete(indentation: indentation))
  }

  @Test func everyBeginningOfASampleIsJudged() {
    for sample in Samples.all {
      for end in sample.indices { _ = Completeness(of: String(sample[..<end])) }
      #expect(Completeness(of: sample) == .complete)
    }
  }
}
