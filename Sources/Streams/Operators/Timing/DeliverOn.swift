extension Operator {
  static let deliverOn = Operator(
    "deliverOn", also: ["observeOn"],
    elsewhere: [
      "ReactiveSwift": "observe(on:)", "RxSwift": "observe(on:)", "Combine": "receive(on:)", "RxJS": "observeOn",
    ],
    theme: .timing, [.scheduler("scheduler")],
    summary: "Delivers every event on a scheduler: at the same instant, one turn later.",
    details: "Errors wait their turn, too. The operators above it run where they ran before.",
    keywords: ["切换线程"],
    example: "just(1).deliverOn(background)"
  ) { call throws(ErrorValue) in
    let scheduler = call.scheduler(0) ?? SchedulerBox("main")
    return try call.subscribing { subscriber, world in
      let queue = world.scheduler.queue(named: scheduler.name)
      return scheduler.runsAtOnce
        ? AtOnceSubscriber(subscriber, world, queue) : DeliverOnSubscriber(subscriber, world, queue, scheduler.step)
    }
  }
}

private class DeliverOnSubscriber: LaterSubscriber {
  fileprivate final let queue: Int32
  private let step: Int
  /// When the latest event is due, where each takes time.
  private var lastDue = 0

  init(_ downstream: Subscriber, _ world: World, _ queue: Int32, _ step: Int = 0) {
    self.queue = queue
    self.step = step
    super.init(downstream, world)
  }

  private func sendLater(_ event: LaterEvent) {
    let now = world.scheduler.now
    if step > 0 { lastDue = max(now, lastDue) &+ step }
    sendLater(event, after: step > 0 ? max(0, lastDue &- now) : 0, on: queue)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    world.chargeOperator(.turn)
    sendLater(.next(value))
  }

  override func error(_ error: ErrorValue) { end(.error(error)) }
  override func completed() { end(.completed) }
  override func interrupted() { end(.interrupted) }

  fileprivate func end(_ event: LaterEvent) {
    guard !isDisposed else { return }
    letGoOfUpstream()
    sendLater(event)
  }
}

/// Delivers events of its own queue at once if none waits and none is being delivered.
private final class AtOnceSubscriber: DeliverOnSubscriber {
  private var isDelivering = false

  private var deliversAtOnce: Bool { isIdle && !isDelivering && world.scheduler.queue == queue }

  override func next(_ value: Value) {
    guard !isDisposed, deliversAtOnce else { return super.next(value) }
    isDelivering = true
    send(value)
    isDelivering = false
  }

  override func end(_ event: LaterEvent) {
    if !isDisposed, deliversAtOnce { sendNow(event) } else { super.end(event) }
  }
}
