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

/// Sends events on in a later turn, in the order in which they came: a timer an event, so that each keeps its place.
class LaterSubscriber: OperatorSubscriber {
  final let world: World
  private var events = Queue<(event: LaterEvent, timer: Timer)>()

  enum LaterEvent {
    case next(Value)
    case error(ErrorValue)
    case completed
  }

  init(_ downstream: Subscriber, _ world: World) {
    self.world = world
    super.init(downstream)
  }

  /// Whether nothing is under way.
  final var isIdle: Bool { events.isEmpty }

  final func sendLater(_ event: LaterEvent, after delay: Int, on queue: Int32? = nil) {
    world.hold()
    events.append((event, world.scheduler.arm(self, after: delay, on: queue)), in: world)
  }

  override func fire(_ token: Int32) {
    guard let (event, _) = events.popFirst() else { return }
    world.drop()
    sendNow(event)
  }

  final func sendNow(_ event: LaterEvent) {
    switch event {
    case .next(let value): send(value)
    case .error(let error): fail(error)
    case .completed: complete()
    }
  }

  override func cleanUp() {
    world.drop(events.count)
    while var (_, timer) = events.popFirst() { world.scheduler.cancel(&timer) }
  }

  override var holds: [Holding] {
    .init(
      "under way",
      events.elements.map { event, _ in
        switch event {
        case .next(let value): value
        case .error(let error): .event(EventBox(.error, .error(error)))
        case .completed: .event(EventBox(.completed))
        }
      })
  }
}

/// All that is under way waits equally long: one timer, for the oldest, stands for all, and each keeps the place that
/// it would have with a timer of its own.
private final class DelaySubscriber: LaterSubscriber {
  private let interval: Int
  private let delaysCompletion: Bool
  private var isCompleted = false
  private var waiting = Queue<(value: Value, deadline: Deadline)>()
  /// When the completion is due, which comes after all values.
  private var completion: Deadline?
  private var timer: Timer = -1
  /// What is delayed by nothing is not due at a later instant: it is armed one by one.
  private let isQueueing: Bool

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
    if waiting.isEmpty { timer = world.scheduler.arm(self, for: deadline) }
    waiting.append((value, deadline), in: world)
  }

  private func delayCompletion() {
    guard isQueueing else { return sendLater(.completed, after: interval) }
    world.hold()
    let deadline = world.scheduler.deadline(after: interval)
    if waiting.isEmpty { timer = world.scheduler.arm(self, for: deadline) }
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
    guard let (value, _) = waiting.popFirst() else {
      timer = -1
      return complete()
    }
    world.drop()
    send(value)
    // A timer that fires holds this subscriber: it is armed anew only now.
    if let next = waiting.first?.deadline ?? completion {
      world.scheduler.rearm(timer, for: next)
    } else {
      timer = -1
    }
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
