extension Operator {
  static let flatten = Operator(
    "flatten", also: ["mergeAll"],
    elsewhere: ["RxSwift": "merge(), merge(maxConcurrent:)", "Combine": "flatMap { $0 }", "RxJS": "mergeAll"],
    theme: .flattening, [.int("limit").optional],
    summary: "Runs the streams that come as values, at most the given number at a time, and passes their values on.",
    details:
      "Without a limit, or with 0, all at once. Others wait in order; the next begins inside the completion of one. Completes when the outer stream and all inner ones have; the first error ends all.",
    example: "from([timer(2s), timer(1s)]).flatten()"
  ) { call throws(ErrorValue) in
    try flattening(call, limit: try call.count(0))
  }

  /// Returns the stream before the dot, flattened with any policy.
  ///
  /// - Parameter limit: The maximum number of streams that run at a time; 0 for any number.
  static func flattening(
    _ call: Call, limit: Int = 1, _ policy: FlattenSubscriber.Policy = .wait, _ transform: Closure? = nil,
    _ feedback: FlattenSubscriber.Feedback = .none
  ) throws(ErrorValue) -> Stream {
    let dialect = call.dialect
    return try call.subscribing { subscriber, world in
      FlattenSubscriber(
        subscriber, world, limit: limit == 0 ? .max : limit, policy, dialect: dialect, transform?.forSubscription(),
        feedback, isShown: true)
    }
  }
}

/// The one mechanism of merging, concatenation, flattening and switching: at most `limit` of the streams run.
///
/// RxJS does the same in `mergeInternals`, `switchMap` and `exhaustMap`, but calls the closure when a stream begins,
/// not when its value comes.
final class FlattenSubscriber: CombiningSubscriber {
  /// The treatment of a stream that comes while the limit is reached.
  enum Policy {
    /// It waits for its turn (merge; with a limit of one, concat).
    case wait
    /// It is dropped (exhaust).
    case drop
    /// It replaces the running stream (switch), which is left before (Rx) or after (RAC) the subscription.
    case replace(leavesFirst: Bool)
    /// All run, until one sends any event: then the others are left, and later streams are dropped (race).
    case race
  }

  /// The effect of an inner value besides being sent.
  enum Feedback {
    case none
    /// It is the accumulation for the closure of the next stream (`mergeScan`, `switchScan`).
    case accumulate(Value)
    /// It is a value of the outer stream, too, and is sent when its own stream begins (`expand`).
    case expand
  }

  let world: World
  private let limit: Int
  private let policy: Policy
  private let dialect: Dialect
  private let transform: Function?
  private let checksOnArrival: Bool
  private let transformsOnArrival: Bool
  /// Whether incoming streams may be lanes of a picture: they are not internal, and there are not enough lanes.
  private var isShown: Bool
  private var feedback: Feedback
  private var waiting: HeldQueue<Value>
  private var current: InnerSubscriber?
  /// The streams of a race that no stream has won yet.
  private var rivals: [InnerSubscriber] = []
  private var isDecided = false
  /// Whether the interruption of an inner stream interrupts all; otherwise it counts as that stream's completion.
  private let endsWhenInterrupted: Bool
  private var running = 0
  /// The pending interruptions of replaced streams, and whether one has come: it counts as the end of the running
  /// stream (ReactiveSwift `switchToLatest`).
  private var interruptions: [Timer] = []
  private var countsAsOver = false
  /// Whether the maximum number of streams run.
  var isFull: Bool { running >= limit }
  private var isOuterCompleted = false
  private var isOfList = false
  /// Whether a value of the outer stream has been requested and has not come.
  private var hasRequested = false
  private var isCancelled = false
  private var depth = 0

  /// The greatest depth of streams that begin during a completion. Deeper ones begin in a loop, to save the stack.
  private static let deepest = 32

