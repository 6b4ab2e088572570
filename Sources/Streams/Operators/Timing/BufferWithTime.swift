extension Operator {
  static let bufferWithTime = Operator(
    "bufferWithTime",
    elsewhere: [
      "ReactiveSwift": "collect(every:)", "RxSwift": "buffer(timeSpan:count:)", "Combine": "collect(.byTime)",
      "RxJS": "bufferTime",
    ],
    theme: .timing, flow: .gathered, [.duration("interval"), .scheduler("scheduler").optional],
    summary: "Sends the values of a window as a tuple; a window opens with the first value after the last one.",
    details: "There is no empty window. Completion sends what is there at once; an error loses it.",
    keywords: ["缓冲"],
    example: "interval(400ms).take(5).bufferWithTime(1s)"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let interval = try call.nonNegativeDuration(0)
    let scheduler = call.scheduler(1)
    return call.stream { subscriber, world in
      let queue = scheduler.map { world.scheduler.queue(named: $0.name) }
      source.subscribe(BufferWithTimeSubscriber(subscriber, world, interval, queue), in: world)
    }
  }
}

private final class BufferWithTimeSubscriber: OperatorSubscriber {
  private let world: World
  private let interval: Int
  private let queue: Int32?
  private var values: HeldArray
  private var timer: Timer = -1

  init(_ downstream: Subscriber, _ world: World, _ interval: Int, _ queue: Int32?) {
    self.world = world
    self.interval = interval
    self.queue = queue
    values = HeldArray(in: world)
    super.init(downstream)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    if values.isEmpty { timer = world.scheduler.arm(self, after: interval, on: queue) }
    values.append(value)
  }

  override func fire(_ token: Int32) {
    timer = -1
    flush()
  }

  private func flush() {
    guard !values.isEmpty else { return }
    world.scheduler.cancel(&timer)
    world.chargeOperator(.collection)
    send(.tuple(values.takeAll()))
  }

  override func completed() {
    guard !isDisposed else { return }
    flush()
    complete()
  }

  override func cleanUp() {
    world.scheduler.cancel(&timer)
    values.removeAll()
  }

  override var treatment: Treatment { Treatment(.collecting, "collected") }
  override var holds: [Holding] { .init("collected", values.elements) }
}
