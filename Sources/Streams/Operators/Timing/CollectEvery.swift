extension Operator {
  static let collectEvery = Operator(
    "collectEvery",
    elsewhere: [
      "ReactiveObjC": "-bufferWithTime:onScheduler:", "RxJS": "bufferTime", "RxSwift": "buffer(timeSpan:count:)",
      "Combine": "collect(.byTime)",
    ],
    theme: .timing, flow: .gathered,
    [.duration("interval"), Parameter("skipEmpty", .bool).optional, Parameter("discardWhenCompleted", .bool).optional],
    summary: "Sends the values of each stretch of time as an array.",
    details:
      "Ticks count from the subscription. Empty arrays are sent unless 'skipEmpty: true'. Completion loses the rest; with 'discardWhenCompleted: false' the rest and the completion come at the next tick. An error or interruption loses the rest. Every end comes in a later turn of its instant.",
    keywords: ["batch", "chunks"],
    example: "interval(400ms).reactiveswift.take(first: 5).reactiveswift.collect(every: 1s)"
  ) { call throws(ErrorValue) in
    let interval = try call.period(0) ?? 0
    let skipsEmpty = call.bool(1) ?? false
    let discards = call.bool(2) ?? true
    return try call.subscribing { subscriber, world in
      let operation = CollectEverySubscriber(
        subscriber, world, interval, skipsEmpty: skipsEmpty, discardsWhenCompleted: discards)
      operation.arm()
      return operation
    }
  }
}

/// ReactiveSwift, Observers/CollectEvery.swift.
private final class CollectEverySubscriber: LaterSubscriber {
  private let interval: Int
  private let skipsEmpty: Bool
  private let discardsWhenCompleted: Bool
  private var values: HeldArray
  private var timer: Timer = -1
  private var isCompleted = false
  private static let tick: Int32 = 2

  init(
    _ downstream: Subscriber, _ world: World, _ interval: Int, skipsEmpty: Bool, discardsWhenCompleted: Bool
  ) {
    self.interval = interval
    self.skipsEmpty = skipsEmpty
    self.discardsWhenCompleted = discardsWhenCompleted
    values = HeldArray(in: world)
    super.init(downstream, world)
  }

  /// Arms the next tick, unless the budget of events is exceeded.
  func arm(again: Bool = false) {
    guard !isDisposed else { return }
    timer =
      again
      ? world.scheduler.armAgain(self, after: interval, token: Self.tick)
      : world.scheduler.arm(self, after: interval, token: Self.tick)
  }

  override func fire(_ token: Int32) {
    guard token == Self.tick else { return super.fire(token) }
    timer = -1
    // Ticks without values repeat as long as the source is silent: each counts.
    guard world.countEvent() else { return }
    if !values.isEmpty || !skipsEmpty {
      world.chargeOperator(.collection)
      send(.array(values.takeAll()))
    }
    if isCompleted { complete() } else { arm(again: true) }
  }

  override func next(_ value: Value) {
    if !isDisposed { values.append(value) }
  }

  override func completed() {
    guard !isDisposed else { return }
    if discardsWhenCompleted {
      end(.completed)
    } else {
      isCompleted = true
      letGoOfUpstream()
    }
  }

  override func error(_ error: ErrorValue) { end(.error(error)) }
  override func interrupted() { end(.interrupted) }

  private func end(_ event: LaterEvent) {
    world.scheduler.cancel(&timer)
    endLater(event)
  }

  override func cleanUp() {
    world.scheduler.cancel(&timer)
    values.removeAll()
    super.cleanUp()
  }

  override var treatment: Treatment { Treatment(.collecting, "collected") }
  override var holds: [Holding] { .init("collected", values.elements) }
}
