extension Operator {
  static let skipUntilBlock = Operator(
    "skipUntilBlock", theme: .filtering, [.function("predicate", 1)],
    summary: "Drops values until the closure says true; that value is sent, and all after it.",
    example: "from([1, 2, 3, 1]).skipUntilBlock { $0 == 3 }"
  ) { call throws(ErrorValue) in
    try call.linear(.dropWhile(try call.closure(0), wanted: false))
  }
}
