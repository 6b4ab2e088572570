extension Operator {
  static let asObservable = Operator(
    "asObservable", theme: .sharing,
    summary: "The stream itself, without the members that send to it.",
    example: "let s = subject()\ns.asObservable().subscribe { log($0) }\ns.send(1)"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    return call.stream { subscriber, world in
      source.subscribe(source.isProperty ? ProducerSubscriber(subscriber) : subscriber, in: world)
    }
  }
}

/// Completes the producer of a property that has ended (ReactiveSwift).
private final class ProducerSubscriber: OperatorSubscriber {
  override func interrupted() { complete() }
}
