import Testing

@testable import Streams

/// The contract of delivery: `next* (error | completed)?`, then nothing.
@Suite struct SubscriberTests {
  private final class Probe: Subscriber {
    var heard: [String] = []

    override func next(_ value: Value) { heard.append(value.text) }
    override func error(_ error: ErrorValue) {
      dispose()
      heard.append("✗\(error.text)")
    }
    override func completed() {
      dispose()
      heard.append("⊣")
    }
  }

  private func make(_ name: String, on receiver: Stream? = nil, _ arguments: Value...) throws -> Stream {
    let entry = try #require(Catalogue.find(name, in: .rac))
    let shapes = arguments.map { value in
      ArgumentShape(label: nil, isFunction: { if case .function = value { true } else { false } }(), isTrailing: false)
    }
    let bound = try entry.arrange(arguments, entry.bind(shapes), in: .rac)
    return try entry.apply(Call(receiver: receiver, arguments: bound, dialect: .rac, place: nil))
  }

  private func run(_ stream: Stream, in world: World = World()) -> [String] {
    let probe = Probe()
    stream.subscribe(probe, in: world)
    world.run(until: 10_000_000_000)
    return probe.heard
  }

  @Test func justSendsAndCompletes() throws {
    #expect(run(try make("just", on: nil, .int(1), .int(2))) == ["1", "2", "⊣"])
  }

  @Test func takeEndsAnEndlessSourceAndLeavesNothingArmed() throws {
    let world = World()
    let ticks = try make("interval", on: nil, .duration(1_000_000))
    #expect(run(try make("take", on: ticks, .int(2)), in: world) == ["0", "1", "⊣"])
    #expect(world.scheduler.armed == 0)
    #expect(world.liveSubscriptions == 0)
  }

  @Test func disposalInTheMiddleStopsASynchronousSource() throws {
    final class Impatient: Subscriber {
      var count = 0
      override func next(_ value: Value) {
        count += 1
        if count == 3 { dispose() }
      }
    }
    let world = World()
    let impatient = Impatient()
    try make("range", on: nil, .int(0), .int(1_000_000)).subscribe(impatient, in: world)
    #expect(impatient.count == 3)
    #expect(world.eventCount == 3)
  }

  @Test func aSubjectDeliversToACopyOfItsListDepthFirst() throws {
    let world = World()
    let subject = try #require(try make("subject") as? Subject)
    final class Resender: Subscriber {
      let name: String
      let act: (String, Value) -> Void
      init(_ name: String, _ act: @escaping (String, Value) -> Void) {
        self.name = name
        self.act = act
      }
      override func next(_ value: Value) { act(name, value) }
    }
    var heard: [String] = []
    let a = Resender("A") { name, value in
      heard.append(name + value.text)
      if case .int(let int) = value, int < 3 { subject.send(.int(int + 1), in: world) }
    }
    let b = Resender("B") { name, value in heard.append(name + value.text) }
    subject.subscribe(a, in: world)
    subject.subscribe(b, in: world)
    subject.send(.int(1), in: world)
    #expect(heard == ["A1", "A2", "A3", "B3", "B2", "B1"])
  }

  @Test func aFinishedSubjectIsNotStopped() throws {
    let world = World()
    let subject = try #require(try make("subject") as? Subject)
    subject.sendCompleted(in: world)
    let probe = Probe()
    subject.subscribe(probe, in: world)
    subject.send(.int(1), in: world)
    #expect(probe.heard == ["1"])
  }

  @Test func tearingDownFreesEverything() throws {
    weak var leaked: World?
    do {
      let world = World()
      leaked = world
      let ticks = try make("interval", on: nil, .duration(1_000))
      let delayed = try make("delay", on: ticks, .duration(5_000))
      let probe = Probe()
      world.keep(probe)
      delayed.subscribe(probe, in: world)
      world.run(until: 20_000)
      world.tearDown()
    }
    #expect(leaked == nil)
  }
}
