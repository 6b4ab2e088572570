extension Operator {
  static let reduce = Operator(
    "reduce",
    elsewhere: [
      "ReactiveObjC": "-aggregateWithStart:reduce:", "RxSwift": "reduce", "Combine": "reduce",
      "ReactiveSwift": "reduce",
    ],
    theme: .transforming, flow: .accumulated, [.function("accumulator", 2), .value("seed").optional],
    summary: "Sends the accumulation once, when the stream completes.",
    details:
      "Without a seed the first value is the first accumulation, and an empty stream sends nothing. An error loses what was accumulated.",
    example: "from([1, 2, 3]).reduce { sum, x in sum + x }"
  ) { call throws(ErrorValue) in
    try call.linear(.fold(try call.closure(0, taking: 2), start: call.value(1), .last))
  }
}
