extension Operator {
  static let shareReplay = Operator(
    "shareReplay",
    elsewhere: [
      "ReactiveObjC": "-replayLazily", "ReactiveSwift": "replayLazily(upTo:)", "RxSwift": "share(replay:scope:)",
    ],
    theme: .sharing, [.int("bufferSize").optional, .duration("windowTime").optional, .bool("refCount").optional],
    summary: "One subscription of the source for all; later subscribers receive the last values first.",
    details:
      "All values where no size is given; with a window time none that is older. With 'refCount: true' the source is left when all have gone, else it runs on. After completion it sends the values that it remembers, after an error it begins anew.",
    keywords: ["cache", "memoize"],
    example: "let s = interval(1s).take(3).shareReplay(1)\nmerge(s, timer(1500ms).concatMap { x in s })"
  ) { call throws(ErrorValue) in
    let capacity = call.int(0).map { Swift.max(1, $0) } ?? .max
    let age = call.duration(1) ?? .max
    let onZero = Reset.always(call.bool(2) ?? false)
    return ShareStream(
      try call.source(), .values(capacity: capacity, age: age), nil, call.dialect, .always(true), .always(false), onZero
    )
  }
}
