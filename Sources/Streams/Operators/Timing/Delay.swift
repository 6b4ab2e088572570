extension Operator {
  static let delay = Operator(
    "delay", in: .rac, elsewhere: ["RxSwift": "delay", "Combine": "delay", "RxJS": "delay", "ReactiveSwift": "delay"],
    theme: .timing, [.duration("interval")],
    summary: "Sends each value and the completion later by the given time (延迟).",
    details: "Errors are not delayed, and values still under way are lost with them. The subscription is not delayed.",
    keywords: ["延迟", "延时"],
    example: "cold(\"a-b|\").delay(300ms)"
  ) { call throws(ErrorValue) in
    let interval = try call.nonNegativeDuration(0)
    return try call.subscribing { subscriber, world in DelaySubscriber(subscriber, world, interval) }
  }

  /// ReactiveSwift's delay, which sends every end through the scheduler.
  static let delayOnScheduler = Operator(
    "delay",
    elsewhere: ["ReactiveObjC": "-delay:", "RxJS": "delay"],
    theme: .timing, [.duration("interval")],
    summary: "Sends each value and the completion later by the given time; an end waits for a turn of its own.",
    details:
      "An error or an interruption comes in a later turn of its own instant, and values that are still under way are lost with it. The subscription is not delayed.",
    example: "cold(\"a-b|\").reactiveswift.delay(300ms)"
  ) { call throws(ErrorValue) in
    let interval = try call.nonNegativeDuration(0)
    return try call.subscribing { subscriber, world in
      DelaySubscriber(subscriber, world, interval, endsInLaterTurn: true)
    }
  }

  static let delayRx = Operator(
    "delay", in: .rxjs,
    elsewhere: ["RxSwift": "delay", "Combine": "delay", "ReactiveObjC": "-delay:", "ReactiveSwift": "delay"],
    theme: .timing, [.duration("due")],
    summary: "Sends each value later by the given time; completion comes with the last of them.",
    details:
      "Completion is not delayed: it passes at once, but after the values that are still under way. Errors pass at once, and those values are lost.",
    example: "cold(\"a-b|\").rxjs.delay(300ms)"
  ) { call throws(ErrorValue) in
    let interval = max(0, call.duration(0) ?? 0)
    return try call.subscribing { subscriber, world in
      DelaySubscriber(subscriber, world, interval, delaysCompletion: false)
    }
  }
}

/// Sends each event after a delay, by a timer of its own (RACSignal+Operations.m `delay:`, RxJS `delay`).
final class DelaySubscriber: LaterSubscriber {
  private let interval: Int
  private let delaysCompletion: Bool
  private let endsInLaterTurn: Bool
  private let delaysErrors: Bool
  private var isCompleted = false

  /// - Parameter delaysCompletion: Whether the completion waits as long as values do, or only for pending values.
  /// - Parameter endsInLaterTurn: Whether an error or an interruption comes in a later turn, or at once.
  /// - Parameter delaysErrors: Whether an error waits as long as values do.
  init(
    _ downstream: Subscriber, _ world: World, _ interval: Int, delaysCompletion: Bool = true,
    endsInLaterTurn: Bool = false, delaysErrors: Bool = false
  ) {
    self.endsInLaterTurn = endsInLaterTurn
    self.interval = interval
    self.delaysCompletion = delaysCompletion
    self.delaysErrors = delaysErrors
    super.init(downstream, world)
  }

  override func next(_ value: Value) {
    if !isDisposed { sendLater(.next(value), after: interval) }
  }

  override func completed() {
    guard !isDisposed else { return }
    if delaysCompletion {
      sendLater(.completed, after: interval)
    } else {
      isCompleted = true
      if isIdle { complete() }
    }
    letGoOfUpstream()
  }

  override func error(_ error: ErrorValue) {
    if endsInLaterTurn { return endLater(.error(error)) }
    guard delaysErrors else { return fail(error) }
    guard !isDisposed else { return }
    sendLater(.error(error), after: interval)
    letGoOfUpstream()
  }

  override func interrupted() {
    if endsInLaterTurn { endLater(.interrupted) } else { interrupt() }
  }

  override func fire(_ token: Int32) {
    super.fire(token)
    if isCompleted, isIdle { complete() }
  }
}
