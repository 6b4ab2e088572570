extension Operator {
  static let sequenceEqual = Operator(
    "sequenceEqual",
    theme: .combining, flow: .other, [.stream("compareTo"), .function("comparator", 2).optional],
    summary: "Sends whether two streams send the same values in the same order.",
    details: "The times do not matter. false comes with the first difference, true when both have completed.",
    example: "from([1, 2]).sequenceEqual(interval(1s).take(2).map { $0 + 1 })"
  ) { call throws(ErrorValue) in
    let streams = [try call.source(), try call.stream(0)]
    let comparator = call.function(1)
    let sameness = call.dialect.rules.sameness
    return call.stream { subscriber, world in
      let operation = SequenceEqualSubscriber(subscriber, world, comparator, sameness)
      for (index, stream) in streams.enumerated() {
        stream.subscribe(InnerSubscriber(operation, index: index), in: world)
      }
    }
  }
}

private final class SequenceEqualSubscriber: CombiningSubscriber {
  private let world: World
  private let comparator: Function?
  private let sameness: Sameness
  private var firsts: HeldQueue<Value>
  private var seconds: HeldQueue<Value>
  private var isCompleted = [false, false]

  init(_ downstream: Subscriber, _ world: World, _ comparator: Function?, _ sameness: Sameness) {
    self.world = world
    firsts = HeldQueue(in: world)
    seconds = HeldQueue(in: world)
    self.comparator = comparator
    self.sameness = sameness
    super.init(downstream)
  }

  override func next(_ value: Value, from inner: InnerSubscriber) {
    let own = inner.index
    let other = 1 - own
    guard let counterpart = other == 0 ? firsts.popFirst() : seconds.popFirst() else {
      if isCompleted[other] { return finish(with: false) }
      return own == 0 ? firsts.append(value) : seconds.append(value)
    }
    do throws(ErrorValue) {
      let isEqual =
        if let comparator {
          try comparator.holds(comparator.call(value, counterpart))
        } else {
          sameness.holds(value, counterpart)
        }
      world.chargeValueWork()
      if !isEqual { finish(with: false) }
    } catch {
      fail(error)
    }
  }

  override func completed(from inner: InnerSubscriber) {
    isCompleted[inner.index] = true
    if isCompleted[1 - inner.index] { finish(with: inner.index == 0 ? seconds.isEmpty : firsts.isEmpty) }
  }

  private func finish(with answer: Bool) {
    send(.bool(answer))
    complete()
  }

  override func cleanUp() {
    firsts.removeAll()
    seconds.removeAll()
    super.cleanUp()
  }

  override var treatment: Treatment { Treatment(.pairing, "compared") }
  override var holds: [Holding] { .init("waiting", ofStreams: [firsts.elements, seconds.elements]) }
}
