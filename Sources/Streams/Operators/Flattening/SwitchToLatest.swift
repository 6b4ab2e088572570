extension Operator {
  static let switchToLatest = Operator(
    "switchToLatest",
    elsewhere: [
      "ReactiveSwift": "flatten(.latest)", "RxSwift": "switchLatest", "Combine": "switchToLatest", "RxJS": "switchAll",
    ],
    theme: .flattening,
    summary: "Listens to the stream that came last, then leaves the one before it.",
    details:
      "The new stream is subscribed before the old one is disposed. Completes when the outer stream and the last inner one have. Their errors pass.",
    keywords: ["只取最新"],
    example: "interval(2s).take(2).map { n in interval(700ms).take(3).map { \"\\(n).\\($0)\" } }.switchToLatest()"
  ) { call throws(ErrorValue) in try flattening(call, .replace(leavesFirst: call.dialect.rules.switchingDisposesFirst))
  }
}
