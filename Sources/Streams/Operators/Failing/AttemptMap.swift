extension Operator {
  /// ReactiveSwift's `attemptMap`.
  static let attemptMap = Operator(
    "attemptMap", elsewhere: ["Combine": "tryMap", "RxSwift": "map"],
    theme: .failing, flow: .result, [.function("transform", 1)],
    summary: "Sends what the closure makes of each value; a failure that it gives or throws is the stream's error.",
    details: "The closure gives a value or a result: .success(…) or .failure(…).",
    example: "from([1, 2, 0]).reactiveswift.attemptMap { 6 / $0 }"
  ) { call throws(ErrorValue) in
    try attempting(call, try call.closure(0)) { transform, value throws(ErrorValue) in
      try transform.call(value).resultValue()
    }
  }
}
