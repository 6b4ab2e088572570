extension Operator {
  static let takeUntilBlock = Operator(
    "takeUntilBlock", elsewhere: ["ReactiveObjC": "-takeUntilBlock:", "RxSwift": "take(until:)"],
    theme: .filtering, [.function("predicate", 1)],
    summary: "Passes values on until the closure says true; that value is not sent and completes.",
    example: "from([1, 2, 3]).takeUntilBlock { $0 == 2 }"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let predicate = try call.closure(0)
    return call.stream { subscriber, world in
      source.subscribe(TakeWhileSubscriber(subscriber, predicate.forSubscription(), continues: false), in: world)
    }
  }
}
