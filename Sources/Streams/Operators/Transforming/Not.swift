extension Operator {
  static let not = Operator(
    "not", elsewhere: ["ReactiveSwift": "negate", "RxJS": "map(x => !x)"],
    theme: .transforming,
    summary: "Sends false for true and true for false.",
    details: "A number counts as true when it is not 0; any other value is an error.",
    example: "from([true, false]).not()"
  ) { call throws(ErrorValue) in
    try call.source().through(
      .map, .function { value throws(ErrorValue) in .bool(try !value.asTruth(for: "not")) })
  }
}
