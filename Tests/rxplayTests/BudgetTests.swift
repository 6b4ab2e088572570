import Testing

/// Nothing can hang or eat the machine: each budget ends the run with an error that names it.
@Suite struct BudgetTests {
  @Test(arguments: [
    ("limits(eventsAtOneInstant: 1000)\njust(1).repeat()", "eventsAtOneInstant"),
    ("limits(events: 1000)\ninterval(1ms)", "events"),
    ("scene \"a\"\nlimits(events: 5)\ninterval(1s).subscribe(\"x\")", "events"),
    ("limits(steps: 100000)\njust(1).map { while true { } }", "steps"),
    ("limits(steps: 100000)\nvar s = \"x\"\nwhile true { s = s + s }", "steps"),
    ("limits(steps: 100000)\nvar n = 0\nwhile true { n += 1 }", "steps"),
    ("limits(subscriptions: 100)\nrange(0, 200).flattenMap { _ in never() }", "subscriptions"),
    ("limits(values: 100)\nzip(range(0, 1000), never())", "values"),
    ("limits(work: 100000)\nnever().windowTime(1ns)", "work"),
    ("func f(n) = f(n + 1)\nf(1)", "nesting"),
    ("let s = subject()\ns.subscribe { x in s.send(x + 1) }\ns.send(1)", "nesting"),
  ])
  func aBudgetEndsTheRun(_ script: String, _ budget: String) throws {
    let run = try Program.run(["-e", script])
    #expect(run.status == 1)
    #expect(run.error.contains("the run was cut"), "\(run.error)")
    #expect(run.error.contains("limits(\(budget):"), "\(run.error)")
  }

  /// Pasted code has no words for a larger budget.
  @Test func theWayOutOfPastedCodeIsAnOption() throws {
    let code = "import { interval, toArray, take } from 'rxjs';\ninterval(1).pipe(take(400), toArray()).subscribe();"
    let run = try Program.run(["--limit", "values=100", "-"], input: code)
    #expect(run.error.contains("the budget is 'values': --limit values=1000 allows more"), "\(run.error)")
  }

  /// Lines are printed as long as there is room, documents as a whole or not at all; the error gives the reason.
  @Test(arguments: ["json", "log", "marbles", "svg", "text"])
  func onePictureDoesNotPassTheBudgetForOutput(_ format: String) throws {
    let script = "limits(output: 4000)\nrange(0, 1000).delay(1ns).concat(interval(1ms).take(999))"
    let run = try Program.run(["--all", "--format", format, "-e", script])
    #expect(run.output.utf8.count <= 4_000)
    #expect(run.output.isEmpty || run.output.hasSuffix("\n"))
    // In JSON errors are lines, too.
    let isLeftOut = run.output.isEmpty || run.output.hasPrefix("{\"kind\":\"error\"")
    #expect(isLeftOut == ["json", "marbles", "svg"].contains(format), "\(run.output.prefix(300))")
    #expect(run.error.contains("limits(output: 40000) allows more"), "\(run.error)")
  }

  @Test func stepsAreCountedAtEachInstantAnew() throws {
    for way in [[], ["--no-fast-paths"]] {
      // Three steps at each of many instants.
      let few = try Program.run(way + ["-e", "limits(steps: 100)\ninterval(1ms).take(3000).map { $0 + 1 }.count()"])
      #expect(few.status == 0, "\(few.error)")
      // The last actions of an operator at an instant count, too.
      let text = String(repeating: "x", count: 400)
      let logs = "limits(steps: 300)\ninterval(1s).take(3).map { _ in \"\(text)\" }.logNext().ignoreElements()"
      let many = try Program.run(way + ["-e", logs])
      #expect(many.error.contains("after 300 steps at one instant"), "\(many.error)")
    }
  }

  @Test func theSameEventIsTheLastOneEverywhere() throws {
    let output = try Program.output(of: "limits(events: 3)\ninterval(1s)", "--format", "log")
    #expect(output == "1s  interval(1s)  next 0\n2s  interval(1s)  next 1\n3s  interval(1s)  next 2\n")
  }

  @Test(arguments: [
    "range(0, 100000).takeLast(1)",
    "var i = 0\nsignal { i += 1; if i < 100000 { sendError(nil) } else { send(i); complete() } }.retry()",
    "range(0, 100000).map { just($0) }.flatten(1).takeLast(1)",
    "var s = just(1)\nfor i in 0..<5000 { s = s.map { $0 + 1 } }\ns",
    "var a = []\nfor i in 0..<100000 { a = [a] }\n1",
    "var f = { 0 }\nfor i in 0..<100000 { let g = f\n f = { g() } }\n1",
  ])
  func nothingGrowsTheStackWithTheData(_ script: String) throws {
    let run = try Program.run(["--format", "log", "-e", script])
    #expect(run.status == 0, "\(run.error)")
  }

  /// All attempts of `retry` at one instant are drawn in one row.
  @Test func aCrowdOfSubscriptionsIsDrawnByItsEnds() throws {
    let output = try Program.output(
      of: "var i = 0\nlet s = signal { i += 1; if i < 1000 { sendError(nil) } else { send(i); complete() } }\ns.retry()"
    )
    #expect(output.contains("\ns          [" + String(repeating: "#^", count: 20) + "A|]\n"))
    #expect(output.contains("979 more subscriptions of s at 0s are left out\n"))
  }

  @Test func deepBuildingIsRefusedBeforeItHurts() throws {
    let run = try Program.run(["-e", "var s = just(1)\nfor i in 0..<100000 { s = s.map { $0 } }"])
    #expect(run.error.contains("more than 10000 operators stand on one another"))
  }
}
