extension Operator {
  static let map = Operator(
    "map", elsewhere: ["ReactiveObjC": "-map:", "RxSwift": "map", "Combine": "map"],
    theme: .transforming, flow: .result, [.function("transform", 1)],
    summary: "Sends what the closure makes of each value.",
    details: "An error in the closure is the stream's error.",
    keywords: ["映射"],
    example: "from([1, 2, 3]).map { $0 * 10 }"
  ) { call throws(ErrorValue) in
    try call.linear(.map(try call.closure(0)))
  }
}
