/// The mechanism of every stream with several subscribers at a time: subjects, properties, `hot`, connections.
///
/// It delivers to a copy of the list of subscribers, in the order of their subscription. A value that is sent during
/// the delivery of another is delivered first, depth first (RACSubject.m).
public final class Broadcast: SharedMemory {
  /// The part of the past that a new subscriber receives.
  enum Memory {
    case none
    /// Up to that many values, none older than that many nanoseconds, and the end (RACReplaySubject).
    case values(capacity: Int, age: Int = .max)
    /// The last value, and only after the stream has completed (RxJS AsyncSubject).
    case atEnd
    /// The latest value (RACBehaviorSubject, a property).
    case latest(Value)
  }

  private let memory: Memory
  private let rules: SubjectRules
  private var subscribers: [BroadcastSubscriber] = []
  private var gone = 0
  private var past = RememberedValues()
  /// The instants until which the values of the past are remembered, if their age is limited.
  private var expiries = Queue<Int>()
  private var end: EventBox?
  /// The latest value, if one is remembered.
  public private(set) var latest: Value
  private var hasLatest = false

  init(_ memory: Memory, _ rules: SubjectRules) {
    self.memory = memory
    self.rules = rules
    if case .latest(let value) = memory { latest = value } else { latest = .nil }
  }

  /// Whether subscribers receive earlier values before later ones.
  var replays: Bool { if case .values = memory { true } else { false } }

  /// The latest value, if later subscribers receive it.
  var latestIfRemembered: Value? { if case .latest = memory { latest } else { nil } }

  /// The first value, if it remembers the latest one.
  var initialValue: Value? { if case .latest(let value) = memory { value } else { nil } }

  /// Receives every event before the subscribers do.
  var observer: ((EventBox) -> Void)?

  /// Whether it has subscribers.
  var isHeard: Bool { subscribers.contains { !$0.isDisposed } }

  /// How many subscribers it has.
  var subscriberCount: Int { subscribers.count { !$0.isDisposed } }

  /// The error that has ended it.
  var failure: ErrorValue? { if case .error(let error)? = end?.value { error } else { nil } }

  /// The values that a new subscriber would receive.
  var remembered: [Value] { Array(past.elements) }

  /// Drops all subscribers without an event. Later ones fail (RxJS `Subject.unsubscribe`).
  func close() {
    subscribers = []
    gone = 0
    end = EventBox(.error, .error(ErrorValue("object unsubscribed")))
  }

  /// - Parameter stream: The stream that is subscribed to, for messages.
  func subscribe(_ subscriber: Subscriber, to stream: Stream, in world: World) {
    let subscription = BroadcastSubscriber(subscriber, world, self, stream)
    guard !subscription.isDisposed else { return }
    switch memory {
    case .none:
      if rules.endIsFinal, let end {
        return finish(subscription, with: rules.interruptsLateSubscribers ? EventBox(.interrupted) : end)
      }
      subscribers.append(subscription)
    case .values(_, let age):
      if age < .max { forgetExpired(at: world.scheduler.now) }
      if rules.hearsDuringReplay, end == nil { subscribers.append(subscription) }
      // Values that are sent during this delivery are not part of it.
      for value in past.elements {
        guard subscription.emit(value) else { return }
      }
      if let end { return finish(subscription, with: end) }
      if !rules.hearsDuringReplay { subscribers.append(subscription) }
    case .atEnd:
      guard let end else { return subscribers.append(subscription) }
      if hasLatest, end.kind == .completed, !subscription.emit(latest) { return }
      finish(subscription, with: end)
    case .latest:
      if rules.endIsFinal, let end { return finish(subscription, with: end) }
      subscribers.append(subscription)
      _ = subscription.emit(latest)
    }
  }

  /// Drops the past, because there can be no more subscribers.
  func forgetPast() {
    past.removeAll()
    expiries.removeAll()
  }

  func next(_ value: Value, in world: World) {
    if end != nil, remembersEnd { return }
    switch memory {
    case .none: break
    case .latest: latest = value
    case .atEnd:
      latest = value
      hasLatest = true
      return
    case .values(let capacity, let age):
      remember(value, capacity, in: world)
      if capacity > 0, age < .max {
        expiries.append(world.scheduler.now.addingReportingOverflow(age).partialValue, in: world)
        forgetExpired(at: world.scheduler.now)
      }
    }
    observer?(EventBox(.next, value))
    guard world.enter() else { return world.leave() }
    defer { world.leave() }
    // The values of a sequence that is shared cannot wait for demand.
    world.delivering(.ofOthers) {
      for subscription in subscribers {
        // A subscriber that was disposed meanwhile receives no value.
        if !subscription.isDisposed { _ = subscription.emit(value) }
      }
    }
  }

  private func remember(_ value: Value, _ capacity: Int, in world: World) {
    guard capacity > 0 else { return }
    if past.count == capacity { forgetOldest() }
    past.append(value, in: world)
  }