  init(
    _ downstream: Subscriber, _ world: World, limit: Int = 1, _ policy: Policy = .wait, dialect: Dialect = .standard,
    _ transform: Function? = nil, _ feedback: Feedback = .none, isShown: Bool = false, endsWhenInterrupted: Bool = false
  ) {
    self.endsWhenInterrupted = endsWhenInterrupted
    self.isShown = isShown
    self.world = world
    waiting = HeldQueue(in: world)
    self.limit = limit
    self.policy = policy
    self.dialect = dialect
    self.transform = transform
    checksOnArrival = transform == nil && dialect.rules.streamsOfStreams == .checkedOnArrival
    transformsOnArrival = transform != nil && dialect.rules.closuresRunOnArrival
    self.feedback = feedback
    super.init(downstream)
    leaves(by: dialect.rules)
    if dialect.rules.innerStreamsLeftFirst == .waiting, case .wait = policy { goesOnWhenOver = true }
  }

  /// Runs streams that are known beforehand.
  ///
  /// - Parameter insideCompletions: Whether a stream that waits is subscribed during the completion of the one before,
  ///   even if that completes at once; otherwise after the subscribing call has returned.
  func begin(_ streams: [Stream], insideCompletions: Bool = false) {
    // The downstream may have ended during the subscription: values held after that would never be released.
    guard !isDisposed else { return }
    if insideCompletions {
      for stream in streams { waiting.append(.stream(stream)) }
    } else {
      for stream in streams where !isDisposed { admit(.stream(stream)) }
    }
    guard !isDisposed else { return }
    isOuterCompleted = true
    isOfList = true
    runWaiting()
    completeIfIdle()
  }

  /// Runs all of some streams that are known beforehand, including those after one that has ended the whole.
  func beginAll(_ streams: [Stream]) {
    running = streams.count
    for stream in streams { run(stream) }
    isOuterCompleted = true
    completeIfIdle()
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    hasRequested = false
    offer(value)
    if pace == .demanded { requestNext() }
  }

  /// Requests a value of the outer stream, if it can be run.
  func requestNext() {
    guard pace != .pushed, !isFull, !hasRequested, !isDisposed else { return }
    hasRequested = true
    upstream?.request()
  }

  /// Receives a request, which is for the running stream.
  override func request() {
    if let current { current.request() } else { requestNext() }
  }

  override func cancelTask() {
    isCancelled = true
    current?.cancelTask()
    super.cancelTask()
  }

  private func offer(_ value: Value) {
    if checksOnArrival {
      if value.isNil { return disposeReplaced() }
      // A value that is no stream is an error on arrival, not when it would begin.
      guard case .stream(let stream) = value else {
        return fail(
          ErrorValue("a stream is needed here, not \(value.kindName)", help: "map { … } makes a stream of each value"))
      }
      if isShown { show(stream) }
    }
    if transformsOnArrival {
      if let stream = makeStream(of: value) { admit(.stream(stream)) }
    } else {
      admit(value)
    }
  }

  private func admit(_ value: Value) {
    if isDecided { return }
    if !isFull { return start(value) }
    switch policy {
    case .wait: waiting.append(value)
    case .drop, .race: break
    case .replace(let leavesFirst): replace(value, leavesFirst)
    }
  }

  private var waits: Bool { if case .wait = policy { true } else { false } }

  /// Disposes of a stream for a `nil` that would replace it (RACSignal+Operations.m `switchToLatest`).
  private func disposeReplaced() {
    guard case .replace = policy, let replaced = current else { return }
    current = nil
    running -= 1
    replaced.dispose()
  }

  private func start(_ value: Value) {
    if case .expand = feedback { send(value) }
    guard let stream = stream(of: value) else { return }
    running += 1
    run(stream)
  }

  private func replace(_ value: Value, _ leavesFirst: Bool) {
    let previous = current
    let isInterruptedLater = dialect.rules.disposalInterrupts && previous?.isInterruptedLater == true
    if isInterruptedLater { interruptions.append(world.scheduler.armNext(self)) }
    if leavesFirst { previous?.dispose() }
    guard !isDisposed, let stream = stream(of: value) else { return }
    run(stream)
    previous?.dispose()
  }

  override func fire(_ token: Int32) {
    if !interruptions.isEmpty { interruptions.removeFirst() }
    countsAsOver = true
    completeIfIdle()
  }

  private func run(_ stream: Stream) {
    countsAsOver = false
    let inner = InnerSubscriber(self)
    switch policy {
    case .replace: current = inner
    case .race: rivals.append(inner)
    case .wait, .drop: if pace.isPulled { current = inner }
    }
    stream.subscribe(inner, in: world)
    guard pace.isPulled else { return }
    inner.request()
    if isCancelled { inner.cancelTask() }
  }

