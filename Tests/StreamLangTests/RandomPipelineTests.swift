import Foundation
import FuzzTargets
import Marbles
import Streams
import Testing

@testable import StreamLang

/// Random pipelines that are well-typed: they obey the laws of every operator, in any combination.
///
/// `RXPLAY_PIPELINES=100000 RXPLAY_SEED=7 swift test --filter RandomPipelineTests` looks at that many others.
struct RandomPipelineTests {
  @Test(arguments: 0..<8) func `The same run twice is the same, fast paths or not, and time goes forward`(part: Int) {
    var pipelines = WellTypedPipelines(seed: FuzzTests.Random.seed &* 2_000 &+ UInt64(part))
    for _ in 0..<FuzzTests.Random.pipelines / 8 {
      let script = pipelines.script()
      let first = Self.printed(script)
      #expect(first.faults == [], "\(script)")
      #expect(Self.printed(script).text == first.text, "\(script)")
      #expect(Self.printed(script, takesFastPaths: false).text == first.text, "\(script)")
      for lane in first.lanes {
        let times = [lane.subscribed] + lane.events.map(\.time) + (lane.end.time.map { [$0] } ?? [])
        #expect(times == times.sorted(), "\(script): \(lane.name)")
      }
    }
  }

  @Test(arguments: 0..<8) func `Disposing leaves nothing armed, nobody subscribed and nothing held`(part: Int) throws {
    var pipelines = WellTypedPipelines(seed: FuzzTests.Random.seed &* 2_000 &+ UInt64(part) &+ 1_000)
    for _ in 0..<FuzzTests.Random.pipelines / 8 {
      let script = pipelines.script()
      // A `hot` text runs on without subscribers.
      if script.contains("hot(") { continue }
      for moment in [0, 300_000_000, 1_000_000_000] {
        let session = Session(settings: Self.settings)
        _ = ScriptRun(SourceText(name: "random", text: script), in: session).run(finishes: false) { _ in }
        guard case .stream(let stream)? = session.names.lastResult else { continue }
        let world = session.scenes.makeWorld()
        let witness = LateWitness()
        try session.scenes.inWorld(world) { () throws(ErrorValue) in
          stream.subscribe(witness, in: world)
          world.run(until: moment)
          witness.letGo()
          #expect(world.scheduler.armed == 0 && world.liveSubscriptions == 0, "\(script) disposed at \(moment)")
          #expect(world.heldValues == 0, "\(script) disposed at \(moment)")
          world.run(until: 20_000_000_000)
        }
        #expect(witness.late == 0, "\(script) disposed at \(moment)")
      }
    }
  }

  /// Budgets small enough that endless repetition ends soon.
  private static let settings: Settings = {
    var settings = Settings()
    for limit in ["events=20000", "steps=200000", "subscriptions=1000"] { _ = settings.limit(limit) }
    return settings
  }()

  private static func printed(
    _ script: String, takesFastPaths: Bool = true
  ) -> (text: String, lanes: [Lane], faults: [String]) {
    var settings = settings
    settings.takesFastPaths = takesFastPaths
    var (text, lanes, faults) = ("", [Lane](), [String]())
    let source = SourceText(name: "random", text: script)
    let outcome = ScriptRun(source, in: Session(settings: settings)).run { event in
      guard case .output(let output, _) = event else { return }
      if case .diagram(let run) = output {
        text += JSONText.diagram(run.full) + TextDiagram.render(run.drawn)
        lanes += run.full.lanes
      }
      if case .failure(let diagnostic) = output { text += diagnostic.rendered(in: source) }
    }
    switch outcome {
    case .fine, .failed: break
    case .rejected(let diagnostics): faults = diagnostics.map { $0.rendered(in: source) }
    case .stopped(let diagnostic): text += diagnostic.rendered(in: source)
    }
    return (text, lanes, faults)
  }
}

/// Counts events after the end.
private final class LateWitness: Subscriber {
  private(set) var late = 0
  private var isOver = false

  func letGo() {
    isOver = true
    dispose()
  }

  override func next(_ value: Value) { if isOver { late += 1 } }
  override func error(_ error: ErrorValue) { end() }
  override func completed() { end() }

  private func end() {
    if isOver { late += 1 }
    isOver = true
  }
}

/// Makes pipelines of integers.
struct WellTypedPipelines {
  private var random: FuzzTests.Random

  init(seed: UInt64) { random = FuzzTests.Random(state: seed) }

  private mutating func pick(_ choices: [String]) -> String { choices.randomElement(using: &random) ?? "" }
  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  private mutating func duration() -> String {
    pick(["0s", "100ms", "150ms", "200ms", "300ms", "500ms", "1s", "1ns", "7us", "2s"])
  }

  private mutating func period() -> String { pick(["100ms", "150ms", "200ms", "300ms", "70ms", "1s"]) }

