import Testing

@testable import StreamLang

/// The state of a scene while it stands still: `:state`.
@Suite struct StateTests {
  /// Runs entries in a session that can tell its state.
  private func session(after entries: String...) -> Session {
    let session = Session()
    session.tellsState = true
    for entry in entries {
      let outcome = ScriptRun(SourceText(name: "<shell>", text: entry), in: session).run(finishes: false) { _ in }
      if case .rejected(let diagnostics) = outcome { Issue.record("\(diagnostics)") }
      session.finishTurn()
    }
    return session
  }

  /// The state of every operator that keeps values for later, watched, after `s` has sent 1 and 2, and `t` nothing.
  static let holding: [(pipeline: String, held: [String])] = [
    ("s.zip(t)", ["zip waiting of stream 1: 1, 2"]),
    ("s.combineLatest(t)", ["combineLatest latest of stream 1: 2"]),
    ("t.withLatestFrom(s)", ["withLatestFrom latest of stream 1: 2"]),
    ("forkJoin(s, t)", ["forkJoin the last so far of stream 1: 2"]),
    ("s.sample(t)", ["sample latest: 2"]),
    ("s.rxjs.sample(t)", ["sample latest: 2"]),
    ("s.rxjs.sampleTime(1s)", ["sampleTime latest: 2"]),
    ("s.sequenceEqual(t)", ["sequenceEqual waiting of stream 1: 1, 2"]),
    ("s.throttle(1s)", ["throttle pending: 2"]),
    ("s.debounceTime(1s)", ["debounceTime pending: 2"]),
    ("s.debounce { x in timer(1s) }", ["debounce pending: 2"]),
    ("s.auditTime(1s)", ["auditTime pending: 2"]),
    ("s.audit { x in timer(1s) }", ["audit pending: 2"]),
    ("s.rxjs.throttle(1s)", ["throttle pending: 2"]),
    ("s.delay(1s)", ["delay under way: 1, 2"]),
    ("s.rxjs.delay(1s)", ["delay under way: 1, 2"]),
    ("s.delayWhen { x in timer(1s) }", ["delayWhen under way: 1", "delayWhen under way: 2"]),
    ("concat(s, just(1))", ["concat queued: 'just(1)'"]),
    ("s.shareReplay(1)", ["shareReplay remembered: 2"]),
    ("s.max()", ["max accumulated: 2"]),
    ("s.rxjs.timeout(1s)", ["timeout the last so far: 2"]),
    ("s.bufferWithTime(1s)", ["bufferWithTime collected: 1, 2"]),
    ("s.bufferCount(3)", ["bufferCount collected: 1, 2"]),
    ("s.bufferTime(1s)", ["bufferTime collected: 1, 2"]),
    ("s.buffer(t)", ["buffer collected: 1, 2"]),
    ("s.bufferWhen { timer(1s) }", ["bufferWhen collected: 1, 2"]),
    ("s.bufferToggle(just(1)) { x in timer(1s) }", ["bufferToggle collected: 1, 2"]),
    ("s.windowCount(3)", ["windowCount open: 'window 1'"]),
    ("s.collect()", ["collect collected: 1, 2"]),
    ("s.takeLast(2)", ["takeLast the last so far: 1, 2"]),
    ("s.skipLast(2)", ["skipLast held back: 1, 2"]),
    ("s.rxjs.last()", ["last the last so far: 2"]),
    ("s.distinctUntilChanged()", ["distinctUntilChanged compares with: 2"]),
    ("s.rxjs.distinct()", ["distinct seen: 1, 2"]),
    ("s.pairwise()", ["pairwise previous: 2"]),
    ("s.count()", ["count counted: 2"]),
    ("s.scan(0) { a, b in a + b }", ["scan accumulated: 3"]),
    ("s.aggregate(0) { a, b in a + b }", ["aggregate accumulated: 3"]),
    ("s.groupBy { $0 % 2 }", ["groupBy groups: 'group 1', 'group 2'"]),
    ("s.rxjs.groupBy { $0 % 2 }", ["groupBy groups: 'group 1', 'group 2'"]),
    ("s.map { x in timer(1s) }.concat()", ["concat queued: 'timer 2'"]),
    ("s.concatMap { x in timer(1s) }", ["concatMap queued: 2"]),
    ("s.map { x in timer(1s) }.flatten(1)", ["flatten queued: 'timer 2'"]),
    ("s.mergeScan(0) { a, x in just(a + x) }", ["mergeScan accumulated: 3"]),
    ("s.replay()", ["replay remembered: 1, 2"]),
    ("s.replayLast()", ["replayLast remembered: 2"]),
    ("s.replayLazily()", ["replayLazily remembered: 1, 2"]),
  ]

  @Test(arguments: holding) func everyOperatorTellsWhatItHolds(pipeline: String, held: [String]) {
    let session = session(after: "let s = subject()", "let t = subject()", pipeline, "s.send(1, 2)")
    #expect(session.state.held.map { "\($0.name) \($0.label): \($0.values.joined(separator: ", "))" } == held)
  }

  @Test func memoriesAreToldThoughNobodyListens() {
    let session = session(
      after: "let p = property(1)", "let b = behaviorSubject(\"a\")", "let r = replaySubject(1)", "r.send(1, 2)")
    #expect(
      session.state.held.map { "\($0.name) \($0.label): \($0.values)" } == [
        "behaviorSubject latest: [\"a\"]", "property latest: [\"1\"]", "replaySubject remembered: [\"2\"]",
      ])
  }

  @Test func aMemoryThatSeveralShareIsToldOnce() {
    let session = session(after: "let r = replaySubject()", "r", "r.map { $0 }", "r.send(1)")
    #expect(session.state.held.map(\.label) == ["remembered"])
  }

  @Test func howSomethingBuiltInIsPutTogetherIsNotTold() {
    let session = session(after: "let c = command { n in timer(1s) }", "c.executing", "c.execute(1)")
    #expect(session.state.held.map { "\($0.name) \($0.label): \($0.values)" } == ["executing remembered: [\"true\"]"])
  }

  @Test func timersAreToldInTheOrderInWhichTheyFallDue() {
    let session = session(
      after: "interval(2s).delay(3s).subscribe()", "let h = hot(\"--a|\")", "h.subscribe()",
      "signal { wait(1s) }.subscribe()")
    #expect(
      session.state.armed.map { "\($0.due / 1_000_000) \($0.name) \($0.pipeline)" } == [
        "200 hot h", "1000 signal signal { wait(1s) }", "2000 interval interval(2s)",
      ])
  }

  @Test func nothingIsHeldWhenAllIsOver() {
    let session = session(
      after: "let s = subject()", "s.zip(s.delay(1s))", "s.send(1)", "s.sendCompleted()", "wait(2s)")
    #expect(session.state.held.isEmpty)
    #expect(session.state.armed.isEmpty)
  }
}
