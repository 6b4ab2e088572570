extension Operator {
  static let distinctUntilChanged = Operator(
    "distinctUntilChanged", elsewhere: ["ReactiveSwift": "skipRepeats", "Combine": "removeDuplicates"],
    theme: .filtering, [.function("comparator", 2).optional, .function("keySelector", 1).optional],
    summary: "Drops a value that equals the one sent before it.",
    details:
      "The first is always sent, also nil. A closure compares in its own way; a second gives the key that is compared.",
    keywords: ["去重", "unique", "duplicates", "repetitions"],
    example: "from([1, 1, 2, 2, 1]).distinctUntilChanged()"
  ) { call throws(ErrorValue) in
    let comparator = call.function(0)
    let key = call.function(1)
    let sameness = call.dialect.rules.sameness
    return try call.subscribing { subscriber, world in
      DistinctUntilChangedSubscriber(subscriber, world, comparator, key, sameness)
    }
  }
}

final class DistinctUntilChangedSubscriber: OperatorSubscriber {
  private let comparator: Function?
  private let keySelector: Function?
  private let sameness: Sameness
  private let world: World
  /// Whether the next value is compared with one that was dropped.
  private let comparesWithDropped: Bool
  var last: Value?

  init(
    _ downstream: Subscriber, _ world: World, _ comparator: Function?, _ keySelector: Function?,
    _ sameness: Sameness, comparesWithDropped: Bool = false
  ) {
    self.sameness = sameness
    self.comparesWithDropped = comparesWithDropped
    self.world = world
    self.comparator = comparator
    self.keySelector = keySelector
    super.init(downstream)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    do throws(ErrorValue) {
      let key: Value = if let keySelector { try keySelector.call(value) } else { value }
      if let last {
        let isRepeat: Bool
        if let comparator {
          isRepeat = try comparator.holds(comparator.call(last, key))
        } else {
          isRepeat = sameness.holds(last, key)
          world.chargeValueWork()
        }
        if isRepeat {
          if comparesWithDropped { self.last = key }
          return requestAgain()
        }
      }
      last = key
      send(value)
    } catch {
      fail(error)
    }
  }

  override var treatment: Treatment {
    let isPlain = comparator == nil && keySelector == nil
    return Treatment(.passing, loss: isPlain ? Treatment.unchanged : Treatment.foundUnchanged)
  }
  override var holds: [Holding] { .init("compares with", last) }
}
