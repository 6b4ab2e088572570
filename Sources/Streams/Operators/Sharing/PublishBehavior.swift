extension Operator {
  static let publishBehavior = Operator(
    "publishBehavior", elsewhere: ["RxSwift": "multicast(BehaviorSubject)"],
    theme: .sharing, [.value("initialValue")],
    summary: "publish() that tells each subscriber the latest value, first the one given here.",
    example: "interval(1s).take(2).publishBehavior(\"none\").refCount()", makes: .connection
  ) { call throws(ErrorValue) in try publishing(call, .latest(call.value(0) ?? .nil), selector: nil) }
}
