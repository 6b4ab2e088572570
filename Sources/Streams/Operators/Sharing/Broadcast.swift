/// The one mechanism of everything that several hear at a time: subjects, properties, `hot`, connections.
///
/// Delivers to a copy of the list of subscribers, in the order in which they came; a value sent while another is
/// being delivered is delivered first, depth first (RACSubject.m, `rac.md` G5).
public final class Broadcast {
  /// What a new subscriber hears of the past.
  enum Memory {
    case none
    /// Up to so many values, and the end (RACReplaySubject).
    case values(capacity: Int)
    /// The latest value (RACBehaviorSubject, a property).
    case latest(Value)
  }

  private let memory: Memory
  private let dialect: Dialect
  private var subscribers: [BroadcastSubscriber] = []
  private var gone = 0
  private var past = Queue<Value>()
  private var end: EventBox?
  /// The latest value, where one is remembered.
  public private(set) var latest: Value
  /// The stream that is heard, for messages.
  weak var stream: Stream?

  init(_ memory: Memory, _ dialect: Dialect, for stream: Stream? = nil) {
    self.memory = memory
    self.dialect = dialect
    self.stream = stream
    if case .latest(let value) = memory { latest = value } else { latest = .nil }
  }

  /// Hears of every event as it is sent, before those who subscribed.
  var observer: ((EventBox) -> Void)?

  /// Whether somebody listens.
  var isHeard: Bool { subscribers.contains { !$0.isDisposed } }

  /// Whether it has ended; RAC's plain subject goes on for those who come later.
  var hasEnded: Bool { end != nil }

  /// The values that a new subscriber would hear.
  var remembered: [Value] { past.elements }

  func subscribe(_ subscriber: Subscriber, in world: World) {
    let subscription = BroadcastSubscriber(subscriber, world, self)
    guard !subscription.isDisposed else { return }
    switch memory {
    case .none:
      if dialect == .rxjs, let end { return finish(subscription, with: end) }
      subscribers.append(subscription)
    case .values:
      for value in past.elements {
        guard subscription.emit(value) else { return }
      }
      if let end { return finish(subscription, with: end) }
      subscribers.append(subscription)
    case .latest:
      if dialect == .rxjs, let end { return finish(subscription, with: end) }
      subscribers.append(subscription)
      _ = subscription.emit(latest)
    }
  }

  func next(_ value: Value, in world: World) {
    if end != nil, remembersEnd { return }
    switch memory {
    case .none: break
    case .latest: latest = value
    case .values(let capacity):
      if capacity > 0 {
        if past.count == capacity { _ = past.popFirst() } else { world.hold() }
        past.append(value)
      }
    }
    observer?(EventBox(.next, value))
    guard world.enter() else { return world.leave() }
    defer { world.leave() }
    for subscription in subscribers {
      // Whoever was disposed meanwhile hears nothing.
      if !subscription.isDisposed { _ = subscription.emit(value) }
    }
  }

  func error(_ error: ErrorValue) { finish(with: EventBox(.error, .error(error))) }
  func completed() { finish(with: EventBox(.completed)) }

  private var remembersEnd: Bool {
    if case .values = memory { return true }
    return dialect == .rxjs
  }

  private func finish(with event: EventBox) {
    if end != nil, remembersEnd { return }
    end = event
    observer?(event)
    let heard = subscribers
    subscribers = []
    gone = 0
    for subscription in heard where !subscription.isDisposed { finish(subscription, with: event) }
  }

  private func finish(_ subscription: BroadcastSubscriber, with event: EventBox) {
    if event.kind == .error { subscription.fail(event.value.asError) } else { subscription.complete() }
  }

  fileprivate func forgetOne() {
    gone += 1
    // Taken out in bulk, so that many who leave cost no more than they did coming.
    if gone > 8, gone * 2 > subscribers.count {
      subscribers.removeAll { $0.isDisposed }
      gone = 0
    }
  }
}

private final class BroadcastSubscriber: SourceSubscriber {
  private let broadcast: Broadcast

  init(_ downstream: Subscriber, _ world: World, _ broadcast: Broadcast) {
    self.broadcast = broadcast
    super.init(downstream, world, broadcast.stream)
  }

  override func cleanUp() {
    super.cleanUp()
    broadcast.forgetOne()
  }
}

/// Passes what it hears on to a broadcast: the connection between a source and those who share it.
final class BroadcastingSubscriber: Subscriber {
  private let broadcast: Broadcast
  private let world: World

  init(_ broadcast: Broadcast, _ world: World) {
    self.broadcast = broadcast
    self.world = world
  }

  override func next(_ value: Value) {
    if !isDisposed { broadcast.next(value, in: world) }
  }

  override func error(_ error: ErrorValue) {
    guard !isDisposed else { return }
    dispose()
    broadcast.error(error)
  }

  override func completed() {
    guard !isDisposed else { return }
    dispose()
    broadcast.completed()
  }
}
