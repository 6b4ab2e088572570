extension Operator {
  static let ifEmptySwitchTo = Operator(
    "ifEmptySwitchTo", theme: .filtering, [.stream("other")],
    summary: "Goes on with another stream when the stream completes without a value.",
    details: "An error passes and switches to nothing.",
    example: "empty().ifEmpty(just(0))"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let other = try call.stream(0)
    return call.stream { subscriber, world in
      source.subscribe(IfEmptySubscriber(subscriber, .goOn(other, world)), in: world)
    }
  }
}
