import Testing

@testable import Streams

/// Laws that hold for every operator in every dialect: its spellings, and the operators that libraries share. Each is
/// called with arguments of the kinds that its parameters take.
struct DialectLawTests {
  @Test(arguments: DialectOperator.all) func `The same call twice sends the same at the same times`(
    called: DialectOperator
  ) {
    for trial in called.trials {
      guard let one = TrialRun(trial), let two = TrialRun(trial) else { continue }
      one.goOn(until: TrialRun.end)
      two.goOn(until: TrialRun.end)
      #expect(one.log.lines == two.log.lines, "\(called): \(trial)")
    }
  }

  @Test(arguments: DialectOperator.all)
  func `Nothing comes after the end or disposal, which leaves nothing armed, subscribed or held`(
    called: DialectOperator
  ) {
    let keeps = Self.keepers.contains(called.originalName)
    for trial in called.trials {
      for moment in TrialRun.moments + [TrialRun.end] {
        guard let run = TrialRun(trial) else { continue }
        run.goOn(until: moment)
        run.log.letGo()
        run.goOn(until: moment)
        let world = run.world
        // A run that a budget has ended is torn down as a whole.
        if !keeps, !run.goesOn, world.stop == nil {
          #expect(world.scheduler.armed == 0, "\(called): \(trial), disposed at \(moment)")
          #expect(world.liveSubscriptions == 0, "\(called): \(trial), disposed at \(moment)")
          #expect(world.heldValues == 0, "\(called): \(trial), disposed at \(moment)")
        }
        run.goOn(until: TrialRun.end)
        #expect(run.log.late == 0, "\(called): \(trial), disposed at \(moment)")
      }
    }
  }

  /// Operators that continue without subscribers: those that begin by themselves, are driven from outside or remember
  /// for later subscribers, those of Combine that leave their trigger running, and that of AsyncSequence whose inputs
  /// run to their next element.
  private static let keepers: Set<String> = [
    "hot", "replay", "replayLast", "replayLazily", "startEagerly", "startLazily", "lift", "shareReplay", "replayAll",
    "publishReplay", "command", "prefixUntilOutput", "dropUntilOutput", "flatMapLatestPulled",
  ]

  /// Calls that are all refused would keep every law.
  @Test(arguments: Dialect.all.map(\.name)) func `Almost every operator is called`(dialect: String) {
    let operators = DialectOperator.all.filter { $0.dialect.name == dialect && $0.entry.form != .source }
    let called = operators.filter { called in called.trials.contains { TrialRun($0)?.sends ?? false } }
    let uncalled = Set(operators.map(\.description)).subtracting(called.map(\.description))
    #expect(operators.count > 100)
    #expect(uncalled.count <= 12, "\(uncalled.sorted())")
  }
}

extension DialectOperator {
  /// Calls whose stream sends a few values in the course of time, then ends.
  fileprivate var trials: [Trial] { Trial.all(of: entry, in: dialect, sending: Trial.Payload.inTime) }
}

/// A call of an operator under way.
private struct TrialRun {
  let world: World
  let log = EventLog()
  /// Whether its stream continues without subscribers, as a connection and a property do.
  let goesOn: Bool

  /// The instants of disposal: before the values, at one of them, between two, and at the end.
  static let moments = [0, 10, 15, 20, 35].map { $0 * 1_000_000 }
  static let end = 60_000_000

  /// Returns `nil` if the operator refuses the call.
  init?(_ trial: Trial) {
    guard let stream = try? trial.stream(with: Flood(trial.payload)) else { return nil }
    var limits = Limits.off
    // Loops without an end are cut soon, and a thread of a test has a small stack.
    limits[.work] = 3_000
    limits[.nesting] = 100
    world = World(limits: limits)
    log.world = world
    if stream.startsItself { stream.start(in: world) }
    stream.subscribe(log, in: world)
    if let connectable = stream as? ConnectableStream { _ = connectable.connect(in: world) }
    goesOn = stream.isDrivenFromOutside
  }

  func goOn(until time: Int) { world.run(until: time) }

  /// Whether it sends anything at all.
  var sends: Bool {
    goOn(until: Self.end)
    return !log.lines.isEmpty
  }
}

/// Writes events down with their times, and counts those that come when none may come any more.
private final class EventLog: Subscriber {
  var world: World?
  private(set) var lines: [String] = []
  private(set) var late = 0
  private var isOver = false

  func letGo() {
    isOver = true
    dispose()
  }

  override func next(_ value: Value) { note(value.text, isEnd: false) }
  override func error(_ error: ErrorValue) { note("error \(error.text)", isEnd: true) }
  override func completed() { note("completed", isEnd: true) }
  override func interrupted() { note("interrupted", isEnd: true) }

  private func note(_ event: String, isEnd: Bool) {
    if isOver { late += 1 }
    lines.append("\(world?.scheduler.now ?? 0) \(event)")
    if isEnd { isOver = true }
  }
}
