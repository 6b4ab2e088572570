extension Operator {
  static let every = Operator(
    "every", elsewhere: ["ReactiveObjC": "-all:", "Combine": "allSatisfy"],
    theme: .filtering, [.function("predicate", 1)],
    summary: "Sends whether the closure says true of all values: false with the first that fails, true at completion.",
    details: "An error passes (RAC's all sends false).",
    example: "from([2, 4, 5]).every { $0 % 2 == 0 }"
  ) { call throws(ErrorValue) in
    let predicate = try call.closure(0)
    return try call.subscribing { subscriber, _ in EverySubscriber(subscriber, predicate.forSubscription()) }
  }
}

final class EverySubscriber: OperatorSubscriber {
  private let predicate: Function

  init(_ downstream: Subscriber, _ predicate: Function) {
    self.predicate = predicate
    super.init(downstream)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    do throws(ErrorValue) {
      if try !predicate.test(value) { finish(with: false) }
    } catch {
      fail(error)
    }
  }

  override func completed() {
    if !isDisposed { finish(with: true) }
  }

  private func finish(with answer: Bool) {
    send(.bool(answer))
    complete()
  }
}
