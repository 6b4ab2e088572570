extension Operator {
  static let timeout = Operator(
    "timeout", in: .rac,
    elsewhere: ["ReactiveObjC": "-timeout:onScheduler:", "ReactiveSwift": "timeout(after:raising:on:)"],
    theme: .timing, [.duration("interval"), .scheduler("scheduler").optional],
    summary: "Fails when the stream has not ended by one deadline, counted from the subscription (超时).",
    details: "Values do not move the deadline (Rx: each does). The source is disposed first.",
    example: "interval(400ms).timeout(1s)"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let interval = try call.nonNegativeDuration(0)
    let scheduler = call.scheduler(1)
    return call.stream { subscriber, world in
      let queue = scheduler.map { world.scheduler.queue(named: $0.name) }
      let operation = TimeoutSubscriber(subscriber, world)
      operation.arm(interval, queue)
      source.subscribe(operation, in: world)
    }
  }
}

private final class TimeoutSubscriber: OperatorSubscriber {
  private let world: World
  private var timer: Timer = -1

  init(_ downstream: Subscriber, _ world: World) {
    self.world = world
    super.init(downstream)
  }

  func arm(_ interval: Int, _ queue: Int32?) {
    if !isDisposed { timer = world.scheduler.arm(self, after: interval, on: queue) }
  }

  override func fire(_ token: Int32) {
    timer = -1
    fail(ErrorValue("RACSignalErrorDomain timed out", code: 1))
  }

  override func cleanUp() { world.scheduler.cancel(&timer) }
}
