extension Operator {
  static let asDriver = Operator(
    "asDriver", theme: .sharing, [.value("onErrorJustReturn").optional],
    summary: "A stream for user interfaces: it delivers on main, never fails, and is shared with its last value.",
    details:
      "An error becomes the value that is given, then it completes; with a stream, or one that a closure gives for the error, it goes on as that. On main it delivers at once where nothing waits. It is shared as share(replay: 1).",
    example: "cold(\"-a#\").asDriver(\"x\")"
  ) { call throws(ErrorValue) in try driving(call, .values(capacity: 1)) }

  static func driving(_ call: Call, _ memory: Broadcast.Memory) throws(ErrorValue) -> Stream {
    var delivered = try call.source().through(.deliverOn, .scheduler(SchedulerBox("main", runsAtOnce: true)))
    switch call.value(0) {
    case .stream(let others)?: delivered = try delivered.through(.catchTo, .stream(others))
    case .function(let handler)?: delivered = try delivered.through(.catching, .function(handler))
    case let value?: delivered = try delivered.through(.replaceError, value)
    case nil: break
    }
    return ShareStream(
      delivered, memory, nil, call.dialect, .always(true), .always(true),
      .always(true))
  }
}
