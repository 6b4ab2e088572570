extension Operator {
  static let audit = Operator(
    "audit",
    theme: .timing, [.function("durationSelector", 1)],
    summary: "Once a value has come, waits until the closure's stream sends, then sends the latest value.",
    details:
      "The closure is called with the first value of a spell. Completion waits for the end of a spell in which a value waits; an error does not. A stream that completes without a value ends the spell, and the value goes on waiting.",
    example: "cold(\"ab--cd--|\").audit { x in timer(200ms) }"
  ) { call throws(ErrorValue) in try auditing(call, .stream(try call.closure(0))) }

  static func auditing(_ call: Call, _ length: SpellLength) throws(ErrorValue) -> Stream {
    let source = try call.source()
    let dialect = call.dialect
    return call.stream { subscriber, world in
      source.subscribe(AuditSubscriber(subscriber, world, length, dialect), in: world)
    }
  }
}

private final class AuditSubscriber: SpellSubscriber {
  private var pending: Value?
  private var isCompleted = false
  /// Whether a spell was begun and not yet seen to end.
  private var isWaiting = false

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    pending = value
    guard !isWaiting else { return }
    isWaiting = true
    beginSpell(for: value)
  }

  override func spellSent() {
    endSpell()
    isWaiting = false
    if let value = pending {
      pending = nil
      send(value)
    }
    if isCompleted { complete() }
  }

  override func spellCompleted() {
    forgetSpell()
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

  override var holds: [Holding] { .init("pending", pending) }
}
