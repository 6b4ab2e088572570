/// Sends events on in a later turn, in the order in which they came: a timer an event, so that each keeps its place.
class LaterSubscriber: OperatorSubscriber {
  final let world: World
  private var events: HeldQueue<(event: LaterEvent, timer: Timer)>

  enum LaterEvent {
    case next(Value)
    case error(ErrorValue)
    case completed
  }

  init(_ downstream: Subscriber, _ world: World) {
    self.world = world
    events = HeldQueue(in: world)
    super.init(downstream)
  }

  /// Whether nothing is under way.
  final var isIdle: Bool { events.isEmpty }

  final func sendLater(_ event: LaterEvent, after delay: Int, on queue: Int32? = nil) {
    events.append((event, world.scheduler.arm(self, after: delay, on: queue)))
  }

  override func fire(_ token: Int32) {
    guard let (event, _) = events.popFirst() else { return }
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
