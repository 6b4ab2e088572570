extension Operator {
  static let replayLazily = Operator(
    "replayLazily",
    elsewhere: [
      "ReactiveObjC": "-replayLazily", "ReactiveSwift": "replayLazily(upTo:)",
      "RxSwift": "share(replay:scope: .forever)", "RxJS": "shareReplay()",
    ],
    theme: .sharing,
    summary: "Subscribes to the source with the first subscriber, and tells each all that was sent so far.",
    details: "The source runs before that first subscriber joins: its synchronous effects come first, then the values.",
    keywords: ["cache", "memoize"],
    example: "cold(\"a-b|\").replayLazily()"
  ) { call throws(ErrorValue) in ReplayStream(try call.source(), capacity: .max, isLazy: true) }
}
