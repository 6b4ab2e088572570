import Testing

/// Shared streams print the same bytes with fast paths and without.
@Suite struct FastPathBroadcastTests {
  private static let counters =
    "for _ in 0..<5 { s.map { $0 * 2 }.filter { $0 % 3 == 0 }.count().subscribe { n = n + $0 } }"

  private func givesTheSameBytes(_ script: String) throws {
    let fast = try Program.run(["--format", "json", "-e", script])
    let slow = try Program.run(["--format", "json", "--no-fast-paths", "-e", script])
    #expect(fast.output == slow.output)
    #expect(fast.error == slow.error)
    #expect(!fast.output.isEmpty || !fast.error.isEmpty)
  }

  /// Besides five subscribers that count, one ends early, fails, passes values on, or comes late.
  @Test(arguments: [
    "",
    "s.filter { $0 % 3 == 0 }.aggregate(0) { $0 + $1 }.subscribe { log($0) }",
    "s.take(1500).count().subscribe { log($0) }",
    "s.map { 100 / (2000 - $0) }.count().subscribe(error: { log($0) })",
    "s.filter { $0 % 700 == 0 }.subscribe { log($0) }",
    "s.filter { $0 == 1500 }.subscribe { s.count().subscribe { log($0) } }",
    "merge(s, s).count().subscribe { log($0) }",
    "merge(s, s).scan(0) { $1 - $0 }.takeLast(1).subscribe { log($0) }",
    "let d = s.count().subscribe { log($0) }\ns.filter { $0 == 1500 }.subscribe { d.dispose() }",
  ])
  func listenersHearTheSame(_ listener: String) throws {
    try givesTheSameBytes(
      "let s = range(0, 3000).publish()\nvar n = 0\n\(Self.counters)\n\(listener)\ns.connect()\nlog(n)")
  }

  @Test(arguments: [
    "let s = range(0, 3000).replay()\nvar n = 0\n\(counters)\nlog(n)\ns.filter { $0 > 2997 }",
    "let s = interval(1ms).take(2000).share()\nmerge(s.count(), s.filter { $0 % 7 == 0 }.count())",
    "let s = interval(1ms).take(2000).share()\nmerge(s, s).count()",
    "let s = interval(1ms).take(2000).filter { $0 % 2 == 1 }.share()\nzip(s.count(), s.aggregate(0) { $0 + $1 })",
    "let s = interval(1ms).take(2000).share()\nmerge(s.count(), s.filter { $0 == 1500 }.flattenMap { s.count() })",
    "let s = interval(1ms).take(2000).share()\nmerge(s.take(700).count(), s.count(), interval(300ms).take(4))",
    "let h = replaySubject(3)\nlet s = range(0, 3000).map { $0 * 0.5 }.multicast(h)\n"
      + "s.count().subscribe { log($0) }\ns.connect()\nh.subscribe { log($0) }",
    "let h = behaviorSubject(7)\nlet s = range(0, 3000).multicast(h)\n"
      + "s.aggregate(0) { $0 + $1 }.subscribe { log($0) }\ns.connect()\nh.subscribe { log($0) }",
    "let s = range(0, 3000).rxjs.publishLast()\ns.count().subscribe { log($0) }\ns.connect()\ns.subscribe { log($0) }",
    "let s = range(0, 3000).rxjs.share()\nmerge(s.count(), s.count())",
    "let s = range(0, 3000).rxjs.shareReplay(5)\nmerge(s.count(), s.count(), s)",
  ])
  func replayedValuesAreTheSame(_ script: String) throws { try givesTheSameBytes(script) }

  /// A budget ends a run at the same event or step on both paths.
  @Test(arguments: [
    "events: 3011", "events: 7777", "events: 9003", "eventsAtOneInstant: 6000", "values: 1000", "steps: 3000",
    "steps: 5000", "steps: 12000", "steps: 20000",
  ])
  func budgetsEndRunsAtTheSamePlace(_ limit: String) throws {
    let listening = "var n = 0\n\(Self.counters)"
    try givesTheSameBytes(
      "limits(\(limit))\nlet s = range(0, 3000).publish()\n\(listening)\ns.filter { $0 % 100 == 0 }.count()\n"
        + "s.connect()\nlog(n)")
    try givesTheSameBytes("limits(\(limit))\nlet s = range(0, 3000).replayLazily()\n\(listening)\nlog(n)")
    try givesTheSameBytes(
      "limits(\(limit))\nlet s = interval(1ms).take(2500).share()\n"
        + "merge(s.count(), s.map { $0 + 1 }.count(), s.aggregate(0) { $0 + $1 })")
  }

  /// A lane that keeps no more values of an instant only counts them.
  @Test(arguments: [
    "let a = range(0, 3000)\nlet b = a.map { $0 + 1 }\nb.count()",
    "let a = range(0, 3000)\na.filter { $0 % 1000 == 0 }",
    "let a = range(0, 150).concat(range(0, 3000))\na.scan(0) { $0 + $1 }.filter { $0 % 1000 == 0 }",
    "let a = interval(1ms).take(5).flattenMap { range(0, 900) }\na.count()",
    "let a = range(0, 4000).replay()\nlet b = a.filter { $0 % 200 == 0 }\nzip(b, b, a.aggregate(0) { $0 + $1 }, a.count())",
    "let a = range(0, 4000)\na.map { $0 + 1 }.filter { $0 % 100 == 0 }.flattenMap { $0 == 2500 ? fail(1) : just(1) }",
    "limits(subscriptions: 30)\nlet a = range(0, 4000)\na.map { $0 + 1 }.filter { $0 % 100 == 0 }.flattenMap { never() }",
  ])
  func lanesLeaveOutTheSame(_ script: String) throws {
    try givesTheSameBytes(script)
    let fast = try Program.run(["-e", script])
    let slow = try Program.run(["--no-fast-paths", "-e", script])
    #expect(fast.output == slow.output)
  }
}
