extension Operator {
  static let delaySubscription = Operator(
    "delaySubscription",
    elsewhere: ["ReactiveObjC": "+defer: with +timer", "RxSwift": "delaySubscription", "RxJS": "delayWhen"],
    theme: .timing, [.duration("dueTime")],
    summary: "Subscribes later by the given time; the events themselves are not delayed.",
    details: "A subscription that is disposed before that time never begins.",
    example: "interval(1s).take(2).delaySubscription(500ms)"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let delay = try call.nonNegativeDuration(0)
    return call.stream { subscriber, world in
      LaterSubscriptionSubscriber(subscriber, world, source).arm(after: delay)
    }
  }
}
