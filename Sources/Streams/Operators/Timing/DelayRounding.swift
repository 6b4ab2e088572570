extension Operator {
  static let delayRounding = Operator(
    "delayRounding", theme: .timing, [.duration("interval")],
    summary: "Sends each value and the completion later by the given time, which is rounded to its unit.",
    details:
      "Errors are not delayed, and values still under way are lost with them. Each value waits until the one before it was sent; the rest of its time is then a whole number of the unit: with .seconds(1) a value that came 300ms after another may be sent together with it.",
    example: "cold(\"a-b|\").rxswift.delay(300ms)", exampleDialect: .rxswift
  ) { call throws(ErrorValue) in
    let interval = try call.nonNegativeDuration(0)
    let unit = call.unit(0)
    return try call.subscribing { subscriber, world in
      unit > 1_000_000
        ? RoundingDelaySubscriber(subscriber, world, interval, unit) : DelaySubscriber(subscriber, world, interval)
    }
  }
}

/// Arms one timer at a time, for the first of the events that wait (RxSwift `DelaySink`).
private final class RoundingDelaySubscriber: OperatorSubscriber {
  private let world: World
  private let interval: Int
  private let unit: Int
  private var waiting: HeldQueue<(value: Value?, instant: Int)>
  private var timer: Timer = -1
  private var isSending = false

  init(_ downstream: Subscriber, _ world: World, _ interval: Int, _ unit: Int) {
    self.world = world
    self.interval = interval
    self.unit = unit
    waiting = HeldQueue(in: world)
    super.init(downstream)
  }

  override func next(_ value: Value) { if !isDisposed { wait(value) } }

  override func completed() {
    guard !isDisposed else { return }
    wait(nil)
    letGoOfUpstream()
  }

  private func wait(_ value: Value?) {
    let isFirst = waiting.isEmpty && !isSending
    waiting.append((value, world.scheduler.now))
    if isFirst { world.scheduler.rearm(&timer, self, after: interval) }
  }

  override func fire(_ token: Int32) {
    timer = -1
    guard let (value, _) = waiting.popFirst() else { return }
    isSending = true
    if let value { send(value) } else { complete() }
    isSending = false
    guard !isDisposed, let next = waiting.first else { return }
    let passed = world.scheduler.now - next.instant
    world.scheduler.rearm(&timer, self, after: RoundedTime.rest(of: interval, after: passed, unit))
  }

  override func cleanUp() {
    world.scheduler.cancel(&timer)
    waiting.removeAll()
  }

  override var treatment: Treatment { Treatment(.queueing, "delayed") }
  override var holds: [Holding] {
    .init("under way", waiting.elements.map { $0.value ?? .event(EventBox(.completed)) })
  }
}

/// Times as RxSwift computes them: a `DispatchTimeInterval` is a whole number of its unit.
enum RoundedTime {
  /// Returns the rest of an interval after some time has passed.
  static func rest(of interval: Int, after passed: Int, _ unit: Int) -> Int {
    let rest = interval - passed
    guard rest > 0, unit > 0 else { return 0 }
    let (units, remainder) = rest.quotientAndRemainder(dividingBy: unit)
    return (units + (remainder * 2 >= unit ? 1 : 0)).multiplied(atMost: unit)
  }
}

extension Int {
  fileprivate func multiplied(atMost unit: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: unit)
    return overflow ? .max : product
  }
}
