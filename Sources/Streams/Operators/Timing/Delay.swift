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
    events.append((event, world.scheduler.arm(self, after: delay, on: queue)))
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

private final class DelaySubscriber: LaterSubscriber {
  private let interval: Int
  private let delaysCompletion: Bool
  private var isCompleted = false

  init(_ downstream: Subscriber, _ world: World, _ interval: Int, delaysCompletion: Bool = true) {
    self.interval = interval
    self.delaysCompletion = delaysCompletion
    super.init(downstream, world)
  }

  override func next(_ value: Value) {
    if !isDisposed { sendLater(.next(value), after: interval) }
  }

  override func completed() {
    guard !isDisposed else { return }
    if delaysCompletion {
      sendLater(.completed, after: interval)
    } else {
      isCompleted = true
      if isIdle { complete() }
    }
    letGoOfUpstream()
  }

  override func fire(_ token: Int32) {
    super.fire(token)
    if isCompleted, isIdle { complete() }
  }
}
