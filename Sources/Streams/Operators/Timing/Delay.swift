extension Operator {
  static let delay = Operator(
    "delay", in: .rac, elsewhere: ["ReactiveObjC": "-delay:", "RxSwift": "delay", "Combine": "delay"],
    theme: .timing, [.duration("interval")],
    summary: "Sends each value and the completion so much later (延迟).",
    details: "Errors are not delayed, and values still under way are lost with them. The subscription is not delayed.",
    example: "cold(\"a-b|\").delay(300ms)"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let interval = try call.nonNegativeDuration(0)
    return call.stream { subscriber, world in
      source.subscribe(DelaySubscriber(subscriber, world, interval), in: world)
    }
  }

  static let delayRx = Operator(
    "delay", in: .rxjs, elsewhere: ["RxSwift": "delay", "Combine": "delay"],
    theme: .timing, [.duration("due")],
    summary: "Sends each value so much later.",
    details:
      "Completion is not delayed: it passes at once, but after the values that are still under way (RAC: delayed like them). Errors pass at once, and those values are lost.",
    example: "cold(\"a-b|\").rxjs.delay(300ms)"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let interval = max(0, call.duration(0) ?? 0)
    return call.stream { subscriber, world in
      source.subscribe(DelaySubscriber(subscriber, world, interval, delaysCompletion: false), in: world)
    }
  }
}

/// All that is under way waits equally long: one timer, for the oldest, stands for all, and each keeps the place that
/// it would have with a timer of its own.
final class DelaySubscriber: LaterSubscriber {
  let interval: Int
  private let delaysCompletion: Bool
  private var isCompleted = false
  var waiting = Queue<(value: Value, deadline: Deadline)>()
  /// When the completion is due, which comes after all values.
  private var completion: Deadline?
  private var timer: Timer = -1
  /// What is delayed by nothing is not due at a later instant: it is armed one by one.
  private let isQueueing: Bool
  /// Whether a block is being received: what is due within it is sent from there.
  var isReceiving = false
  /// What those below do with blocks of values where they keep all to themselves: made for the first block, given up at
  /// the first value that is for the general way.
  lazy var keepers = ColumnKeepers(below: self, in: world)

  init(_ downstream: Subscriber, _ world: World, _ interval: Int, delaysCompletion: Bool = true) {
    self.interval = interval
    self.delaysCompletion = delaysCompletion
    isQueueing = world.takesFastPaths && interval > 0
    super.init(downstream, world)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    guard isQueueing else { return sendLater(.next(value), after: interval) }
    world.hold()
    let deadline = world.scheduler.deadline(after: interval)
    if waiting.isEmpty, !isReceiving { timer = world.scheduler.arm(self, for: deadline) }
    waiting.append((value, deadline), in: world)
  }

  private func delayCompletion() {
    guard isQueueing else { return sendLater(.completed, after: interval) }
    world.hold()
    let deadline = world.scheduler.deadline(after: interval)
    if waiting.isEmpty, !isReceiving { timer = world.scheduler.arm(self, for: deadline) }
    completion = deadline
  }

  override func completed() {
    guard !isDisposed else { return }
    if delaysCompletion {
      delayCompletion()
    } else {
      isCompleted = true
      if isIdle, waiting.isEmpty { complete() }
    }
    letGoOfUpstream()
  }

  override func fire(_ token: Int32) {
    if isQueueing { fireOldest() } else { super.fire(token) }
    if isCompleted, isIdle, waiting.isEmpty { complete() }
  }

  private func fireOldest() {
    let fired = timer
    repeat {
      guard let (value, _) = waiting.popFirst() else {
        timer = -1
        return complete()
      }
      world.drop()
      send(value)
      // What came meanwhile, when nothing was under way, has armed a timer of its own.
      guard timer == fired else { return }
      guard let next = firstDeadline else { return timer = -1 }
      // A timer that fires holds this subscriber: it is armed anew only now.
      guard next.queue == world.scheduler.queue, world.scheduler.postpone(fired, to: next) else {
        return world.scheduler.rearm(fired, for: next)
      }
    } while world.goesOn(fired)
  }

  /// When what is under way falls due next.
  private var firstDeadline: Deadline? { waiting.first?.deadline ?? completion }

  override var lateReceiver: (any LateReceiver)? { isQueueing && !isDisposed ? self : nil }

  func takeBackDeadline() -> Deadline? { timer >= 0 ? world.scheduler.takeBack(&timer) : nil }

  func giveBack(_ deadline: Deadline) {
    if !isDisposed { timer = world.scheduler.arm(self, for: deadline) }
  }

  /// Arms the timer for what is under way.
  func armOldest() {
    if let deadline = firstDeadline { giveBack(deadline) }
  }

  override var holds: [Holding] {
    guard isQueueing else { return super.holds }
    let values = waiting.elements.map(\.value)
    return .init("under way", completion == nil ? values : values + [.event(EventBox(.completed))])
  }

  override func cleanUp() {
    world.scheduler.cancel(&timer)
    world.drop(waiting.count + (completion == nil ? 0 : 1))
    waiting.removeAll()
    completion = nil
    super.cleanUp()
  }
}
