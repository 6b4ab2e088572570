extension Operator {
  static let asDriver = Operator(
    "asDriver", theme: .sharing, [.value("onErrorJustReturn")],
    summary: "A stream for user interfaces: it delivers on main, never fails, and is shared with its last value.",
    details: "An error becomes the value that is given, then it completes. It is shared as share(replay: 1).",
    example: "cold(\"-a#\").asDriver(\"x\")"
  ) { call throws(ErrorValue) in try driving(call, .values(capacity: 1)) }

  static let asSignal = Operator(
    "asSignal", theme: .sharing, [.value("onErrorJustReturn")],
    summary: "A stream of events for user interfaces: it delivers on main, never fails, and is shared.",
    details:
      "An error becomes the value that is given, then it completes. Later subscribers receive nothing of the past.",
    example: "cold(\"-a#\").asSignal(\"x\")"
  ) { call throws(ErrorValue) in try driving(call, .none) }

  private static func driving(_ call: Call, _ memory: Broadcast.Memory) throws(ErrorValue) -> Stream {
    let delivered = try call.source().through(.deliverOn, .scheduler(SchedulerBox("main")))
    return ShareStream(
      try delivered.through(.replaceError, call.value(0)), memory, nil, call.dialect, .always(true), .always(true),
      .always(true))
  }
}
