extension Operator {
  static let aggregate = Operator(
    "aggregate",
    elsewhere: [
      "ReactiveObjC": "-aggregateWithStart:reduce:", "RxSwift": "reduce", "Combine": "reduce", "RxJS": "reduce",
    ],
    theme: .transforming, [.value("start"), .function("reduce", 2)],
    summary: "Sends the accumulation once, when the stream completes.",
    details: "An empty stream sends the start; an error loses what was accumulated.",
    example: "from([1, 2, 3]).aggregate(0) { sum, x in sum + x }"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let start = call.value(0) ?? .nil
    let reduce = try call.closure(1, taking: 2)
    return call.stream { subscriber, world in
      source.subscribe(AggregateSubscriber(subscriber, start, reduce.forSubscription()), in: world)
    }
  }

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

final class AggregateSubscriber: AccumulatingSubscriber {
  override func join(_ program: ColumnProgram) -> Bool {
    guard accumulate(in: program) != nil else { return false }
    program.value = nil
    return true
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    _ = accumulate(value)
  }

  override func completed() {
    guard !isDisposed else { return }
    if let accumulated { send(accumulated) }
    complete()
  }
}
