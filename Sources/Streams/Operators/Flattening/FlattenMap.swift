extension Operator {
  static let flattenMap = Operator(
    "flattenMap", also: ["flatMap"], elsewhere: ["ReactiveObjC": "-flattenMap:", "ReactiveSwift": "flatMap(.merge)", "RxSwift": "flatMap", "Combine": "flatMap", "RxJS": "mergeMap"],
    theme: .flattening, [.function("transform", 1)],
    summary: "Runs the stream that the closure makes of each value, all at once, and passes on all their values.",
    details: "It merges: nothing waits and nothing is cancelled. nil is the empty stream. Completes when the source and all inner streams have; the first error ends all.",
    example: "from([2, 1]).flattenMap { n in timer(n * 1s).mapReplace(n) }"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let transform = try call.closure(0)
    let dialect = call.dialect
    return call.stream { subscriber, world in
      source.subscribe(
        FlattenSubscriber(subscriber, world, limit: .max, dialect: dialect, transform.forSubscription()), in: world)
    }
  }
}
