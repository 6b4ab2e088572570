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
