import Foundation
import Testing

/// Fast paths are general rules: with all of them off the same bytes come out.
@Suite struct FastPathTests {
  private static let lessons: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: Program.root + "/lessons")) ?? []
    return files.filter { $0.hasSuffix(".rx") }.sorted()
  }()

  @Test(arguments: lessons) func aLessonGivesTheSameBytes(_ lesson: String) throws {
    let fast = try Program.run(["--format", "json", "lessons/\(lesson)"])
    let slow = try Program.run(["--format", "json", "--no-fast-paths", "lessons/\(lesson)"])
    #expect(fast.output == slow.output)
    #expect(fast.error == slow.error)
  }

  @Test(arguments: [
    "range(-5, 12).map { $0 * 2 }.filter { $0 % 3 == 0 }.aggregate(0) { $0 + $1 }",
    "range(0, 3).map { 6 / $0 }",
    "range(0, 3).map { 6 % $0 }",
    "from([1, \"a\", 2.5, 1s]).map { $0 * 2 }",
    "just(9223372036854775807).map { $0 + 1 }",
    "just(-9223372036854775807 - 1).map { $0 % -1 }",
    "from([(1, 2)]).map { $0 == 1 }",
    "limits(steps: 1000)\nrange(0, 5000).map { $0 + 1 }.filter { $0 > 2 }.aggregate(0) { $0 + $1 }",
  ])
  func arithmeticGivesTheSameBytes(_ script: String) throws {
    let fast = try Program.run(["--format", "json", "-e", script])
    let slow = try Program.run(["--format", "json", "--no-fast-paths", "-e", script])
    #expect(fast.output == slow.output)
    #expect(fast.error == slow.error)
  }

  /// Timed pipelines print the same bytes with the fast paths and without them.
  @Test(arguments: [
    "interval(1ms).take(3000).map { $0 + 1 }.filter { $0 % 2 == 0 }.count()",
    "interval(1ms).map { $0 * 3 }.filter { $0 % 700 == 0 }",
    "interval(1ms).map { 6000 / (2000 - $0) }.filter { $0 > 100 }",
    "interval(3ms).scan(0) { $0 + $1 }.filter { $0 % 1000 == 0 }.delay(10ms)",
    "interval(1ms).filter { $0 % 500 == 499 }.delay(0s).map { $0 + 1 }",
    "let a = interval(1ms).filter { $0 % 900 == 0 }\na.map { $0 / 3 }",
    "interval(1ms).filter { $0 % 600 == 0 }.flattenMap { interval(1ms).take(3) }",
    "interval(1ms).take(2000).filter { $0 % 10 < 5 }.throttle(5ms).count()",
    "interval(100ms).take(30).filter { $0 % 10 < 5 }.throttle(300ms)",
    "interval(1ms).take(300).flattenMap { interval(1ms).take(10) }.count()",
    "interval(10ms).take(90).map { interval(1ms) }.switchToLatest().take(700)",
    "interval(1ms).take(500).flattenMap { x in interval(100ms).take(10).map { $0 + x } }.filter { $0 % 9 == 0 }",
    "range(0, 200).flattenMap { interval(1ms * (100 + $0 % 90)) }.takeUntil(timer(1500500us))",
    "interval(1ms).flattenMap { interval(0s).rxjs.take(3) }.take(40)",
    "let ticks = interval(100ms)\nlet first = ticks.take(3)\nfirst.merge(ticks.take(1))",
    "limits(events: 1500)\ninterval(1ms).map { $0 + 1 }.filter { $0 % 400 == 0 }",
    "limits(steps: 100)\ninterval(1ms).map { $0 + 1 }.filter { $0 % 400 == 0 }",
    "horizon(1234ms)\ninterval(1ms).filter { $0 % 100 == 0 }",
    "zip(interval(1s).take(4), interval(1500ms)).map { $0 }",
    "zip(interval(1s), interval(2s)).take(3).collect()",
    "combineLatest(interval(1s), interval(1500ms)).take(6).collect()",
    "combineLatest(interval(1s), interval(1500ms)).take(6).combinePrevious((0, 0)) { ($0, $1) }",
    "interval(400ms).take(9).bufferWithTime(1s).collect()",
    "interval(400ms).take(9).bufferWithTime(1s).distinctUntilChanged()",
    "interval(1s).take(4).delay(2s).merge(timer(3s).mapReplace(\"x\"))",
    "interval(1s).take(6).delay(1s).zip(interval(1s))",
    "ties(\"fifo\")\ninterval(1s).take(6).delay(1s).throttle(1s).zip(interval(1s))",
    "ties(\"sources-first\")\ninterval(1s).take(6).delay(1s).throttle(1s).merge(interval(2s))",
    "merge(interval(1s).delay(1s), interval(1s).delay(1s), interval(2s).delay(1s)).take(12)",
    "interval(500ms).take(20).flattenMap { interval(300ms).take(4) }",
    "interval(100ms).take(30).flattenMap { interval(1s).take(3) }.count()",
    "interval(700ms).take(8).map { n in interval(200ms) }.switchToLatest()",
    "interval(700ms).take(8).map { interval(200ms) }",
    "let s = interval(700ms).take(20).map { interval(200ms).take(2) }.collect()\ns.flattenMap { xs in xs[3] == xs[4] ? just(1) : just(0) }",
    "range(0, 40).flattenMap { n in interval((n % 7 + 1) * 100ms) }.take(200)",
    "let r = range(0, 2000).replay()\nrange(0, 3).flattenMap { r }.filter { $0 % 900 == 0 }",
    "let r = from([1, \"a\", 2.5, 4]).replay()\nrange(0, 3).flattenMap { r }",
    "rxjs.interval(0s).take(3)",
  ])
  func pipelinesOfTimeGiveTheSameBytes(_ script: String) throws {
    let fast = try Program.run(["--format", "json", "-e", script])
    let slow = try Program.run(["--format", "json", "--no-fast-paths", "-e", script])
    #expect(fast.output == slow.output)
    #expect(fast.error == slow.error)
    #expect(!fast.output.isEmpty)
  }

  /// Pipelines put together by chance, by every rule for ties and under small budgets.
  @Test(arguments: 0..<40) func randomPipelinesGiveTheSameBytes(_ seed: Int) throws {
    var pipelines = RandomPipelines(seed: UInt64(seed))
    let script = pipelines.script()
    let fast = try Program.run(["--format", "json", "-e", script])
    let slow = try Program.run(["--format", "json", "--no-fast-paths", "-e", script])
    #expect(fast.output == slow.output, "\(script)")
    #expect(fast.error == slow.error, "\(script)")
  }
}

