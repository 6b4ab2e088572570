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

  static let timeoutRx = Operator(
    "timeout", in: .rxjs, elsewhere: ["RxSwift": "timeout", "Combine": "timeout"],
    theme: .timing,
    [
      .duration("each").optional, .duration("first").optional, .function("with", 1).optional,
      .value("meta").optional,
    ],
    summary: "Fails when no value comes for so long: before the first one, or between two.",
    details:
      "'first:' is a deadline of its own for the first value; alone, it is the only one. 'with:' gives a stream to go on with in place of the error; it is told [\"seen\": …, \"lastValue\": …, \"meta\": …]. (RAC: one deadline until completion.)",
    example: "cold(\"-a-b------c|\").rxjs.timeout(300ms)"
  ) { call throws(ErrorValue) in
    let each = call.duration(0)
    let first = call.duration(1)
    guard let initial = first ?? each else { throw ErrorValue("no timeout provided", place: call.place) }
    return try expiring(call, first: initial, each: each, with: call.function(2), meta: call.value(3) ?? .nil)
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
