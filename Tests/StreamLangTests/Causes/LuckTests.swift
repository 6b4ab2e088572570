import Marbles
import Testing

@testable import StreamLang

/// The answers of `ties` about a stream.
struct LuckTests {
  @Test func `Two streams that end with the same call are called by their pipelines where they meet`() {
    let lines = printed("ties(interval(100ms).take(1).merge(interval(100ms).map { $0 + 10 }.take(1)))")
    #expect(lines.joined().contains(": interval(100ms).take(1) sends 0, and  interval(100ms).map"), "\(lines)")
  }

  @Test func `It begins to matter where a stream is left, and not in the stream that hears less for that`() {
    let lines = printed("ties(interval(100ms).take(2).rxjs.timeout(each: 100ms))")
    #expect(
      lines.dropFirst() == [
        "two events meet at rxjs.timeout(each: 100ms): take(2) is due to send 0, and its", "  time is over",
        "  phased, in force  its time first, a deadline: fails with 'Timeout has", "    occurred'",
        "  fifo              take first: sends 0", "  sources-first     take first, a source: sends 0",
        "  sources reversed  its time first, a deadline: fails with 'Timeout has occurre…",
      ])
  }

  @Test func `Streams that a closure makes in each run are no difference`() {
    let streams = "interval(200ms).take(3).map { n in interval(100ms).map { m in n * 10 + m } }"
    #expect(
      printed("ties(\(streams).switchToLatest().take(5))").prefix(3) == [
        "the result depends on the order at 400ms",
        "two events meet at switchToLatest(): map { … } sends a stream, and map { m in n",
        "  * 10 + m } is due to send 1",
      ])
  }

  @Test func `A window that has other values is a difference of the operator that sends it`() {
    let windows = "interval(100ms).take(4).rxjs.windowTime(200ms)"
    #expect(
      printed("ties(\(windows).rxjs.mergeMap { w in w.rxjs.toArray() })").dropFirst().first
        == "two events meet at rxjs.windowTime(200ms): take(4) sends 1, and its time is over")
  }

  @Test(arguments: [
    "zip(n, n.map { $0 * 10 })", "n.map { ($0, $0 * 10) }", "n.withLatestFrom(n.map { $0 * 10 })",
  ]) func `The ways out of a glitch that ties names have none`(stream: String) {
    let shared = "let n = interval(100ms).take(2).share()\n"
    #expect(printed("\(shared)ties(combineLatest(n, n.map { $0 * 10 }))").contains { $0.hasPrefix("a glitch: ") })
    #expect(printed("\(shared)ties(\(stream))") == ["the result is the same under all rules for one instant"])
  }

  @Test func `Of one stream that an operator hears twice it is told where it hears it`() {
    #expect(
      printed("let n = interval(100ms).take(3)\nties(n.sample(n))").dropFirst().prefix(2) == [
        "sample(n) hears one event twice: n sends 0, to its first stream and to its", "  second stream",
      ])
  }

  @Test func `A scene runs once more from its beginning under each rule`() {
    let script =
      """
      let stop = subject()
      timer(2s).subscribe(next: { stop.send($0) })
      let seconds = interval(1s).takeUntil(stop)
      seconds.subscribe("seconds")
      wait(3s)

      """
    let lines = [
      "seconds depends on the order at 2s",
      "two events meet at takeUntil(stop): interval(1s) is due to send 1, and stop",
      "  sends 0",
      "  phased, in force  stop first, subscribed earlier: completes", "  fifo              stop first: completes",
      "  sources-first     stop first, subscribed earlier: completes",
      "  sources reversed  interval first, subscribed later: sends 1 and completes",
    ]
    #expect(printed(script + "ties()") == lines)
    #expect(printed(script + "ties(seconds)") == lines)
    #expect(
      printed(script + "stop.send(7)\nties(\"fifo\")\nties()").contains("  fifo, in force    stop first: completes"))
  }

  @Test func `Nothing that a run for another rule does is seen, and its lanes may be the same where the log is not`() {
    var logged = 0
    let code =
      """
      interval(1s).take(1).subscribe(next: { _ in log("one") })
      interval(1s).take(1).subscribe(next: { _ in log("two") })
      wait(1s)
      ties()
      """
    var lines: [String] = []
    _ = ScriptRun(SourceText(name: "test.rx", text: code), in: Session()).run { event in
      if case .output(.log, _) = event { logged += 1 }
      if case .output(.value(let output), _) = event { lines += output.lines }
    }
    #expect(logged == 2)
    #expect(
      lines == [
        "all lanes are the same under all rules for one instant, the log is not", "  phased, in force  1s  one",
        "  sources reversed  1s  two",
      ])
  }

  @Test func `Code of an app that was pasted is asked for its picture`() {
    let code =
      """
      import RxSwift
      let a = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
      let b = Observable<Int>.timer(.seconds(3), scheduler: MainScheduler.instance)
      a.take(until: b).subscribe(onNext: { print($0) })
      """
    let session = Session()
    session.isTraced = true
    var lines: [String] = []
    _ = ScriptRun(SourceText(name: "code.swift", text: code), in: session, language: .swift).run { event in
      if case .output(.diagram, _) = event { lines = session.explanation("ties").lines }
    }
    #expect(
      lines.prefix(2) == [
        "take depends on the order at 3s",
        "two events meet at take(until: b): a is due to send 2, and b sends 0",
      ])
    #expect(lines.last == "  sources reversed    a first, subscribed later: sends 2 and completes")
  }

  @Test func `No line is wider than a terminal`() {
    let long = "interval(100ms).map { a in a * 1000000 + 11111111 }.take(3).rxjs.delay(100ms)"
    for line in printed("ties(\(long).takeUntil(interval(100ms).map { b in b * 100000000 }.skip(2)))") {
      #expect(DisplayWidth.of(line) <= 80, "\(line)")
    }
  }
}
