extension Operator {
  static let aggregate = Operator(
    "aggregate", elsewhere: ["RxSwift": "reduce", "Combine": "reduce", "RxJS": "reduce", "ReactiveSwift": "reduce"],
    theme: .transforming, flow: .accumulated, [.value("start"), .function("reduce", 2)],
    summary: "Sends the accumulation once, when the stream completes.",
    details: "An empty stream sends the start; an error loses what was accumulated.",
    example: "from([1, 2, 3]).aggregate(0) { sum, x in sum + x }"
  ) { call throws(ErrorValue) in
    try call.linear(.fold(try call.closure(1, taking: 2), start: call.value(0) ?? .nil, .last))
  }
}
