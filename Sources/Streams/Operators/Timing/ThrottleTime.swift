extension Operator {
  static let throttleTime = Operator(
    "throttleTime",
    elsewhere: [
      "ReactiveSwift": "throttle", "RxSwift": "throttle", "Combine": "throttle",
      "AsyncSequence": "_throttle(for:latest:)",
    ],
    theme: .timing,
    [.duration("duration"), Parameter("leading", .bool).optional, Parameter("trailing", .bool).optional],
    summary: "Sends a value, then none for the given time.",
    details:
      "With 'trailing: true' the last value of that time is sent at its end and begins the next one; with 'leading: false' a first value is not sent at once. A trailing value is sent before completion.",
    keywords: ["rate limit", "double tap"],
    example: "interval(400ms).take(6).throttleTime(1s)"
  ) { call throws(ErrorValue) in try throttling(call, .time(call.duration(0) ?? 0)) }
}
