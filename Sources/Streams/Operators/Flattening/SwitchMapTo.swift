extension Operator {
  static let switchMapTo = Operator(
    "switchMapTo", elsewhere: ["RxSwift": "flatMapLatest { _ in other }"],
    theme: .flattening, [.stream("stream")],
    summary: "Begins the same stream anew with every value and leaves the run before.",
    example: "cold(\"a-b----|\").switchMapTo(cold(\"xyz|\"))"
  ) { call throws(ErrorValue) in try flattening(call, .replace(leavesFirst: true), try call.constant(0)) }
}
