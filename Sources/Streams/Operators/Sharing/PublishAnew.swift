extension Operator {
  static let publishRx = Operator(
    "publish", in: .rxjs, elsewhere: ["RxSwift": "publish", "Combine": "multicast"],
    theme: .sharing, [.function("selector", 1).optional],
    summary: "One subscription of the source for all: it begins at connect(), or with refCount().",
    details:
      "A connection that was let go of can be made again (RAC: not), but all hear the one end: after it there is nothing. With a closure it is connect { … }.",
    example: "let p = interval(1s).take(2).rxjs.publish()\np.subscribe { log($0) }\np.connect()",
    makes: .connection
  ) { call throws(ErrorValue) in try publishing(call, .none, selector: 0) }

  static let publishBehavior = Operator(
    "publishBehavior", elsewhere: ["RxSwift": "multicast(BehaviorSubject)"],
    theme: .sharing, [.value("initialValue")],
    summary: "publish() that tells each subscriber the latest value, first the one given here.",
    example: "interval(1s).take(2).publishBehavior(\"none\").refCount()", makes: .connection
  ) { call throws(ErrorValue) in try publishing(call, .latest(call.value(0) ?? .nil), selector: nil) }

  static let publishLast = Operator(
    "publishLast", elsewhere: ["RxSwift": "multicast(AsyncSubject)"],
    theme: .sharing,
    summary: "publish() that sends only the last value, when the source completes.",
    example: "interval(1s).take(2).publishLast().refCount()", makes: .connection
  ) { call throws(ErrorValue) in try publishing(call, .atEnd, selector: nil) }

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

  static let refCount = Operator(
    "refCount",
    elsewhere: ["ReactiveObjC": "-autoconnect (for good)", "RxSwift": "refCount", "Combine": "autoconnect"],
    theme: .sharing,
    summary: "Connects with the first subscriber, lets go with the last, and connects again with the next.",
    details: "It goes behind publish() and its kind. (RAC's autoconnect never connects again.)",
    example: "interval(1s).take(2).rxjs.publish().refCount()"
  ) { call throws(ErrorValue) in
    guard let connectable = try call.source() as? ConnectableStream else {
      throw ErrorValue("'refCount' goes behind publish() and its kind", place: call.place)
    }
    return AutoconnectStream(connectable, needsListener: true)
  }

  private static func publishing(
    _ call: Call, _ memory: Broadcast.Memory, selector: Int?
  ) throws(ErrorValue) -> Stream {
    if let selector, call.function(selector) != nil { return try connecting(call, memory, try call.closure(selector)) }
    return ConnectableStream(try call.source(), memory, .rxjs)
  }
}
