extension Operator {
  static let subscribeOn = Operator(
    "subscribeOn",
    elsewhere: [
      "ReactiveSwift": "start(on:)", "RxSwift": "subscribe(on:)", "Combine": "subscribe(on:)", "RxJS": "subscribeOn",
    ],
    theme: .timing, [.scheduler("scheduler")],
    summary: "Subscribes on a scheduler: at the same instant, one turn later.",
    details: "Only the subscription moves; events arrive wherever the source sends them.",
    example: "just(1).subscribeOn(background)"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let scheduler = call.scheduler(0) ?? SchedulerBox("main")
    return call.stream { subscriber, world in
      let queue = world.scheduler.queue(named: scheduler.name)
      if scheduler.runsAtOnce, world.scheduler.queue == queue { return source.subscribe(subscriber, in: world) }
      let operation = LaterSubscriptionSubscriber(subscriber, world, source)
      operation.arm(after: scheduler.step, on: queue)
    }
  }
}

/// Subscribes to its source in a later turn.
final class LaterSubscriptionSubscriber: OperatorSubscriber {
  private let world: World
  private let source: Stream
  private var timer: Timer = -1

  init(_ downstream: Subscriber, _ world: World, _ source: Stream) {
    self.world = world
    self.source = source
    super.init(downstream)
  }

  func arm(after delay: Int, on queue: Int32? = nil) {
    if !isDisposed { timer = world.scheduler.arm(self, after: delay, on: queue) }
  }

  override func fire(_ token: Int32) {
    timer = -1
    source.subscribe(self, in: world)
  }

  override func cleanUp() { world.scheduler.cancel(&timer) }
}
