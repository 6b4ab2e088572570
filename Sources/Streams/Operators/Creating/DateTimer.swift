extension Operator {
  /// ReactiveSwift's `timer(interval:on:)`.
  static let dateTimer = Operator(
    "dateTimer", elsewhere: ["Combine": "Timer.publish(every:on:in:)", "RxSwift": "interval"],
    theme: .creating, form: .source, [.duration("interval")],
    summary: "Sends the date at equal intervals, for ever.",
    details: "The first value comes after one interval.",
    example:
      "import ReactiveSwift\nSignalProducer.timer(interval: .seconds(1), on: QueueScheduler.main).take(first: 3)",
    exampleDialect: .reactiveswift
  ) { call throws(ErrorValue) in
    let period = try call.period(0) ?? 0
    return dated(TickingStream(after: period, every: period))
  }
}
