extension Operator {
  static let compactMap = Operator(
    "compactMap", theme: .transforming, [.function("transform", 1)],
    summary: "Sends what the closure makes of each value, unless that is nil.",
    details: "An error in the closure is the stream's error.",
    example: "from([1, 2, 3]).compactMap { $0 == 2 ? nil : $0 * 10 }"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let transform = try call.closure(0)
    return call.stream { subscriber, world in
      source.subscribe(CompactMapSubscriber(subscriber, transform.forSubscription()), in: world)
    }
  }
}

private final class CompactMapSubscriber: OperatorSubscriber {
  private let transform: Function

  init(_ downstream: Subscriber, _ transform: Function) {
    self.transform = transform
    super.init(downstream)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    do throws(ErrorValue) {
      let result = try transform.call(value)
      if !result.isNil { send(result) }
    } catch {
      fail(error)
    }
  }
}
