extension Operator {
  static let replayLast = Operator(
    "replayLast", elsewhere: ["RxSwift": "replay(1) + connect"],
    theme: .sharing,
    summary: "Subscribes to the source at once, and tells each subscriber the latest value.",
    example: "let r = cold(\"a-b-c|\").replayLast()\ntimer(250ms).then { r }"
  ) { call throws(ErrorValue) in ReplayStream(try call.source(), capacity: 1, isLazy: false) }
}
