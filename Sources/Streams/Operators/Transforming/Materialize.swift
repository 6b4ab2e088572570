extension Operator {
  static let materialize = Operator(
    "materialize", elsewhere: ["RxSwift": "materialize"],
    theme: .transforming, flow: .events,
    summary: "Sends the stream's events as values; an error is a value, too, and then completes.",
    example: "just(1).materialize()"
  ) { call throws(ErrorValue) in
    try call.subscribing { subscriber, world in MaterializeSubscriber(subscriber, world) }
  }
}

private final class MaterializeSubscriber: OperatorSubscriber {
  private let world: World

  init(_ downstream: Subscriber, _ world: World) {
    self.world = world
    super.init(downstream)
  }

  override func next(_ value: Value) { send(EventBox(.next, value)) }
  override func error(_ error: ErrorValue) { end(EventBox(.error, .error(error))) }
  override func completed() { end(EventBox(.completed)) }

  override func interrupted() {
    send(EventBox(.interrupted))
    interrupt()
  }

  private func end(_ event: EventBox) {
    send(event)
    complete()
  }

  /// Sends an event and checks the budget, because each of these operators of a tall pipeline adds an event.
  private func send(_ event: @autoclosure () -> EventBox) {
    if world.countStep() { send(.event(event())) }
  }

  override var treatment: Treatment { .making }
}
