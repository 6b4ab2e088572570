import Streams
import Testing

@testable import StreamLang

/// Laws that hold for every operator, including those that are yet to be added.
struct CatalogueLawTests {
  @Test(arguments: Self.entries.map(\.key)) func `Every example runs without an error and gives something`(key: String)
    throws
  {
    let entry = try #require(Self.entry(key))
    let outcome = ScriptOutcome(entry.example, dialect: entry.exampleDialect)
    #expect(outcome.failures == [])
    #expect(outcome.lanes.count + outcome.logs.count + outcome.values.count > 0)
  }

  @Test(arguments: Self.entries.map(\.key)) func `The same run twice is the same`(key: String) throws {
    let entry = try #require(Self.entry(key))
    let dialect = entry.exampleDialect
    #expect(ScriptOutcome(entry.example, dialect: dialect) == ScriptOutcome(entry.example, dialect: dialect))
  }

  @Test(arguments: Catalogue.all.filter(\.takesBlock).map(\.key)) func `A block is the same after its label`(
    key: String
  ) throws {
    let entry = try #require(Self.entry(key))
    let label = try #require(entry.parameters.first { $0.isBlock }).label
    let outcome = ScriptOutcome("let s = \(entry.name)(\(label): { send(1); complete() })\ns")
    #expect(outcome.failures == [])
    #expect(outcome.lanes == ScriptOutcome("let s = \(entry.name) { send(1); complete() }\ns").lanes)
    #expect(outcome.lanes.last?.contains("1") == true)
  }

  @Test(arguments: Self.entries.map(\.key)) func `Nothing comes after the terminal event, nor after disposal`(
    key: String
  ) throws {
    let entry = try #require(Self.entry(key))
    for moment in Self.moments + [Int.max] {
      guard let run = ExampleRun(entry) else { return }
      run.dispose(at: moment)
      run.goOn()
      #expect(run.witness.late == 0, "disposed at \(moment)")
    }
  }

  @Test(arguments: Self.entries.map(\.key)) func `Disposing leaves nothing armed and nobody subscribed`(key: String)
    throws
  {
    let entry = try #require(Self.entry(key))
    for moment in Self.moments {
      guard let run = ExampleRun(entry) else { return }
      run.dispose(at: moment)
      guard !run.keepsRunning else { return }
      #expect(run.world.scheduler.armed == 0, "disposed at \(moment)")
      #expect(run.world.liveSubscriptions == 0, "disposed at \(moment)")
      // The memory of publishReplay outlives its subscribers: the next one receives it.
      if entry.name != "publishReplay" { #expect(run.world.heldValues == 0, "disposed at \(moment)") }
    }
  }

  /// A law that skips everything would hold: skipped entries are driven from outside, or make no stream.
  @Test func `The laws look at almost every operator`() {
    let skipped = Catalogue.all.filter { ExampleRun($0) == nil }
    let exempt = Catalogue.all.filter { ExampleRun($0)?.keepsRunning ?? false }
    let areOutside = skipped.allSatisfy { entry in
      entry.isDrivenFromOutside || entry.example.contains("subscribe") || entry.example.contains("connect()")
    }
    #expect(areOutside, "\(skipped.map(\.key))")
    #expect(skipped.count <= 20, "\(skipped.map(\.key))")
    #expect(exempt.count <= 12, "\(exempt.map(\.key))")
  }

  /// Instants at which examples are disposed, in nanoseconds: in their middle, and where things fall due.
  static let moments = [0, 50, 100, 250, 400, 450, 1000, 1500, 2000, 3100].map { $0 * 1_000_000 }

  /// The operators of the catalogue, and their spellings in every dialect.
  static let entries = Catalogue.all + Catalogue.spelled

  static func entry(_ key: String) -> Operator? { entries.first { $0.key == key } }
}

extension Operator {
  /// The name, with the dialect where two entries have one name.
  fileprivate var key: String {
    let own = dialect.map { "\($0.name).\(name)" } ?? name
    return original.map { "\(own) as \(spelling) of \($0.key)" } ?? own
  }
}

/// The stream that an operator's example ends with, subscribed in a world of its own.
private struct ExampleRun {
  let session: Session
  let world: World
  let witness = Witness()
  /// Whether a part of it runs without subscribers: streams that start by themselves, `replayLazily`, `startLazily`,
  /// and connections.
  let keepsRunning: Bool

  /// The exceptions. `share`, `refCount` and `autoconnect` are disposed with their last subscriber, and are not among
  /// them.
  private static let keepers: Set<String> = [
    "hot", "replay", "replayLast", "replayLazily", "startEagerly", "startLazily", "lift", "shareReplay",
    "replayAll",
  ]

  /// Returns `nil` if the example does not end with a stream that can run by itself.
  init?(_ entry: Operator) {
    session = Session()
    session.settings.dialect = entry.exampleDialect
    let script = ScriptRun(SourceText(name: entry.name, text: entry.example), in: session)
    _ = script.run(finishes: false) { _ in }
    guard let value = session.names.lastResult, case .stream(let stream) = value else { return nil }
    let reachable = Reachability(from: value)
    guard reachable.drivenFromOutside == nil else { return nil }
    world = session.scenes.makeWorld()
    keepsRunning = !reachable.selfStarting.isEmpty || Self.keeps(stream)
    let (session, world, witness) = (session, world, witness)
    try? session.scenes.inWorld(world) { () throws(ErrorValue) in
      session.scenes.startSelfStarting(reachable, in: world)
      stream.subscribe(witness, in: world)
    }
  }

  /// Whether one of those stands somewhere in a pipeline: in its lists of streams and in its closures, too.
  private static func keeps(_ stream: Stream) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    var pending = [Value.stream(stream)]
    while let value = pending.popLast() {
      switch value {
      case .stream(let stream):
        guard seen.insert(ObjectIdentifier(stream)).inserted else { continue }
        if let name = stream.operatorEntry?.name, keepers.contains(name) { return true }
        // Dropping the iterator cancels neither of the sequences.
        if stream.operatorEntry?.original?.name == "flatMapLatestPulled" { return true }
        pending += stream.inputs
      case .function(let function):
        if seen.insert(ObjectIdentifier(function)).inserted { pending += function.captured }
      case .array(let box), .tuple(let box): pending += box.elements
      case .dictionary(let box): pending += box.values
      default: continue
      }
    }
    return false
  }

  /// Runs up to an instant and lets go there.
  func dispose(at moment: Int) {
    let (world, witness) = (world, witness)
    try? session.scenes.inWorld(world) { () throws(ErrorValue) in
      world.run(until: min(moment, 5_000_000_000))
      witness.letGo()
    }
  }

  /// Runs on after that: whatever was left armed would show itself.
  func goOn() {
    let world = world
    try? session.scenes.inWorld(world) { () throws(ErrorValue) in
      _ = world.run(until: 20_000_000_000)
    }
  }
}

/// Counts events that come when none may come any more.
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
