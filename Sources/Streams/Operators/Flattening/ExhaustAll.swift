extension Operator {
  static let exhaustAll = Operator(
    "exhaustAll", also: ["exhaust"],
    elsewhere: ["ReactiveSwift": "flatten(.throttle)", "RxSwift": "flatMapFirst { $0 }"],
    theme: .flattening,
    summary: "Runs a stream that comes as a value; streams that come while it runs are dropped.",
    example: "interval(500ms).take(5).map { n in timer(1200ms) }.exhaustAll()"
  ) { call throws(ErrorValue) in try flattening(call, .drop) }
}
