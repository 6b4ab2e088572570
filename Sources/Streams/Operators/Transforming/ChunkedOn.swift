extension Operator {
  static let chunkedOn = Operator(
    "chunkedOn", theme: .transforming, flow: .other, [.function("projection", 1)],
    summary:
      "Sends groups of neighbours with the same result of the closure, each as a tuple of the result and an array.",
    details:
      "A group is sent when the first element of the next one comes, or at the end. An error loses the group.",
    example: "dialect(\"asyncsequence\")\n[1, 3, 2, 4].async.chunked(on: { $0 % 2 })"
  ) { call throws(ErrorValue) in
    guard let project = call.function(0) else { throw ErrorValue("a closure is needed", place: call.place) }
    return try call.subscribing { subscriber, world in ChunkSubscriber(subscriber, world, .key(project)) }
  }
}
