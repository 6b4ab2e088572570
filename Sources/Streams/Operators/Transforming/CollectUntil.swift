extension Operator {
  static let collectCount = Operator(
    "collectUntil", theme: .transforming, flow: .gathered, [.int("count")],
    summary: "Sends the values in arrays of the given size.",
    details:
      "Completion sends the rest, and [] for a source without any value. An error or interruption loses the rest.",
    keywords: ["batch", "chunks"],
    example: "from([1, 2, 3]).reactiveswift.collect(count: 2)"
  ) { call throws(ErrorValue) in
    let count = try call.count(0)
    guard count > 0 else { throw ErrorValue("an array must hold at least one value, this is 0", place: call.place) }
    return try call.subscribing { subscriber, world in CollectUntilSubscriber(subscriber, world, .count(count)) }
  }

  static let collectUntil = Operator(
    "collectUntil", theme: .transforming, flow: .gathered, [.function("shouldEmit", 1)],
    summary: "Collects values and sends them as an array when the closure says true of the array.",
    details:
      "The newest value is in the array. Completion sends the rest, and [] for a source without any value. An error or interruption loses the rest.",
    keywords: ["batch", "chunks"],
    example: "from([1, 2, 3]).reactiveswift.collect { values in values.count == 2 }"
  ) { call throws(ErrorValue) in
    let shouldEmit = try call.closure(0)
    return try call.subscribing { subscriber, world in
      CollectUntilSubscriber(subscriber, world, .including(shouldEmit.forSubscription()))
    }
  }

  static let collectBefore = Operator(
    "collectUntil", theme: .transforming, flow: .gathered, [.function("shouldEmit", 2)],
    summary: "Collects values and sends them as an array when the closure says true of the array and the newest value.",
    details:
      "The newest value begins the next array. Completion sends the rest, and [] for a source without any value. An error or interruption loses the rest.",
    keywords: ["batch", "chunks"],
    example: "from([1, 3, 2]).reactiveswift.collect { collected, latest in latest % 2 == 0 }"
  ) { call throws(ErrorValue) in
    let shouldEmit = try call.closure(0, taking: 2)
    return try call.subscribing { subscriber, world in
      CollectUntilSubscriber(subscriber, world, .before(shouldEmit.forSubscription()))
    }
  }
}

/// Collects values until a condition holds (ReactiveSwift, Observers/Collect.swift).
private final class CollectUntilSubscriber: OperatorSubscriber {
  enum Condition {
    /// The array has that many values.
    case count(Int)
    /// The closure returns true for the array with the newest value.
    case including(Function)
    /// The closure returns true for the array and the newest value, which begins the next array.
    case before(Function)
  }

  private let world: World
  private let condition: Condition
  private var values: HeldArray
  private var hasReceived = false

  init(_ downstream: Subscriber, _ world: World, _ condition: Condition) {
    self.world = world
    self.condition = condition
    values = HeldArray(in: world)
    super.init(downstream)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    hasReceived = true
    do throws(ErrorValue) {
      switch condition {
      case .count(let count):
        values.append(value)
        if values.elements.count == count { flush() }
      case .including(let closure):
        values.append(value)
        if try closure.test(.array(values.elements)) { flush() }
      case .before(let closure):
        if try closure.holds(closure.call(.array(values.elements), value)) { flush() }
        if !isDisposed { values.append(value) }
      }
    } catch {
      fail(error)
    }
  }

  private func flush() {
    world.chargeOperator(.collection)
    send(.array(values.takeAll()))
  }

  override func completed() {
    guard !isDisposed else { return }
    if !values.isEmpty || !hasReceived { flush() }
    complete()
  }

  override func cleanUp() { values.removeAll() }

  override var treatment: Treatment { Treatment(.collecting, "collected") }
  override var holds: [Holding] { .init("collected", values.elements) }
}
