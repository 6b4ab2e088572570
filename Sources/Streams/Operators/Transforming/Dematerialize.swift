extension Operator {
  static let dematerialize = Operator(
    "dematerialize", elsewhere: ["RxSwift": "dematerialize"],
    theme: .transforming,
    summary: "Turns values that are events into events again.",
    example: "just(1).materialize().dematerialize()"
  ) { call throws(ErrorValue) in
    try call.subscribing { subscriber, _ in DematerializeSubscriber(subscriber) }
  }
}

private final class DematerializeSubscriber: OperatorSubscriber {
  override func next(_ value: Value) {
    guard !isDisposed else { return }
    guard case .event(let event) = value else {
      return fail(ErrorValue("'dematerialize' needs events, this is \(value.kindName)"))
    }
    switch event.kind {
    case .next: send(event.value)
    case .error: fail(event.value.asError)
    case .completed: complete()
    case .interrupted: interrupt()
    }
  }
}
