extension Operator {
  static let or = Operator(
    "or", elsewhere: ["ReactiveObjC": "-or", "ReactiveSwift": "or (of two producers)"],
    theme: .transforming,
    summary: "Sends for each tuple whether one of its values is true.",
    details: "It goes after combineLatest or zip. A value that is no tuple of Bools is an error.",
    example: "combineLatest(just(false), from([false, true])).or()"
  ) { call throws(ErrorValue) in
    try call.source().through(
      .map,
      .function { value throws(ErrorValue) in
        for element in try value.asTuple(for: "or") where try element.asTruth(for: "or") { return .bool(true) }
        return .bool(false)
      })
  }
}
