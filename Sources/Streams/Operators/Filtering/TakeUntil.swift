extension Operator {
  static let takeUntil = Operator(
    "takeUntil", in: .rac,
    elsewhere: [
      "ReactiveSwift": "take(until:)", "RxJS": "takeUntil", "RxSwift": "take(until:)",
      "Combine": "prefix(untilOutputFrom:)",
    ],
    theme: .filtering, [.stream("trigger")],
    summary: "Passes values on until the trigger sends a value or completes.",
    details:
      "The trigger is subscribed first: one that fires at once ends the stream before the source is subscribed. The trigger's error is ignored.",
    example: "interval(1s).takeUntil(timer(2500ms))"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let trigger = try call.stream(0)
    let rules = call.dialect.rules
    return call.stream { subscriber, world in
      let operation = TakeUntilSubscriber(subscriber).leaves(by: rules)
      let early = rules.teardownOrder == .fromBelow ? InnerSubscriber(operation, index: 0) : nil
      trigger.subscribe(InnerSubscriber(operation, index: 1), in: world)
      guard !operation.isDisposed else { return }
      source.subscribe(early ?? InnerSubscriber(operation, index: 0), in: world)
    }
  }

  static let takeUntilRx = Operator(
    "takeUntil", in: .rxjs,
    elsewhere: [
      "RxSwift": "take(until:)", "Combine": "prefix(untilOutputFrom:)", "ReactiveObjC": "-takeUntil:",
      "ReactiveSwift": "take(until:)",
    ],
    theme: .filtering, [.stream("notifier")],
    summary: "Passes values on until the notifier sends a value; its completion means nothing.",
    details:
      "The notifier is subscribed first: one that sends at once ends the stream before the source is subscribed. Its completion means nothing, its error passes.",
    example: "interval(1s).rxjs.takeUntil(timer(2500ms))"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let notifier = try call.stream(0)
    let rules = call.dialect.rules
    return call.stream { subscriber, world in
      let operation = TakeUntilNotifiedSubscriber(subscriber).leaves(by: rules)
      notifier.subscribe(InnerSubscriber(operation), in: world)
      if rules.teardownOrder == .asAdded { operation.countAsAddedNow() }
      if !operation.isDisposed || rules.subscribesToAllStreams { source.subscribe(operation, in: world) }
    }
  }
}

private final class TakeUntilNotifiedSubscriber: CombiningSubscriber {
  override func next(_ value: Value, from inner: InnerSubscriber) { complete() }
  override func completed(from inner: InnerSubscriber) {}
  override func interrupted(from inner: InnerSubscriber) {}
}

private final class TakeUntilSubscriber: CombiningSubscriber {
  override func next(_ value: Value, from inner: InnerSubscriber) {
    if inner.index == 0 { send(value) } else { complete() }
  }

  override func error(_ error: ErrorValue, from inner: InnerSubscriber) {
    if inner.index == 0 { fail(error) }
  }

  override func interrupted(from inner: InnerSubscriber) {
    if inner.index == 0 { interrupt() }
  }
}
