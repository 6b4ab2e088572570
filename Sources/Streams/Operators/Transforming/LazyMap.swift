extension Operator {
  static let lazyMap = Operator(
    "lazyMap", theme: .transforming, flow: .result, [.scheduler("scheduler"), .function("transform", 1)],
    summary: "Sends what the closure makes of the latest value, in a later turn on a scheduler.",
    details:
      "Of several values before that turn only the last is transformed. An end comes in a later turn, too; an interruption drops the value that waits.",
    example: "from([1, 2, 3]).reactiveswift.lazyMap(on: main) { $0 * 10 }"
  ) { call throws(ErrorValue) in
    let name = call.scheduler(0)?.name ?? "main"
    let transform = try call.closure(1)
    return try call.subscribing { subscriber, world in
      LazyMapSubscriber(subscriber, world, world.scheduler.queue(named: name), transform.forSubscription())
    }
  }
}

/// ReactiveSwift, Observers/LazyMap.swift.
private final class LazyMapSubscriber: LaterSubscriber {
  private let queue: Int32
  private let transform: Function
  private var pending: Value?
  private var timer: Timer = -1
  private static let flush: Int32 = 2

  init(_ downstream: Subscriber, _ world: World, _ queue: Int32, _ transform: Function) {
    self.queue = queue
    self.transform = transform
    super.init(downstream, world)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    if pending == nil { timer = world.scheduler.arm(self, after: 0, token: Self.flush, on: queue) }
    pending = value
  }

  override func fire(_ token: Int32) {
    guard token == Self.flush else { return super.fire(token) }
    timer = -1
    guard let value = pending else { return }
    pending = nil
    do throws(ErrorValue) {
      send(try transform.call(value))
    } catch {
      fail(error)
    }
  }

  override func completed() { endLater(.completed) }
  override func error(_ error: ErrorValue) { endLater(.error(error)) }

  override func interrupted() {
    world.scheduler.cancel(&timer)
    pending = nil
    endLater(.interrupted)
  }

  override func cleanUp() {
    world.scheduler.cancel(&timer)
    pending = nil
    super.cleanUp()
  }

  override var treatment: Treatment { Treatment(.holding, "kept") }
  override var holds: [Holding] { .init("pending", pending) }
}
