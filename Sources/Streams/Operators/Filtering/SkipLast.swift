extension Operator {
  static let skipLast = Operator(
    "skipLast",
    theme: .filtering, [.int("count")],
    summary: "Drops the last values: each is sent when the given number of others has come after it.",
    example: "from([1, 2, 3, 4]).skipLast(2)"
  ) { call throws(ErrorValue) in
    let count = max(0, call.int(0) ?? 0)
    return try call.subscribing { subscriber, world in
      LastValuesSubscriber(subscriber, world, count, sendsOlder: true)
    }
  }
}
