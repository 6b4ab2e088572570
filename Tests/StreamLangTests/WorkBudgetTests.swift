import Testing

@testable import StreamLang

/// The charges to the budget of work and to that for nesting.
@Suite struct WorkBudgetTests {
  /// The value of a property that feeds itself when the budget of work strikes.
  private func rounds(_ loop: String) -> Int {
    let session = Session()
    session.settings.limits[.work] = 240_000
    let source = SourceText(name: "test.rx", text: loop)
    _ = ScriptRun(source, in: session).run { _ in }
    return Int(session.variables.first { $0.name == "rounds" }?.text ?? "") ?? 0
  }

  /// A round of feedback takes as long as some twenty events of a plain pipeline.
  @Test(arguments: [
    "var rounds = 0\nlet a = property(1)\na <~ a.delay(1ns).map { $0 + 1 }\na.subscribe { rounds = $0 }\nwait(1s)",
    "var rounds = 0\nlet s = subject()\ns.subscribe { rounds += 1 }\ns.delay(1ns).subscribe(s)\ns.send(1)\nwait(1s)",
    """
    var rounds = 0
    let s = subject()
    s.subscribe { rounds += 1 }
    interval(1ns).rxjs.groupBy(key: { $0 % 2 }, connector: { s }).subscribe()
    wait(1s)
    """,
  ])
  func feedbackIsCharged(loop: String) {
    let rounds = rounds(loop)
    #expect(rounds > 1_000)
    #expect(rounds < 240_000 / 13)
  }

  @Test func callsAreCutAtTheBudgetForNesting() {
    let call = "func f(n) { if n == 0 { return 0 }\nreturn f(n - 1) + 1 }\n"
    #expect(
      ScriptOutcome("limits(nesting: 5)\n" + call + "f(100)").failures
        == ["the run was cut: deliveries, calls or operators stand 5 deep inside one another"])
    check("limits(nesting: 5)\n" + call + "f(3)", gives: "3")
    #expect(ScriptOutcome("limits(nesting: 50)\n" + call + "f(100)").failures.count == 1)
  }
}
