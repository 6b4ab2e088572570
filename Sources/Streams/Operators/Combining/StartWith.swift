extension Operator {
  static let startWith = Operator(
    "startWith",
    elsewhere: [
      "ReactiveSwift": "prefix(value:)", "RxSwift": "startWith", "Combine": "prepend", "AsyncSequence": "chain",
    ],
    theme: .combining, [.values("values")],
    summary: "Sends the values first, then subscribes to the source.",
    example: "interval(1s).take(2).startWith(\"go\")"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    guard case .array(let box)? = call.value(0) else { return source }
    guard call.dialect.rules.subscribesToAllStreams else {
      return concatenating([SequenceStream(box.elements), source], in: call.dialect)
    }
    return call.stream { subscriber, world in
      let operation = OperatorSubscriber(subscriber)
      for element in box.elements where world.countEvent() { operation.send(element) }
      source.subscribe(operation, in: world)
    }
  }
}