  /// A script whose last line is a stream, some of whose parts have names.
  mutating func script() -> String {
    var lines = [
      pick(["", "ties(\"fifo\")", "ties(\"sources-first\")", ""])
    ]
    if number(0...1) == 0 { lines.append("let a = \(stream(2))") } else { lines.append("let a = \(source())") }
    lines.append("let b = \(stream(1))")
    lines.append(stream(4).replacingOccurrences(of: "SOURCE", with: pick(["a", "b"])))
    return lines.joined(separator: "\n").replacingOccurrences(of: "SOURCE", with: "just(3)")
  }

  private mutating func source() -> String {
    switch number(0...9) {
    case 0: "range(\(number(-3...3)), \(number(0...8)))"
    case 1: "interval(\(period())).take(\(number(0...6)))"
    case 2: "cold(\"\(marbles())\", numbers: true)"
    case 3: "from([\((0..<number(0...5)).map { _ in String(number(-2...9)) }.joined(separator: ", "))])"
    case 4: "timer(\(duration()))"
    case 5: pick(["empty()", "never()", "fail(\"x\")", "just(5)"])
    case 6:
      "signal { send(\(number(0...9))); wait(\(duration())); send(\(number(0...9))); \(pick(["complete()", "sendError(\"e\")", ""])) }"
    case 7: "defer { \(pick(["just(1)", "range(0, 3)", "interval(200ms).take(2)"])) }"
    case 8: "hot(\"\(marbles())\", numbers: true)"
    default: "SOURCE"
    }
  }

  private mutating func marbles() -> String {
    (0..<number(0...9)).map { _ in pick(["-", "--", "1", "2", "3", "(12)", "[34]"]) }.joined()
      + pick(["|", "#", "", "-|"])
  }

  private mutating func stream(_ depth: Int) -> String {
    var text = source()
    for _ in 0..<number(0...depth + 1) { text += call(depth) }
    return text
  }

  private mutating func other(_ depth: Int) -> String { depth > 0 ? stream(depth - 1) : source() }

  private mutating func call(_ depth: Int) -> String {
    switch number(0...47) {
    case 0: ".map { $0 * 2 + \(number(-2...2)) }"
    case 1: ".filter { $0 % \(number(1...3)) == 0 }"
    case 2: ".map { 12 / $0 }"
    case 3: ".take(\(number(0...5)))"
    case 4: ".skip(\(number(0...4)))"
    case 5: ".scan(0) { $0 + $1 }"
    case 6: ".aggregate(0) { $0 + $1 }"
    case 7: ".throttle(\(duration()))"
    case 8: ".delay(\(duration()))"
    case 9: ".debounceTime(\(duration()))"
    case 10: ".bufferWithTime(\(period())).map { $0.count }"
    case 11: ".distinctUntilChanged()"
    case 12: ".distinct()"
    case 13: ".merge(\(other(depth)))"
    case 14: ".concat(\(other(depth)))"
    case 15: ".zip(\(other(depth))).map { x, y in x + y }"
    case 16: ".combineLatest(\(other(depth))).map { x, y in x - y }"
    case 17: ".withLatestFrom(\(other(depth))).map { x, y in x * y }"
    case 18: ".takeUntil(\(other(depth)))"
    case 19: ".skipUntil(\(other(depth)))"
    case 20: ".flattenMap { x in \(other(depth)) }"
    case 21: ".map { x in \(other(depth)) }.switchToLatest()"
    case 22: ".map { x in \(other(depth)) }.flatten(1)"
    case 23: ".map { x in \(other(depth)) }.flatten(\(number(1...3)))"
    case 24: ".retry(\(number(0...2)))"
    case 25: ".catch { just(9) }"
    case 26: ".repeat().take(\(number(0...9)))"
    case 27: ".startWith(\(number(0...9)))"
    case 28: ".takeLast(\(number(0...3)))"
    case 29: ".skipLast(\(number(0...3)))"
    case 30: ".takeWhile { $0 < \(number(0...9)) }"
    case 31: ".skipWhile { $0 < \(number(0...9)) }"
    case 32: ".bufferCount(\(number(1...3))).map { $0.count }"
    case 33: ".collect().map { $0.count }"
    case 34: ".sample(\(other(depth)))"
    case 35: ".timeout(\(period()))"
    case 36: ".groupBy { $0 % 2 }.flatten()"
    case 37: ".race(\(other(depth)))"
    case 38: ".count()"
    case 39: ".materialize().dematerialize()"
    case 40: ".deliverOn(background)"
    case 41: ".doNext { $0 }"
    case 42: ".finally { 1 }"
    case 43: ".share()"
    case 44: ".rxjs.retry(\(number(0...2)))"
    case 45: ".defaultIfEmpty(\(number(0...9)))"
    case 46: ".auditTime(\(period()))"
    default: ".pairwise().map { x, y in y - x }"
    }
  }
}
