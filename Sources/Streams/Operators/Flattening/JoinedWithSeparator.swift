extension Operator {
  static let joinedWithSeparator = Operator(
    "joinedWithSeparator", theme: .flattening, [.stream("separator")],
    summary: "Runs the sequences that come as elements one after the other, and another one between two of them.",
    details: "The separator is run when the next sequence has come, also where one of the two is empty.",
    example: "dialect(\"asyncsequence\")\n[[1, 2].async, [3].async].async.joined(separator: [0].async)"
  ) { call throws(ErrorValue) in
    let separator = Value.stream(try call.stream(0))
    let separated = try call.subscribing { subscriber, _ in InterspersedSubscriber(subscriber, 1, separator) }
    separated.isPulled = true
    return try flattening(
      Call(receiver: separated, arguments: [], dialect: call.dialect, place: call.place), limit: 1)
  }
}
