extension Operator {
  /// ReactiveSwift's `SignalProducer { value }`.
  static let createFromAction = Operator(
    "createFromAction", elsewhere: ["ReactiveSwift": "SignalProducer.init"],
    theme: .creating, form: .source, [.function("action", 0)],
    summary: "Calls the closure at each start, sends the value that it gives, and completes.",
    details: "The closure gives a value or a result: .success(…) or .failure(…).",
    example: "reactiveswift.SignalProducer { 42 }", exampleDialect: .reactiveswift
  ) { call throws(ErrorValue) in
    let action = try call.closure(0, taking: 0)
    return call.stream { subscriber, world in
      let source = SourceSubscriber(subscriber, world)
      do throws(ErrorValue) {
        if source.emit(try action.forSubscription().call([]).resultValue()) { source.complete() }
      } catch {
        source.fail(error)
      }
    }
  }
}
