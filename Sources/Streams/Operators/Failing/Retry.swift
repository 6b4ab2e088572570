extension Operator {
  static let retry = Operator(
    "retry", in: .rac,
    elsewhere: [
      "ReactiveObjC": "-retry:", "ReactiveSwift": "retry(upTo:)", "RxSwift": "retry(n + 1)", "Combine": "retry",
    ],
    theme: .failing, [.int("count").optional],
    summary: "On an error, subscribes again, at most so many times (重试).",
    details:
      "retry(2) is three attempts; without a count, or with 0, it never gives up. Values of failed attempts stay. The new attempt begins one turn later.",
    example: "cold(\"-a#\").retry(1)"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let count = try call.count(0)
    return call.stream { subscriber, world in
      let operation = AgainSubscriber(subscriber, world, source, on: .error, times: count == 0 ? nil : count)
      source.subscribe(operation, in: world)
    }
  }

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
}

/// RAC's retry and repeat: subscribes again when the stream ends in one way (`subscribeForever`, RACSignal+Operations.m): in a later turn, so
/// that the call that ended it has returned.
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
    world.chargeOperator(4)
    // An attempt counts as an event, or endless empty ones would never meet a budget.
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
