extension Operator {
  /// Returns the value that remains after each has been compared with the best one before it.
  static func selecting(
    _ call: Call,
    replacesIf test:
      @escaping (
        _ best: Value, _ value: Value, _ isLess: (Value, Value) throws(ErrorValue) -> Bool
      ) throws(ErrorValue) -> Bool
  ) throws(ErrorValue) -> Stream {
    guard let order = call.function(0) else { throw ErrorValue("a closure is needed", place: call.place) }
    let select = NativeFunction(parameterCount: 2) { values throws(ErrorValue) in
      let replaces = try test(values[0], values[1]) { one, other throws(ErrorValue) in
        try order.holds(order.call(one, other))
      }
      return replaces ? values[1] : values[0]
    }
    return try call.linear(.fold(Closure(select, isIndexed: false), start: nil, .last))
  }
}
