import Foundation
import Testing

@testable import StreamLang
@testable import Streams

/// A dialect is a table of rules: each rule makes a difference of its own, in any dialect.
struct DialectTests {
  @Test func `A dialect is found by its name, and has a title`() {
    #expect(Set(Dialect.all.map(\.name)).count == Dialect.all.count)
    for dialect in Dialect.all {
      #expect(Dialect.named(dialect.name) == dialect)
      #expect(!dialect.title.isEmpty)
    }
    #expect(Dialect.named("rx") == nil)
  }

  @Test func `A dialect without entries of its own has the names of its fallback`() {
    let trial = Dialect("trial", title: "Trial", fallback: .rxjs, rules: Dialect.rxjs.rules)
    for entry in Catalogue.all where entry.dialect == .rxjs || entry.dialect == nil {
      for name in [entry.name] + entry.aliases { #expect(Catalogue.find(name, in: trial) === entry, "\(name)") }
    }
  }

  @Test(arguments: Rule.all) func `Each rule decides what a script logs`(_ rule: Rule) {
    for (choice, expected) in [(rule.one, rule.oneLogs), (rule.other, rule.otherLogs)] {
      var rules = rule.dialect.rules
      choice(&rules)
      let outcome = ScriptOutcome(
        rule.script, dialect: Dialect("trial", title: "Trial", fallback: rule.dialect, rules: rules))
      #expect((outcome.logs + outcome.failures) == expected)
    }
  }

  @Test func `Every rule has such a script`() {
    let rules = Mirror(reflecting: Dialect.standard.rules).children.compactMap(\.label)
    #expect(Set(Rule.all.map { $0.name.prefix { $0 != "." } }) == Set(rules.map { $0[...] }))
  }

  @Test func `No source compares a dialect: what differs is a rule`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let sources = root.appending(path: "Sources")
    let names = Dialect.all.map(\.name).joined(separator: "|")
    let comparison = try Regex("([=!]= *|case +|~= *)(\\.(\(names))\\b(?!\\()|Dialect\\.|\"(\(names))\")")
    for file in FileManager.default.enumerator(atPath: sources.path)?.compactMap({ $0 as? String }) ?? []
    where file.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
      for line in text.split(separator: "\n") where line.contains(comparison) {
        Issue.record("\(file): \(line)")
      }
    }
  }

  /// A rule, a script, and the logs of the script under two choices of the rule.
  struct Rule: CustomTestStringConvertible, Sendable {
    let name: String
    let dialect: Dialect
    let script: String
    let one: @Sendable (inout DialectRules) -> Void
    let oneLogs: [String]
    let other: @Sendable (inout DialectRules) -> Void
    let otherLogs: [String]

    init<Choice: Sendable>(
      _ name: String, _ path: WritableKeyPath<DialectRules, Choice> & Sendable, of dialect: Dialect = .rac,
      _ script: String, _ one: (Choice, [String]), _ other: (Choice, [String])
    ) {
      self.name = name
      self.dialect = dialect
      self.script = script
      self.one = { $0[keyPath: path] = one.0 }
      oneLogs = one.1
      self.other = { $0[keyPath: path] = other.0 }
      otherLogs = other.1
    }

    var testDescription: String { name }

    static let all = [
      Rule(
        "combinations", \.combinations, "zip(just(1), just(2)).subscribe { log($0) }",
        (.tuples, ["0s  (1, 2)"]), (.arrays, ["0s  [1, 2]"])),
      Rule(
        "closuresTakeIndex", \.closuresTakeIndex, "from([7, 8]).map { x, i in \"\\(x) \\(i)\" }.subscribe { log($0) }",
        (true, ["0s  7 0", "0s  8 1"]), (false, ["0s  7 nil", "0s  8 nil"])),
      Rule(
        "nilIsEmptyStream", \.nilIsEmptyStream,
        "just(1).flattenMap { x in nil }.subscribe(error: { e in log(e.message) }, completed: { log(\"over\") })",
        (true, ["0s  over"]), (false, ["0s  a stream is needed here, not nil"])),
      Rule(
        "arraysAreStreams", \.arraysAreStreams,
        "just(1).flattenMap { x in [x, 2] }.subscribe({ x in log(x) }, error: { e in log(e.message) })",
        (true, ["0s  1", "0s  2"]), (false, ["0s  a stream is needed here, not an array"])),
      Rule(
        "handledErrors", \.handledErrors, "fail(\"e\").catch { e in just(e == \"e\") }.subscribe { log($0) }",
        (.thrownValues, ["0s  true"]), (.errors, ["0s  false"])),
      Rule(
        "sameness", \.sameness, "from([[1], [1]]).distinctUntilChanged().subscribe { log($0) }",
        (.contents, ["0s  [1]"]), (.identity, ["0s  [1]", "0s  [1]"])),
      Rule(
        "teardownOrder", \.teardownOrder,
        "never().finalize { log(\"above\") }.finalize { log(\"below\") }.subscribe().dispose()",
        (.fromSource, ["0s  above", "0s  below"]), (.fromBelow, ["0s  below", "0s  above"])),
      Rule(
        "sourceIsLeftFirst", \.sourceIsLeftFirst,
        """
        just(1).concat(never()).finalize { log("source") }.flattenMap { x in never().finalize { log("inner") } }
          .subscribe().dispose()
        """,
        (true, ["0s  source", "0s  inner"]), (false, ["0s  inner", "0s  source"])),
      Rule(
        "innerStreamsLeftFirst", \.innerStreamsLeftFirst,
        """
        from(["one", "two"]).map { x in
          signal { log("\\(x) runs"); wait(100ms); complete() }.finalize { log("\\(x) is left") }
        }.concat().subscribe()
        """,
        (.waiting, ["0s  one runs", "100ms  one is left", "100ms  two runs", "200ms  two is left"]),
        (.none, ["0s  one runs", "100ms  two runs", "100ms  one is left", "200ms  two is left"])),
      Rule(
        "listsGoOnInsideCompletions", \.listsGoOnInsideCompletions, of: .rxswift,
        """
        let one = signal { complete(); log("the call goes on") }
        concat(one, signal { log("the next stream"); complete() }).subscribe()
        """,
        (true, ["0s  the next stream", "0s  the call goes on"]),
        (false, ["0s  the call goes on", "0s  the next stream"])),
      Rule(
        "streamsArePulled", \.streamsArePulled, of: .asyncsequence,
        """
        from([1, 2]).map { x in
          log(x)
          return x
        }.flatMap { x in timer(1s) }.subscribe()
        """,
        (true, ["0s  1", "1s  2"]), (false, ["0s  1", "0s  2"])),
      Rule(
        "disposalInterrupts", \.disposalInterrupts, of: .reactiveswift,
        """
        from([1, 2]).map { x in just(x).delay(1s) }.switchToLatest()
          .subscribe({ x in log(x) }, completed: { log("over") })
        """,
        (true, ["0s  over"]), (false, ["1s  2", "1s  over"])),
      Rule(
        "dropsMarblesAfterEnd", \.dropsMarblesAfterEnd, "cold(\"-a|-b\").subscribe { log($0) }",
        (true, ["100ms  a"]), (false, ["a value after the end of the stream"])),
      Rule(
        "allowsPeriodOfZero", \.allowsPeriodOfZero, "interval(0s).take(2).subscribe { log($0) }",
        (true, ["0s  0", "0s  1"]), (false, ["a period must be longer than 0s"])),
      Rule(
        "takeLastOfZeroCompletesAtOnce", \.takeLastOfZeroCompletesAtOnce,
        "timer(1s).takeLast(0).subscribe(completed: { log(\"over\") })",
        (true, ["0s  over"]), (false, ["1s  over"])),
      Rule(
        "subjects.endIsFinal", \.subjects.endIsFinal,
        "let s = subject()\ns.complete()\ns.subscribe({ x in log(x) }, completed: { log(\"over\") })\ns.send(1)",
        (true, ["0s  over"]), (false, ["0s  1"])),
      Rule(
        "subjects.hearsDuringReplay", \.subjects.hearsDuringReplay,
        "let s = replaySubject()\ns.send(1)\ns.subscribe { x in log(x); if x == 1 { s.send(2) } }",
        (true, ["0s  1", "0s  2"]), (false, ["0s  1"])),
      Rule(
        "connectionsCanBeMadeAgain", \.connectionsCanBeMadeAgain,
        """
        let p = timer(1s).publish()
        p.subscribe { log($0) }
        let connection = p.connect()
        connection.dispose()
        p.connect()
        wait(2s)
        """,
        (true, ["1s  0"]), (false, [])),
      Rule(
        "streamsOfStreams", \.streamsOfStreams,
        "from([timer(1s), 5]).flatten(1).subscribe(error: { e in log(e.message) })",
        (.checkedOnArrival, ["0s  a stream is needed here, not an Int"]),
        (.convertedWhenRun, ["1s  a stream is needed here, not an Int"])),
      Rule(
        "switchingDisposesFirst", \.switchingDisposesFirst,
        """
        from([1, 2])
          .map { n in signal { log("begins \\(n)"); onDispose { log("left \\(n)") } } }
          .switchToLatest()
          .subscribe { log($0) }
        """,
        (true, ["0s  begins 1", "0s  left 1", "0s  begins 2"]),
        (false, ["0s  begins 1", "0s  begins 2", "0s  left 1"])),
      Rule(
        "createdStreamsEndFirst", \.createdStreamsEndFirst, of: .rxswift,
        """
        let s = PublishSubject()
        create { o in s.subscribe(completed: { o.onCompleted() }); return { log("left") } }
          .subscribe(completed: { log("over") })
        s.onCompleted()
        """,
        (true, ["0s  left", "0s  over"]), (false, ["0s  over", "0s  left"])),
      Rule(
        "recoveryDisposesFirst", \.recoveryDisposesFirst,
        "cold(\"-#\").finalize { log(\"left\") }.catch { e in just(2) }.subscribe { log($0) }",
        (true, ["100ms  left", "100ms  2"]), (false, ["100ms  2", "100ms  left"])),
      Rule(
        "streamsTakeLimit", \.streamsTakeLimit,
        "merge(timer(1s), timer(1s), 1).subscribe(completed: { log(\"over\") })",
        (true, ["2s  over"]), (false, ["'streams' of 'merge' is a stream, not an Int"])),
      Rule(
        "recoveryWaitsForSubscription", \.recoveryWaitsForSubscription,
        "signal { sendError(\"e\"); log(\"subscribed\") }.catch { e in just(2) }.subscribe { log($0) }",
        (true, ["0s  subscribed", "0s  2"]), (false, ["0s  2", "0s  subscribed"])),
      Rule(
        "zipStopsSubscribingAtItsEnd", \.zipStopsSubscribingAtItsEnd,
        "zip(empty(), just(1).initially { log(\"subscribed\") }).subscribe { log($0) }",
        (true, []), (false, ["0s  subscribed"])),
      Rule(
        "zipsPairByPair", \.zipsPairByPair,
        "zip(just(1), signal { send(2); onDispose { log(\"left\") } }, never()).subscribe { log($0) }",
        (true, ["0s  left"]), (false, [])),
      Rule(
        "concatOfNothingFlattens", \.concatOfNothingFlattens, "from([just(1)]).concat().subscribe { log($0) }",
        (true, ["0s  1"]), (false, ["0s  just(1)"])),
      Rule(
        "listsCombineToArrays", \.listsCombineToArrays, "zip([just(1), just(2)]).subscribe { log($0) }",
        (true, ["0s  [1, 2]"]), (false, ["0s  (1, 2)"])),
      Rule(
        "combineLatestStopsSubscribingAtItsEnd", \.combineLatestStopsSubscribingAtItsEnd,
        "combineLatest(fail(\"e\"), just(1).initially { log(\"begins\") }).subscribe(error: { e in log(\"over\") })",
        (true, ["0s  over"]), (false, ["0s  over", "0s  begins"])),
      Rule(
        "closuresRunOnArrival", \.closuresRunOnArrival,
        "from([1, 2]).concatMap { x in log(x); return timer(1s) }.subscribe { log(\"value\") }",
        (true, ["0s  1", "0s  2", "1s  value", "2s  value"]), (false, ["0s  1", "1s  value", "1s  2", "2s  value"])),
      Rule(
        "durationOfOne", \.durationOfOne, "just(1).delay(2).subscribe { log($0) }",
        (.some(1_000_000_000), ["2s  1"]), (nil, ["'interval' of 'delay' is a duration, not an Int"])),
      Rule(
        "errorEventsAreStreams", \.errorEventsAreStreams,
        "just(1).flattenMap { x in event.error(\"no\") }.subscribe(error: { e in log(e.message) })",
        (true, ["0s  no"]), (false, ["0s  a stream is needed here, not an event"])),
      Rule(
        "messages", \.messages, of: .rxjs, "never().timeout(each: 1s).subscribe(error: { e in log(e.message) })",
        (.rx, ["1s  Timeout has occurred"]), (.rxError, ["1s  Sequence timeout."])),
      Rule(
        "takeOfZeroInterrupts", \.takeOfZeroInterrupts, "timer(1s).take(0).materialize().subscribe { log($0) }",
        (true, ["0s  interrupted"]), (false, ["0s  completed"])),
      Rule(
        "timeoutArmsFirst", \.timeoutArmsFirst, of: .rxjs,
        "ties(\"fifo\")\ninterval(1s).take(1).timeout(1s).subscribe({ log($0) }, error: { e in log(e.message) })",
        (true, ["1s  Timeout has occurred"]), (false, ["1s  0"])),
      Rule(
        "timersAreMadeAnewForTheirPeriod", \.timersAreMadeAnewForTheirPeriod,
        """
        ties("creation")
        merge(timer(0s, 1s).take(2).map { _ in "timer" }, interval(1s).take(1).map { _ in "interval" }).subscribe { log($0) }
        """,
        (true, ["0s  timer", "1s  interval", "1s  timer"]), (false, ["0s  timer", "1s  timer", "1s  interval"])),
      Rule(
        "debounceLetsItsTimerRun", \.debounceLetsItsTimerRun,
        """
        ties("fifo")
        let s = subject()
        s.throttle(100ms).subscribe { log($0) }
        s.send(1)
        wait(50ms)
        s.send(2)
        wait(20ms)
        timer(80ms).subscribe { log("armed later") }
        """,
        (true, ["150ms  armed later", "150ms  2"]), (false, ["150ms  2", "150ms  armed later"])),
      Rule(
        "sequencesTakeTurns", \.sequencesTakeTurns, "merge(from([1, 2]), from([3])).subscribe { log($0) }",
        (true, ["0s  1", "0s  3", "0s  2"]), (false, ["0s  1", "0s  2", "0s  3"])),
      Rule(
        "subscribesToAllStreams", \.subscribesToAllStreams,
        "race(just(1), empty().initially { log(\"subscribed\") }).subscribe { log($0) }",
        (true, ["0s  1", "0s  subscribed"]), (false, ["0s  1"])),
    ]
  }
}
