extension Operator {
  static let takeWhile = Operator(
    "takeWhile", also: ["takeWhileBlock"], elsewhere: ["ReactiveSwift": "take(while:)", "Combine": "prefix(while:)"],
    theme: .filtering, [.function("predicate", 1), Parameter("inclusive", .bool).optional],
    summary: "Passes values on as long as the closure says true; the first that fails is not sent and completes.",
    details: "With 'inclusive: true' that one is sent, too, before completion.",
    example: "from([1, 2, 3, 1]).takeWhile { $0 < 3 }"
  ) { call throws(ErrorValue) in
    try call.linear(.takeWhile(try call.closure(0), wanted: true, isInclusive: call.bool(1) ?? false))
  }
}
