extension Operator {
  static let takeLast = Operator(
    "takeLast", elsewhere: ["ReactiveObjC": "-takeLast:", "ReactiveSwift": "take(last:)", "RxSwift": "takeLast"],
    theme: .filtering, [.int("count")],
    summary: "Sends the last values, when the stream completes.",
    details: "An error loses them.",
    example: "from([1, 2, 3]).takeLast(2)"
  ) { call throws(ErrorValue) in
    let count = try call.count(0)
    if count == 0, call.dialect.rules.takeLastOfZeroCompletesAtOnce { return EmptyStream() }
    return try call.subscribing { subscriber, world in TakeLastSubscriber(subscriber, world, count) }
  }
}

private final class TakeLastSubscriber: OperatorSubscriber {
  private let count: Int
  private var values: HeldQueue<Value>

  init(_ downstream: Subscriber, _ world: World, _ count: Int) {
    self.count = count
    values = HeldQueue(in: world)
    super.init(downstream)
  }

  override func next(_ value: Value) {
    guard !isDisposed, count > 0 else { return }
    if values.count == count { _ = values.popFirst() }
    values.append(value)
  }

  override func completed() {
    while !isDisposed, let value = values.popFirst() { send(value) }
    complete()
  }

  override func cleanUp() { values.removeAll() }

  override var holds: [Holding] { .init("the last so far", values.elements) }
}
