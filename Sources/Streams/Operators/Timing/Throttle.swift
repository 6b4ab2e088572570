extension Operator {
  /// RAC's throttle, which is RxJS's `debounceTime`.
  static let throttle = Operator(
    "throttle", also: ["debounceTime"], in: .rac,
    elsewhere: [
      "ReactiveObjC": "-throttle:", "ReactiveSwift": "debounce", "RxSwift": "debounce", "Combine": "debounce",
      "RxJS": "debounceTime",
    ],
    theme: .timing, [.duration("interval"), .function("when", 1).optional],
    summary: "Waits until no value has come for a while, then sends the last one (节流).",
    details:
      "Each value starts the wait anew. Completion sends the value that waits at once; an error loses it. With 'when:' only values for which it says true wait; others pass at once and drop the one that waits.",
    keywords: ["节流", "防抖", "截流", "typing", "search field"],
    example: "cold(\"ab--c|\").throttle(150ms)"
  ) { call throws(ErrorValue) in
    let interval = try call.nonNegativeDuration(0)
    let predicate = call.function(1)
    return try call.subscribing { subscriber, world in
      ThrottleSubscriber(
        subscriber, world, interval, when: predicate, letsTimerRun: call.dialect.rules.debounceLetsItsTimerRun)
    }
  }
}

/// Sends a value when the timer that it arms anew fires (RACSignal+Operations.m throttle, RxJS `debounceTime`).
final class ThrottleSubscriber: OperatorSubscriber {
  private let world: World
  private let interval: Int
  private let predicate: Function?
  private let discardsAtCompletion: Bool
  private let letsTimerRun: Bool
  /// The instant at which the pending value is due.
  private var deadline = 0
  private var pending: Value?
  private var timer: Timer = -1

  /// - Parameters:
  ///   - interval: The time that a value waits, in nanoseconds.
  ///   - predicate: Whether a value waits; without one all do.
  ///   - discardsAtCompletion: Whether completion drops the pending value (Combine) or sends it first.
  ///   - letsTimerRun: Whether values leave the timer as it is, which is then armed for the rest of the time.
  init(
    _ downstream: Subscriber, _ world: World, _ interval: Int, when predicate: Function? = nil,
    discardsAtCompletion: Bool = false, letsTimerRun: Bool = false
  ) {
    // Only one queue of all timers depends on when a timer was armed last.
    self.letsTimerRun = letsTimerRun && world.scheduler.ties.isOneQueue
    self.world = world
    self.interval = interval
    self.predicate = predicate
    self.discardsAtCompletion = discardsAtCompletion
    super.init(downstream)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    do throws(ErrorValue) {
      guard try predicate?.test(value) ?? true else {
        world.scheduler.cancel(&timer)
        pending = nil
        return send(value)
      }
    } catch {
      return fail(error)
    }
    // The predicate may have ended the subscription.
    guard !isDisposed else { return }
    pending = value
    guard letsTimerRun else { return world.scheduler.rearm(&timer, self, after: interval) }
    deadline = world.scheduler.now.addingSaturated(interval)
    if timer < 0 { timer = world.scheduler.arm(self, after: interval) }
  }

  override func fire(_ token: Int32) {
    timer = -1
    let rest = letsTimerRun ? deadline - world.scheduler.now : 0
    if rest > 0 { return timer = world.scheduler.arm(self, after: rest) }
    sendPending()
  }

  private func sendPending() {
    guard let value = pending else { return }
    pending = nil
    send(value)
  }

  override func completed() {
    guard !isDisposed else { return }
    world.scheduler.cancel(&timer)
    if !discardsAtCompletion { sendPending() }
    complete()
  }

  override func cleanUp() {
    world.scheduler.cancel(&timer)
    pending = nil
  }

  override var treatment: Treatment { Treatment(.holding, "held back") }
  override var holds: [Holding] { .init("pending", pending) }
}

extension Operator {
  static let throttleRx = Operator(
    "throttle", in: .rxjs, elsewhere: ["RxSwift": "throttle", "Combine": "throttle"],
    theme: .timing,
    [
      Parameter("durationSelector", .durationOrFunction), Parameter("leading", .bool).optional,
      Parameter("trailing", .bool).optional,
    ],
    summary: "Sends a value, then none until the closure's stream sends.",
    details:
      "A duration in place of the closure is throttleTime. With 'trailing: true' the last value of that time is sent at its end and begins the next one; with 'leading: false' a first value is not sent at once. A trailing value is sent before completion.",
    keywords: ["rate limit", "double tap"],
    example: "interval(400ms).take(6).rxjs.throttle { x in timer(1s) }"
  ) { call throws(ErrorValue) in
    try throttling(call, try call.debounceWindow(0))
  }

  static func throttling(_ call: Call, _ length: DebounceWindow) throws(ErrorValue) -> Stream {
    let dialect = call.dialect
    let isLeading = call.bool(1) ?? true
    let isTrailing = call.bool(2) ?? false
    return try call.subscribing { subscriber, world in
      LeadingThrottleSubscriber(
        subscriber, world, length, dialect, isLeading: isLeading, isTrailing: isTrailing)
    }
  }
}

/// Sends a value, then none until the window ends (RxJS `throttle`).
final class LeadingThrottleSubscriber: DebounceWindowSubscriber {
  private let isLeading: Bool
  private let isTrailing: Bool
  private var pending: Value?
  private var isCompleted = false

  init(
    _ downstream: Subscriber, _ world: World, _ length: DebounceWindow, _ dialect: Dialect, isLeading: Bool,
    isTrailing: Bool
  ) {
    self.isLeading = isLeading
    self.isTrailing = isTrailing
    super.init(downstream, world, length, dialect)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    pending = value
    guard !isInWindow else { return }
    if isLeading { sendPending() } else { beginWindow(for: value, isKnownAtOnce: false) }
  }

  private func sendPending() {
    guard let value = pending else { return }
    pending = nil
    send(value)
    // RxJS also opens a window after the last value that is wanted: it subscribes and leaves at once.
    if !isCompleted { beginWindow(for: value, isKnownAtOnce: false) }
  }

  override func windowElapsed() {
    endWindow()
    guard isTrailing else { return }
    sendPending()
    if isCompleted { complete() }
  }

  override func windowCompleted() {
    forgetWindow()
    if isCompleted { complete() }
  }

  override func completed() {
    guard !isDisposed else { return }
    isCompleted = true
    if !(isTrailing && pending != nil && isInWindow) { complete() }
    letGoOfUpstream()
  }

  override func cleanUp() {
    pending = nil
    super.cleanUp()
  }

  override var treatment: Treatment {
    isTrailing
      ? Treatment(.holding, "held back")
      : .pausing
  }
  override var holds: [Holding] { .init("pending", pending) }
}
