extension Operator {
  static let timestamp = Operator(
    "timestamp",
    theme: .timing, flow: .other,
    summary: "Sends each value with the time at which it came: [\"value\": …, \"timestamp\": …].",
    example: "cold(\"-a--b|\").timestamp()"
  ) { call throws(ErrorValue) in
    try call.subscribing { subscriber, world in TimingSubscriber(subscriber, world, "timestamp", isRelative: false) }
  }
}
