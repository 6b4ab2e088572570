extension Operator {
  static let concatMapTo = Operator(
    "concatMapTo", elsewhere: ["RxSwift": "concatMap { _ in other }"],
    theme: .flattening, [.stream("stream")],
    summary: "Runs the same stream once for every value, one after the other.",
    example: "cold(\"ab|\").concatMapTo(cold(\"xy|\"))"
  ) { call throws(ErrorValue) in try flattening(call, limit: 1, .wait, try call.constant(0)) }
}
