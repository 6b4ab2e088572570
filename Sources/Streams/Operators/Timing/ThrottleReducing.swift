extension Operator {
  static let throttleReducing = Operator(
    "throttleReducing", theme: .timing, flow: .result,
    [.duration("interval"), .function("reducing", 2), .value("clock").optional],
    summary: "Sends what the closure makes of the elements of an interval, when an element comes after it.",
    details:
      "The closure is given the result so far, nil at first, and the element. The end sends what is held when its interval is over; an error loses it. Version 1.1 writes _throttle.",
    example:
      "dialect(\"asyncsequence\")\ninterval(100ms).prefix(9)._throttle(for: .milliseconds(250), reducing: { ($0 ?? 0) + $1 })"
  ) { call throws(ErrorValue) in
    let interval = try call.nonNegativeDuration(0)
    guard let reduce = call.function(1) else { throw ErrorValue("a closure is needed", place: call.place) }
    return try call.subscribing { subscriber, world in
      ThrottlePulledSubscriber(subscriber, world, interval) { held, value throws(ErrorValue) in
        try reduce.call(held ?? .nil, value)
      }
    }
  }
}
