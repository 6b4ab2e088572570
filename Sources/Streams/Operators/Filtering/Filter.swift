extension Operator {
  static let filter = Operator(
    "filter", elsewhere: ["ReactiveObjC": "-filter:", "RxSwift": "filter", "Combine": "filter"],
    theme: .filtering, [.function("predicate", 1)],
    summary: "Passes on the values for which the closure says true.",
    example: "from([15, 21, 14, 30]).filter { $0 >= 18 }"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let predicate = try call.closure(0)
    return call.stream { subscriber, world in
      source.subscribe(FilterSubscriber(subscriber, predicate.forSubscription()), in: world)
    }
  }
}

final class FilterSubscriber: OperatorSubscriber {
  private let predicate: Function
  private let passes: Bool

  /// `passes`: what the closure says of values that are passed on.
  init(_ downstream: Subscriber, _ predicate: Function, passes: Bool = true) {
    self.predicate = predicate
    self.passes = passes
    super.init(downstream)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    do throws(ErrorValue) {
      if try predicate.test(value) == passes { send(value) }
    } catch {
      fail(error)
    }
  }

  override func join(_ program: ColumnProgram) -> Bool {
    guard let condition = program.condition(predicate, holds: passes) else { return false }
    program.keep(condition)
    return true
  }
}
