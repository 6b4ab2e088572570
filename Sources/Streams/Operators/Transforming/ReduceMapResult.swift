extension Operator {
  static let reduceMapResult = Operator(
    "reduceMapResult",
    elsewhere: ["RxJS": "reduce + map"],
    theme: .transforming, [.value("seed"), .function("accumulator", 2), .function("mapResult", 1)],
    summary: "Sends what a closure makes of the accumulation, once, when the stream completes.",
    details: "An empty stream gives the seed. An error loses what was accumulated.",
    example: "from([1, 2, 3]).reduce(0, { sum, x in sum + x }, { sum in \"sum \\(sum)\" })"
  ) { call throws(ErrorValue) in
    let accumulator = try call.closure(1, taking: 2)
    let sum = try call.linear(.fold(accumulator, start: call.value(0) ?? .nil, .last))
    return LinearStream(sum, .map(try call.closure(2)))
  }
}
