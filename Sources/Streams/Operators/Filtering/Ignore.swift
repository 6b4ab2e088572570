extension Operator {
  static let ignore = Operator(
    "ignore", elsewhere: ["RxJS": "filter", "RxSwift": "filter", "Combine": "filter", "ReactiveSwift": "filter"],
    theme: .filtering, [.value("value")],
    summary: "Drops the values that equal one value.",
    keywords: ["忽略"],
    example: "from([1, 2, 1, 3]).ignore(1)"
  ) { call throws(ErrorValue) in
    let ignored = call.value(0) ?? .nil
    return try call.subscribing { subscriber, world in IgnoreSubscriber(subscriber, ignored, world) }
  }
}

private final class IgnoreSubscriber: OperatorSubscriber {
  private let ignored: Value
  private let world: World

  init(_ downstream: Subscriber, _ ignored: Value, _ world: World) {
    self.world = world
    self.ignored = ignored
    super.init(downstream)
  }

  override func next(_ value: Value) {
    let isIgnored = value.isEqual(to: ignored)
    world.chargeValueWork()
    if !isIgnored { send(value) }
  }

  override var treatment: Treatment { Treatment(.passing, loss: "ignores this value") }
}
