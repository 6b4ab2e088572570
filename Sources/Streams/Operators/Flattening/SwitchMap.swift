extension Operator {
  static let switchMap = Operator(
    "switchMap",
    elsewhere: [
      "ReactiveObjC": "-map: -switchToLatest", "ReactiveSwift": "flatMap(.latest)", "RxSwift": "flatMapLatest",
      "Combine": "map + switchToLatest", "AsyncSequence": "flatMapLatest",
    ],
    theme: .flattening, [.function("project", 1)],
    summary: "Listens to the stream that the closure makes of the last value; the one before it is disposed.",
    details:
      "The old stream is disposed before the closure is called. Completes when the source and the last inner stream have.",
    keywords: ["typeahead", "autocomplete", "cancel"],
    example: "interval(2s).take(2).switchMap { n in interval(700ms).take(3) }"
  ) { call throws(ErrorValue) in try flattening(call, .replace(leavesFirst: true), try call.closure(0)) }
}
