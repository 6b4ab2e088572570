extension Operator {
  static let debouncePulled = Operator(
    "debouncePulled", theme: .timing,
    [.duration("interval"), .value("tolerance").optional, .value("clock").optional],
    summary: "Sends an element when no other has come for the given time; the end sends the one that waits at once.",
    details:
      "While the loop is busy one element is taken ahead, and its time runs. An error loses the element that waits; one that comes while nobody asks is swallowed, and the loop ends as usual.",
    keywords: ["typing", "search field"],
    example: "dialect(\"asyncsequence\")\ncold(\"ab--c|\").debounce(for: .milliseconds(150))"
  ) { call throws(ErrorValue) in
    let interval = try call.nonNegativeDuration(0)
    let source = try call.source()
    return call.stream { subscriber, world in _ = DebouncePulledSubscriber(subscriber, world, source, interval) }
  }
}

/// DebounceStateMachine.
private final class DebouncePulledSubscriber: PullingSubscriber {
  private let interval: Int
  private var pending: (value: Value, deadline: Int)?
  private var timer: Timer = -1

  init(_ downstream: Subscriber, _ world: World, _ source: Stream, _ interval: Int) {
    self.interval = interval
    super.init(downstream, world, [source])
  }

  override func wanted() {
    super.wanted()
    if isAwaited, timer < 0 { arm() }
  }

  private func arm() {
    guard let pending else { return }
    world.scheduler.cancel(&timer)
    timer = world.scheduler.arm(self, after: pending.deadline - world.scheduler.now)
  }

  override func received(_ value: Value, from index: Int) {
    let (deadline, overflow) = world.scheduler.now.addingReportingOverflow(interval)
    pending = (value, overflow ? .max : deadline)
    guard isAwaited else { return }
    arm()
    request(of: index)
  }

  override func fire(_ token: Int32) {
    timer = -1
    if isAwaited { sendPending() }
  }

  private func sendPending() {
    guard let value = pending?.value else { return }
    pending = nil
    world.scheduler.cancel(&timer)
    offer(value)
  }

  override func ended(_ index: Int) {
    sendPending()
    end(.completed)
  }

  override func failed(_ error: ErrorValue, _ index: Int) {
    pending = nil
    end(isAwaited ? .failed(error) : .completed)
  }

  override func cleanUp() {
    pending = nil
    world.scheduler.cancel(&timer)
    super.cleanUp()
  }

  override var treatment: Treatment { Treatment(.holding, "held back", loss: "had a later one") }
  override var holds: [Holding] { .init("pending", pending?.value) }
}
