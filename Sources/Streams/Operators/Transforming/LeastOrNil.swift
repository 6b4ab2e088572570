extension Operator {
  static let leastOrNil = Operator(
    "leastOrNil", theme: .transforming, flow: .optional, [.function("areInIncreasingOrder", 2).optional],
    summary: "Sends the least element at the end; nil when there was none.",
    details: "An error loses it.",
    example: "dialect(\"asyncsequence\")\n[3, 1, 2].async.min()"
  ) { call throws(ErrorValue) in try extreme(call) { (best, value) in (value, best) } }

  /// Returns the element that remains: another takes its place if the pair of the two is in increasing order.
  static func extreme(
    _ call: Call, _ pair: @escaping (_ best: Value, _ value: Value) -> (Value, Value)
  ) throws(ErrorValue) -> Stream {
    let isLess = call.function(0)
    let select = NativeFunction(parameterCount: 2) { values throws(ErrorValue) in
      guard !values[0].isNil else { return values[1] }
      let (one, other) = pair(values[0], values[1])
      if let isLess { return try isLess.holds(isLess.call(one, other)) ? values[1] : values[0] }
      guard let order = one.order(to: other) else { throw ErrorValue(one.refusal(toCompareWith: other)) }
      return order < 0 ? values[1] : values[0]
    }
    return try call.linear(.fold(Closure(select, isIndexed: false), start: .nil, .last))
  }
}
