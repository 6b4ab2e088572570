extension Operator {
  static let concatMap = Operator(
    "concatMap",
    elsewhere: [
      "ReactiveSwift": "flatMap(.concat)", "RxSwift": "concatMap", "Combine": "flatMap(maxPublishers: .max(1))",
    ],
    theme: .flattening, [.function("project", 1)],
    summary: "Runs the stream that the closure makes of each value, one after the other.",
    details:
      "A value waits until the stream before it has completed; only then the closure is called. It is flattenMap with a limit of 1.",
    keywords: ["sequential", "one after the other"],
    example: "from([2, 1]).concatMap { n in timer(n * 1s).mapReplace(n) }"
  ) { call throws(ErrorValue) in try flattening(call, limit: 1, .wait, try call.closure(0)) }
}
