extension Operator {
  /// ReactiveSwift's `SignalProducer(result:)`.
  static let ofResult = Operator(
    "ofResult", elsewhere: ["ReactiveSwift": "SignalProducer.init"],
    theme: .creating, form: .source, [.value("result")],
    summary: "Sends the value of a result and completes, or fails with its error.",
    details: "Any other value is sent as it is.",
    example: "reactiveswift.SignalProducer(result: 1)", exampleDialect: .reactiveswift
  ) { call in
    let result = call.value(0) ?? .nil
    return call.stream { subscriber, world in
      let source = SourceSubscriber(subscriber, world)
      do throws(ErrorValue) {
        if source.emit(try result.resultValue()) { source.complete() }
      } catch {
        source.fail(error)
      }
    }
  }
}
