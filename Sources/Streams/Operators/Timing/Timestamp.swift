extension Operator {
  static let timestamp = Operator(
    "timestamp",
    theme: .timing,
    summary: "Sends each value with the time at which it came: [\"value\": …, \"timestamp\": …].",
    example: "cold(\"-a--b|\").timestamp()"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    return call.stream { subscriber, world in
      source.subscribe(TimingSubscriber(subscriber, world, "timestamp", isRelative: false), in: world)
    }
  }
}
