extension Operator {
  static let materialize = Operator(
    "materialize", elsewhere: ["ReactiveObjC": "-materialize", "RxSwift": "materialize"],
    theme: .transforming,
    summary: "Sends the stream's events as values; an error is a value, too, and then completes.",
    example: "just(1).materialize()"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    return call.stream { subscriber, world in source.subscribe(MaterializeSubscriber(subscriber), in: world) }
  }
}

private final class MaterializeSubscriber: OperatorSubscriber {
  override func next(_ value: Value) {
    ValueWork.add(1)
    send(.event(EventBox(.next, value)))
  }

  override func error(_ error: ErrorValue) { end(EventBox(.error, .error(error))) }

  override func completed() { end(EventBox(.completed)) }

  private func end(_ event: EventBox) {
    send(.event(event))
    complete()
  }
}
