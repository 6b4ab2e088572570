extension Operator {
  /// RAC's throttle, which is RxJS's `debounceTime`.
  static let throttle = Operator(
    "throttle", also: ["debounceTime"], in: .rac,
    elsewhere: [
      "ReactiveObjC": "-throttle:", "ReactiveSwift": "debounce", "RxSwift": "debounce", "Combine": "debounce",
      "RxJS": "debounceTime",
    ],
    theme: .timing, [.duration("interval"), .function("when", 1).optional],
    summary: "Waits for a quiet spell, then sends the last value (节流; Rx calls it debounce).",
    details:
      "Each value starts the spell anew. Completion sends the value that waits at once; an error loses it. With 'when:' only values for which it says true wait; others pass at once and drop the one that waits.",
    example: "cold(\"ab--c|\").throttle(150ms)"
  ) { call throws(ErrorValue) in
    try debouncing(call, .time(try call.nonNegativeDuration(0)), when: call.function(1))
  }

  static let throttleRx = Operator(
    "throttle", in: .rxjs, elsewhere: ["RxSwift": "throttle", "Combine": "throttle"],
    theme: .timing,
    [
      Parameter("durationSelector", .durationOrFunction), Parameter("leading", .bool).optional,
      Parameter("trailing", .bool).optional,
    ],
    summary: "Sends a value, then none until the closure's stream sends.",
    details:
      "A duration in place of the closure is throttleTime. With 'trailing: true' the last value of such a spell is sent at its end and begins the next one; with 'leading: false' a first value is not sent at once. A trailing value is sent before completion. In RAC throttle is what Rx calls debounceTime.",
    example: "interval(400ms).take(6).rxjs.throttle { x in timer(1s) }"
  ) { call throws(ErrorValue) in
    if let duration = call.duration(0) { return try throttling(call, .time(duration)) }
    return try throttling(call, .stream(try call.closure(0)))
  }
}

extension Call {
  /// A duration that is not below 0s, in nanoseconds.
  func nonNegativeDuration(_ index: Int) throws(ErrorValue) -> Int {
    let nanoseconds = duration(index) ?? 0
    guard nanoseconds >= 0 else {
      throw ErrorValue("a duration cannot be below 0s, this is \(TimeText.format(nanoseconds))", place: place)
    }
    return nanoseconds
  }
}
