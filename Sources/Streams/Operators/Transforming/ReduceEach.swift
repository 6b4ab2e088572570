extension Operator {
  static let reduceEach = Operator(
    "reduceEach",
    elsewhere: ["ReactiveObjC": "-reduceEach:", "RxSwift": "map { (a, b) in }", "RxJS": "map(([a, b]) =>)"],
    theme: .transforming, [.function("reduce", 8)],
    summary: "Sends what the closure makes of the values of each tuple.",
    details: "A value that is no tuple is an error. (map spreads a tuple over a closure with as many parameters, too.)",
    example: "zip(just(1), just(2)).reduceEach { a, b in a + b }"
  ) { call throws(ErrorValue) in
    guard let reduce = call.function(0) else { throw ErrorValue("a closure is needed", place: call.place) }
    return try call.source().through(
      .map, .function { value throws(ErrorValue) in try reduce.call(value.asTuple(for: "reduceEach")) })
  }

  static let reduceApply = Operator(
    "reduceApply", elsewhere: ["ReactiveObjC": "-reduceApply"],
    theme: .transforming,
    summary: "Calls the closure that stands first in each tuple with the tuple's other values.",
    details: "A tuple without a closure in front, or with nothing behind it, is an error.",
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
