import Testing

@testable import StreamLang

/// Faults that only the run finds have the checker's words; scripts that the checker lets pass run.
@Suite struct LateFaultTests {
  /// Runs a script: its log and output, and at last the error that stopped it.
  private func run(_ text: String) -> [String] {
    var lines: [String] = []
    let outcome = ScriptRun(SourceText(name: "x.rx", text: text), in: Session()).run { event in
      switch event {
      case .output(.log(_, let text, _), _): lines.append(text)
      case .output(.value(let value), _): lines.append(value.text)
      case .output(.failure(let diagnostic), _):
        lines.append(diagnostic.title + (diagnostic.help.map { " (\($0))" } ?? ""))
      default: break
      }
    }
    switch outcome {
    case .stopped(let diagnostic): lines.append("stopped: " + diagnostic.title)
    case .rejected(let diagnostics): lines += diagnostics.map { "rejected: " + $0.title }
    case .fine, .failed: break
    }
    return lines
  }

  @Test func theWordsAreTheSame() {
    for (known, unknown) in [
      ("interval(1)", "let f = { d in interval(d) }\nf(1)"),
      ("1 + \"a\"", "let f = { x in 1 + x }\nf(\"a\")"),
      ("[1].throttle(1s)", "let f = { xs in xs.throttle(1s) }\nf([1])"),
      ("[1].reduce(0)", "let f = { xs in xs.reduce(0) }\nf([1])"),
      ("[1].hasPrefix(\"a\")", "let f = { xs in xs.hasPrefix(\"a\") }\nf([1])"),
      ("just(1).send(1)", "let f = { s in s.send(1) }\nf(just(1))"),
      ("for x in 1 { }", "func f(n) { for x in n { } }\nf(1)"),
      ("if 1 { }", "func f(n) { if n { } }\nf(1)"),
      ("cold(\"-a-|\", b: 1)", "let text = [\"-a-|\"].first\ncold(text, b: 1)"),
    ] {
      let early = run(known).map { $0.replacing("rejected: ", with: "") }
      let late = run(unknown).map { $0.replacing("stopped: ", with: "").replacing("rejected: ", with: "") }
      #expect(early == late, "\(known)")
    }
  }

  @Test func argumentsOfFunctionsGoByLabel() {
    #expect(run("func f(a, b, c) = [a, b, c]\nf(c: 1, 2)") == ["[2, nil, 1]"])
    #expect(run("let f = { a, b in a - b }\nf(b: 1, a: 5)") == ["4"])
    #expect(run("func f(a, b, c) = [a, b, c]\n1.f(c: 2, 3)") == ["[1, 3, 2]"])
    #expect(run("let f = { a in a }\nf(b: 1)") == ["stopped: 'this closure' has no argument 'b'"])
  }

  @Test func functionsSeeWhatStandsBelowThem() {
    #expect(run("func total() = rate * 2\nlet rate = 3\ntotal()") == ["6"])
    #expect(
      run("func total() = rate * 2\ntotal()\nlet rate = 3") == ["stopped: 'rate' is used before its value is known"])
    #expect(run("func outer() { pause(); log(1) }\nfunc pause() { wait(1s) }\nouter()") == ["1"])
  }

  /// The library counts on the number of its arguments.
  @Test func tooFewArgumentsAreAFaultOfTheRun() {
    #expect(
      run("let f = { x in x.contains() }\nf(\"a\")")
        == ["stopped: 'contains' needs one argument, but is given none"])
    #expect(run("let f = { x in x.foldLeft(1) }\nf([1])") == ["stopped: 'foldLeft' needs 2 arguments, but is given 1"])
    #expect(run("let f = { x in x.keys(1) }\nf([:])") == ["stopped: 'keys' takes no arguments, but is given 1"])
  }

  @Test func errorsInClosuresOfSubscribersNameTheirOccasion() {
    #expect(
      run("interval(1s).take(2).subscribe { log(1 / (1 - $0)) }")
        == ["1", "division by zero (it happened at 2s, when 1 came in)"])
  }
}
