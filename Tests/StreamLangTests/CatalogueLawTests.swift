import Streams
import Testing

@testable import StreamLang

/// What holds for every operator (DESIGN 9), whoever adds one.
@Suite("The laws of the catalogue")
struct CatalogueLawTests {
  @Test("Every example runs without an error and gives something", arguments: Catalogue.all.map(\.key))
  func examplesRun(key: String) throws {
    let entry = try #require(Self.entry(key))
    let outcome = ScriptOutcome(entry.example, dialect: entry.dialect ?? .rac)
    #expect(outcome.failures == [])
    #expect(outcome.lanes.count + outcome.logs.count + outcome.values.count > 0)
  }

  @Test("The same run twice is the same", arguments: Catalogue.all.map(\.key))
  func runsAreTheSame(key: String) throws {
    let entry = try #require(Self.entry(key))
    let dialect = entry.dialect ?? .rac
    #expect(ScriptOutcome(entry.example, dialect: dialect) == ScriptOutcome(entry.example, dialect: dialect))
  }

  @Test("Nothing comes after the terminal event, nor after disposal", arguments: Catalogue.all.map(\.key))
  func nothingAfterTheEnd(key: String) throws {
    let entry = try #require(Self.entry(key))
    for moment in Self.moments + [Int.max] {
      guard let run = ExampleRun(entry) else { return }
      run.dispose(at: moment)
      #expect(run.witness.late == 0, "disposed at \(moment)")
    }
  }

  @Test("Disposing leaves nothing armed and nobody subscribed", arguments: Catalogue.all.map(\.key))
  func disposingLeavesNothing(key: String) throws {
    let entry = try #require(Self.entry(key))
    for moment in Self.moments {
      guard let run = ExampleRun(entry) else { return }
      run.dispose(at: moment)
      guard !run.keepsRunning else { return }
      #expect(run.world.scheduler.armed == 0, "disposed at \(moment)")
      #expect(run.world.liveSubscriptions == 0, "disposed at \(moment)")
      #expect(run.world.heldValues == 0, "disposed at \(moment)")
    }
  }

  /// Instants at which examples are let go of, in nanoseconds: in their middle, and where things fall due.
  static let moments = [0, 50, 100, 250, 400, 450, 1000, 1500, 2000, 3100].map { $0 * 1_000_000 }

  static func entry(_ key: String) -> Operator? { Catalogue.all.first { $0.key == key } }
}

extension Operator {
  /// The name, with the dialect where two entries have one name.
  fileprivate var key: String { dialect.map { "\($0.rawValue).\(name)" } ?? name }
}

/// The stream that an operator's example ends with, subscribed in a world of its own.
private struct ExampleRun {
  let session: Session
  let world: World
  let witness = Witness()
  /// Whether something in it runs on by itself when nobody listens any more: what starts by itself, `replayLazily`,
  /// `startLazily`, and connections.
  let keepsRunning: Bool

  private static let keepers: Set<String> = [
    "hot", "replay", "replayLast", "replayLazily", "startEagerly", "startLazily", "lift", "publish", "multicast", "shareReplay",
    "connect",
    "share", "shareReplay", "publishReplay", "publishLast", "publishBehavior", "refCount",
  ]

  /// Nothing where the example does not end with a stream that can run by itself.
  init?(_ entry: Operator) {
    session = Session()
    session.settings.dialect = entry.dialect ?? .rac
    let script = ScriptRun(SourceText(name: entry.name, text: entry.example), in: session)
    _ = script.run(finishes: false) { _ in }
    guard let value = session.lastResult, case .stream(let stream) = value else { return nil }
    let reachable = Reachability(from: value)
    guard reachable.drivenFromOutside == nil else { return nil }
    world = session.makeWorld()
    keepsRunning = !reachable.selfStarting.isEmpty || Self.keeps(stream)
    let (session, world, witness) = (session, world, witness)
    try? session.inWorld(world) { () throws(ErrorValue) in
      session.startSelfStarting(reachable, in: world)
      stream.subscribe(witness, in: world)
    }
  }

  private static func keeps(_ stream: Stream) -> Bool {
    if let name = stream.operatorEntry?.name, keepers.contains(name) { return true }
    return stream.inputs.contains { if case .stream(let input) = $0 { keeps(input) } else { false } }
  }

  /// Runs up to an instant, lets go there, and runs on.
  func dispose(at moment: Int) {
    let (world, witness) = (world, witness)
    try? session.inWorld(world) { () throws(ErrorValue) in
      world.run(until: min(moment, 5_000_000_000))
      witness.letGo()
      if !keepsRunning { return }
      world.run(until: 20_000_000_000)
    }
  }
}

/// Counts what comes when nothing may come any more.
private final class Witness: Subscriber {
  private(set) var late = 0
  private var isOver = false

  func letGo() {
    isOver = true
    dispose()
  }

  override func next(_ value: Value) {
    if isOver { late += 1 }
  }

  override func error(_ error: ErrorValue) { end() }
  override func completed() { end() }

  private func end() {
    if isOver { late += 1 }
    isOver = true
  }
}
