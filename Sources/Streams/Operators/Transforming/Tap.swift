extension Operator {
  static let tap = Operator(
    "tap",
    elsewhere: [
      "ReactiveObjC": "-doNext:, -doError:, -doCompleted:", "ReactiveSwift": "on", "RxSwift": "do",
      "Combine": "handleEvents",
    ],
    theme: .transforming, flow: .same,
    [
      .effect("next", 1).optional, .effect("error", 1).optional, .effect("complete", 0).optional,
      .effect("subscribe", 0).optional, .effect("unsubscribe", 0).optional, .effect("finalize", 0).optional,
    ],
    summary: "Calls closures as events pass: with each value, before an end is passed on, at subscription and after.",
    details:
      "'unsubscribe:' is called on disposal only, 'finalize:' whenever the subscription is over. An error in a closure is the stream's error.",
    keywords: ["side effect", "debug"],
    example: "just(\"hi\").tap { log($0) }"
  ) { call throws(ErrorValue) in
    var stream = try call.source()
    let failed = call.function(1).map { block in
      NativeFunction(parameterCount: 1) { values throws(ErrorValue) in
        try block.call([(values.first ?? .nil).asError.thrownValue])
      }
    }
    stream = observing(stream, Effects(next: call.function(0), error: failed, completed: call.function(2)))
    let unsubscribed = call.function(4)
    let finalized = call.function(5)
    if unsubscribed != nil || finalized != nil {
      let source = stream
      let placing = TeardownPlacing(ofOwn: call.dialect.rules)
      stream = call.stream { subscriber, world in
        let operation = FinalizeSubscriber(subscriber, world, unsubscribed, finalized, placing)
        operation.becomeReadyIfOpen()
        source.subscribe(operation, in: world)
      }
    }
    guard let subscribed = call.function(3) else { return stream }
    return beginning(with: subscribed, stream)
  }
}
