extension Operator {
  static func throttling(_ call: Call, _ length: SpellLength) throws(ErrorValue) -> Stream {
    let source = try call.source()
    let dialect = call.dialect
    let isLeading = call.bool(1) ?? true
    let isTrailing = call.bool(2) ?? false
    return call.stream { subscriber, world in
      let operation = LeadingThrottleSubscriber(
        subscriber, world, length, dialect, isLeading: isLeading, isTrailing: isTrailing)
      source.subscribe(operation, in: world)
    }
  }
}

/// RxJS `throttle`.
private final class LeadingThrottleSubscriber: SpellSubscriber {
  private let isLeading: Bool
  private let isTrailing: Bool
  private var pending: Value?
  private var isCompleted = false

  init(
    _ downstream: Subscriber, _ world: World, _ length: SpellLength, _ dialect: Dialect, isLeading: Bool,
    isTrailing: Bool
  ) {
    self.isLeading = isLeading
    self.isTrailing = isTrailing
    super.init(downstream, world, length, dialect)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    pending = value
    guard !isInSpell else { return }
    if isLeading { sendPending() } else { beginSpell(for: value, isKnownAtOnce: false) }
  }

  private func sendPending() {
    guard let value = pending else { return }
    pending = nil
    send(value)
    // Also when the value was the last that is wanted: RxJS then subscribes and leaves at once.
    if !isCompleted { beginSpell(for: value, isKnownAtOnce: false) }
  }

  override func spellSent() {
    endSpell()
    guard isTrailing else { return }
    sendPending()
    if isCompleted { complete() }
  }

  override func spellCompleted() {
    forgetSpell()
    if isCompleted { complete() }
  }

  override func completed() {
    guard !isDisposed else { return }
    isCompleted = true
    if !(isTrailing && pending != nil && isInSpell) { complete() }
    letGoOfUpstream()
  }

  override func cleanUp() {
    pending = nil
    super.cleanUp()
  }

  override var holds: [Holding] { .init("pending", pending) }
}
