extension Operator {
  static let materializeResults = Operator(
    "materializeResults", elsewhere: ["ReactiveSwift": "materializeResults"],
    theme: .transforming,
    summary: "Sends values as successes; an error is a failure as a value, and then completes.",
    example: "fail(\"oops\").reactiveswift.materializeResults()", exampleDialect: .reactiveswift
  ) { call throws(ErrorValue) in
    try call.subscribing { subscriber, _ in ResultSubscriber(subscriber) }
  }
}

private final class ResultSubscriber: OperatorSubscriber {
  override func next(_ value: Value) { send(.event(EventBox(.next, value, isResult: true))) }

  override func error(_ error: ErrorValue) {
    send(.event(EventBox(.error, .error(error), isResult: true)))
    complete()
  }

  override var treatment: Treatment { .making }
}
