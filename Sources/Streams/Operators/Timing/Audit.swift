extension Operator {
  static let audit = Operator(
    "audit",
    theme: .timing, [Parameter("durationSelector", .durationOrFunction)],
    summary: "Once a value has come, waits until the closure's stream sends, then sends the latest value.",
    details:
      "The closure is called with the first value of a window. Completion waits for the end of a window in which a value waits; an error does not. A stream that completes without a value ends the window, and the value goes on waiting. With a duration in place of the closure it is auditTime.",
    example: "cold(\"ab--cd--|\").audit { x in timer(200ms) }"
  ) { call throws(ErrorValue) in try auditing(call, try call.debounceWindow(0)) }

  static func auditing(_ call: Call, _ length: DebounceWindow) throws(ErrorValue) -> Stream {
    let dialect = call.dialect
    return try call.subscribing { subscriber, world in AuditSubscriber(subscriber, world, length, dialect) }
  }
}

private final class AuditSubscriber: DebounceWindowSubscriber {
  private var pending: Value?
  private var isCompleted = false
  /// Whether a window was opened and is not known to have ended.
  private var isWaiting = false

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    pending = value
    guard !isWaiting else { return }
    isWaiting = true
    beginWindow(for: value)
  }

  override func windowElapsed() {
    endWindow()
    isWaiting = false
    if let value = pending {
      pending = nil
      send(value)
    }
    if isCompleted { complete() }
  }

  override func windowCompleted() {
    forgetWindow()
    isWaiting = false
    if isCompleted { complete() }
  }

  override func completed() {
    guard !isDisposed else { return }
    isCompleted = true
    if pending == nil || !isWaiting { complete() }
    letGoOfUpstream()
  }

  override func cleanUp() {
    pending = nil
    super.cleanUp()
  }

  override var treatment: Treatment { Treatment(.holding, "held back") }
  override var holds: [Holding] { .init("pending", pending) }
}
