extension Operator {
  static let createWithLifetime = Operator(
    "createWithLifetime", elsewhere: ["ReactiveSwift": "SignalProducer.init"],
    theme: .creating, form: .source, [.function("startHandler", 2)],
    summary: "The closure is called at each start with an observer, to which it sends, and the lifetime of that start.",
    details: "lifetime.observeEnded { … } is called when the start is over, after the end has been delivered.",
    example: "reactiveswift.SignalProducer { observer, lifetime in observer.send(value: 1); observer.sendCompleted() }",
    exampleDialect: .reactiveswift
  ) { call throws(ErrorValue) in try creating(call) }
}
