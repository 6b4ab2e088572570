extension Operator {
  static let reduceApply = Operator(
    "reduceApply", theme: .transforming,
    summary: "Calls the closure that stands first in each tuple with the tuple's other values.",
    details: "A tuple without a closure in front, or with nothing after it, is an error.",
    example: "combineLatest(just({ a, b in a + b }), just(1), just(2)).reduceApply()"
  ) { call throws(ErrorValue) in
    try call.source().through(
      .map,
      .function { value throws(ErrorValue) in
        let elements = try value.asTuple(for: "reduceApply")
        guard elements.count > 1, case .function(let function) = elements[0] else {
          throw ErrorValue("'reduceApply' needs a closure and at least one value in each tuple")
        }
        return try function.call(Array(elements.dropFirst()))
      })
  }
}
