extension Operator {
  static let switchMap = Operator(
    "switchMap",
    elsewhere: [
      "ReactiveObjC": "-map: -switchToLatest", "ReactiveSwift": "flatMap(.latest)", "RxSwift": "flatMapLatest",
      "Combine": "map + switchToLatest",
    ],
    theme: .flattening, [.function("project", 2)],
    summary: "Listens to the stream that the closure makes of the last value; the one before it is disposed.",
    details:
      "The old stream is disposed before the closure is called (RAC's switchToLatest: after the new one is subscribed). Completes when the source and the last inner stream have.",
    example: "interval(2s).take(2).switchMap { n in interval(700ms).take(3) }"
  ) { call throws(ErrorValue) in try flattening(call, .replace(leavesFirst: true), try call.closure(0)) }

  static let switchMapTo = Operator(
    "switchMapTo", elsewhere: ["RxSwift": "flatMapLatest { _ in other }"],
    theme: .flattening, [.stream("stream")],
    summary: "Begins the same stream anew with every value and leaves the run before.",
    example: "cold(\"a-b----|\").switchMapTo(cold(\"xyz|\"))"
  ) { call throws(ErrorValue) in try flattening(call, .replace(leavesFirst: true), try call.constant(0)) }

  static let switchScan = Operator(
    "switchScan",
    theme: .flattening, [.function("accumulator", 3), .value("seed")],
    summary: "switchMap with a memory: the closure is also given the value that was sent last, first the seed.",
    example: "cold(\"a--b|\").switchScan(\"\") { acc, x in of(acc + x) }"
  ) { call throws(ErrorValue) in
    let accumulator = try call.closure(0, taking: 2)
    return try flattening(call, .replace(leavesFirst: true), accumulator, .accumulate(call.value(1) ?? .nil))
  }
}