/// Scripts of one pipeline each, which a seed decides.
private struct RandomPipelines: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state = state == 0 ? 0x2545_F491_4F6C_DD1D : state
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  private mutating func pick(_ choices: [String]) -> String { choices.randomElement(using: &self) ?? "" }

  mutating func script() -> String {
    let ties = pick(["", "ties(\"fifo\")\n", "ties(\"sources-first\")\n", "ties(\"creation\")\n"])
    let limits = pick(["limits(events: 20000)\n", "limits(events: 3000)\n", "limits(events: 20000, steps: 2000)\n"])
    return ties + limits + pick(["", "horizon(1234ms)\n"]) + pipeline(0)
  }

  private mutating func pipeline(_ depth: Int) -> String {
    var text = source()
    for _ in 0..<Int.random(in: 0...4, using: &self) { text += stage(depth) }
    return text
  }

  private mutating func period() -> String { pick(["1ms", "2ms", "5ms", "70ms", "100ms", "500ms", "1s"]) }

  private mutating func source() -> String {
    pick([
      "interval(\(period()))", "interval(\(period())).take(\(pick(["1", "20", "700"])))",
      "range(-3, \(pick(["3", "40", "600"])))", "timer(\(period()), \(period()))",
      "cold(\"a-b-(cd)-|\", a: 1, b: 7, c: 3, d: 2)",
    ])
  }

  private mutating func stage(_ depth: Int) -> String {
    let inner = depth < 2 ? pipeline(depth + 1) : "timer(\(period()))"
    return pick([
      ".map { $0 + 1 }", ".filter { $0 % 7 == 0 }", ".filter { $0 % 100 < 3 }", ".take(\(pick(["1", "50", "800"])))",
      ".skip(30)", ".throttle(\(period()))", ".delay(\(period()))", ".delay(0s)",
      ".bufferWithTime(\(period())).map { $0.count }", ".scan(0) { $0 + $1 }", ".count()", ".distinctUntilChanged()",
      ".flattenMap { \(inner) }", ".map { \(inner) }.switchToLatest()", ".merge(\(inner))",
      ".zip(\(inner)).map { $0.0 }", ".combineLatest(\(inner)).map { $0.1 }", ".takeUntil(\(inner))",
    ])
  }
}
