extension Operator {
  static let retryWhen = Operator(
    "retryWhen", elsewhere: ["RxSwift": "retry(when:)"],
    theme: .failing, [.function("notifier", 1)],
    summary: "Subscribes again whenever the stream sends that the closure makes of the stream of errors.",
    details:
      "The closure is called with the first error. The completion or error of its stream is that of the whole. Simpler: retry(delay:).",
    keywords: ["backoff", "reconnect"],
    example: "cold(\"-a#\").retryWhen { errors in errors.take(2).rxjs.delay(300ms) }"
  ) { call throws(ErrorValue) in try runningWhenNotified(call, after: .error) }

  static func runningWhenNotified(_ call: Call, after end: EventBox.Kind) throws(ErrorValue) -> Stream {
    let source = try call.source()
    let notifier = try call.closure(0)
    let dialect = call.dialect
    return call.stream { subscriber, world in
      NotifiedRunSubscriber(subscriber, world, source, notifier.forSubscription(), after: end, dialect).run()
    }
  }
}

/// RxJS `retryWhen` and `repeatWhen`. A run does not end the one before, so that two may be live at a time.
private final class NotifiedRunSubscriber: CombiningSubscriber {
  private let world: World
  private let source: Stream
  private let notifier: Function
  private let end: EventBox.Kind
  private let dialect: Dialect
  private var ends: BroadcastStream?
  /// Whether the last run is being subscribed, so that another one has to wait.
  private var isRunning = false
  private var isDue = false
  private var isSourceCompleted = false
  private var isNotifierCompleted = false

  private static let source = 0
  private static let notifier = 1

  init(
    _ downstream: Subscriber, _ world: World, _ source: Stream, _ notifier: Function, after end: EventBox.Kind,
    _ dialect: Dialect
  ) {
    self.world = world
    self.source = source
    self.notifier = notifier
    self.end = end
    self.dialect = dialect
    super.init(downstream)
  }

  func run() {
    while true {
      isSourceCompleted = false
      source.subscribe(InnerSubscriber(self, index: Self.source), in: world)
      isRunning = !isDue
      // A run counts as an event, because endless empty ones would never exceed another budget.
      guard isDue, world.countEvent(by: source.displayName) else { return }
      isDue = false
    }
  }

  override func next(_ value: Value, from inner: InnerSubscriber) {
    if inner.index == Self.source { return send(value) }
    if !isRunning {
      isDue = true
    } else if world.countEvent(by: source.displayName) {
      run()
    }
  }

  override func error(_ error: ErrorValue, from inner: InnerSubscriber) {
    if inner.index == Self.source, end == .error { tell(error.thrown(in: dialect)) } else { fail(error) }
  }

  override func completed(from inner: InnerSubscriber) {
    guard end == .completed else { return complete() }
    if inner.index == Self.source { isSourceCompleted = true } else { isNotifierCompleted = true }
    if isSourceCompleted, isNotifierCompleted { return complete() }
    if inner.index == Self.source { tell(.nil) }
  }

  /// Sends the end of a run to the notifier, which is made before the first one.
  private func tell(_ value: Value) {
    if let ends { return ends.broadcast.next(value, in: world) }
    let ends = BroadcastStream(Broadcast(.none, .endingForGood))
    self.ends = ends
    do throws(ErrorValue) {
      let stream = try notifier.call(.stream(ends)).asStream(in: dialect)
      stream.subscribe(InnerSubscriber(self, index: Self.notifier), in: world)
      ends.broadcast.next(value, in: world)
    } catch {
      fail(notifier.explained(error))
    }
  }
}
