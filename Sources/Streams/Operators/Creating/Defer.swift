extension Operator {
  static let deferred = Operator(
    "defer", elsewhere: ["RxSwift": "deferred", "Combine": "Deferred", "ReactiveSwift": "SignalProducer { … }"],
    theme: .creating, flow: .flattened, form: .source, [.function("factory", 0)],
    summary: "Calls the closure for each subscription and subscribes to the stream that it gives.",
    details: "An error in the closure is the stream's error.",
    example: "defer { just(1) }"
  ) { call throws(ErrorValue) in
    let factory = try call.closure(0, taking: 0)
    let dialect = call.dialect
    return call.stream { subscriber, world in
      do throws(ErrorValue) {
        try factory.forSubscription().call([]).asStream(in: dialect).subscribe(subscriber, in: world)
      } catch {
        SourceSubscriber(subscriber, world).fail(error)
      }
    }
  }
}
