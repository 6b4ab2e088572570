extension Operator {
  static let throttleLatest = Operator(
    "throttleLatest", theme: .timing, [.duration("dueTime"), Parameter("latest", .bool).optional],
    summary: "Sends a value at once, then none for the given time; the last value of that time is sent at its end.",
    details:
      "The value that is sent at the end of such a time begins the next one. With 'latest: false' the values of that time are lost. A completion waits for a value that waits; an error does not, and loses it. A value at the last instant of a time is sent.",
    keywords: ["rate limit", "double tap"],
    example: "interval(400ms).take(6).throttle(1s)"
  ) { call throws(ErrorValue) in
    let span = try call.nonNegativeDuration(0)
    let sendsLatest = call.bool(1) ?? true
    let dialect = call.dialect
    return try call.subscribing { subscriber, world in
      LeadingThrottleSubscriber(
        subscriber, world, .time(span), dialect, isLeading: true, isTrailing: sendsLatest, endsByClock: true)
    }
  }
}
