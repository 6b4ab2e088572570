import FuzzTargets
import Marbles
import Streams
import Testing

@testable import StreamLang

/// Laws of causes over random pipelines.
///
/// `RXPLAY_PIPELINES=100000 RXPLAY_SEED=7 swift test --filter CauseLawTests` looks at that many others.
struct CauseLawTests {
  @Test(arguments: 0..<8) func `A traced run is the same as another, and every value comes from earlier events`(
    part: Int
  ) {
    var pipelines = WellTypedPipelines(seed: FuzzTests.Random.seed &* 3_000 &+ UInt64(part))
    for _ in 0..<FuzzTests.Random.pipelines / 8 {
      let script = pipelines.script()
      #expect(Self.refusal(of: script) == nil, "\(script)")
    }
  }

  @Test(arguments: 0..<8) func `So it is with every operator in every dialect`(part: Int) {
    var pipelines = CataloguePipelines(seed: FuzzTests.Random.seed &* 5_000 &+ UInt64(part))
    let count = FuzzTests.Random.pipelines / 8
    var refusals: [String] = []
    for _ in 0..<count { if let refusal = Self.refusal(of: pipelines.script().text) { refusals.append(refusal) } }
    // The arguments are random, and so some calls are mistakes.
    #expect(refusals.count * 10 <= max(count, 20), "\(refusals.count) of \(count) did not run: \(refusals.prefix(5))")
  }

  /// Tests the laws on a script. Returns the reason if it did not run.
  private static func refusal(of script: String) -> String? {
    let ordinary = Self.run(script, isTraced: false)
    let traced = Self.run(script, isTraced: true)
    #expect(traced.text == ordinary.text, "\(script)")
    if let refusal = traced.refusal { return refusal }
    guard let run = traced.run else { return nil }
    for event in run.trace.events.indices {
      let known = run.trace.events[event]
      for cause in run.trace.causes(of: event) {
        #expect(cause < event, "\(script)")
        #expect(run.trace.events[cause].time <= known.time, "\(script)")
      }
    }
    for subscription in run.trace.subscriptions where run.heard[subscription.number] != nil {
      for event in subscription.values.prefix(50) {
        #expect(Self.hasSource(event, in: run.trace), "\(script)")
        #expect(Explanation(run: run).lines(why: event).count <= Explanation.most, "\(script)")
      }
    }
    checkLengths(of: run, script)
    return nil
  }

  /// No answer has more than eight lines, whatever is asked: an end, silence, the fate of a value.
  private static func checkLengths(of run: TracedRun, _ script: String) {
    // The fates of all values of a long run would take long.
    guard run.trace.events.count < 500 else { return }
    let explanation = Explanation(run: run)
    for lane in run.lanes.prefix(8) {
      for instant in [0, 50_000_000, 333_000_000, 1_000_000_000, run.until] {
        #expect(explanation.silence(in: lane, at: instant).count <= Explanation.most, "\(script)")
      }
      for event in lane.events.suffix(3) {
        #expect(explanation.lines(why: event).count <= Explanation.most, "\(script)")
      }
    }
    for question in ["nothing", "completed", "error", "at 100ms"] {
      let asked = try? Question(.why, question, lanes: run.lanes.map { $0.name })
      guard let answer = try? asked.map(run.answer) else { continue }
      #expect(answer.count <= Explanation.most, "\(script): \(answer)")
    }
    for event in run.trace.events.indices.prefix(200) where [.next, .sent].contains(run.trace.events[event].kind) {
      #expect(explanation.fateTree(event).count < Explanation.most, "\(script)")
    }
  }

  /// Whether the causes of a value go back to one that begins there.
  private static func hasSource(_ event: Int, in trace: Trace) -> Bool {
    var pending = [event]
    var seen: Set<Int> = []
    while let here = pending.popLast() {
      guard seen.insert(here).inserted else { continue }
      let known = trace.events[here]
      if known.kind != .subscribed, known.kind != .disposed,
        trace.causes(of: here).allSatisfy({
          trace.events[$0].kind == .subscribed
        })
      {
        return true
      }
      pending += trace.causes(of: here)
    }
    return false
  }

  private static func run(
    _ script: String, isTraced: Bool
  ) -> (text: String, run: TracedRun?, refusal: String?) {
    var settings = Settings()
    for limit in ["events=5000", "steps=100000", "subscriptions=500", "work=100000", "values=5000", "nesting=100"] {
      _ = settings.limit(limit)
    }
    let session = Session(settings: settings)
    session.isTraced = isTraced
    var text = ""
    var isDrawn = false
    let outcome = ScriptRun(SourceText(name: "random", text: script), in: session).run { event in
      guard case .output(.diagram(let run), _) = event else { return }
      isDrawn = true
      text += JSONText.diagram(run.full) + TextDiagram.render(run.drawn)
    }
    if case .stopped(let diagnostic) = outcome { text += diagnostic.title }
    if case .rejected(let diagnostics) = outcome { return (text, nil, diagnostics.first?.title ?? "It was refused.") }
    // A session lets go of its runs with itself, and optimised code lets go of it after its last use.
    let run = withExtendedLifetime(session) { session.scenes.lastRun?.run }
    if isTraced, isDrawn { #expect(run != nil, "\(script)") }
    return (text, run, nil)
  }
}
