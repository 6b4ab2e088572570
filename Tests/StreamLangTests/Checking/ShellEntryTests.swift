import Testing

@testable import StreamLang

/// Entries of a shell know the names of earlier entries.
@Suite struct ShellEntryTests {
  /// Runs entries in one session: the faults of the last one.
  private func refusal(_ entries: String...) -> [String] {
    let session = Session()
    var titles: [String] = []
    for entry in entries {
      titles = []
      let outcome = ScriptRun(SourceText(name: "<shell>", text: entry), in: session).run(finishes: false) { _ in }
      if case .rejected(let diagnostics) = outcome { titles = diagnostics.map(\.title) }
      session.finishTurn()
    }
    return titles
  }

  @Test func namesOfEarlierEntriesAreKnown() {
    #expect(refusal("let gate = interval(1s)", "gate.take(1)") == [])
    #expect(
      refusal("let gate = interval(1s)", "gate.throtle(1s)")
        == ["streams have no operator 'throtle'; did you mean 'throttle'?"])
    #expect(refusal("let gate = interval(1s)", "gaet") == ["there is no 'gaet'; did you mean 'gate'?"])
  }

  @Test func kindsAreThoseOfTheirValues() {
    #expect(refusal("func make() = subject()", "let s = make()", "s.send(1)") == [])
    #expect(
      refusal("func make() = interval(1s)", "let s = make()", "s.send(1)")
        == ["only subjects have 'send', and this is a stream"])
    #expect(refusal("let n = 1", "n = 2") == ["'n' is made by 'let' and stays as it is"])
    #expect(refusal("var n = 1", "n = \"a\"", "n + \"b\"") == [])
  }

  @Test func functionsOfEarlierEntriesAreKnown() {
    #expect(refusal("func twice(n) = n * 2", "twice(n: 1)") == [])
    #expect(refusal("func twice(n) = n * 2", "twice(1, 2)") == ["'twice' takes one argument, but is given 2"])
    #expect(
      refusal("func pause() { wait(1s) }", "just(1).map { pause() }")
        == ["'pause' waits, and a closure cannot wait for it"])
  }

  @Test func aResultIsThereToGoOnFrom() {
    #expect(refusal("just(1)", ".map { $0 }") == [])
    #expect(refusal("let a = 1", ".map { $0 }") == ["there is no result to go on from"])
    #expect(refusal("[1, 2]", ".throttle(1s)") == ["'throttle' is an operator of streams, but this is an array"])
  }

  @Test func whatWasDrivenInAnEarlierSceneIsOver() {
    let over = ["'s' belongs to an earlier scene, which is over"]
    #expect(refusal("let s = subject()", "scene \"b\"", "s.send(1)") == over)
    #expect(refusal("let s = subject()", "scene \"b\"\ns") == over)
    #expect(
      refusal("let s = subject()", "let m = s.map { $0 }", "scene \"b\"", "m")
        == ["'m' belongs to an earlier scene, which is over"])
    #expect(refusal("let s = subject()", "scene \"b\"", "let s = subject()", "s.send(1)") == [])
  }

  @Test func aDialectHolds() {
    #expect(refusal("dialect(\"rxjs\")", "just(1).map { x, i in i }") == [])
    #expect(
      refusal("dialect(\"rxjs\")", "just(1).map { x, i, more in i }")
        == ["'map' gives its closure one value, but this one takes 3"])
  }

  @Test func warningsDoNotStop() {
    let session = Session()
    var warnings: [Diagnostic] = []
    var values: [String] = []
    let source = SourceText(name: "x.rx", text: "let total = 5\n-1\ntotal")
    let outcome = ScriptRun(source, in: session).run { event in
      if case .warning(let warning) = event { warnings.append(warning) }
      if case .output(.value(let value), _) = event { values.append(value.text) }
    }
    #expect(warnings.map(\.title) == ["this line is a statement of its own"])
    #expect(warnings.map(\.severity) == [.warning])
    #expect(values == ["-1", "5"])
    if case .fine = outcome {} else { Issue.record("\(outcome)") }
  }
}
