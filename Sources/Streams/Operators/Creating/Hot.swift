extension Operator {
  static let hot = Operator(
    "hot", elsewhere: ["RxJS": "hot (TestScheduler)", "RxSwift": "createHotObservable"],
    theme: .creating, form: .source, [Parameter("at", .array).optional, .block("block").optional],
    summary: "Marble text, or a block, played once for all subscribers: late ones miss earlier events.",
    details: "In marble text ^ is time zero. A block runs once, from when it is made in its world.",
    example: "hot(\"-a-b-|\")"
  ) { call throws(ErrorValue) in
    if let block = call.function(1) { return HotBlockStream(block, call.dialect.rules.subjects) }
    guard call.value(0) != nil else {
      throw ErrorValue("'hot' needs marble text, a list of instants or a block", place: call.place)
    }
    return HotEventStream(try call.timedEvents(0), call.dialect.rules.subjects)
  }
}

/// A source that runs once in a world, for all of its subscribers.
private class HotStream: Stream {
  private let rules: SubjectRules

  init(_ rules: SubjectRules) { self.rules = rules }

  /// Begins to send to the broadcast.
  func begin(_ broadcast: Broadcast, in world: World) {}

  final override var startsItself: Bool { true }
  final override func start(in world: World) { _ = broadcast(in: world) }

  final override func run(for subscriber: Subscriber, in world: World) {
    broadcast(in: world).subscribe(subscriber, to: self, in: world)
  }

  private func broadcast(in world: World) -> Broadcast {
    world.instance(of: self) {
      let broadcast = Broadcast(.none, rules)
      begin(broadcast, in: world)
      return broadcast
    }
  }
}

/// A list of events that is played once.
private final class HotEventStream: HotStream {
  private let events: [TimedEvent]

  init(_ events: [TimedEvent], _ rules: SubjectRules) {
    self.events = events.filter { $0.time >= 0 }
    super.init(rules)
  }

  override func begin(_ broadcast: Broadcast, in world: World) {
    let player = HotPlayer(events, broadcast, world)
    world.origins?.note(self, of: player)
    world.keep(player)
    player.begin()
  }
}

private final class HotPlayer: Subscriber {
  private let player: Player
  private let broadcast: Broadcast
  private let world: World

  init(_ events: [TimedEvent], _ broadcast: Broadcast, _ world: World) {
    player = Player(events, in: world)
    self.broadcast = broadcast
    self.world = world
  }

  func begin() { player.arm(self, in: world) }

  override func fire(_ token: Int32) {
    player.play(self, in: world) { event in
      switch event.kind {
      case .next: broadcast.next(event.value, in: world)
      case .error: broadcast.error(event.value.asError)
      case .completed: broadcast.completed()
      case .interrupted: broadcast.interrupted()
      }
      return !isDisposed
    }
  }

  override func cleanUp() { player.cancel(in: world) }
}

/// A block that runs once, beginning later in the instant of its creation.
private final class HotBlockStream: HotStream {
  private let block: Function

  init(_ block: Function, _ rules: SubjectRules) {
    self.block = block
    super.init(rules)
  }

  override func begin(_ broadcast: Broadcast, in world: World) {
    let start = HotBlockStart(self, block, BroadcastingSubscriber(broadcast, world), world)
    world.keep(start)
    start.arm()
  }
}

/// Runs a block for a broadcast, later in the present instant.
private final class HotBlockStart: OperatorSubscriber {
  private let stream: Stream
  private let block: Function
  private let world: World
  private var timer: Timer = -1

  init(_ stream: Stream, _ block: Function, _ target: BroadcastingSubscriber, _ world: World) {
    self.stream = stream
    self.block = block
    self.world = world
    super.init(target)
  }

  func arm() {
    timer = world.scheduler.armSource(self, at: world.scheduler.now, place: world.scheduler.takePlace())
  }

  override func fire(_ token: Int32) {
    timer = -1
    BlockSubscriber(self, world, stream).begin(block)
  }

  override func cleanUp() { world.scheduler.cancel(&timer) }
}
