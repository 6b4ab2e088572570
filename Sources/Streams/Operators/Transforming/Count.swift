extension Operator {
  static let count = Operator(
    "count", elsewhere: ["Combine": "count"],
    theme: .transforming, [.function("predicate", 1).optional],
    summary: "Sends how many values there were, or for how many the closure says true, when the stream completes.",
    example: "from([1, 2, 3]).count { $0 > 1 }"
  ) { call throws(ErrorValue) in
    guard let predicate = call.optionalClosure(0) else { return try call.linear(.count) }
    return LinearStream(try call.linear(.keep(predicate, wanted: true)), .count)
  }
}
