extension Operator {
  static let asSignal = Operator(
    "asSignal", theme: .sharing, [.value("onErrorJustReturn").optional],
    summary: "A stream of events for user interfaces: it delivers on main, never fails, and is shared.",
    details:
      "An error becomes the value that is given, then it completes. Later subscribers receive nothing of the past.",
    example: "cold(\"-a#\").asSignal(\"x\")"
  ) { call throws(ErrorValue) in try driving(call, .none) }
}
