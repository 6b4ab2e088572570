extension Operator {
  static let skipWhile = Operator(
    "skipWhile", also: ["skipWhileBlock"], elsewhere: ["ReactiveSwift": "skip(while:)", "Combine": "drop(while:)"],
    theme: .filtering, [.function("predicate", 1)],
    summary: "Drops values as long as the closure says true; it is not asked again after that.",
    example: "from([1, 2, 3, 1]).skipWhile { $0 < 3 }"
  ) { call throws(ErrorValue) in
    try call.linear(.dropWhile(try call.closure(0), wanted: true))
  }
}
