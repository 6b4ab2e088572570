extension Operator {
  static let delayAll = Operator(
    "delayAll",
    elsewhere: [
      "Combine": "delay(for:tolerance:scheduler:)", "ReactiveObjC": "-delay:", "RxJS": "delay", "RxSwift": "delay",
      "ReactiveSwift": "delay",
    ],
    theme: .timing, [.duration("interval"), .duration("tolerance").optional],
    summary: "Sends each event later by the given time: values, completion and errors.",
    details:
      "An error comes after the values that are under way. The subscription is not delayed. The tolerance changes nothing in virtual time.",
    example: "cold(\"a-b#\").combine.delay(for: 300ms)"
  ) { call throws(ErrorValue) in
    let interval = try call.nonNegativeDuration(0)
    return try call.subscribing { subscriber, world in
      DelaySubscriber(subscriber, world, interval, delaysErrors: true)
    }
  }
}
