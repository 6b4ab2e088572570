extension Operator {
  static let deliverOnMain = Operator(
    "deliverOnMain", also: ["deliverOnMainThread"],
    elsewhere: [
      "ReactiveSwift": "observe(on:)", "RxJS": "observeOn", "RxSwift": "observe(on:)", "Combine": "receive(on:)",
    ],
    theme: .timing,
    summary: "Delivers every event on main: at once where that is possible, else one turn later.",
    details: "At once means on main already with nothing waiting. Errors wait their turn, too.",
    example: "from([1, 2]).subscribeOn(background).deliverOnMain().doNext { log($0) }"
  ) { call throws(ErrorValue) in
    try call.subscribing { subscriber, world in DeliverOnMainSubscriber(subscriber, world) }
  }
}

/// RACSignal+Operations.m deliverOnMainThread: an event that is being delivered counts as waiting.
private final class DeliverOnMainSubscriber: LaterSubscriber {
  private var waiting = 0

  override func next(_ value: Value) { deliver(.next(value)) }
  override func error(_ error: ErrorValue) { end(.error(error)) }
  override func completed() { end(.completed) }

  private func end(_ event: LaterEvent) {
    guard !isDisposed else { return }
    letGoOfUpstream()
    deliver(event)
  }

  private func deliver(_ event: LaterEvent) {
    guard !isDisposed else { return }
    waiting += 1
    guard world.scheduler.queue == 0, waiting == 1 else { return sendLater(event, after: 0, on: 0) }
    sendNow(event)
    waiting -= 1
  }

  override func fire(_ token: Int32) {
    super.fire(token)
    waiting -= 1
  }
}
