import FuzzTargets
import Marbles
import Streams
import Testing

@testable import StreamLang
@testable import Streams

/// Laws of what causes are, over pipelines whose values tell where they came from.
struct OriginLawTests {
  @Test(arguments: 0..<8)
  func `A value has the causes of all that is in it, and without one it is gone, changed or moved`(part: Int) {
    var pipelines = OriginPipelines(seed: SeededRandom.seed &* 4_000 &+ UInt64(part))
    for _ in 0..<SeededRandom.pipelines / 8 {
      let script = pipelines.script()
      #expect(Self.refusal(of: script) == nil, "\(script)")
    }
  }

  @Test func `So it is with the values of every operator in every dialect that tell where they came from`() {
    let count = SeededRandom.pipelines / 8 * 8
    var refusals: [String] = []
    for part in 0..<8 {
      var pipelines = OriginPipelines(seed: SeededRandom.seed &* 6_000 &+ UInt64(part), hasCatalogue: true)
      for _ in 0..<count / 8 { if let refusal = Self.refusal(of: pipelines.script()) { refusals.append(refusal) } }
    }
    print("\(refusals.count) of \(count) pipelines with the catalogue did not run")
    // The arguments are random, and so some calls are mistakes: of some seeds every eighth.
    #expect(refusals.count * 4 <= count, "\(refusals.count) of \(count) did not run: \(refusals.prefix(5))")
  }

  /// Tests the laws on a script. Returns the reason if it did not run.
  private static func refusal(of script: String) -> String? {
    let (run, fault) = Self.run(script)
    guard let run, let result = Self.result(of: run) else { return fault ?? "It has no run." }
    for event in result.values.prefix(6) {
      let causes = Explanation(run: run).allCauses(of: event)
      for number in Self.numbers(in: run.trace.events[event].value) where number >= 1_000 {
        #expect(
          causes.contains { Self.begins(number, at: $0, in: run.trace) },
          "\(script): \(number) at \(Explanation.time(run.trace.events[event].time))")
      }
    }
    Self.checkWithoutCauses(of: result, in: run, script)
    Self.checkFates(in: run, result, script)
    return nil
  }

  /// Runs the script once more without one of the causes of a value.
  private static func checkWithoutCauses(of result: Trace.Subscription, in run: TracedRun, _ script: String) {
    let trace = run.trace
    guard let name = result.track?.name, !result.values.isEmpty else { return }
    let with = lane(name, of: script, planner: OmittingPlanner(nil, 0))
    for place in Set([0, result.values.count - 1]).sorted(by: >) {
      let event = result.values[place]
      let (value, time) = (trace.events[event].value, trace.events[event].time)
      guard with.indices.contains(place), with[place].time == time else {
        Issue.record("A run that is not traced is another: \(script)")
        continue
      }
      let explanation = Explanation(run: run)
      let causes = explanation.allCauses(of: event)
      guard let cause = causes.filter({ isOfSource($0, in: trace) }).max() else { continue }
      let source = trace.subscriptions[trace.events[cause].subscription]
      let omission = OmittingPlanner(source.number, trace.ordinal(of: cause))
      let without = lane(name, of: script, planner: omission)
      // Another value that is the same may come in its place, from another subscription to the same source.
      let before = with.count { $0 == with[place] }
      let after = without.count { $0 == with[place] }
      // A cause that the value contains nothing of was only a signal, and another signal may replace it. The same is
      // true of a value that a closure passes on to a source of its own.
      let made = Self.made(by: cause, in: trace)
      let others = causes.filter { $0 != cause && !explanation.allCauses(of: $0).contains(cause) }
        .reduce(into: Set<Int>()) { $0.formUnion(numbers(in: trace.events[$1].value)) }
      let isTold = made.contains { $0 >= 1_000 && numbers(in: value).contains($0) && !others.contains($0) }
      // Without it an operator may begin a stream once more, which then sends the value.
      let beginsMore = omission.count > trace.subscriptions.count
      guard isTold, !hasTwin(cause, in: trace), !beginsMore else { continue }
      #expect(omission.hasOmitted, "\(script)")
      #expect(
        after < before,
        "\(script): \(value.text) at \(Explanation.time(time)) without event \(trace.ordinal(of: cause)) of \(source.stream.displayName)"
      )
    }
  }

  /// Returns the numbers of a source's value: its own, or those of the map below it.
  private static func made(by event: Int, in trace: Trace) -> Set<Int> {
    let mapped = trace.effects(of: event).filter { trace.causes(of: $0) == [event] }
    return ([event] + mapped).reduce(into: []) { $0.formUnion(numbers(in: trace.events[$1].value)) }
  }

  /// The value of a source that an operator dropped is in no value of the result.
  private static func checkFates(in run: TracedRun, _ result: Trace.Subscription, _ script: String) {
    let trace = run.trace
    let explanation = Explanation(run: run)
    let arrived = result.values.reduce(into: Set<Int>()) { $0.formUnion(numbers(in: trace.events[$1].value)) }
    // The events at which each number of a source begins.
    var beginnings: [Int: [Int]] = [:]
    for event in trace.events.indices where trace.events[event].kind == .next {
      for number in numbers(in: trace.events[event].value) where number >= 1_000 && begins(number, at: event, in: trace)
      {
        beginnings[number, default: []].append(event)
      }
    }
    for (number, events) in beginnings.sorted(by: { $0.key < $1.key }) {
      guard events.count == 1, let event = events.first, case .int = trace.events[event].value else { continue }
      let says = explanation.fateReasons(event)
      #expect(says.count < Explanation.most, "\(script)")
      let arrives = says.contains { $0.contains("arrived") }
      // One that is only a signal for others arrives with them.
      #expect(arrives || !arrived.contains(number), "\(script): \(number): \(says)")
    }
  }

  private static func begins(_ number: Int, at event: Int, in trace: Trace) -> Bool {
    guard trace.events[event].kind == .next, numbers(in: trace.events[event].value).contains(number) else {
      return false
    }
    return !trace.causes(of: event).contains { numbers(in: trace.events[$0].value).contains(number) }
  }

  private static func isOfSource(_ event: Int, in trace: Trace) -> Bool {
    guard trace.events[event].kind == .next else { return false }
    let subscription = trace.subscriptions[trace.events[event].subscription]
    return subscription.inputs.isEmpty && subscription.treatment.kind == .source
  }

  /// Returns whether a source was subscribed several times, so that an equal value may replace a cause.
  private static func hasTwin(_ cause: Int, in trace: Trace) -> Bool {
    // A closure makes such a source anew at each call.
    let name = trace.subscriptions[trace.events[cause].subscription].stream.displayName
    return trace.subscriptions.count { $0.stream.displayName == name && $0.inputs.isEmpty } > 1
  }

  private static func numbers(in value: Value) -> Set<Int> {
    switch value {
    case .int(let number): [number]
    case .array(let box), .tuple(let box): box.elements.reduce(into: []) { $0.formUnion(numbers(in: $1)) }
    case .event(let event): numbers(in: event.value)
    default: []
    }
  }

  private static func result(of run: TracedRun) -> Trace.Subscription? {
    run.trace.subscriptions.first { $0.track?.role == .result }
  }

  private static func settings(_ planner: OmittingPlanner?) -> Settings {
    var settings = Settings()
    for limit in ["events=5000", "steps=200000", "subscriptions=500", "nesting=100"] { _ = settings.limit(limit) }
    settings.horizon = 5_000_000_000
    settings.keepsAll = true
    if let planner { settings.makePlanner = { planner } }
    return settings
  }

  private static func run(_ script: String) -> (run: TracedRun?, fault: String?) {
    let session = Session(settings: settings(nil))
    session.isTraced = true
    let outcome = ScriptRun(SourceText(name: "random", text: script), in: session).run { _ in }
    if case .rejected(let diagnostics) = outcome { return (nil, diagnostics[0].title) }
    // Each planner puts subscribers of its own between others, so the budget of depth cuts another event.
    if case .stopped(let diagnostic) = outcome, diagnostic.title.contains("deep inside one another") {
      return (nil, diagnostic.title)
    }
    // A session lets go of its runs with itself, and optimised code lets go of it after its last use.
    return (withExtendedLifetime(session) { session.scenes.lastRun?.run }, nil)
  }

  /// The events of a lane of a script where a planner may leave out a value. The script is run anew, from its first
  /// line on: a stream that remembers values would have those of a run before.
  private static func lane(
    _ name: String, of script: String, planner: OmittingPlanner
  ) -> [(time: Int, text: String)] {
    var lane: [(time: Int, text: String)] = []
    let session = Session(settings: settings(planner))
    _ = ScriptRun(SourceText(name: "random", text: script), in: session).run { event in
      guard case .output(.diagram(let run), _) = event, let drawn = run.full.lanes.last(where: { $0.name == name })
      else {
        return
      }
      lane = drawn.events.map { (Int($0.time), $0.text) }
    }
    planner.letGo()
    return lane
  }
}

