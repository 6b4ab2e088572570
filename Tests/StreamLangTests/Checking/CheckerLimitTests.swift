import Testing

@testable import StreamLang

/// The checker ends with every script: at once, and without overflowing the stack.
@Suite struct CheckerLimitTests {
  private func check(_ text: String) -> Checker.Findings {
    let script = Parser.parse(SourceText(name: "", text: text))
    return Checker.check(script, in: Session().environment)
  }

  @Test(arguments: [
    ("(", "1", ")"), ("log(", "1", ")"), ("just(1).map {", "1", "}"), ("if true {", "1", "}"), ("-", "1", ""),
    ("\"\\(", "1", ")\""), ("true ? false : ", "true", ""), ("[0][", "0", "]"), ("[1: ", "1", "]"),
    ("func f() { ", "1", "}"), ("for x in [1] { while false { ", "1", "} }"), ("{ x in ", "x", "}"),
  ]) func nesting(opening: String, middle: String, closing: String) {
    func nested(_ levels: Int) -> String {
      String(repeating: opening, count: levels) + middle + String(repeating: closing, count: levels)
    }
    #expect(check(nested(60)).faults.isEmpty)
    _ = check(nested(250))
  }

  @Test(arguments: [
    ("1", " + 1"), ("true", " && true"), ("nil", " ?? 1"), ("just(1)", ".map { $0 }"),
    ("if true { }", " else if true { }"), ("let x = 1", "\nlet x = just(x)"), ("func f() = 1", "\nfunc f() = 2"),
    ("", "unknown()\n"), ("scene \"a\"", "\nlet s = subject()"),
  ]) func length(first: String, repeated: String) {
    let findings = check(first + String(repeating: repeated, count: 3_000))
    #expect(findings.faults.count <= 20)
  }

  /// Dependencies are followed without recursion, and once each.
  @Test func longDependencies() {
    var text = "let s0 = subject()\n"
    for number in 1...3_000 { text += "let s\(number) = s\(number - 1).map { $0 }\n" }
    text += "scene \"b\"\ns3000"
    #expect(check(text).faults.count == 1)
    var calls = ""
    for number in 0..<3_000 { calls += "func f\(number)() { f\(number + 1)() }\n" }
    calls += "func f3000() { wait(1s) }\nlog(f0())"
    #expect(check(calls).faults.isEmpty)
  }

  @Test func onlyTheFirstFaultsAreTold() {
    let findings = check((0..<100).map { "unknown\($0)()" }.joined(separator: "\n"))
    #expect(findings.faults.count == 20)
  }

  /// Marks below marble text are below the character at fault, even if that is an escape.
  @Test(arguments: [
    (#""-a-(b""#, "("), (#""-\u{65C5}-(b""#, "("), (#""-\"-\\-(b""#, "("), (#""旅-客-(b""#, "("), (#""-👨‍👩‍👧-(b""#, "("),
    (#""\t-(b""#, "("),
  ]) func placesInMarbleText(literal: String, mark: String) throws {
    let text = "cold(\(literal))"
    let source = SourceText(name: "", text: text)
    let fault = try #require(Checker.check(Parser.parse(source), in: Session().environment).faults.first)
    #expect(source.text(in: fault.span) == mark)
  }
}
