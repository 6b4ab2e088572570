extension Operator {
  static let single = Operator(
    "single", elsewhere: ["RxSwift": "single"],
    theme: .filtering, [.function("predicate", 1).optional],
    summary: "Sends the only value, or the only one for which the closure says true, when the stream completes.",
    details: "It fails when a second one comes, and when there was none.",
    example: "from([1, 2, 3]).single { $0 == 2 }"
  ) { call throws(ErrorValue) in
    let predicate = call.optionalClosure(0)
    let messages = call.dialect.rules.messages
    return try call.subscribing { subscriber, _ in
      LastSubscriber(subscriber, predicate?.forSubscription(), nil, single: messages)
    }
  }
}