  /// Returns the stream to run for a value, or fails if there is none.
  private func stream(of value: Value) -> Stream? {
    if checksOnArrival || transformsOnArrival, case .stream(let stream) = value { return stream }
    return makeStream(of: value)
  }

  private func makeStream(of value: Value) -> Stream? {
    do throws(ErrorValue) {
      let stream = try transformed(value).asStream(in: dialect)
      if isShown, !checksOnArrival { show(stream) }
      return stream
    } catch {
      fail(transform?.explained(error, value) ?? error)
      return nil
    }
  }

  private func show(_ stream: Stream) {
    if let recorder = world.recorder { isShown = recorder.emitted(stream, to: self, in: world) }
  }

  private func transformed(_ value: Value) throws(ErrorValue) -> Value {
    guard let transform else { return value }
    if case .accumulate(let accumulated) = feedback { return try transform.call(accumulated, value) }
    return try transform.call(value)
  }

  /// Decides a race for the inner stream with the first event.
  private func decide(for inner: InnerSubscriber) {
    guard case .race = policy, !isDecided else { return }
    isDecided = true
    let others = rivals
    rivals = []
    for other in others where other !== inner { other.dispose() }
    running = 1
  }

  /// Receives an error. If values are requested one by one, the failure of an inner stream does not cancel the outer
  /// stream, which continues unheard (OpenCombine's FlatMap).
  override func error(_ error: ErrorValue, from inner: InnerSubscriber) {
    if pace == .demanded, world.delivery != .ofElement, !isDisposed, let outer = upstream {
      upstream = nil
      world.keep(outer)
    }
    fail(error)
  }

  override func next(_ value: Value, from inner: InnerSubscriber) {
    decide(for: inner)
    switch feedback {
    case .none: break
    case .accumulate: feedback = .accumulate(value)
    case .expand: return offer(value)
    }
    send(value)
  }

  override func completed() {
    guard !isDisposed else { return }
    isOuterCompleted = true
    // RxSwift leaves it first, unless inner streams wait.
    if dialect.rules.innerStreamsLeftFirst == .all, limit == .max || !waits { letGoOfUpstream() }
    completeIfIdle()
    letGoOfUpstream()
  }

  override func completed(from inner: InnerSubscriber) {
    decide(for: inner)
    if case .replace = policy {
      guard inner === current else { return }
    }
    current = nil
    running -= 1
    if depth < Self.deepest { runWaiting() }
    requestNext()
    completeIfIdle()
  }

  /// Receives an interruption. It counts as a completion, unless other streams are dropped or left for the inner one.
  override func interrupted(from inner: InnerSubscriber) {
    switch policy {
    case .drop, .race: interrupt()
    case .wait, .replace: if endsWhenInterrupted { interrupt() } else { completed(from: inner) }
    }
  }

  private func runWaiting() {
    depth += 1
    while !isDisposed, !isFull, let value = waiting.popFirst() { start(value) }
    // The last stream of a list ends all: RxSwift leaves it after the end has been passed on.
    if isOfList, limit == 1, waiting.isEmpty, dialect.rules.innerStreamsLeftFirst == .all { goesOnWhenOver = false }
    depth -= 1
  }

  private func completeIfIdle() {
    if isOuterCompleted, running == 0 || countsAsOver, waiting.isEmpty { complete() }
  }

  override func cleanUp() {
    for index in interruptions.indices { world.scheduler.cancel(&interruptions[index]) }
    waiting.removeAll()
    current = nil
    rivals = []
    super.cleanUp()
  }

  override var treatment: Treatment {
    let word = if case .accumulate = feedback { Treatment.addedUp } else { "passed on" }
    let loss =
      switch policy {
      case .wait: limit < .max ? Treatment.takingTurns.loss : Treatment.notRun
      case .drop: "dropped it"
      case .replace: "replaced it"
      case .race: "dropped it, as another stream had won"
      }
    return Treatment(.flattening, word, loss: loss)
  }

  override var holds: [Holding] {
    let queued: [Holding] = .init("queued", waiting.elements)
    guard case .accumulate(let value) = feedback else { return queued }
    return queued + [Holding("accumulated", [value])]
  }
}
