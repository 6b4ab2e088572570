extension Operator {
  static let chain = Operator(
    "chain", theme: .combining, form: .source, [.streams("streams")],
    summary: "Passes on the elements of one sequence after the other.",
    details:
      "The next one begins when the one before it has ended. All iterators are made at the start, so a sequence that pushes keeps its elements meanwhile. An error ends all.",
    example: "dialect(\"asyncsequence\")\nchain([1, 2].async, [3].async)"
  ) { call throws(ErrorValue) in
    let streams = try call.streams(0)
    return call.stream { subscriber, world in ChainedSubscriber(subscriber).begin(streams, in: world) }
  }
}

private final class ChainedSubscriber: CombiningSubscriber {
  private var parts: [InnerSubscriber] = []
  private var isCancelled = false

  func begin(_ streams: [Stream], in world: World) {
    for (index, stream) in streams.enumerated() {
      let inner = InnerSubscriber(self, index: index)
      parts.append(inner)
      stream.subscribe(inner, in: world)
    }
    parts.reverse()
  }

  override func request() {
    if let part = parts.last { part.request() } else { complete() }
  }

  override func completed(from inner: InnerSubscriber) {
    _ = parts.popLast()
    let part = parts.last
    request()
    if isCancelled { part?.cancelTask() }
  }

  /// Cancellation ends the present sequence; the next one is asked all the same.
  override func cancelTask() {
    isCancelled = true
    parts.last?.cancelTask()
  }

  override func cleanUp() {
    parts = []
    super.cleanUp()
  }

  override var treatment: Treatment { .takingTurns }
}
