extension Operator {
  static let publishRenewed = Operator(
    "publish", theme: .sharing,
    summary: "One subscription of the source for all: it begins at connect(), or with refCount().",
    details: "After an end, or when the connection was let go of, the next connection begins with nothing remembered.",
    example: "let p = interval(1s).take(2).publish()\np.subscribe { log($0) }\np.connect()", makes: .connection
  ) { call throws(ErrorValue) in
    ConnectableStream(try call.source(), .none, .endingForGood, reconnects: true, renews: true)
  }

  static let replayRenewed = Operator(
    "replay", theme: .sharing, [.int("bufferSize").optional],
    summary: "publish() that sends each subscriber the last values of the connection, so many.",
    details: "All values where no size is given. Each connection remembers its own.",
    example: "interval(1s).take(2).replay(1).refCount()", makes: .connection
  ) { call throws(ErrorValue) in
    let capacity = call.int(0) == nil ? Int.max : try call.count(0)
    return ConnectableStream(
      try call.source(), .values(capacity: capacity), .endingForGood, reconnects: true, renews: true)
  }
}
