extension Operator {
  static let takeLast = Operator(
    "takeLast", elsewhere: ["ReactiveSwift": "take(last:)", "RxSwift": "takeLast"],
    theme: .filtering, [.int("count")],
    summary: "Sends the last values, when the stream completes.",
    details: "An error loses them.",
    example: "from([1, 2, 3]).takeLast(2)"
  ) { call throws(ErrorValue) in
    let count = try call.count(0)
    if count == 0, call.dialect.rules.takeLastOfZeroCompletesAtOnce { return EmptyStream() }
    return try call.subscribing { subscriber, world in
      LastValuesSubscriber(subscriber, world, count, sendsOlder: false)
    }
  }
}

/// Holds the last values. `takeLast` sends them at completion; `skipLast` sends the older ones as newer ones come.
final class LastValuesSubscriber: OperatorSubscriber {
  private let count: Int
  private let sendsOlder: Bool
  private var values: HeldQueue<Value>

  init(_ downstream: Subscriber, _ world: World, _ count: Int, sendsOlder: Bool) {
    self.count = count
    self.sendsOlder = sendsOlder
    values = HeldQueue(in: world)
    super.init(downstream)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    var older: Value? = value
    if count > 0 {
      older = values.count == count ? values.popFirst() : nil
      values.append(value)
    }
    if sendsOlder, let older { send(older) }
  }

  override func completed() {
    while !sendsOlder, !isDisposed, let value = values.popFirst() { send(value) }
    complete()
  }

  override func cleanUp() { values.removeAll() }

  override var treatment: Treatment {
    sendsOlder ? Treatment(.queueing, "held back") : Treatment(.lastOnes, "kept to the end")
  }
  override var holds: [Holding] { .init(sendsOlder ? "held back" : "the last so far", values.elements) }
}
