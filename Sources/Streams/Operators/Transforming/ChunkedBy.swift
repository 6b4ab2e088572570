extension Operator {
  static let chunkedBy = Operator(
    "chunkedBy", theme: .transforming, flow: .gathered, [.function("belongInSameGroup", 2)],
    summary: "Sends groups of neighbours: the closure says whether two of them belong together.",
    details:
      "A group is sent when the first element of the next one comes, or at the end. An error loses the group.",
    example: "dialect(\"asyncsequence\")\n[1, 3, 2, 2].async.chunked { $0 <= $1 }"
  ) { call throws(ErrorValue) in
    guard let belong = call.function(0) else { throw ErrorValue("a closure is needed", place: call.place) }
    return try call.subscribing { subscriber, world in ChunkSubscriber(subscriber, world, .neighbours(belong)) }
  }
}
