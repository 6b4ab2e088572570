extension Operator {
  static let and = Operator(
    "and", elsewhere: ["ReactiveSwift": "and"],
    theme: .transforming,
    summary: "Sends for each tuple whether all of its values are true.",
    details: "It goes after combineLatest or zip. A value that is no tuple of Bools is an error.",
    example: "combineLatest(just(true), from([false, true])).and()"
  ) { call throws(ErrorValue) in try testingTuples(call, "and", areAll: true) }

  static let andLatest = Operator(
    "and",
    elsewhere: ["ReactiveObjC": "-and"],
    theme: .transforming, [.stream("booleans")],
    summary: "Sends whether the latest Bools of both streams are true, at every change of one.",
    details: "It is combineLatest of both; a value that is no Bool is an error.",
    example: "just(true).reactiveswift.and(from([false, true]))"
  ) { call throws(ErrorValue) in
    combiningBools([try call.source(), try call.stream(0)], call.dialect, "and", areAll: true)
  }
}
