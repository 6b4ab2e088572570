extension Operator {
  static let filter = Operator(
    "filter", elsewhere: ["RxSwift": "filter", "Combine": "filter", "ReactiveSwift": "filter"],
    theme: .filtering, [.function("predicate", 1)],
    summary: "Passes on the values for which the closure says true.",
    keywords: ["过滤"],
    example: "from([15, 21, 14, 30]).filter { $0 >= 18 }"
  ) { call throws(ErrorValue) in
    try call.linear(.keep(try call.closure(0), wanted: true))
  }
}
