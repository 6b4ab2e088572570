extension Operator {
  static let takeWhile = Operator(
    "takeWhile", also: ["takeWhileBlock"],
    elsewhere: ["ReactiveObjC": "-takeWhileBlock:", "ReactiveSwift": "take(while:)", "Combine": "prefix(while:)"],
    theme: .filtering, [.function("predicate", 1), Parameter("inclusive", .bool).optional],
    summary: "Passes values on as long as the closure says true; the first that fails is not sent and completes.",
    details: "With 'inclusive: true' that one is sent, too, before completion.",
    example: "from([1, 2, 3, 1]).takeWhile { $0 < 3 }"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let predicate = try call.closure(0)
    let isInclusive = call.bool(1) ?? false
    return call.stream { subscriber, world in
      source.subscribe(
        TakeWhileSubscriber(subscriber, predicate.forSubscription(), isInclusive: isInclusive), in: world)
    }
  }
}

final class TakeWhileSubscriber: OperatorSubscriber {
  private let predicate: Function
  private let continues: Bool
  private let isInclusive: Bool

  init(_ downstream: Subscriber, _ predicate: Function, continues: Bool = true, isInclusive: Bool = false) {
    self.predicate = predicate
    self.continues = continues
    self.isInclusive = isInclusive
    super.init(downstream)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    do throws(ErrorValue) {
      if try predicate.test(value) == continues { return send(value) }
      if isInclusive { send(value) }
      complete()
    } catch {
      fail(error)
    }
  }

  override func join(_ program: ColumnProgram) -> Bool {
    guard let condition = program.condition(predicate, holds: continues) else { return false }
    program.require(condition)
    return true
  }
}
