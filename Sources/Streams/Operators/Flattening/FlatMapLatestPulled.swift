extension Operator {
  static let flatMapLatestPulled = Operator(
    "flatMapLatestPulled", theme: .flattening, [.function("transform", 1)],
    summary: "Runs the sequence that the closure makes of each element; a new element cancels the one before.",
    details:
      "While the loop is busy one element is taken ahead, and cancels the running sequence, too. Ends when the outer sequence and the last inner one have. After an error, what is left runs to its next element (1.1).",
    example:
      "dialect(\"asyncsequence\")\ninterval(1s).prefix(3).flatMapLatest { n in interval(400ms).prefix(3) }"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    guard let transform = call.function(0) else { throw ErrorValue("a closure is needed", place: call.place) }
    let dialect = call.dialect
    return call.stream { subscriber, world in
      _ = FlatMapLatestSubscriber(subscriber, world, source, transform, dialect)
    }
  }
}

/// FlatMapLatestStateMachine.
private final class FlatMapLatestSubscriber: RequestedSubscriber {
  private var source: Stream?
  private let transform: Function
  private let dialect: Dialect
  private var outer: LingeringSubscriber?
  private var inner: LingeringSubscriber?
  private var isOuterOver = false
  private var isShown = true
  private var timer: Timer = -1

  init(
    _ downstream: Subscriber, _ world: World, _ source: Stream, _ transform: Function, _ dialect: Dialect
  ) {
    self.source = source
    self.transform = transform
    self.dialect = dialect
    super.init(downstream, world)
    pace = .pulled
  }

  override func wanted() {
    if let starting = source {
      source = nil
      outer = subscribe(to: starting, index: 0)
    }
    // A request goes to the running sequence alone, if that waits for one.
    if let inner, !inner.isAsked { inner.ask() } else { outer?.ask() }
  }

  private func subscribe(to stream: Stream, index: Int) -> LingeringSubscriber {
    let feed = LingeringSubscriber(InnerSubscriber(self, index: index))
    stream.subscribe(feed, in: world)
    return feed
  }

  override func next(_ value: Value, from inner: InnerSubscriber) {
    if inner.index == 1 { return isPresent(inner) ? offer(value) : () }
    let previous = self.inner
    self.inner = nil
    if let previous, previous.isAsked { previous.cancelTask() }
    previous?.downstream.dispose()
    do throws(ErrorValue) {
      let stream = try transform.call(value).asStream(in: dialect)
      if isShown, let recorder = world.recorder { isShown = recorder.emitted(stream, to: self, in: world) }
      self.inner = subscribe(to: stream, index: 1)
    } catch {
      return end(.failed(transform.explained(error, value)))
    }
    guard isAwaited else { return }
    // The task of the inner sequence begins after the outer one has been asked again.
    world.scheduler.cancel(&timer)
    timer = world.scheduler.armNext(self)
    outer?.ask()
  }

  override func fire(_ token: Int32) {
    timer = -1
    if isAwaited { inner?.ask() }
  }

  override func completed(from inner: InnerSubscriber) {
    guard isPresent(inner) else { return }
    if inner.index == 1 { self.inner = nil } else { (outer, isOuterOver) = (nil, true) }
    if isOuterOver, self.inner == nil { return end(.completed) }
    if isAwaited, self.inner == nil { outer?.ask() }
  }

  override func error(_ error: ErrorValue, from inner: InnerSubscriber) {
    guard isPresent(inner) else { return }
    if inner.index == 1 { self.inner = nil } else { outer = nil }
    for feed in [outer, self.inner] { feed?.isLast = true }
    end(.failed(error))
  }

  /// Whether a stream is the outer one, or an inner one that no other has replaced.
  private func isPresent(_ inner: InnerSubscriber) -> Bool { inner.index == 0 || inner === self.inner?.downstream }

  override func cancelTask() {
    for feed in [outer, inner] { feed?.isLast = true }
    dropResults()
    end(.completed)
  }

  override func cleanUp() {
    // Dropping the iterator cancels neither of the two.
    for feed in [outer, inner] { feed?.linger(in: world) }
    (outer, inner, source) = (nil, nil, nil)
    world.scheduler.cancel(&timer)
    super.cleanUp()
  }

  override var treatment: Treatment { Treatment(.flattening, "passed on", loss: "replaced it") }
}

/// A sequence that an operator may leave without cancelling it. It then runs to its next element, or to its end.
private final class LingeringSubscriber: OperatorSubscriber {
  /// Whether an event has been requested and has not come.
  private(set) var isAsked = false
  /// Whether its next event is the last that it takes.
  var isLast = false
  private var isLeft = false

  func ask() {
    guard !isAsked, !isDisposed else { return }
    isAsked = true
    upstream?.request()
  }

  func linger(in world: World) {
    guard !isDisposed, !world.isEnding else { return }
    isLeft = true
    downstream.upstream = nil
    world.keep(self)
  }

  override func next(_ value: Value) {
    isAsked = false
    if !isLeft { send(value) } else if isLast { dispose() }
  }

  override func error(_ error: ErrorValue) { if isLeft { dispose() } else { fail(error) } }
  override func completed() { if isLeft { dispose() } else { complete() } }
}
