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
