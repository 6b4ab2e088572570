extension Operator {
  static let exhaustMap = Operator(
    "exhaustMap", elsewhere: ["ReactiveSwift": "flatMap(.throttle)", "RxSwift": "flatMapFirst"],
    theme: .flattening, [.function("project", 1)],
    summary: "Runs the stream that the closure makes of a value; values that come while it runs are dropped.",
    details: "Completes when the source and the stream that runs have; the first error ends all.",
    keywords: ["double tap", "login"],
    example: "interval(500ms).take(5).exhaustMap { n in timer(1200ms).map { n } }"
  ) { call throws(ErrorValue) in try flattening(call, .drop, try call.closure(0)) }
}
