extension Operator {
  static let debounceDiscarding = Operator(
    "debounceDiscarding", theme: .timing, [.duration("interval"), Parameter("discardWhenCompleted", .bool).optional],
    summary: "Sends a value when no other has come for the given time; completion loses it unless it is told not to.",
    details:
      "With 'discardWhenCompleted: false' the value is sent in its time and the completion follows it. An error or interruption loses the value. Every end comes in a later turn of its instant.",
    keywords: ["typing", "search field"],
    example: "cold(\"ab--c|\").reactiveswift.debounce(150ms)"
  ) { call throws(ErrorValue) in
    let interval = try call.nonNegativeDuration(0)
    let discards = call.bool(1) ?? true
    return try call.subscribing { subscriber, world in
      DebounceDiscardingSubscriber(subscriber, world, interval, discardsWhenCompleted: discards)
    }
  }
}

/// ReactiveSwift, Observers/Debounce.swift.
private final class DebounceDiscardingSubscriber: LaterSubscriber {
  private let interval: Int
  private let discardsWhenCompleted: Bool
  private var pending: Value?
  private var timer: Timer = -1
  private var isCompleted = false
  private static let flush: Int32 = 2

  init(_ downstream: Subscriber, _ world: World, _ interval: Int, discardsWhenCompleted: Bool) {
    self.interval = interval
    self.discardsWhenCompleted = discardsWhenCompleted
    super.init(downstream, world)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    pending = value
    world.scheduler.cancel(&timer)
    timer = world.scheduler.arm(self, after: interval, token: Self.flush)
  }

  override func fire(_ token: Int32) {
    guard token == Self.flush else { return super.fire(token) }
    timer = -1
    if let value = pending {
      pending = nil
      send(value)
    }
    if isCompleted { endLater(.completed) }
  }

  override func completed() {
    guard !isDisposed else { return }
    if discardsWhenCompleted || pending == nil { return end(.completed) }
    isCompleted = true
    letGoOfUpstream()
  }

  override func error(_ error: ErrorValue) { end(.error(error)) }
  override func interrupted() { end(.interrupted) }

  private func end(_ event: LaterEvent) {
    world.scheduler.cancel(&timer)
    pending = nil
    endLater(event)
  }

  override func cleanUp() {
    world.scheduler.cancel(&timer)
    pending = nil
    super.cleanUp()
  }

  override var treatment: Treatment { Treatment(.holding, "held back") }
  override var holds: [Holding] { .init("pending", pending) }
}
