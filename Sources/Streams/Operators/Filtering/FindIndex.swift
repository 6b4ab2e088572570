extension Operator {
  static let findIndex = Operator(
    "findIndex",
    theme: .filtering, flow: .other, [.function("predicate", 1)],
    summary: "Sends the number, from 0, of the first value for which the closure says true; -1 when there is none.",
    example: "from([1, 2, 3, 4]).findIndex { $0 > 2 }"
  ) { call throws(ErrorValue) in
    let predicate = try call.closure(0)
    return try call.subscribing { subscriber, _ in
      FindSubscriber(subscriber, predicate.forSubscription(), sendsIndex: true)
    }
  }
}
