extension Operator {
  static let replay = Operator(
    "replay", elsewhere: ["RxSwift": "replayAll + connect"],
    theme: .sharing,
    summary: "Subscribes to the source at once, and tells each subscriber all that was sent so far (重放).",
    details: "It is hot at once, and never disposes of the source. Each world has one of its own.",
    example: "let r = cold(\"a-b-c|\").replay()\ntimer(250ms).then { r }"
  ) { call throws(ErrorValue) in ReplayStream(try call.source(), capacity: .max, isLazy: false) }
}

/// A source that runs once in a world and is remembered (RACSignal+Operations.m replay, replayLast, replayLazily).
final class ReplayStream: Stream {
  private let source: Stream
  private let capacity: Int
  private let isLazy: Bool

  private let joinsFirst: Bool

  /// - Parameter joinsFirst: Whether the first subscriber joins before the source runs; otherwise it receives only the
  ///   remembered values of those that the source sent during the subscribing call.
  init(_ source: Stream, capacity: Int, isLazy: Bool, joinsFirst: Bool = false) {
    self.source = source
    self.capacity = capacity
    self.isLazy = isLazy
    self.joinsFirst = joinsFirst
  }

  override var startsItself: Bool { !isLazy }

  override func start(in world: World) { _ = connected(in: world) }

  override func run(for subscriber: Subscriber, in world: World) {
    if joinsFirst {
      let connection = connection(in: world)
      connection.broadcast.subscribe(subscriber, to: self, in: world)
      _ = connection.connect()
    } else {
      connected(in: world).broadcast.subscribe(subscriber, to: self, in: world)
    }
  }

  private func connection(in world: World) -> Connection {
    world.instance(of: self) { Connection(source, Broadcast(.values(capacity: capacity), .reopening), world) }
  }

  private func connected(in world: World) -> Connection {
    let connection = connection(in: world)
    _ = connection.connect()
    return connection
  }

  override func memory(in world: World) -> SharedMemory? {
    world.hasInstance(of: self) ? connection(in: world).broadcast : nil
  }
}
