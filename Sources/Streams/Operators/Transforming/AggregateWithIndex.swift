extension Operator {
  static let aggregateWithIndex = Operator(
    "aggregateWithIndex", elsewhere: ["RxJS": "reduce"],
    theme: .transforming, [.value("start"), .function("reduce", 3)],
    summary: "Sends the accumulation once, on completion; the closure is also given the number of the value, from 0.",
    details: "An empty stream sends the start; an error loses what was accumulated.",
    example: "from([5, 5, 5]).aggregateWithIndex(0) { sum, x, index in sum + x * index }"
  ) { call throws(ErrorValue) in
    guard let reduce = call.function(1) else { throw ErrorValue("a closure is needed", place: call.place) }
    return try call.linear(.fold(Closure(reduce, isIndexed: true), start: call.value(0) ?? .nil, .last))
  }
}
