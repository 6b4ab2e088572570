extension Operator {
  static let mergeScan = Operator(
    "mergeScan",
    theme: .flattening, [.function("accumulator", 3), .value("seed"), .int("concurrent").optional],
    summary: "flattenMap with a memory: the closure is also given the value that was sent last, first the seed.",
    details:
      "Streams run all at once, or so many at a time; the closure is called when its stream begins. A seed is not sent.",
    example: "from([1, 2, 3]).mergeScan(0) { sum, x in of(sum + x) }"
  ) { call throws(ErrorValue) in
    let accumulator = try call.closure(0, taking: 2)
    return try flattening(call, limit: try call.count(2), .wait, accumulator, .accumulate(call.value(1) ?? .nil))
  }

  static let expand = Operator(
    "expand",
    theme: .flattening, [.function("project", 2), .int("concurrent").optional],
    summary: "Sends each value and runs the stream that the closure makes of it, whose values are treated likewise.",
    details:
      "With a number only so many streams run at a time; a value is sent when its stream begins. It goes on until a closure gives empty().",
    example: "of(1).expand { x in x < 100 ? of(x * 3).delay(1s) : empty() }"
  ) { call throws(ErrorValue) in
    try flattening(call, limit: max(0, call.int(1) ?? 0), .wait, try call.closure(0), .expand)
  }
}
