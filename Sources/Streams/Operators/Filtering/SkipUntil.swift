extension Operator {
  static let skipUntil = Operator(
    "skipUntil",
    elsewhere: ["ReactiveSwift": "skip(until:)", "RxSwift": "skip(until:)", "Combine": "drop(untilOutputFrom:)"],
    theme: .filtering, [.stream("notifier")],
    summary: "Drops values until the notifier sends one.",
    details:
      "The notifier is subscribed first and left after its value. Its error passes; when it completes without a value everything is dropped.",
    example: "interval(1s).take(5).skipUntil(timer(2500ms))"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let notifier = try call.stream(0)
    let rules = call.dialect.rules
    return call.stream { subscriber, world in
      let operation = SkipUntilSubscriber(subscriber).leaves(by: rules)
      notifier.subscribe(InnerSubscriber(operation), in: world)
      if rules.teardownOrder == .asAdded { operation.countAsAddedNow() }
      source.subscribe(operation, in: world)
    }
  }
}

final class SkipUntilSubscriber: CombiningSubscriber {
  private let dropsCompletion: Bool
  private var isTaking = false

  /// - Parameter dropsCompletion: Whether a completion is dropped like values.
  init(_ downstream: Subscriber, dropsCompletion: Bool = false) {
    self.dropsCompletion = dropsCompletion
    super.init(downstream)
  }

  override func next(_ value: Value) {
    if isTaking { send(value) }
  }

  override func next(_ value: Value, from inner: InnerSubscriber) {
    inner.dispose()
    isTaking = true
  }

  override func completed() {
    if isTaking || !dropsCompletion { return complete() }
    // It ends without an event that could be received below.
    dispose()
    downstream.letGoOfUpstream()
  }

  override func completed(from inner: InnerSubscriber) {}
}
