extension Operator {
  static let takeFor = Operator(
    "takeFor",
    elsewhere: ["RxJS": "takeUntil(timer(d))"],
    theme: .filtering, [.duration("duration")],
    summary: "Passes values on for the given time after the subscription, then completes.",
    details: "An end that comes before passes at once.",
    example: "interval(400ms).takeFor(1s)"
  ) { call throws(ErrorValue) in limiting(try call.source(), to: try call.nonNegativeDuration(0), .completion) }
}
