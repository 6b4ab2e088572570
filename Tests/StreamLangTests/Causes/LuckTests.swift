import Testing

@testable import StreamLang

/// The answers of `ties` about a stream.
@Suite("Luck")
struct LuckTests {
  @Test("Two streams that end with the same call are called by their pipelines where they meet")
  func alike() {
    let lines = answer("ties(interval(100ms).take(1).merge(interval(100ms).map { $0 + 10 }.take(1)))")
    #expect(lines.contains { $0.hasPrefix("interval(100ms).take(1) sends 0 when interval(100ms).map") }, "\(lines)")
  }

  @Test("It begins to matter where a stream is left, and not in the stream that hears less for that")
  func left() {
    let lines = answer("ties(interval(100ms).take(2).rxjs.timeout(each: 100ms))")
    #expect(
      lines.dropFirst().prefix(2) == [
        "take(2) sends 0 when a timer of timeout is due, at 100ms",
        "it begins to matter at rxjs.timeout(each: 100ms)",
      ])
  }

  @Test("Streams that a closure makes in each run are no difference")
  func made() {
    let streams = "interval(200ms).take(3).map { n in interval(100ms).map { m in n * 10 + m } }"
    #expect(
      answer("ties(\(streams).switchToLatest().take(5))").prefix(3) == [
        "the result depends on the order at 400ms",
        "map { … } sends a stream when map { m in n * 10 + m } sends 1, at 400ms",
        "it begins to matter at switchToLatest()",
      ])
  }

  @Test("A window that has other values is a difference of the operator that sends it")
  func windows() {
    let windows = "interval(100ms).take(4).rxjs.windowTime(200ms)"
    #expect(
      answer("ties(\(windows).rxjs.mergeMap { w in w.rxjs.toArray() })").dropFirst().prefix(2) == [
        "take(4) sends 1 when a timer of windowTime is due, at 200ms",
        "it begins to matter at rxjs.windowTime(200ms)",
      ])
  }

  @Test(
    "The ways out of a glitch that ties names have none",
    arguments: [
      "zip(n, n.map { $0 * 10 })", "n.map { ($0, $0 * 10) }", "n.withLatestFrom(n.map { $0 * 10 })",
    ])
  func waysOut(stream: String) {
    let shared = "let n = interval(100ms).take(2).share()\n"
    #expect(answer("\(shared)ties(combineLatest(n, n.map { $0 * 10 }))").contains { $0.hasPrefix("a glitch: ") })
    #expect(answer("\(shared)ties(\(stream))") == ["the result is the same under all rules for one instant"])
  }
}
