extension Operator {
  /// `reduce(into:)` of RxSwift and ReactiveSwift.
  static let reduceInto = Operator(
    "reduceInto", elsewhere: ["RxSwift": "reduce(into:_:)", "ReactiveSwift": "reduce(into:_:)"],
    theme: .transforming, flow: .accumulated, [.value("into"), .function("accumulator", 2)],
    summary: "Sends the accumulation, which the closure changes in place, when the stream completes.",
    details: "An empty stream sends the start; an error loses what was accumulated.",
    example: "from([1, 2, 3]).rxswift.reduce(into: 0) { sum, x in sum += x }"
  ) { call throws(ErrorValue) in
    try call.linear(.fold(try call.changingClosure(), start: call.value(0) ?? .nil, .last))
  }
}
