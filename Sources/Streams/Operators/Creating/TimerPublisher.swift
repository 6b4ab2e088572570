extension Operator {
  static let timerPublisher = Operator(
    "timerPublisher", elsewhere: ["Combine": "Timer.publish(every:on:in:)"],
    theme: .creating, form: .source, [.duration("every"), .value("on").optional, .value("in").optional],
    summary: "Ticks for ever, once it is connected: all subscribers share one timer.",
    details: "Combine sends dates; a count says the same in virtual time. The first tick comes after one period.",
    example: "import Combine\nTimer.publish(every: 1, on: .main, in: .common).autoconnect().prefix(3)", makes: .connection, exampleDialect: .combine
  ) { call throws(ErrorValue) in
    let period = try call.period(0) ?? 0
    return ConnectableStream(
      TickingStream(after: period, every: period), .none, .endingForGood, reconnects: true, renews: true)
  }
}
