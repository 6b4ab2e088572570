extension Operator {
  static let firstWhere = Operator(
    "firstWhere", elsewhere: ["Combine": "first(where:)"],
    theme: .filtering, [.function("predicate", 1)],
    summary: "Sends the first value for which the closure says true and completes with it.",
    details: "When there is none the stream completes without a value; that is no error.",
    example: "from([1, 2, 3]).combine.first(where: { $0 > 1 })"
  ) { call throws(ErrorValue) in
    LinearStream(try call.linear(.keep(try call.closure(0), wanted: true)), .take(1))
  }
}
