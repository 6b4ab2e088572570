extension Operator {
  static let flattenSequences = Operator(
    "flattenSequences", theme: .flattening,
    summary: "Sends the elements of each array, range, tuple or string, one by one.",
    example: "from([[1, 2], [3]]).reactiveswift.flatten()"
  ) { call throws(ErrorValue) in
    let dialect = call.dialect
    let place = call.place
    let elements = NativeFunction(parameterCount: 1) { arguments throws(ErrorValue) in
      .stream(try from.make(Call(receiver: nil, arguments: arguments.map { $0 }, dialect: dialect, place: place)))
    }
    return try flattening(call, limit: .max, .wait, Closure(elements, isIndexed: false))
  }
}
