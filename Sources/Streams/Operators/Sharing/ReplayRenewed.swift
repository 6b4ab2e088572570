extension Operator {
  static let replayRenewed = Operator(
    "replayRenewed", theme: .sharing, [.int("bufferSize").optional],
    summary: "publish() that sends each subscriber the given number of last values of the connection.",
    details: "All values where no size is given. Each connection remembers its own.",
    example: "interval(1s).take(2).replay(1).refCount()", makes: .connection
  ) { call throws(ErrorValue) in
    let capacity = call.int(0) == nil ? Int.max : try call.count(0)
    return ConnectableStream(
      try call.source(), .values(capacity: capacity), .endingForGood, reconnects: true, renews: true)
  }
}
