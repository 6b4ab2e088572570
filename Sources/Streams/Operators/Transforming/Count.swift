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
      let operation =
        if let predicate { CountWhereSubscriber(subscriber, predicate.forSubscription()) } else {
          CountSubscriber(subscriber)
        }
      source.subscribe(operation, in: world)
    }
  }
}

private class CountSubscriber: OperatorSubscriber {
  final var count = 0

  override func next(_ value: Value) {
    if !isDisposed { count += 1 }
  }

  override func join(_ program: ColumnProgram) -> Bool {
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

// A class of its own: to save registers for the closure would take as long as counting without it.
private final class CountWhereSubscriber: CountSubscriber {
  private let predicate: Function

  init(_ downstream: Subscriber, _ predicate: Function) {
    self.predicate = predicate
    super.init(downstream)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    do throws(ErrorValue) {
      if try predicate.test(value) { count += 1 }
    } catch {
      fail(error)
    }
  }

  override func join(_ program: ColumnProgram) -> Bool {
    guard let condition = program.condition(predicate, holds: true) else { return false }
    program.keep(condition)
    return super.join(program)
  }
}
