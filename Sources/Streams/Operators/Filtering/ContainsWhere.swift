extension Operator {
  static let containsWhere = Operator(
    "containsWhere", elsewhere: ["Combine": "contains(where:)"],
    theme: .filtering, flow: .other, [.function("predicate", 1)],
    summary: "Sends whether the closure says true of a value: true with the first, false at completion.",
    details: "The source is disposed with the first match. An error passes.",
    example: "from([1, 2, 3]).combine.contains(where: { $0 > 1 })"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let predicate = try call.closure(0)
    return call.stream { subscriber, world in
      source.subscribe(
        AnswerSubscriber(subscriber, predicate.forSubscription(), decisive: true, leavesFirst: true), in: world)
    }
  }
}
