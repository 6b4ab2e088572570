extension Operator {
  static let publishReplay = Operator(
    "publishReplay", elsewhere: ["ReactiveObjC": "-multicast: with a RACReplaySubject", "RxSwift": "replay"],
    theme: .sharing,
    [.int("bufferSize").optional, .duration("windowTime").optional, .function("selector", 1).optional],
    summary: "publish() that tells each subscriber the last values, also after the end.",
    details: "All values where no size is given; with a window time none that is older.",
    example: "interval(1s).take(2).publishReplay(1).refCount()", makes: .connection
  ) { call throws(ErrorValue) in
    let capacity = call.int(0).map { Swift.max(1, $0) } ?? .max
    return try publishing(call, .values(capacity: capacity, age: call.duration(1) ?? .max), selector: 2)
  }
}
