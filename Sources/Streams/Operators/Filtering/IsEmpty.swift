extension Operator {
  static let isEmpty = Operator(
    "isEmpty",
    theme: .filtering,
    summary: "Sends false with the first value, true when the stream completes without one.",
    example: "timer(1s).isEmpty()"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let predicate = ConstantFunction(.bool(false))
    return call.stream { subscriber, world in
      source.subscribe(AnswerSubscriber(subscriber, predicate, decisive: false), in: world)
    }
  }
}
