extension Operator {
  static let retry = Operator(
    "retry", in: .rac,
    elsewhere: [
      "ReactiveObjC": "-retry:", "ReactiveSwift": "retry(upTo:)", "RxSwift": "retry(n + 1)", "Combine": "retry",
      "RxJS": "retry",
    ],
    theme: .failing, [.int("count").optional],
    summary: "On an error, subscribes again one turn later, at most the given number of times (重试).",
    details:
      "retry(2) is three attempts; without a count, or with 0, it never gives up. Values of failed attempts stay. The new attempt begins one turn later.",
    keywords: ["重试", "reconnect", "flaky"],
    example: "cold(\"-a#\").retry(1)"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let count = try call.count(0)
    return call.stream { subscriber, world in
      let operation = AgainSubscriber(subscriber, world, source, on: .error, times: count == 0 ? nil : count)
      source.subscribe(operation, in: world)
    }
  }

  static let retryRx = Operator(
    "retry", in: .rxjs,
    elsewhere: ["RxSwift": "retry(n + 1)", "Combine": "retry", "ReactiveObjC": "-retry:"],
    theme: .failing,
    [.int("count").optional, Parameter("delay", .durationOrFunction).optional, .bool("resetOnSuccess").optional],
    summary: "On an error, subscribes again, at most the given number of times.",
    details:
      "retry(2) is three attempts, retry(0) none but the first. 'delay:' is a time, or a closure that is given the error and the number of the retry and gives a stream: its first value begins the next attempt, its completion without one completes. 'resetOnSuccess: true' counts anew after a value.",
    keywords: ["backoff", "reconnect"],
    example: "cold(\"-a#\").rxjs.retry(count: 2, delay: 300ms)"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let count = call.int(0)
    if let count, count <= 0 { return source }
    let pause = call.pause(1)
    let resets = call.bool(2) ?? false
    let dialect = call.dialect
    return call.stream { subscriber, world in
      RunningAgainSubscriber(subscriber, world, source, on: .error, times: count, pause, resets: resets, dialect).run()
    }
  }
}
