extension Operator {
  static let maximumBy = Operator(
    "maxBy", elsewhere: ["Combine": "max(by:)"],
    theme: .transforming, flow: .same, [.function("areInIncreasingOrder", 2)],
    summary:
      "Sends the greatest value, when the stream completes; the closure says whether its first value is the less.",
    details: "Of equal values the first is sent. An empty stream sends nothing, and an error loses the value.",
    example: "from([5, 13, 21]).combine.max(by: { a, b in a % 10 < b % 10 })"
  ) { call throws(ErrorValue) in
    try selecting(call) { best, value, isLess throws(ErrorValue) in try isLess(best, value) }
  }
}
