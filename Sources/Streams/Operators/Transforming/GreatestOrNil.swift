extension Operator {
  static let greatestOrNil = Operator(
    "greatestOrNil", theme: .transforming, flow: .optional, [.function("areInIncreasingOrder", 2).optional],
    summary: "Sends the greatest element at the end; nil when there was none.",
    details: "An error loses it.",
    example: "dialect(\"asyncsequence\")\n[3, 1, 2].async.max()"
  ) { call throws(ErrorValue) in try extreme(call) { (best, value) in (best, value) } }
}
