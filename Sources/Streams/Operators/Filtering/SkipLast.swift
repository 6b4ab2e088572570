extension Operator {
  static let skipLast = Operator(
    "skipLast",
    theme: .filtering, [.int("count")],
    summary: "Drops the last values: each is sent when so many others have come after it.",
    example: "from([1, 2, 3, 4]).skipLast(2)"
  ) { call throws(ErrorValue) in
    let count = max(0, call.int(0) ?? 0)
    return try call.subscribing { subscriber, world in SkipLastSubscriber(subscriber, world, count) }
  }
}

private final class SkipLastSubscriber: OperatorSubscriber {
  private let count: Int
  private var values: HeldQueue<Value>

  init(_ downstream: Subscriber, _ world: World, _ count: Int) {
    self.count = count
    values = HeldQueue(in: world)
    super.init(downstream)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    values.append(value)
    guard values.count > count, let oldest = values.popFirst() else { return }
    send(oldest)
  }

  override func cleanUp() { values.removeAll() }

  override var holds: [Holding] { .init("held back", values.elements) }
}
