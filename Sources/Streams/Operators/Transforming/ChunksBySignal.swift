extension Operator {
  static let chunksBySignal = Operator(
    "chunksBySignal", theme: .transforming, flow: .gathered, [.int("count").optional, .stream("signal")],
    summary: "Sends the elements so far as an array when the signal sends, or when there are as many as the count.",
    details:
      "A signal without elements before it sends nothing, and one that has ended lets the rest come at the end. An error loses what was collected. Both are asked as merge asks its sequences.",
    keywords: ["batch"],
    example: "dialect(\"asyncsequence\")\ninterval(100ms).prefix(7).chunked(by: .repeating(every: .milliseconds(250)))"
  ) { call throws(ErrorValue) in
    let count = call.value(0) == nil ? nil : try chunkSize(call)
    let (source, signal) = (try call.source(), try call.stream(1))
    return call.stream { subscriber, world in
      // The signal, the elements and their end differ in their number of values.
      let wrap = NativeFunction(parameterCount: 1) { .tuple([$0.first ?? .nil]) }
      let elements = RecipeStream { subscriber, world in
        source.subscribe(
          LinearSubscriber(EndMarkingSubscriber(subscriber), .map(Closure(wrap, isIndexed: false))), in: world)
      }
      elements.isPulled = true
      let signals = LinearStream(signal, .map(Closure(ConstantFunction(.unit), isIndexed: false)))
      signals.isPulled = true
      let chunks = ChunkSubscriber(subscriber, world, .signal(count))
      _ = MergePulledSubscriber(chunks, world, [elements, signals])
    }
  }
}

/// Sends an empty tuple after the last value.
private final class EndMarkingSubscriber: OperatorSubscriber {
  override func completed() {
    if pace != .over { sendLast(.tuple([])) }
  }
}
