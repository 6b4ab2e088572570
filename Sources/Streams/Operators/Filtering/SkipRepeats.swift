extension Operator {
  static let skipRepeats = Operator(
    "skipRepeats",
    theme: .filtering, [.function("isEquivalent", 2).optional],
    summary: "Drops a value that equals the one that came before it, whether that was sent or dropped.",
    details:
      "A closure of two values compares in its own way. It makes a difference to distinctUntilChanged, which compares with the last value sent, only where the closure is no equivalence.",
    keywords: ["unique", "duplicates", "repetitions"],
    example: "from([1, 1, 2, 2, 1]).reactiveswift.skipRepeats()"
  ) { call throws(ErrorValue) in
    let isEquivalent = call.function(0)
    return try call.subscribing { subscriber, world in
      DistinctUntilChangedSubscriber(subscriber, world, isEquivalent, nil, .contents, comparesWithDropped: true)
    }
  }
}