/// Runs all as it runs itself, but without one value of one subscription.
private final class OmittingPlanner: RunPlanner, @unchecked Sendable {
  private let subscription: Int?
  private let ordinal: Int
  /// The subscriptions in each world: a scene that the script begins has its own.
  private var counts: [ObjectIdentifier: Int] = [:]
  /// Those worlds, which are kept so that no later one can be taken for an earlier one.
  private var worlds: [World] = []
  private(set) var hasOmitted = false
  /// The most subscriptions in a world.
  var count: Int { counts.values.max() ?? 0 }

  init(_ subscription: Int?, _ ordinal: Int) {
    self.subscription = subscription
    self.ordinal = ordinal
  }

  /// Lets go of the worlds, which hold their planner.
  func letGo() { worlds = [] }

  func run(_ stream: Stream, for subscriber: Subscriber, in world: World) -> Bool {
    run(stream, for: subscriber, in: world) { stream.run(for: $0, in: world) }
  }

  func run(_ stream: Stream, for subscriber: Subscriber, in world: World, by recipe: (Subscriber) -> Void) -> Bool {
    let number = counts[ObjectIdentifier(world), default: 0]
    if number == 0 { worlds.append(world) }
    counts[ObjectIdentifier(world)] = number + 1
    let isAsked = number == subscription
    let omitting = OmittingSubscriber(subscriber, isAsked ? ordinal : nil) { [self] in hasOmitted = true }
    recipe(omitting)
    return true
  }
}

private final class OmittingSubscriber: OperatorSubscriber {
  private var ordinal: Int?
  private let whenOmitted: () -> Void

  init(_ downstream: Subscriber, _ ordinal: Int?, _ whenOmitted: @escaping () -> Void) {
    self.ordinal = ordinal
    self.whenOmitted = whenOmitted
    super.init(downstream, operators: 0)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    if let left = ordinal {
      ordinal = left > 0 ? left - 1 : nil
      if left == 0 { return whenOmitted() }
    }
    downstream.next(value)
  }
}
