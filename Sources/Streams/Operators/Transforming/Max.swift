extension Operator {
  static let maximum = Operator(
    "max",
    elsewhere: ["Combine": "max, max(by:)", "AsyncSequence": "max()"],
    theme: .transforming, flow: .same, [.function("comparer", 2).optional],
    summary: "Sends the greatest value, when the stream completes.",
    details:
      "A closure compares two values: above 0 when the first is the greater. Of equal ones the last is sent. An empty stream sends nothing.",
    example: "from([3, 1, 2]).max()"
  ) { call throws(ErrorValue) in try selecting(call) { $0 > 0 } }
}
