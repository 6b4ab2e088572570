extension Operator {
  static let pairwise = Operator(
    "pairwise", elsewhere: ["ReactiveObjC": "-combinePreviousWithStart:reduce:", "ReactiveSwift": "combinePrevious"],
    theme: .transforming,
    summary: "Sends each value, but for the first, as an array with the one before it.",
    example: "from([1, 2, 3]).pairwise()"
  ) { call throws(ErrorValue) in
    try call.subscribing { subscriber, _ in PairwiseSubscriber(subscriber) }
  }
}

private final class PairwiseSubscriber: OperatorSubscriber {
  private var previous: Value?

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    let pair = previous.map { Value.array([$0, value]) }
    previous = value
    // In a tall pipeline pairs of pairs of pairs are kept.
    ValueWork.add(level > World.highLevel ? 8 : 2)
    if let pair { send(pair) }
  }

  override var holds: [Holding] { .init("previous", previous) }
}
