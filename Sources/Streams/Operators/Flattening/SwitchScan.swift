extension Operator {
  static let switchScan = Operator(
    "switchScan",
    theme: .flattening, flow: .other, [.function("accumulator", 2), .value("seed")],
    summary: "switchMap with a memory: the closure is also given the value that was sent last, first the seed.",
    example: "cold(\"a--b|\").switchScan(\"\") { acc, x in of(acc + x) }"
  ) { call throws(ErrorValue) in
    let accumulator = try call.closure(0, taking: 2)
    return try flattening(call, .replace(leavesFirst: true), accumulator, .accumulate(call.value(1) ?? .nil))
  }
}
