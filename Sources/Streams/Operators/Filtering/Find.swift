extension Operator {
  static let find = Operator(
    "find",
    elsewhere: ["Combine": "first(where:)", "RxSwift": "filter + take(1)"],
    theme: .filtering, [.function("predicate", 1)],
    summary: "Sends the first value for which the closure says true, then completes; nil when there is none.",
    details: "first { … } is the same but fails when there is none.",
    example: "from([1, 2, 3, 4]).find { $0 > 2 }"
  ) { call throws(ErrorValue) in
    let predicate = try call.closure(0)
    return try call.subscribing { subscriber, _ in
      FindSubscriber(subscriber, predicate.forSubscription(), sendsIndex: false)
    }
  }
}

final class FindSubscriber: OperatorSubscriber {
  private let predicate: Function
  private let sendsIndex: Bool
  private var index = 0

  init(_ downstream: Subscriber, _ predicate: Function, sendsIndex: Bool) {
    self.predicate = predicate
    self.sendsIndex = sendsIndex
    super.init(downstream)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    index += 1
    do throws(ErrorValue) {
      if try predicate.test(value) { sendLast(sendsIndex ? .int(index - 1) : value) } else { requestAgain() }
    } catch {
      fail(error)
    }
  }

  override func completed() {
    if !isDisposed { sendLast(sendsIndex ? .int(-1) : .nil) }
  }

  override var treatment: Treatment { Treatment(.passing, "found", loss: "said no") }
}
