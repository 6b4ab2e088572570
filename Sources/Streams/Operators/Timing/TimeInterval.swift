extension Operator {
  static let timeInterval = Operator(
    "timeInterval",
    theme: .timing, flow: .other,
    summary: "Sends each value with the time since the one before it: [\"value\": …, \"interval\": …].",
    details: "The first interval counts from the subscription.",
    example: "cold(\"-a--b|\").timeInterval()"
  ) { call throws(ErrorValue) in
    try call.subscribing { subscriber, world in TimingSubscriber(subscriber, world, "interval", isRelative: true) }
  }
}

final class TimingSubscriber: OperatorSubscriber {
  private let world: World
  private let label: Value
  private let isRelative: Bool
  var last: Int

  init(_ downstream: Subscriber, _ world: World, _ label: String, isRelative: Bool) {
    self.world = world
    self.label = .string(label)
    self.isRelative = isRelative
    last = isRelative ? world.scheduler.now : 0
    super.init(downstream)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    let now = world.scheduler.now
    let pairs: [(Value, Value)] = [(.string("value"), value), (label, .duration(now - last))]
    if isRelative { last = now }
    world.chargeOperator(.record)
    send(.dictionary(DictionaryBox(pairs)))
  }

  override var treatment: Treatment { .making }
}
