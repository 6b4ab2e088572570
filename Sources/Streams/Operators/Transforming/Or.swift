extension Operator {
  static let or = Operator(
    "or", elsewhere: ["ReactiveSwift": "or"],
    theme: .transforming,
    summary: "Sends for each tuple whether one of its values is true.",
    details: "It goes after combineLatest or zip. A value that is no tuple of Bools is an error.",
    example: "combineLatest(just(false), from([false, true])).or()"
  ) { call throws(ErrorValue) in try testingTuples(call, "or", areAll: false) }

  static let orLatest = Operator(
    "or",
    elsewhere: ["ReactiveObjC": "-or"],
    theme: .transforming, [.stream("booleans")],
    summary: "Sends whether one of the latest Bools of both streams is true, at every change of one.",
    details: "It is combineLatest of both; a value that is no Bool is an error.",
    example: "just(false).reactiveswift.or(from([false, true]))"
  ) { call throws(ErrorValue) in
    combiningBools([try call.source(), try call.stream(0)], call.dialect, "or", areAll: false)
  }
}
