extension Operator {
  static let retryAttempts = Operator(
    "retryAttempts",
    elsewhere: ["ReactiveObjC": "-retry:", "RxJS": "retry", "Combine": "retry", "ReactiveSwift": "retry(upTo:)"],
    theme: .failing, [.int("maxAttemptCount").optional],
    summary: "On an error, subscribes again, until it has made the given number of attempts.",
    details:
      "retry(1) is one attempt and repeats nothing; retry(0) subscribes to nothing and completes. Without a number it never gives up. Values of failed attempts stay.",
    keywords: ["reconnect", "flaky"],
    example: "cold(\"-a#\").retry(2)"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let attempts = call.int(0) == nil ? nil : try call.count(0)
    if attempts == 0 { return EmptyStream() }
    let dialect = call.dialect
    return call.stream { subscriber, world in
      RunningAgainSubscriber(
        subscriber, world, source, on: .error, times: attempts.map { $0 - 1 }, .none, resets: false, dialect
      ).run()
    }
  }
}
