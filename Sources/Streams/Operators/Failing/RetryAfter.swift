extension Operator {
  static let retryRx = Operator(
    "retry", in: .rxjs, elsewhere: ["RxSwift": "retry(n + 1)", "Combine": "retry"],
    theme: .failing,
    [.int("count").optional, Parameter("delay", .durationOrFunction).optional, .bool("resetOnSuccess").optional],
    summary: "On an error, subscribes again, at most so many times.",
    details:
      "retry(2) is three attempts, retry(0) none but the first (RAC: for ever). 'delay:' is a time, or a closure that is given the error and the number of the retry and gives a stream: its first value begins the next attempt, its completion without one completes. 'resetOnSuccess: true' counts anew after a value.",
    example: "cold(\"-a#\").rxjs.retry(count: 2, delay: 300ms)"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let count = call.int(0)
    if let count, count <= 0 { return source }
    let pause = try call.pause(1)
    let resets = call.bool(2) ?? false
    let dialect = call.dialect
    return call.stream { subscriber, world in
      RunningAgainSubscriber(subscriber, world, source, on: .error, times: count, pause, resets: resets, dialect).run()
    }
  }

  static let repeatRx = Operator(
    "repeat", in: .rxjs,
    theme: .failing, [.int("count").optional, Parameter("delay", .durationOrFunction).optional],
    summary: "On completion, subscribes again: so many runs in all, or for ever.",
    details:
      "repeat(0) is empty. 'delay:' is a time, or a closure that is given the number of the run that has ended and gives a stream: its first value begins the next run, its completion without one completes. An error ends it. (RAC: the next run begins one turn later.)",
    example: "cold(\"-a|\").rxjs.repeat(count: 3, delay: 300ms)"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let runs = call.int(0)
    if let runs, runs <= 0 { return EmptyStream.shared() }
    let pause = try call.pause(1)
    let dialect = call.dialect
    return call.stream { subscriber, world in
      let times = runs.map { $0 - 1 }
      RunningAgainSubscriber(subscriber, world, source, on: .completed, times: times, pause, resets: false, dialect)
        .run()
    }
  }
}

/// What lies between two runs.
private enum Pause {
  case none
  case time(Int)
  case stream(Function)
}

extension Call {
  fileprivate func pause(_ index: Int) throws(ErrorValue) -> Pause {
    switch value(index) {
    case .duration(let nanoseconds)?: .time(nanoseconds)
    case .function(let function)?: .stream(function)
    case .stream(let stream)?: .stream(ConstantFunction(.stream(stream)))
    default: .none
    }
  }
}

/// RxJS `retry` and `repeat`: runs again inside the call that ended the run before, but for one that ended while it
/// was being subscribed, whose call returns first.
private final class RunningAgainSubscriber: CombiningSubscriber {
  private let world: World
  private let source: Stream
  private let end: EventBox.Kind
  private let times: Int?
  private let pause: Pause
  private let resets: Bool
  private let dialect: Dialect
  private var count = 0
  private var timer: Timer = -1
  private var isSubscribing = false
  private var isDue = false
  /// The run that has ended, as long as it is not left.
  private var ended: Subscriber?

  init(
    _ downstream: Subscriber, _ world: World, _ source: Stream, on end: EventBox.Kind, times: Int?, _ pause: Pause,
    resets: Bool, _ dialect: Dialect
  ) {
    self.world = world
    self.source = source
    self.end = end
    self.times = times
    self.pause = pause
    self.resets = resets
    self.dialect = dialect
    super.init(downstream)
  }

  func run() {
    repeat {
      isDue = false
      isSubscribing = true
      source.subscribe(self, in: world)
      isSubscribing = false
      // A run counts as an event, or endless empty ones would never meet a budget.
    } while isDue && !isDisposed && world.countEvent(by: source.displayName)
  }

  override func next(_ value: Value) {
    if resets { count = 0 }
    send(value)
  }

  override func error(_ error: ErrorValue) {
    guard !isDisposed else { return }
    if end == .error, hasRunsLeft { again(after: error) } else { fail(error) }
  }

  override func completed() {
    guard !isDisposed else { return }
    if end == .completed, hasRunsLeft { again(after: nil) } else { complete() }
  }

  private var hasRunsLeft: Bool {
    count += 1
    return times.map { count <= $0 } ?? true
  }

  /// RxJS: `repeat` leaves the run that has ended before the pause, `retry` when the pause has begun.
  private func again(after error: ErrorValue?) {
    if end == .completed { letGoOfUpstream() }
    ended = upstream
    upstream = nil
    pauseAndRun(after: error)
    leaveEnded()
  }

  private func leaveEnded() {
    let run = ended
    ended = nil
    run?.dispose()
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
    leaveEnded()
    if isSubscribing {
      isDue = true
    } else if world.countEvent(by: source.displayName) {
      run()
    }
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
    leaveEnded()
    super.cleanUp()
  }
}
