extension Operator {
  static let zipPulled = Operator(
    "zipPulled", theme: .combining, flow: .combined, form: .source, [.streams("streams")],
    summary: "Asks all for one element at a time, and sends them as a tuple.",
    details:
      "Nothing is asked for ahead. Ends as soon as one ends, and cancels the others; so does an error.",
    example: "dialect(\"asyncsequence\")\nzip(interval(1s).prefix(3), [\"a\", \"b\"].async)"
  ) { call throws(ErrorValue) in
    let streams = try call.streams(0)
    let combine = Combiner.tuple
    return call.stream { subscriber, world in _ = ZipPulledSubscriber(subscriber, world, streams, combine) }
  }
}

/// ZipStateMachine.
private final class ZipPulledSubscriber: PullingSubscriber {
  private let combine: Combiner
  private var row: [Value?]
  private var missing: Int

  init(_ downstream: Subscriber, _ world: World, _ streams: [Stream], _ combine: Combiner) {
    self.combine = combine
    row = Array(repeating: nil, count: streams.count)
    missing = streams.count
    super.init(downstream, world, streams)
  }

  override func received(_ value: Value, from index: Int) {
    row[index] = value
    missing -= 1
    guard missing == 0 else { return }
    let values = row.compactMap { $0 }
    row = Array(repeating: nil, count: row.count)
    missing = row.count
    do throws(ErrorValue) {
      offer(try combine(values))
    } catch {
      failed(error, index)
    }
  }

  override func ended(_ index: Int) {
    cancelStreams()
    end(.completed)
  }

  override var treatment: Treatment { Treatment(.pairing, "paired", loss: "found no partner for it") }
  override var holds: [Holding] { .init("waiting", row.compactMap { $0 }) }
}
