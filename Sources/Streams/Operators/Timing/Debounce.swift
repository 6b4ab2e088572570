extension Operator {
  static let debounce = Operator(
    "debounce", elsewhere: ["ReactiveObjC": "-throttle: (a time)", "AsyncSequence": "debounce(for:)"],
    theme: .timing, [Parameter("durationSelector", .durationOrFunction)],
    summary: "Sends a value when the stream that the closure makes of it sends, unless another value came before.",
    details:
      "The completion of that stream means nothing. Completion of the source sends the value that waits at once; an error loses it. With a duration in place of the closure it waits for that time.",
    keywords: ["typing", "search field"],
    example: "cold(\"ab--c|\").debounce { x in timer(150ms) }"
  ) { call throws(ErrorValue) in
    let length = try call.debounceWindow(0)
    let dialect = call.dialect
    return try call.subscribing { subscriber, world in
      switch length {
      case .time(let interval): ThrottleSubscriber(subscriber, world, interval)
      case .stream: DebounceSubscriber(subscriber, world, length, dialect)
      }
    }
  }
}

/// Opens the window anew at each value, and sends the value when the stream of the window sends (RxJS `debounce`).
private final class DebounceSubscriber: DebounceWindowSubscriber {
  private var pending: Value?

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    endWindow()
    pending = value
    beginWindow(for: value)
  }

  override func windowElapsed() {
    endWindow()
    sendPending()
  }

  private func sendPending() {
    guard let value = pending else { return }
    pending = nil
    send(value)
  }

  override func completed() {
    guard !isDisposed else { return }
    endWindow()
    sendPending()
    complete()
  }

  override func cleanUp() {
    pending = nil
    super.cleanUp()
  }

  override var treatment: Treatment { Treatment(.holding, "held back") }
  override var holds: [Holding] { .init("pending", pending) }
}
