import Testing

@testable import StreamLang

/// Neither depth nor length overflows the stack, and both are reported or read at once.
@Suite struct NestingTests {
  @Test(arguments: [
    ("(", "1", ")"), ("[", "1", "]"), ("f(", "1", ")"), ("f {", "1", "}"), ("if a {", "1", "}"), ("-", "1", ""),
    ("!", "a", ""), ("\"\\(", "1", ")\""), ("a ? b : ", "c", ""), ("a ? ", "c", " : b"), ("xs[", "0", "]"),
    ("[1: ", "1", "]"),
    ("a || b && c == d ?? e ..< f + g * (", "1", ")"), ("func f() { ", "1", "}"), ("func f() = { ", "1", "}"),
    ("for x in xs { while a { ", "1", "} }"), ("{ x in ", "x", "}"), ("(1, ", "2", ")"),
  ]) func nesting(opening: String, middle: String, closing: String) throws {
    func nested(_ levels: Int) -> String {
      String(repeating: opening, count: levels) + middle + String(repeating: closing, count: levels)
    }
    #expect(Parser.parse(SourceText(name: "", text: nested(60))).faults == [])
    for deep in [nested(10_000), String(repeating: opening, count: 10_000)] {
      let script = Parser.parse(SourceText(name: "", text: deep))
      #expect(script.faults.first?.isNestingTooDeep == true || deep.hasSuffix("\"\\("))
      #expect(script.faults.count == 1)
      _ = Completeness(of: deep)
    }
  }

  @Test func whatStandsAtTheLimitCanBePrinted() {
    let text =
      String(repeating: "f {", count: Parser.nestingLimit) + "1"
      + String(repeating: "}", count: Parser.nestingLimit)
    let script = Parser.parse(SourceText(name: "", text: text))
    #expect(script.faults == [])
    #expect(SyntaxPrinter.print(script).hasPrefix("(f call() { (f call() {"))
  }

  @Test(arguments: [
    ("1", " + 1"), ("1", " * 1 - 1"), ("a", " && a"), ("a", " ?? a"), ("s", ".map { $0 }"), ("f", "(1)"), ("xs", "[0]"),
    ("x", "?.y"), ("if a { }", " else if b { }"), ("[1", ", 1"), ("f(1", ", x: 1"), ("\"", "\\(1)"), ("t", ".0"),
    ("1", "\n1"),
    ("{ a", ", a"), ("s", "\n.map { $0 }"), ("", ";"), ("", "//> x\n"), ("", "//: x\n\n"), ("let (a", ", b"),
  ]) func length(first: String, repeated: String) {
    let text = first + String(repeating: repeated, count: 5_000)
    let script = Parser.parse(SourceText(name: "", text: text))
    #expect(script.faults.allSatisfy { !$0.isNestingTooDeep })
  }

  @Test func longChainsAreFlat() throws {
    let sum = Parser.parse(SourceText(name: "", text: "1" + String(repeating: " + 1", count: 200_000)))
    guard case .expression(let expression) = sum.statements.first?.kind, case .binary(_, let terms) = expression.kind
    else {
      Issue.record("no sum")
      return
    }
    #expect(terms.count == 200_000)
  }
}
