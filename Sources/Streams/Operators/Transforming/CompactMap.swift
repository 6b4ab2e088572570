extension Operator {
  static let mapCompacting = Operator(
    "compactMap",
    elsewhere: [
      "ReactiveSwift": "compactMap", "RxSwift": "compactMap", "Combine": "compactMap", "RxJS": "map + filter",
    ],
    theme: .transforming, [.function("transform", 1)],
    summary: "Sends what the closure makes of each value, and drops the values of which it makes nil.",
    details: "An error in the closure is the stream's error.",
    example: "from([1, 2, 3]).combine.compactMap { x in x == 2 ? nil : x * 10 }"
  ) { call throws(ErrorValue) in
    let isThere = NativeFunction(parameterCount: 1) { .bool(!($0.first ?? .nil).isNil) }
    let mapped = try call.linear(.map(try call.closure(0)))
    return LinearStream(mapped, .keep(Closure(isThere, isIndexed: false), wanted: true))
  }
}
