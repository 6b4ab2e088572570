extension Operator {
  static let throttleLatest = Operator(
    "throttleLatest", theme: .timing, [.duration("dueTime"), Parameter("latest", .bool).optional],
    summary: "Sends a value at once, then none for the given time; the last value of that time is sent at its end.",
    details:
      "The value that is sent at the end of such a time begins the next one. With 'latest: false' the values of that time are lost. A completion waits for a value that waits; an error does not, and loses it. A value at the last instant of a time is sent. The rest of the time is rounded to its unit: of .seconds(1) 400ms are none, and the value is sent at once.",
    keywords: ["rate limit", "double tap"],
    example: "interval(400ms).take(6).throttle(1s)"
  ) { call throws(ErrorValue) in
    let span = try call.nonNegativeDuration(0)
    let unit = call.unit(0)
    let sendsLatest = call.bool(1) ?? true
    return try call.subscribing { subscriber, world in
      LatestThrottleSubscriber(subscriber, world, span, unit, sendsLatest: sendsLatest)
    }
  }
}

/// RxSwift `ThrottleSink`, which decides by the time since the last value that was sent.
private final class LatestThrottleSubscriber: OperatorSubscriber {
  private let world: World
  private let span: Int
  private let unit: Int
  private let sendsLatest: Bool
  private var pending: Value?
  private var sent: Int?
  private var isCompleted = false
  private var timer: Timer = -1

  init(_ downstream: Subscriber, _ world: World, _ span: Int, _ unit: Int, sendsLatest: Bool) {
    self.world = world
    self.span = span
    self.unit = unit
    self.sendsLatest = sendsLatest
    super.init(downstream)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    let rest = sent.map { RoundedTime.rest(of: span, after: world.scheduler.now - $0, unit) } ?? 0
    if rest == 0 { return sendNow(value) }
    guard sendsLatest else { return }
    let isWaiting = pending != nil
    pending = value
    if !isWaiting { world.scheduler.rearm(&timer, self, after: rest) }
  }

  private func sendNow(_ value: Value) {
    pending = nil
    send(value)
    sent = world.scheduler.now
  }

  override func fire(_ token: Int32) {
    timer = -1
    if let pending { sendNow(pending) }
    if isCompleted { complete() }
  }

  override func completed() {
    guard !isDisposed else { return }
    if pending == nil { return complete() }
    isCompleted = true
    letGoOfUpstream()
  }

  override func cleanUp() {
    world.scheduler.cancel(&timer)
    pending = nil
  }

  override var treatment: Treatment { sendsLatest ? Treatment(.holding, "held back") : .pausing }
  override var holds: [Holding] { .init("pending", pending) }
}
