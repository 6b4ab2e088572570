extension Operator {
  static let throttlePaced = Operator(
    "throttlePaced",
    elsewhere: ["Combine": "throttle(for:scheduler:latest:)", "AsyncSequence": "_throttle(for:latest:)"],
    theme: .timing, [.duration("interval"), .bool("latest")],
    summary: "Sends a value, then at most one at the end of each period; the end of the stream waits for it.",
    details:
      "That is the latest one with 'latest: true', else the first that came in that time. The end waits for a value that is to be sent, and comes right after it. Values pass a turn later, at the same instant.",
    keywords: ["rate limit", "double tap"],
    example: "interval(400ms).combine.prefix(6).combine.throttle(for: 1s, latest: true)"
  ) { call throws(ErrorValue) in
    let interval = try call.nonNegativeDuration(0)
    let keepsLatest = call.bool(1) ?? true
    return try call.subscribing { subscriber, world in
      PacedThrottleSubscriber(subscriber, world, interval, keepsLatest: keepsLatest)
    }
  }
}

/// Sends the pending value at a time of its own, at least `interval` after the one before.
private final class PacedThrottleSubscriber: OperatorSubscriber {
  private enum End {
    case completed
    case error(ErrorValue)
  }

  private let world: World
  private let interval: Int
  private let keepsLatest: Bool
  private var earliest = 0
  private var pending: Value?
  private var end: End?
  private var timer: Timer = -1

  init(_ downstream: Subscriber, _ world: World, _ interval: Int, keepsLatest: Bool) {
    self.world = world
    self.interval = interval
    self.keepsLatest = keepsLatest
    super.init(downstream)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    if pending == nil {
      pending = value
      timer = world.scheduler.arm(self, after: max(0, earliest - world.scheduler.now))
    } else if keepsLatest {
      pending = value
    }
  }

  override func error(_ error: ErrorValue) { finish(with: .error(error)) }
  override func completed() { finish(with: .completed) }

  private func finish(with end: End) {
    guard !isDisposed else { return }
    letGoOfUpstream()
    self.end = end
    if pending == nil { timer = world.scheduler.arm(self, after: 0) }
  }

  override func fire(_ token: Int32) {
    timer = -1
    if let value = pending {
      pending = nil
      earliest = world.scheduler.now.addingSaturated(interval)
      send(value)
    }
    switch end {
    case .completed: complete()
    case .error(let error): fail(error)
    case nil: break
    }
  }

  override func cleanUp() {
    world.scheduler.cancel(&timer)
    pending = nil
    end = nil
  }

  override var treatment: Treatment { Treatment(.holding, "held back") }
  override var holds: [Holding] { .init("pending", pending) }
}
