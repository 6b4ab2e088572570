extension Operator {
  static let every = Operator(
    "every", elsewhere: ["ReactiveObjC": "-all:", "Combine": "allSatisfy"],
    theme: .filtering, flow: .other, [.function("predicate", 1)],
    summary: "Sends whether the closure says true of all values: false with the first that fails, true at completion.",
    details: "An error passes.",
    example: "from([2, 4, 5]).every { $0 % 2 == 0 }"
  ) { call throws(ErrorValue) in
    let predicate = try call.closure(0)
    let leavesFirst = call.dialect.rules.teardownOrder == .fromSource
    return try call.subscribing { subscriber, _ in
      AnswerSubscriber(subscriber, predicate.forSubscription(), decisive: false, leavesFirst: leavesFirst)
    }
  }
}

/// Sends the decisive result at the first value that the predicate returns it for, or the other one at completion.
final class AnswerSubscriber: OperatorSubscriber {
  private let predicate: Function
  private let decisive: Bool
  private let leavesFirst: Bool

  /// - Parameter leavesFirst: Whether it disposes of the source before it sends the result (Combine).
  init(_ downstream: Subscriber, _ predicate: Function, decisive: Bool, leavesFirst: Bool = false) {
    self.leavesFirst = leavesFirst
    self.predicate = predicate
    self.decisive = decisive
    super.init(downstream)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    do throws(ErrorValue) {
      if try predicate.test(value) == decisive { finish(with: decisive) } else { requestAgain() }
    } catch {
      fail(error)
    }
  }

  override func completed() {
    if !isDisposed { finish(with: !decisive) }
  }

  private func finish(with answer: Bool) {
    if leavesFirst { letGoOfUpstream() }
    sendLast(.bool(answer))
  }

  override var treatment: Treatment { .deciding }
}
