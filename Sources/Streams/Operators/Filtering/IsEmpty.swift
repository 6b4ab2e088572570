extension Operator {
  static let isEmpty = Operator(
    "isEmpty",
    theme: .filtering, flow: .other,
    summary: "Sends false with the first value, true when the stream completes without one.",
    example: "timer(1s).isEmpty()"
  ) { call throws(ErrorValue) in
    let predicate = ConstantFunction(.bool(false))
    return try call.subscribing { subscriber, _ in AnswerSubscriber(subscriber, predicate, decisive: false) }
  }
}
