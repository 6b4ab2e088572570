extension Operator {
  static let scanWithIndex = Operator(
    "scanWithIndex", elsewhere: ["RxJS": "scan"],
    theme: .transforming, [.value("start"), .function("reduce", 3)],
    summary: "Sends each accumulation; the closure is also given the number of the value, from 0.",
    details: "The start is not sent. Each subscription counts anew.",
    example: "from([5, 5, 5]).scanWithIndex(0) { sum, x, index in sum + x * index }"
  ) { call throws(ErrorValue) in
    guard let reduce = call.function(1) else { throw ErrorValue("a closure is needed", place: call.place) }
    return try call.linear(.fold(Closure(reduce, isIndexed: true), start: call.value(0) ?? .nil, .each))
  }
}
