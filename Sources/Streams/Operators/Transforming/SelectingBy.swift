extension Operator {
  static let minimumBy = Operator(
    "minBy", elsewhere: ["Combine": "min(by:)"],
    theme: .transforming, [.function("areInIncreasingOrder", 2)],
    summary: "Sends the least value, when the stream completes; the closure says whether its first value is the less.",
    details: "Of equal values the first is sent. An empty stream sends nothing, and an error loses the value.",
    example: "from([5, 13, 21]).combine.min(by: { a, b in a % 10 < b % 10 })"
  ) { call throws(ErrorValue) in
    try selecting(call) { best, value, isLess throws(ErrorValue) in try isLess(value, best) }
  }

  static let maximumBy = Operator(
    "maxBy", elsewhere: ["Combine": "max(by:)"],
    theme: .transforming, [.function("areInIncreasingOrder", 2)],
    summary:
      "Sends the greatest value, when the stream completes; the closure says whether its first value is the less.",
    details: "Of equal values the first is sent. An empty stream sends nothing, and an error loses the value.",
    example: "from([5, 13, 21]).combine.max(by: { a, b in a % 10 < b % 10 })"
  ) { call throws(ErrorValue) in
    try selecting(call) { best, value, isLess throws(ErrorValue) in try isLess(best, value) }
  }

  /// The value that is left when each has been compared with the best one before it.
  private static func selecting(
    _ call: Call,
    replacesIf test:
      @escaping (
        _ best: Value, _ value: Value, _ isLess: (Value, Value) throws(ErrorValue) -> Bool
      ) throws(ErrorValue) -> Bool
  ) throws(ErrorValue) -> Stream {
    guard let order = call.function(0) else { throw ErrorValue("a closure is needed", place: call.place) }
    let select = NativeFunction(parameterCount: 2) { values throws(ErrorValue) in
      let replaces = try test(values[0], values[1]) { one, other throws(ErrorValue) in
        try order.call(one, other).asBool()
      }
      return replaces ? values[1] : values[0]
    }
    return try call.linear(.fold(Closure(select, isIndexed: false), start: nil, .last))
  }
}
