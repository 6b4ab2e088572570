extension Operator {
  static let pairwise = Operator(
    "pairwise",
    elsewhere: [
      "ReactiveObjC": "-combinePreviousWithStart:reduce:", "ReactiveSwift": "combinePrevious",
      "AsyncSequence": "adjacentPairs()",
    ],
    theme: .transforming, flow: .paired,
    summary: "Sends each value, but for the first, as an array with the one before it.",
    example: "from([1, 2, 3]).pairwise()"
  ) { call throws(ErrorValue) in
    try call.subscribing { subscriber, _ in PairwiseSubscriber(subscriber, .array) }
  }

  static let pairs = Operator(
    "pairwise", theme: .transforming, flow: .paired, [.value("initial").optional],
    summary: "Sends each value as a tuple with the one before it.",
    details: "Before the first stands the initial value; without one the first value is not sent.",
    example: "from([1, 4, 9]).reactiveswift.combinePrevious(0)"
  ) { call throws(ErrorValue) in
    let initial = call.value(0)
    return try call.subscribing { subscriber, _ in PairwiseSubscriber(subscriber, .tuple, initial) }
  }
}

private final class PairwiseSubscriber: OperatorSubscriber {
  private let combine: Combiner
  private var previous: Value?

  init(_ downstream: Subscriber, _ combine: Combiner, _ initial: Value? = nil) {
    self.combine = combine
    previous = initial
    super.init(downstream)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    let before = previous
    previous = value
    // A tall pipeline keeps pairs of pairs of pairs.
    ValueWork.add(level > World.highLevel ? 8 : 2)
    guard let before else { return requestAgain() }
    do throws(ErrorValue) {
      send(try combine([before, value]))
    } catch {
      fail(error)
    }
  }

  override var treatment: Treatment { Treatment(.collecting, "paired") }
  override var holds: [Holding] { .init("previous", previous) }
}
