extension Subscriber {
  /// Whether an interruption from above would come in a later turn: one of the operators up to the next that listens to
  /// several streams sends its events on a scheduler, and has not ended.
  final var isInterruptedLater: Bool {
    var above = upstream
    while let subscriber = above, !subscriber.isDisposed {
      if subscriber is LaterSubscriber { return true }
      if subscriber is CombiningSubscriber { return false }
      above = subscriber.upstream
    }
    return false
  }
}

/// Sends events in a later turn, in the order of their arrival, with a timer for each, so that each keeps its place.
class LaterSubscriber: OperatorSubscriber {
  final let world: World
  private var events: HeldQueue<(event: LaterEvent, timer: Timer)>

  enum LaterEvent {
    case next(Value)
    case error(ErrorValue)
    case completed
    case interrupted
  }

  /// An end that overtakes pending events.
  private var end: LaterEvent?
  private var endTimer: Timer = -1
  private static let endToken: Int32 = 1

  init(_ downstream: Subscriber, _ world: World) {
    self.world = world
    events = HeldQueue(in: world)
    super.init(downstream)
  }

  /// Whether no event is pending.
  final var isIdle: Bool { events.isEmpty }

  final func sendLater(_ event: LaterEvent, after delay: Int, on queue: Int32? = nil) {
    events.append((event, world.scheduler.arm(self, after: delay, on: queue)))
  }

  /// Passes an end on in a later turn of this instant. Events that are due before are sent, the others are lost.
  final func endLater(_ event: LaterEvent) {
    guard !isDisposed, end == nil else { return }
    end = event
    letGoOfUpstream()
    endTimer = world.scheduler.arm(self, after: 0, token: Self.endToken)
  }

  override func fire(_ token: Int32) {
    if token == Self.endToken {
      endTimer = -1
      if let end { sendNow(end) }
      return
    }
    guard let (event, _) = events.popFirst() else { return }
    sendNow(event)
  }

  final func sendNow(_ event: LaterEvent) {
    switch event {
    case .next(let value): send(value)
    case .error(let error): fail(error)
    case .completed: complete()
    case .interrupted: interrupt()
    }
  }

  override func cleanUp() {
    world.scheduler.cancel(&endTimer)
    while var (_, timer) = events.popFirst() { world.scheduler.cancel(&timer) }
  }

  override var treatment: Treatment { Treatment(.queueing, "delayed") }
  override var holds: [Holding] {
    .init(
      "under way",
      events.elements.map { event, _ in
        switch event {
        case .next(let value): value
        case .error(let error): .event(EventBox(.error, .error(error)))
        case .completed: .event(EventBox(.completed))
        case .interrupted: .event(EventBox(.interrupted))
        }
      })
  }
}
