extension Operator {
  static let concatAll = Operator(
    "concatAll", elsewhere: ["ReactiveSwift": "flatten(.concat)", "RxSwift": "concat()"],
    theme: .flattening,
    summary: "Runs the streams that come as values one after the other.",
    example: "from([timer(2s), timer(1s)]).concatAll()"
  ) { call throws(ErrorValue) in try flattening(call, limit: 1) }
}
