extension Operator {
  static let auditTime = Operator(
    "auditTime",
    elsewhere: ["ReactiveSwift": "throttle", "RxSwift": "throttle(latest: true)", "Combine": "throttle(latest: true)"],
    theme: .timing, [.duration("duration")],
    summary: "Once a value has come, waits for the given time, then sends the latest value.",
    details: "The time is not moved by values that come meanwhile (debounceTime: it is). Completion waits for its end.",
    example: "cold(\"ab--cd--|\").auditTime(200ms)"
  ) { call throws(ErrorValue) in try auditing(call, .time(call.duration(0) ?? 0)) }
}
