extension Operator {
  static let reduceEach = Operator(
    "reduceEach",
    elsewhere: ["ReactiveObjC": "-reduceEach:", "RxSwift": "map { (a, b) in }", "RxJS": "map(([a, b]) =>)"],
    theme: .transforming, [.function("reduce", 8)],
    summary: "Sends what the closure makes of the values of each tuple.",
    details: "A value that is no tuple is an error. (map spreads a tuple over a closure with as many parameters, too.)",
    keywords: ["聚合"],
    example: "zip(just(1), just(2)).reduceEach { a, b in a + b }"
  ) { call throws(ErrorValue) in
    guard let reduce = call.function(0) else { throw ErrorValue("a closure is needed", place: call.place) }
    return try call.source().through(
      .map, .function { value throws(ErrorValue) in try reduce.call(value.asTuple(for: "reduceEach")) })
  }
}
