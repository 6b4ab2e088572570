extension Operator {
  static let attempt = Operator(
    "attempt", theme: .failing, [.function("action", 1)],
    summary: "Calls the closure with each value and passes the value on; an error in the closure is the stream's error.",
    details: "The result of the closure is ignored.",
    example: "from([1, 2, 0]).reactiveswift.attempt { 6 / $0 }"
  ) { call throws(ErrorValue) in
    try attempting(call, try call.closure(0)) { action, value throws(ErrorValue) in
      _ = try action.call(value)
      return value
    }
  }
}
