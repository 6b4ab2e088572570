extension Operator {
  static let mergeScan = Operator(
    "mergeScan",
    theme: .flattening, flow: .other, [.function("accumulator", 2), .value("seed"), .int("concurrent").optional],
    summary: "flattenMap with a memory: the closure is also given the value that was sent last, first the seed.",
    details:
      "Streams run all at once, or a limited number at a time; the closure is called when its stream begins. A seed is not sent.",
    example: "from([1, 2, 3]).mergeScan(0) { sum, x in of(sum + x) }"
  ) { call throws(ErrorValue) in
    let accumulator = try call.closure(0, taking: 2)
    return try flattening(call, limit: try call.count(2), .wait, accumulator, .accumulate(call.value(1) ?? .nil))
  }
}
