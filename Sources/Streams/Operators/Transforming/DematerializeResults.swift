extension Operator {
  static let dematerializeResults = Operator(
    "dematerializeResults", elsewhere: ["ReactiveSwift": "dematerializeResults"],
    theme: .transforming,
    summary: "Turns values that are results into values and an error again.",
    example: "just(1).reactiveswift.materializeResults().dematerializeResults()", exampleDialect: .reactiveswift
  ) { call throws(ErrorValue) in try call.source().through(.dematerialize) }
}
