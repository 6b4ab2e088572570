extension Operator {
  static let and = Operator(
    "and", elsewhere: ["ReactiveObjC": "-and", "ReactiveSwift": "and (of two producers)"],
    theme: .transforming,
    summary: "Sends for each tuple whether all of its values are true.",
    details: "It goes after combineLatest or zip. A value that is no tuple of Bools is an error.",
    example: "combineLatest(just(true), from([false, true])).and()"
  ) { call throws(ErrorValue) in
    try call.source().through(
      .map,
      .function { value throws(ErrorValue) in
        for element in try value.asTuple(for: "and") where try !element.asTruth(for: "and") { return .bool(false) }
        return .bool(true)
      })
  }
}
