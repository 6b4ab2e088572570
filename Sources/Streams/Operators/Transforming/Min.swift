extension Operator {
  static let minimum = Operator(
    "min",
    elsewhere: ["Combine": "min, min(by:)", "AsyncSequence": "min()"],
    theme: .transforming, flow: .same, [.function("comparer", 2).optional],
    summary: "Sends the least value, when the stream completes.",
    details:
      "A closure compares two values: below 0 when the first is the less. Of equal ones the last is sent. An empty stream sends nothing.",
    example: "from([3, 1, 2]).min()"
  ) { call throws(ErrorValue) in try selecting(call) { $0 < 0 } }
}
