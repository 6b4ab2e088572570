extension Operator {
  static let tryMap = Operator(
    "tryMap", elsewhere: ["ReactiveSwift": "attemptMap", "Combine": "tryMap", "RxJS": "map"],
    theme: .failing, flow: .result, [.function("transform", 1)],
    summary: "Sends what the closure makes of each value; nil is an error.",
    details: "An error that the closure throws is the stream's error; without that it is the nil error.",
    example: "from([1, 2, 0]).tryMap { 6 / $0 }"
  ) { call throws(ErrorValue) in
    try attempting(call, try call.closure(0)) { transform, value throws(ErrorValue) in
      let result = try transform.call(value)
      return result.isNil ? nil : result
    }
  }
}
