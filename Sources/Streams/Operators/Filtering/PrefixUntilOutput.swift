extension Operator {
  static let prefixUntilOutput = Operator(
    "prefixUntilOutput",
    elsewhere: [
      "Combine": "prefix(untilOutputFrom:)", "ReactiveObjC": "-takeUntil:", "RxJS": "takeUntil",
      "RxSwift": "take(until:)", "ReactiveSwift": "take(until:)",
    ],
    theme: .filtering, [.stream("publisher")],
    summary: "Passes values on until the other stream sends its first value; the end of that stream means nothing.",
    details:
      "The other stream is subscribed first; its completion and its error mean nothing. Only its first value is asked for: after that it is not cancelled, and goes on until it ends.",
    example: "interval(1s).combine.prefix(untilOutputFrom: timer(2500ms))"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let trigger = try call.stream(0)
    return call.stream { subscriber, world in
      let operation = PrefixUntilOutputSubscriber(subscriber)
      operation.listen(to: trigger, in: world)
      if !operation.isDisposed { source.subscribe(operation, in: world) }
    }
  }
}

private final class PrefixUntilOutputSubscriber: TriggeredSubscriber {
  override func triggered() { complete() }
}
