/// RAC's retry and repeat: subscribes again after one kind of end (`subscribeForever`, RACSignal+Operations.m), in a
/// later turn, so that the call that ended the stream has returned.
final class AgainSubscriber: OperatorSubscriber {
  private let world: World
  private let source: Stream
  private let end: EventBox.Kind
  private var remaining: Int?
  private var timer: Timer = -1

  init(_ downstream: Subscriber, _ world: World, _ source: Stream, on end: EventBox.Kind, times: Int?) {
    self.world = world
    self.source = source
    self.end = end
    remaining = times
    super.init(downstream)
  }

  override func error(_ error: ErrorValue) {
    guard !isDisposed else { return }
    if end != .error || !goesOn() { fail(error) }
  }

  override func completed() {
    guard !isDisposed else { return }
    if end != .completed || !goesOn() { complete() }
  }

  private func goesOn() -> Bool {
    if let remaining {
      guard remaining > 0 else { return false }
      self.remaining = remaining - 1
    }
    letGoOfUpstream()
    world.chargeOperator(.repetition)
    // An attempt counts as an event, because endless empty ones would never exceed another budget.
    guard world.countEvent(by: source.displayName) else { return true }
    timer = world.scheduler.arm(self, after: 0)
    return true
  }

  override func fire(_ token: Int32) {
    timer = -1
    source.subscribe(self, in: world)
  }

  override func cleanUp() { world.scheduler.cancel(&timer) }
}

/// The pause between two runs.
enum Pause {
  case none
  case time(Int)
  case stream(Function)
}

/// RxJS `retry` and `repeat`: runs again during the call that ended the run before. If that ended during its
/// subscribing call, the next run begins after the call.
final class RunningAgainSubscriber: RepeatedRunSubscriber {
  private let end: EventBox.Kind
  private let times: Int?
  private let pause: Pause
  private let resets: Bool
  private let dialect: Dialect
  private var count = 0
  private var timer: Timer = -1
  /// The runs that have ended, until they are left.
  private var ended: [Subscriber] = []
  /// Whether a run is left when the call has returned that subscribed to the next one (ReactiveSwift).
  private var leavesLate: Bool { dialect.rules.teardownOrder == .fromBelow }

  init(
    _ downstream: Subscriber, _ world: World, _ source: Stream, on end: EventBox.Kind, times: Int?, _ pause: Pause,
    resets: Bool, _ dialect: Dialect
  ) {
    self.end = end
    self.times = times
    self.pause = pause
    self.resets = resets
    self.dialect = dialect
    super.init(downstream, world, source)
  }

  override func next(_ value: Value) {
    if resets { count = 0 }
    send(value)
  }

  override func error(_ error: ErrorValue) {
    guard !isDisposed else { return }
    if end == .error, hasRunsLeft { again(after: error) } else { fail(error, dialect.rules) }
  }

  override func completed() {
    guard !isDisposed else { return }
    if end == .completed, hasRunsLeft { again(after: nil) } else { complete() }
  }

  private var hasRunsLeft: Bool {
    count += 1
    return times.map { count <= $0 } ?? true
  }

  /// Runs again. In RxJS `repeat` leaves the last run before the pause, and `retry` after the pause has begun.
  private func again(after error: ErrorValue?) {
    if end == .completed, !leavesLate { letGoOfUpstream() }
    if let upstream { ended.append(upstream) }
    upstream = nil
    pauseAndRun(after: error)
    if !leavesLate || !isDue { leaveEnded() }
  }

  override func run() {
    super.run()
    leaveEnded()
  }

  private func leaveEnded() {
    while let run = ended.popLast() { run.dispose() }
  }

  private func pauseAndRun(after error: ErrorValue?) {
    switch pause {
    case .none: runNext()
    case .time(let nanoseconds): timer = world.scheduler.arm(self, after: nanoseconds)
    case .stream(let function):
      do throws(ErrorValue) {
        let arguments: [Value] = error.map { [$0.thrown(in: dialect), .int(count)] } ?? [.int(count)]
        let notifier = try function.call(arguments).asStream(in: dialect)
        notifier.subscribe(InnerSubscriber(self), in: world)
      } catch {
        fail(function.explained(error))
      }
    }
  }

  private func runNext() {
    if !leavesLate { leaveEnded() }
    runAgain()
  }

  override func next(_ value: Value, from inner: InnerSubscriber) {
    inner.dispose()
    runNext()
  }

  override func fire(_ token: Int32) {
    timer = -1
    runNext()
  }

  override func cleanUp() {
    world.scheduler.cancel(&timer)
    if !leavesLate { leaveEnded() }
    super.cleanUp()
  }
}
