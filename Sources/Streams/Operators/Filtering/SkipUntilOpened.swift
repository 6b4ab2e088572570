extension Operator {
  static let skipUntilOpened = Operator(
    "skipUntilOpened", theme: .filtering, [.stream("trigger")],
    summary: "Drops values until the trigger sends one.",
    details:
      "The source is subscribed first. A completion that comes before the trigger's value is dropped like the values: the stream then never completes. The trigger's completion means nothing, its error passes.",
    example: "interval(1s).take(5).skipUntil(timer(2500ms))"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let trigger = try call.stream(0)
    let rules = call.dialect.rules
    return call.stream { subscriber, world in
      let operation = SkipUntilSubscriber(subscriber, dropsCompletion: true).leaves(by: rules)
      source.subscribe(operation, in: world)
      trigger.subscribe(InnerSubscriber(operation), in: world)
    }
  }
}
