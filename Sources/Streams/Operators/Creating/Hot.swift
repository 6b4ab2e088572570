extension Operator {
  static let hot = Operator(
    "hot", elsewhere: ["RxJS": "hot (TestScheduler)", "RxSwift": "createHotObservable"],
    theme: .creating, form: .source, [Parameter("at", .array).optional, .block("block").optional],
    summary: "Marble text, or a block, played once for all: who comes late misses what has gone.",
    details: "In marble text ^ is time zero. A block runs once, from when it is made in its world.",
    example: "hot(\"-a-b-|\")"
  ) { call throws(ErrorValue) in
    if let block = call.function(1) { return HotBlockStream(block, call.dialect.rules.subjects) }
    guard call.value(0) != nil else {
      throw ErrorValue("'hot' needs marble text, a list of instants or a block", place: call.place)
    }
    return HotStream(try call.timedEvents(0), call.dialect.rules.subjects)
  }
}

private final class HotStream: Stream {
  private let events: [TimedEvent]
  private let rules: SubjectRules

  init(_ events: [TimedEvent], _ rules: SubjectRules) {
    self.events = events.filter { $0.time >= 0 }
    self.rules = rules
  }

  override var startsItself: Bool { true }
  override func start(in world: World) { _ = broadcast(in: world) }

  override func run(for subscriber: Subscriber, in world: World) {
    broadcast(in: world).subscribe(subscriber, in: world)
  }

  private func broadcast(in world: World) -> Broadcast {
    world.instance(of: self) {
      let broadcast = Broadcast(.none, rules, for: self)
      let player = HotPlayer(events, broadcast, world)
      world.origins?.note(self, of: player)
      world.keep(player)
      player.begin()
      return broadcast
    }
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
      }
      return !isDisposed
    }
  }

  override func cleanUp() { player.cancel(in: world) }
}

/// A block that runs once a world, beginning later in the instant in which it is made.
private final class HotBlockStream: Stream {
  private let block: Function
  private let rules: SubjectRules

  init(_ block: Function, _ rules: SubjectRules) {
    self.block = block
    self.rules = rules
  }

  override var startsItself: Bool { true }
  override func start(in world: World) { _ = broadcast(in: world) }

  override func run(for subscriber: Subscriber, in world: World) {
    broadcast(in: world).subscribe(subscriber, in: world)
  }

  private func broadcast(in world: World) -> Broadcast {
    world.instance(of: self) {
      let broadcast = Broadcast(.none, rules, for: self)
      let target = HotBlockTarget(broadcast, world)
      world.keep(target)
      target.begin(block)
      return broadcast
    }
  }
}

/// The listener of a hot block: it passes everything on to those who share it.
private final class HotBlockTarget: Subscriber {
  private let broadcast: Broadcast
  private let world: World
  private var block: Function?
  private var timer: Timer = -1

  init(_ broadcast: Broadcast, _ world: World) {
    self.broadcast = broadcast
    self.world = world
  }

  func begin(_ block: Function) {
    self.block = block
    timer = world.scheduler.armSource(self, at: world.scheduler.now, place: world.scheduler.takePlace())
  }

  override func fire(_ token: Int32) {
    timer = -1
    guard let block else { return }
    self.block = nil
    BlockSubscriber(self, world, broadcast.stream).begin(block)
  }

  override func next(_ value: Value) {
    if !isDisposed { broadcast.next(value, in: world) }
  }

  override func error(_ error: ErrorValue) {
    dispose()
    broadcast.error(error)
  }

  override func completed() {
    dispose()
    broadcast.completed()
  }

  override func cleanUp() { world.scheduler.cancel(&timer) }
}
