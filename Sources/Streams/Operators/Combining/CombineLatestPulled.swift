extension Operator {
  static let combineLatestPulled = Operator(
    "combineLatestPulled", theme: .combining, flow: .combined, form: .source, [.streams("streams")],
    summary: "Once all have an element, sends a tuple of the latest of each at every change; tuples wait for the loop.",
    details:
      "Until all have one, a later element of a sequence replaces its earlier one. Ends when all have ended, or at once when one ends without an element. An error that comes while nobody asks loses the tuples that wait.",
    example: "dialect(\"asyncsequence\")\ncombineLatest(interval(1s).prefix(3), interval(1500ms).prefix(2))"
  ) { call throws(ErrorValue) in
    let streams = try call.streams(0)
    let combine = Combiner.tuple
    return call.stream { subscriber, world in _ = CombineLatestPulledSubscriber(subscriber, world, streams, combine) }
  }
}

/// CombineLatestStateMachine.
private final class CombineLatestPulledSubscriber: PullingSubscriber {
  private let combine: Combiner
  private var latest: [Value?]
  private var missing: Int

  init(_ downstream: Subscriber, _ world: World, _ streams: [Stream], _ combine: Combiner) {
    self.combine = combine
    latest = Array(repeating: nil, count: streams.count)
    missing = streams.count
    super.init(downstream, world, streams)
  }

  override func received(_ value: Value, from index: Int) {
    if latest[index] == nil { missing -= 1 }
    latest[index] = value
    guard missing == 0 else { return request(of: index) }
    do throws(ErrorValue) {
      offer(try combine(latest.compactMap { $0 }))
    } catch {
      failed(error, index)
    }
  }

  override func ended(_ index: Int) {
    if latest[index] == nil {
      cancelStreams()
      end(.completed)
    } else {
      super.ended(index)
    }
  }

  override func failed(_ error: ErrorValue, _ index: Int) {
    dropResults()
    super.failed(error, index)
  }

  override var treatment: Treatment { Treatment(.latest, "joined") }
  override var holds: [Holding] { .init("latest", ofStreams: latest.map { $0.map { [$0] } ?? [] }) }
}
