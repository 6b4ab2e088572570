extension Operator {
  static let replayLazily = Operator(
    "replayLazily",
    elsewhere: [
      "ReactiveSwift": "replayLazily(upTo:)", "RxSwift": "share(replay:scope: .forever)", "RxJS": "shareReplay()",
    ],
    theme: .sharing,
    summary: "Subscribes to the source with the first subscriber, and tells each all that was sent so far.",
    details: "The source runs before that first subscriber joins: its synchronous effects come first, then the values.",
    keywords: ["cache", "memoize"],
    example: "cold(\"a-b|\").replayLazily()"
  ) { call throws(ErrorValue) in ReplayStream(try call.source(), capacity: .max, isLazy: true) }

  static let replayLazilyUpTo = Operator(
    "replayLazily", theme: .sharing, [.int("capacity")],
    summary: "Subscribes to the source once, with the first subscriber; later ones hear the last values and the end.",
    details:
      "The first subscriber joins before the source runs. The source goes on when all have left, and is never run again.",
    keywords: ["cache", "memoize"],
    example: "cold(\"a-b|\").reactiveswift.replayLazily(upTo: 1)"
  ) { call throws(ErrorValue) in
    ReplayStream(try call.source(), capacity: try call.count(0), isLazy: true, joinsFirst: true)
  }
}
