extension Operator {
  static let deliverOn = Operator(
    "deliverOn", also: ["observeOn"],
    elsewhere: [
      "ReactiveObjC": "-deliverOn:", "ReactiveSwift": "observe(on:)", "RxSwift": "observe(on:)",
      "Combine": "receive(on:)", "RxJS": "observeOn",
    ],
    theme: .timing, [.scheduler("scheduler")],
    summary: "Delivers every event on a scheduler: at the same instant, one turn later.",
    details: "Errors wait their turn, too. The operators above it run where they ran before.",
    example: "just(1).deliverOn(background)"
  ) { call throws(ErrorValue) in
    let name = call.scheduler(0)?.name ?? "main"
    return try call.subscribing { subscriber, world in
      DeliverOnSubscriber(subscriber, world, world.scheduler.queue(named: name))
    }
  }
}

private final class DeliverOnSubscriber: LaterSubscriber {
  private let queue: Int32

  init(_ downstream: Subscriber, _ world: World, _ queue: Int32) {
    self.queue = queue
    super.init(downstream, world)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    world.chargeOperator(.turn)
    sendLater(.next(value), after: 0, on: queue)
  }

  override func error(_ error: ErrorValue) { end(.error(error)) }
  override func completed() { end(.completed) }

  private func end(_ event: LaterEvent) {
    guard !isDisposed else { return }
    letGoOfUpstream()
    sendLater(event, after: 0, on: queue)
  }
}
