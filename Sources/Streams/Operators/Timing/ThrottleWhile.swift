extension Operator {
  static let throttleWhile = Operator(
    "throttleWhile", theme: .timing, [.stream("shouldThrottle"), .scheduler("scheduler").optional],
    summary: "Holds values back while the latest Bool of another stream is true, then sends the latest of them.",
    details:
      "While it is false, values pass in a later turn of their instant; of several at one instant only the last is sent. An end passes in a later turn, too, and loses the value that is held back. On UIScheduler() they pass at once. The ends of the other stream mean nothing.",
    example:
      "interval(300ms).reactiveswift.take(first: 5).reactiveswift.throttle(while: timer(1s).map { false }.startWith(true))"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let condition = try call.stream(0)
    let scheduler = call.scheduler(1)
    return call.stream { subscriber, world in
      let operation = ThrottleWhileSubscriber(subscriber, world, scheduler)
      condition.subscribe(InnerSubscriber(operation), in: world)
      if !operation.isDisposed { source.subscribe(operation, in: world) }
    }
  }
}

/// ReactiveSwift, Signal.swift `throttle(while:)`.
private final class ThrottleWhileSubscriber: CombiningSubscriber {
  private let world: World
  private let queue: Int32
  private let runsAtOnce: Bool
  private var isThrottling = false
  private var pending: Value?
  /// The event to send in the next turn; a later one replaces it.
  private var next: EventBox?
  private var timer: Timer = -1
  private var isOver = false

  init(_ downstream: Subscriber, _ world: World, _ scheduler: SchedulerBox?) {
    self.world = world
    queue = scheduler.map { world.scheduler.queue(named: $0.name) } ?? world.scheduler.queue
    runsAtOnce = scheduler?.runsAtOnce ?? false
    super.init(downstream)
  }

  override func next(_ value: Value, from inner: InnerSubscriber) {
    do throws(ErrorValue) {
      let wasThrottling = isThrottling
      isThrottling = try value.asBool()
      guard !isOver, wasThrottling, !isThrottling, let value = pending else { return }
      pending = nil
      sendLater(EventBox(.next, value))
    } catch {
      fail(error)
    }
  }

  override func completed(from inner: InnerSubscriber) {}
  override func error(_ error: ErrorValue, from inner: InnerSubscriber) {}
  override func interrupted(from inner: InnerSubscriber) {}

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    if isThrottling { pending = value } else { sendLater(EventBox(.next, value)) }
  }

  override func error(_ error: ErrorValue) { end(EventBox(.error, .error(error))) }
  override func completed() { end(EventBox(.completed)) }
  override func interrupted() { end(EventBox(.interrupted)) }

  private func end(_ event: EventBox) {
    guard !isDisposed else { return }
    isOver = true
    pending = nil
    letGoOfUpstream()
    sendLater(event)
  }

  private func sendLater(_ event: EventBox) {
    next = event
    world.scheduler.cancel(&timer)
    if runsAtOnce, world.scheduler.queue == queue { return sendNext() }
    timer = world.scheduler.arm(self, after: 0, on: queue)
  }

  override func fire(_ token: Int32) {
    timer = -1
    sendNext()
  }

  private func sendNext() {
    guard let event = next else { return }
    next = nil
    switch event.kind {
    case .next: send(event.value)
    case .error: fail(event.value.asError)
    case .completed: complete()
    case .interrupted: interrupt()
    }
  }

  override func cleanUp() {
    world.scheduler.cancel(&timer)
    pending = nil
    next = nil
    super.cleanUp()
  }

  override var treatment: Treatment { Treatment(.holding, "held back") }
  override var holds: [Holding] { .init("pending", pending) }
}
