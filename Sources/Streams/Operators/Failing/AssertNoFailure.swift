extension Operator {
  static let assertNoFailure = Operator(
    "assertNoFailure", theme: .failing, [Parameter("prefix", .string).optional],
    summary: "Passes everything on: an error means that the app would stop here.",
    example: "just(1).combine.assertNoFailure()"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    return call.stream { subscriber, world in source.subscribe(AssertNoFailureSubscriber(subscriber), in: world) }
  }
}

private final class AssertNoFailureSubscriber: OperatorSubscriber {
  override func next(_ value: Value) { if !isDisposed { downstream.next(value) } }
  override var treatment: Treatment { Treatment(.passing, alarm: "would stop the app here") }
}
