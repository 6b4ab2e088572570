extension Operator {
  static let attempt = Operator(
    "attempt",
    elsewhere: ["ReactiveObjC": "-try:", "RxJS": "tap", "Combine": "tryMap"],
    theme: .failing, [.function("action", 1)],
    summary: "Passes each value on after a call of the closure, whose error is the stream's error.",
    details: "A failure that the closure gives is the error, too; its other results are ignored.",
    example: "from([1, 2, 0]).reactiveswift.attempt { 6 / $0 }"
  ) { call throws(ErrorValue) in
    try attempting(call, try call.closure(0)) { action, value throws(ErrorValue) in
      _ = try action.call(value).resultValue()
      return value
    }
  }
}

extension Value {
  /// Returns the value of a success, throws the error of a failure, and returns any other value itself.
  func resultValue() throws(ErrorValue) -> Value {
    guard case .event(let event) = self else { return self }
    if event.kind == .error { throw event.value.asError }
    return event.kind == .next ? event.value : self
  }
}
