extension Operator {
  static let sampleTime = Operator(
    "sampleTime", elsewhere: ["RxSwift": "sample(interval)"],
    theme: .timing, [.duration("period")],
    summary: "Sends the latest value once a period, if one came since.",
    details: "Completion of the source does not send what waits.",
    example: "interval(300ms).take(6).sampleTime(1s)"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let period = try call.nonNegativeDuration(0)
    return call.stream { subscriber, world in
      let operation = SampleOnceSubscriber(subscriber, world, every: period)
      source.subscribe(operation, in: world)
      operation.arm()
    }
  }
}
