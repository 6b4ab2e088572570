extension Operator {
  static let throttleDiscarding = Operator(
    "throttleDiscarding", theme: .timing, [.duration("interval")],
    summary: "Sends a value at once, then the latest of each span of time at the end of the span.",
    details:
      "Of several values at one instant only the last is sent, in a later turn of the instant. Every end comes in a later turn, too, and a value that waits for the end of a span is lost with it.",
    keywords: ["rate limit"],
    example: "interval(400ms).reactiveswift.take(first: 6).reactiveswift.throttle(1s)"
  ) { call throws(ErrorValue) in
    let interval = try call.nonNegativeDuration(0)
    return try call.subscribing { subscriber, world in ThrottleDiscardingSubscriber(subscriber, world, interval) }
  }
}

/// ReactiveSwift, Observers/Throttle.swift.
private final class ThrottleDiscardingSubscriber: LaterSubscriber {
  private let interval: Int
  private var pending: Value?
  private var timer: Timer = -1
  /// The instant of the last value that was sent.
  private var previous: Int?
  private static let flush: Int32 = 2

  init(_ downstream: Subscriber, _ world: World, _ interval: Int) {
    self.interval = interval
    super.init(downstream, world)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    pending = value
    let now = world.scheduler.now
    let due = previous.map { max(now, $0.addingSaturated(interval)) } ?? now
    world.scheduler.cancel(&timer)
    timer = world.scheduler.arm(self, after: due - now, token: Self.flush)
  }

  override func fire(_ token: Int32) {
    guard token == Self.flush else { return super.fire(token) }
    timer = -1
    guard let value = pending else { return }
    pending = nil
    previous = world.scheduler.now
    send(value)
  }

  override func error(_ error: ErrorValue) { endLater(.error(error)) }
  override func completed() { endLater(.completed) }
  override func interrupted() { endLater(.interrupted) }

  override func cleanUp() {
    world.scheduler.cancel(&timer)
    pending = nil
    super.cleanUp()
  }

  override var treatment: Treatment { Treatment(.holding, "held back") }
  override var holds: [Holding] { .init("pending", pending) }
}
