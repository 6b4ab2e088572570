/// A subscriber below an operator that notes the operator's events in a trace.
final class TracingSubscriber: OperatorSubscriber {
  let subscription: Trace.Subscription
  /// The trace, or `nil` after its end: a stream may hold the subscriber longer, and the trace holds the stream.
  private var trace: Trace?
  private let world: World
  private var isKnown = false

  init(_ downstream: Subscriber, _ trace: Trace, _ subscription: Trace.Subscription, _ world: World) {
    self.trace = trace
    self.world = world
    self.subscription = subscription
    super.init(downstream, operators: 0)
  }

  /// Finds the subscriber of the operator above that does something with values.
  func look() {
    guard !isKnown, var above = upstream else { return }
    isKnown = true
    let first = above
    while above.treatment == .passing, let next = above.upstream, !(next is TracingSubscriber) { above = next }
    // An operator whose subscriber is subscribed to another stream is no source itself.
    if first is TracingSubscriber, above.treatment.kind == .source { return }
    subscription.treatment = above.treatment
    subscription.memory = subscription.memory ?? above.sharedMemory.map { ObjectIdentifier($0) }
  }

  override var hasTeardowns: Bool { false }

  override func next(_ value: Value) {
    guard !isDisposed, let trace else { return }
    if !isKnown { look() }
    let event = trace.begin(.next, subscription.number, value)
    if let event { subscription.values.append(event) }
    downstream.next(value)
    trace.end(of: event)
  }

  private func end(_ kind: Trace.Event.Kind, _ value: Value = .nil, _ pass: () -> Void) {
    guard !isDisposed, let trace else { return }
    if !isKnown { look() }
    let event = trace.begin(kind, subscription.number, value)
    subscription.ending = event
    pass()
    trace.end(of: event)
  }

  override func error(_ error: ErrorValue) { end(.error, .error(error)) { fail(error) } }
  override func completed() { end(.completed) { complete() } }
  override func interrupted() { end(.interrupted) { interrupt() } }

  override func cleanUp() {
    let trace = trace
    self.trace = nil
    // A subscription that is open at the end of the run was not left.
    guard let trace, subscription.ending == nil, !world.isEnding else { return }
    let event = trace.begin(.disposed, subscription.number, .nil)
    subscription.leaving = event
    subscription.holder = world.abandoned.holder
    trace.end(of: event)
  }
}

extension Trace: RunPlanner {
  /// Runs a stream with a tracing subscriber below it.
  public func run(_ stream: Stream, for subscriber: Subscriber, in world: World) -> Bool {
    run(stream, for: subscriber, in: world) { stream.run(for: $0, in: world) }
  }

  /// Runs a stream in another way, with a tracing subscriber below it.
  public func run(
    _ stream: Stream, for subscriber: Subscriber, in world: World, by recipe: (Subscriber) -> Void
  ) -> Bool {
    scheduler = world.scheduler
    let number = subscriptions.count
    guard let opening = begin(.subscribed, number, .nil) else { return false }
    let (consumer, index, last) = Self.receiver(of: subscriber)
    let subscription = Subscription(
      number: number, stream, consumer: consumer, index: index, last: last, opening: opening)
    subscriptions.append(subscription)
    if let consumer { subscriptions[consumer].inputs.append(number) }
    let tracing = TracingSubscriber(subscriber, self, subscription, world)
    recipe(tracing)
    tracing.look()
    end(of: opening)
    return true
  }

  /// Returns the subscription that a subscriber works for, and the stream of it that the subscriber hears.
  private static func receiver(of subscriber: Subscriber) -> (consumer: Int?, index: Int?, end: Subscriber?) {
    var current = subscriber
    var index: Int?
    while true {
      if let tracing = current as? TracingSubscriber { return (tracing.subscription.number, index, nil) }
      index = index ?? current.streamIndex
      guard let below = current.listener else { return (nil, nil, current) }
      current = below
    }
  }
}
