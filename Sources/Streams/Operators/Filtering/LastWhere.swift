extension Operator {
  static let lastWhere = Operator(
    "lastWhere", elsewhere: ["Combine": "last(where:)"],
    theme: .filtering, [.function("predicate", 1)],
    summary: "Sends the last value for which the closure says true, when the stream completes.",
    details:
      "When there is none the stream completes without a value. An error loses it.",
    example: "from([1, 2, 3]).combine.last(where: { $0 < 3 })"
  ) { call throws(ErrorValue) in
    try call.linear(.keep(try call.closure(0), wanted: true)).through(.takeLast, .int(1))
  }
}
