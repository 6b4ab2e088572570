extension Operator {
  static let attempt = Operator(
    "attempt",
    elsewhere: ["ReactiveObjC": "-try:", "RxJS": "tap", "Combine": "tryMap"],
    theme: .failing, [.function("action", 1)],
    summary: "Passes each value on after a call of the closure, whose error is the stream's error.",
    details: "The result of the closure is ignored.",
    example: "from([1, 2, 0]).reactiveswift.attempt { 6 / $0 }"
  ) { call throws(ErrorValue) in
    try attempting(call, try call.closure(0)) { action, value throws(ErrorValue) in
      _ = try action.call(value)
      return value
    }
  }
}
