extension Operator {
  static let switchAll = Operator(
    "switchAll",
    elsewhere: [
      "ReactiveObjC": "-switchToLatest", "ReactiveSwift": "flatten(.latest)", "RxSwift": "switchLatest",
      "Combine": "switchToLatest",
    ],
    theme: .flattening,
    summary: "Listens to the stream that came last; the one before it is disposed first.",
    details: "Completes when the outer stream and the last inner one have. Their errors pass.",
    example: "interval(2s).take(2).map { n in interval(700ms).take(3) }.switchAll()"
  ) { call throws(ErrorValue) in try flattening(call, .replace(leavesFirst: true)) }
}
