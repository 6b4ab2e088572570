extension Operator {
  static let concatMapOnArrival = Operator(
    "concatMapOnArrival", theme: .flattening, [.function("selector", 1)],
    summary: "Runs the stream that the closure makes of each value as it comes, one after the other.",
    details:
      "The closure is called when the value comes; its stream waits for those before it. Completes when the source and all inner streams have; the first error ends all, also one in the closure.",
    example: "from([2, 1]).concatMap { n in timer(n * 1s).map { _ in n } }"
  ) { call throws(ErrorValue) in
    let streams = try call.linear(.map(try call.closure(0)))
    return try flattening(
      Call(receiver: streams, arguments: [], dialect: call.dialect, place: call.place), limit: 1)
  }
}
