extension Operator {
  static let mergeMapTo = Operator(
    "mergeMapTo", elsewhere: ["RxSwift": "flatMap { _ in other }"],
    theme: .flattening, [.stream("stream"), .int("limit").optional],
    summary: "Runs the same stream for every value, all at once: flattenMap with a closure that gives it.",
    example: "cold(\"a--b|\").mergeMapTo(cold(\"xy|\"))"
  ) { call throws(ErrorValue) in try flattening(call, limit: try call.count(1), .wait, try call.constant(0)) }
}
