extension Operator {
  static let count = Operator(
    "count", elsewhere: ["Combine": "count"],
    theme: .transforming, [.function("predicate", 1).optional],
    summary: "Sends how many values there were, or for how many the closure says true, when the stream completes.",
    example: "from([1, 2, 3]).count { $0 > 1 }"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let predicate = call.optionalClosure(0)
    return call.stream { subscriber, world in
      source.subscribe(CountSubscriber(subscriber, predicate?.forSubscription()), in: world)
    }
  }
}

private final class CountSubscriber: OperatorSubscriber {
  private let predicate: Function?
  private var count = 0

  init(_ downstream: Subscriber, _ predicate: Function?) {
    self.predicate = predicate
    super.init(downstream)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    if let predicate { count(value, where: predicate) } else { count += 1 }
  }

  // Apart, as saving registers for it would take as long as counting.
  @inline(never)
  private func count(_ value: Value, where predicate: Function) {
    do throws(ErrorValue) {
      if try predicate.test(value) { count += 1 }
    } catch {
      fail(error)
    }
  }

  override func join(_ program: ColumnProgram) -> Bool {
    if let predicate {
      guard let condition = program.condition(predicate, holds: true) else { return false }
      program.keep(condition)
    }
    program.count(ColumnState(load: { self.count }, store: { self.count = $0 }))
    program.value = nil
    return true
  }

  override func completed() {
    send(.int(count))
    complete()
  }

  override var holds: [Holding] { .init("counted", [.int(count)]) }
}
