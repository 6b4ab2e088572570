extension Operator {
  static let windowTimeOrCount = Operator(
    "windowTimeOrCount", theme: .timing, flow: .other, [.duration("timeSpan"), .int("count")],
    summary: "Sends the values of each stretch of time as a stream; the given number of values ends it early.",
    details:
      "The first begins at subscription, the next one when it ends. An end of the source is that of the window that is open. A window that has subscribers goes on when the stream of windows is disposed.",
    example: "interval(400ms).take(6).window(1s, 2).concatMap { w in w.toArray() }"
  ) { call throws(ErrorValue) in
    try timing(call, .streams, size: try call.count(1), outlives: true)
  }
}
