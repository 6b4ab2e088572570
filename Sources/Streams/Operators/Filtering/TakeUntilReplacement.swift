extension Operator {
  static let takeUntilReplacement = Operator(
    "takeUntilReplacement", elsewhere: ["ReactiveSwift": "take(untilReplacement:)"],
    theme: .filtering, [.stream("replacement")],
    summary: "Passes values on until the replacement sends any event, which then takes over.",
    details: "The receiver's error passes, its completion does not.",
    example: "interval(1s).takeUntilReplacement(timer(2500ms).map { \"late\" })"
  ) { call throws(ErrorValue) in
    try replacing(call)
  }

  static let takeUntilReplacementStarted = Operator(
    "takeUntilReplacement", theme: .filtering, [.stream("replacement")],
    summary: "Passes values on until the replacement sends any event, which then takes over.",
    details:
      "The receiver's error or interruption passes, its completion does not. A replacement that sends at once without ending does not keep the source from being started, but nothing of it is heard.",
    example: "interval(1s).reactiveswift.take(untilReplacement: timer(2500ms).map { \"late\" })"
  ) { call throws(ErrorValue) in try replacing(call, startsUnheard: true) }

  /// - Parameter startsUnheard: Whether a source that was replaced before it began is subscribed and left at once.
  private static func replacing(_ call: Call, startsUnheard: Bool = false) throws(ErrorValue) -> Stream {
    let source = try call.source()
    let replacement = try call.stream(0)
    return call.stream { subscriber, world in
      let operation = TakeUntilReplacementSubscriber(subscriber)
      replacement.subscribe(InnerSubscriber(operation, index: 1), in: world)
      guard !operation.isDisposed, !operation.isReplaced || startsUnheard else { return }
      let original = InnerSubscriber(operation, index: 0)
      operation.original = original
      source.subscribe(original, in: world)
      if operation.isReplaced { original.dispose() }
    }
  }
}

private final class TakeUntilReplacementSubscriber: CombiningSubscriber {
  var original: InnerSubscriber?
  var isReplaced = false

  override func next(_ value: Value, from inner: InnerSubscriber) {
    if inner.index == 1 { replace() } else if isReplaced { return }
    send(value)
  }

  override func error(_ error: ErrorValue, from inner: InnerSubscriber) {
    if inner.index == 1 || !isReplaced { fail(error) }
  }

  override func interrupted(from inner: InnerSubscriber) {
    if inner.index == 1 || !isReplaced { interrupt() }
  }

  override func completed(from inner: InnerSubscriber) {
    if inner.index == 1 { complete() }
  }

  private func replace() {
    isReplaced = true
    original?.dispose()
    original = nil
  }

  override func cleanUp() {
    original = nil
    super.cleanUp()
  }
}
