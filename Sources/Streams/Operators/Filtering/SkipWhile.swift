extension Operator {
  static let skipWhile = Operator(
    "skipWhile", also: ["skipWhileBlock"],
    elsewhere: ["ReactiveObjC": "-skipWhileBlock:", "ReactiveSwift": "skip(while:)", "Combine": "drop(while:)"],
    theme: .filtering, [.function("predicate", 1)],
    summary: "Drops values as long as the closure says true; it is not asked again after that.",
    example: "from([1, 2, 3, 1]).skipWhile { $0 < 3 }"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let predicate = try call.closure(0)
    return call.stream { subscriber, world in
      source.subscribe(SkipWhileSubscriber(subscriber, predicate.forSubscription(), skips: true), in: world)
    }
  }
}

final class SkipWhileSubscriber: OperatorSubscriber {
  private var predicate: Function?
  private let skips: Bool

  init(_ downstream: Subscriber, _ predicate: Function, skips: Bool) {
    self.predicate = predicate
    self.skips = skips
    super.init(downstream)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    if let predicate {
      do throws(ErrorValue) {
        if try predicate.test(value) == skips { return }
      } catch {
        return fail(error)
      }
      self.predicate = nil
    }
    send(value)
  }

  override func join(_ program: ColumnProgram) -> Bool { predicate == nil }
}