  /// Sends one value and completes: each subscriber receives both before the next one does (Combine's Future).
  func succeed(with value: Value, in world: World) {
    if end != nil, remembersEnd { return }
    if case .values(let capacity, _) = memory { remember(value, capacity, in: world) }
    observer?(EventBox(.next, value))
    guard world.enter() else { return world.leave() }
    defer { world.leave() }
    let completion = EventBox(.completed)
    end = completion
    let heard = subscribers
    subscribers = []
    gone = 0
    for subscription in heard where !subscription.isDisposed && subscription.emit(value) {
      finish(subscription, with: completion)
    }
    observer?(completion)
  }

  func error(_ error: ErrorValue) { finish(with: EventBox(.error, .error(error))) }
  func completed() { finish(with: EventBox(.completed)) }
  func interrupted() { finish(with: EventBox(.interrupted)) }

  private func forgetOldest() {
    past.forgetOldest()
    _ = expiries.popFirst()
  }

  private func forgetExpired(at now: Int) {
    while let expiry = expiries.first, expiry <= now { forgetOldest() }
  }

  private var remembersEnd: Bool {
    replays || rules.endIsFinal
  }

  private func finish(with event: EventBox) {
    if end != nil, remembersEnd { return }
    end = event
    observer?(event)
    let heard = subscribers
    subscribers = []
    gone = 0
    // All subscribers receive the last value before any of them receives the end.
    if case .atEnd = memory, hasLatest, event.kind == .completed {
      for subscription in heard where !subscription.isDisposed { _ = subscription.emit(latest) }
    }
    for subscription in heard where !subscription.isDisposed { finish(subscription, with: event) }
  }

  private func finish(_ subscription: BroadcastSubscriber, with event: EventBox) {
    switch event.kind {
    case .error: subscription.fail(event.value.asError)
    case .interrupted: subscription.interrupt()
    case .completed, .next: subscription.complete()
    }
  }

  fileprivate func forgetOne() {
    gone += 1
    // Subscribers are removed in bulk, so that leaving costs no more than coming. None is kept when all have left: a
    // disposed subscriber would hold its world.
    if gone >= subscribers.count || (gone > 8 && gone * 2 > subscribers.count) {
      subscribers.removeAll { $0.isDisposed }
      gone = 0
    }
  }

  /// The values that it remembers for later subscribers.
  public override var holds: [Holding] {
    switch memory {
    case .none: []
    case .values: .init("remembered", Array(past.elements))
    case .atEnd: .init("latest", hasLatest ? latest : nil)
    case .latest: .init("latest", latest)
    }
  }
}

private final class BroadcastSubscriber: SourceSubscriber {
  private let broadcast: Broadcast

  init(_ downstream: Subscriber, _ world: World, _ broadcast: Broadcast, _ stream: Stream) {
    self.broadcast = broadcast
    super.init(downstream, world, stream)
  }

  override func cleanUp() {
    super.cleanUp()
    broadcast.forgetOne()
  }

  /// All subscribers share one memory.
  override var sharedMemory: SharedMemory? { broadcast }
  override var treatment: Treatment { Treatment(.sharing, "shared") }
  override var holds: [Holding] { broadcast.holds }
}

/// Sends the events of a source to a broadcast: the connection between the source and its subscribers.
final class BroadcastingSubscriber: Subscriber {
  private let broadcast: Broadcast
  private let world: World
  /// Whether it disposes of the source before it passes an end on.
  var leavesFirst: Bool
  private let forgetsPast: Bool
  private var whenEnding: ((ErrorValue?) -> Void)?

  /// - Parameters:
  ///   - leavesFirst: Whether it disposes of the source before it passes an end on.
  ///   - forgetsPast: Whether nothing is remembered for later subscribers after the end of this connection.
  ///   - whenEnding: Takes the error of the source, or `nil` for another end, before that is passed on.
  init(
    _ broadcast: Broadcast, _ world: World, leavesFirst: Bool = true, forgetsPast: Bool = false,
    whenEnding: ((ErrorValue?) -> Void)? = nil
  ) {
    self.broadcast = broadcast
    self.world = world
    self.leavesFirst = leavesFirst
    self.forgetsPast = forgetsPast
    self.whenEnding = whenEnding
  }

  override func next(_ value: Value) {
    if !isDisposed { broadcast.next(value, in: world) }
  }

  override func error(_ error: ErrorValue) { end(with: error) { broadcast.error(error) } }
  override func completed() { end { broadcast.completed() } }
  override func interrupted() { end { broadcast.interrupted() } }

  private func end(with error: ErrorValue? = nil, _ pass: () -> Void) {
    guard !isDisposed else { return }
    whenEnding?(error)
    if leavesFirst { dispose() }
    pass()
    dispose()
  }

  /// The memory that it feeds.
  override var sharedMemory: SharedMemory? { broadcast }

  override func cleanUp() {
    whenEnding = nil
    if forgetsPast { broadcast.forgetPast() }
  }
}
