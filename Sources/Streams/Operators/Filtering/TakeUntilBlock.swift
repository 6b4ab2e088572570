extension Operator {
  static let takeUntilBlock = Operator(
    "takeUntilBlock", elsewhere: ["RxSwift": "take(until:)"],
    theme: .filtering, [.function("predicate", 1), Parameter("inclusive", .bool).optional],
    summary: "Passes values on until the closure says true; that value is not sent and completes.",
    details: "With 'inclusive: true' that one is sent, too, before completion.",
    example: "from([1, 2, 3]).takeUntilBlock { $0 == 2 }"
  ) { call throws(ErrorValue) in
    try call.linear(.takeWhile(try call.closure(0), wanted: false, isInclusive: call.bool(1) ?? false))
  }
}
