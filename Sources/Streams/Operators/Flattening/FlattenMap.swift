extension Operator {
  static let flattenMap = Operator(
    "flattenMap", also: ["flatMap", "mergeMap"],
    elsewhere: [
      "ReactiveSwift": "flatMap(.merge)", "RxSwift": "flatMap", "Combine": "flatMap", "RxJS": "mergeMap",
      "AsyncSequence": "flatMap",
    ],
    theme: .flattening, [.function("transform", 1), .int("limit").optional],
    summary: "Runs the stream that the closure makes of each value, all at once, and passes on all their values.",
    details:
      "It merges: nothing waits and nothing is cancelled, but with a limit only that many run at a time and the other values wait. In rac the closure may give nil, the empty stream. Completes when the source and all inner streams have; the first error ends all.",
    keywords: ["扁平"],
    example: "from([2, 1]).flattenMap { n in timer(n * 1s).mapReplace(n) }"
  ) { call throws(ErrorValue) in try flattening(call, limit: try call.count(1), .wait, try call.closure(0)) }
}
