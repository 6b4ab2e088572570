extension Operator {
  static let reduce = Operator(
    "reduce", elsewhere: ["ReactiveObjC": "-aggregateWithStart:reduce:", "RxSwift": "reduce", "Combine": "reduce"],
    theme: .transforming, [.function("accumulator", 2), .value("seed").optional],
    summary: "Sends the accumulation once, when the stream completes.",
    details:
      "Without a seed the first value is the first accumulation, and an empty stream sends nothing. An error loses what was accumulated.",
    example: "from([1, 2, 3]).reduce { sum, x in sum + x }"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let accumulator = try call.closure(0, taking: 2)
    let seed = call.value(1)
    return call.stream { subscriber, world in
      // Without a seed the first value has the index 0, but no call.
      let function = accumulator.forSubscription(from: seed == nil ? 1 : 0)
      source.subscribe(AggregateSubscriber(subscriber, seed, function), in: world)
    }
  }
}
