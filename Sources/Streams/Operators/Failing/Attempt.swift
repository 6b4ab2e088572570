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

  /// ReactiveSwift's `attemptMap`.
  static let attemptMap = Operator(
    "attemptMap", elsewhere: ["Combine": "tryMap", "RxSwift": "map"],
    theme: .failing, [.function("transform", 1)],
    summary: "Sends what the closure makes of each value; a failure that it gives or throws is the stream's error.",
    details: "The closure gives a value or a result: .success(…) or .failure(…).",
    example: "from([1, 2, 0]).reactiveswift.attemptMap { 6 / $0 }"
  ) { call throws(ErrorValue) in
    try attempting(call, try call.closure(0)) { transform, value throws(ErrorValue) in
      try transform.call(value).resultValue()
    }
  }
}

extension Value {
  /// What a result holds: the value of a success; the error of a failure is thrown. Any other value is itself.
  fileprivate func resultValue() throws(ErrorValue) -> Value {
    guard case .event(let event) = self else { return self }
    if event.kind == .error { throw event.value.asError }
    return event.kind == .next ? event.value : self
  }
}
