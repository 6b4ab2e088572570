extension Operator {
  static let delay = Operator(
    "delay", in: .rac, elsewhere: ["ReactiveObjC": "-delay:", "RxSwift": "delay", "Combine": "delay"],
    theme: .timing, [.duration("interval")],
    summary: "Sends each value and the completion so much later (延迟).",
    details: "Errors are not delayed, and values still under way are lost with them. The subscription is not delayed.",
    example: "cold(\"a-b|\").delay(300ms)"
  ) { call throws(ErrorValue) in
    let interval = try call.nonNegativeDuration(0)
    return try call.subscribing { subscriber, world in DelaySubscriber(subscriber, world, interval) }
  }

  static let delayRx = Operator(
    "delay", in: .rxjs, elsewhere: ["RxSwift": "delay", "Combine": "delay"],
    theme: .timing, [.duration("due")],
    summary: "Sends each value so much later.",
    details:
      "Completion is not delayed: it passes at once, but after the values that are still under way (RAC: delayed like them). Errors pass at once, and those values are lost.",
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
  private let delaysErrors: Bool
  private var isCompleted = false

  /// - Parameter delaysCompletion: Whether the completion waits as long as values do; else it waits only for those that
  ///   are still under way.
  /// - Parameter delaysErrors: Whether an error waits as long as values do; else it passes at once.
  init(
    _ downstream: Subscriber, _ world: World, _ interval: Int, delaysCompletion: Bool = true, delaysErrors: Bool = false
  ) {
    self.interval = interval
    self.delaysCompletion = delaysCompletion
    self.delaysErrors = delaysErrors
    super.init(downstream, world)
  }

  override func next(_ value: Value) {
    if !isDisposed { sendLater(.next(value), after: interval) }
  }

  override func error(_ error: ErrorValue) {
    guard delaysErrors else { return fail(error) }
    guard !isDisposed else { return }
    sendLater(.error(error), after: interval)
    letGoOfUpstream()
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

  override func fire(_ token: Int32) {
    super.fire(token)
    if isCompleted, isIdle { complete() }
  }
}
