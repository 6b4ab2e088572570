extension Operator {
  static let singleAtOnce = Operator(
    "singleAtOnce", theme: .filtering, [.function("predicate", 1).optional],
    summary: "Sends the first value, or the first for which the closure says true, at once; a second one is an error.",
    details: "It completes with the source. That there was none is an error then.",
    example: "from([1, 2, 3]).single { $0 == 2 }"
  ) { call throws(ErrorValue) in
    let predicate = call.optionalClosure(0)
    let messages = call.dialect.rules.messages
    return try call.subscribing { subscriber, world in
      SingleAtOnceSubscriber(subscriber, predicate?.forSubscription(), messages)
    }
  }
}

private final class SingleAtOnceSubscriber: OperatorSubscriber {
  private let predicate: Function?
  private let messages: ErrorMessages
  private var hasSent = false

  init(_ downstream: Subscriber, _ predicate: Function?, _ messages: ErrorMessages) {
    self.messages = messages
    self.predicate = predicate
    super.init(downstream)
  }

  override func next(_ value: Value) {
    guard accepts(value, by: predicate) else { return }
    if hasSent { return fail(ErrorValue(messages.moreThanOne)) }
    hasSent = true
    send(value)
  }

  override func completed() {
    if hasSent { complete() } else { fail(ErrorValue(messages.noElements)) }
  }

  override var treatment: Treatment { Treatment(.passing, loss: "said no") }
}
