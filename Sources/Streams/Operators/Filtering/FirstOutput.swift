extension Operator {
  static let firstOutput = Operator(
    "firstOutput", elsewhere: ["Combine": "first(), first(where:)", "AsyncSequence": "first(where:)"],
    theme: .filtering, [.function("predicate", 1).optional],
    summary: "Sends the first value, or the first for which the closure says true, and completes with it.",
    details:
      "The source is disposed before the value is sent. When there is none the stream completes without a value; that is no error.",
    example: "from([1, 2, 3]).combine.first(where: { $0 > 1 })"
  ) { call throws(ErrorValue) in
    let predicate = call.optionalClosure(0)
    return try call.subscribing { subscriber, _ in FirstOutputSubscriber(subscriber, predicate?.forSubscription()) }
  }
}

/// Combine, Publishers.First.swift.
private final class FirstOutputSubscriber: OperatorSubscriber {
  private let predicate: Function?

  init(_ downstream: Subscriber, _ predicate: Function?) {
    self.predicate = predicate
    super.init(downstream)
  }

  override func next(_ value: Value) {
    guard accepts(value, by: predicate) else { return }
    letGoOfUpstream()
    send(value)
    complete()
  }

  override var treatment: Treatment { Treatment(.passing, loss: "said no") }
}
