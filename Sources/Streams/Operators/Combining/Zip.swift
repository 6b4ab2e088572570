extension Operator {
  static let zip = Operator(
    "zip", also: ["zipWith"],
    elsewhere: [
      "ReactiveObjC": "+zip:, -zipWith:", "RxSwift": "zip", "Combine": "zip", "RxJS": "zip, zipWith",
      "ReactiveSwift": "zip", "AsyncSequence": "zip",
    ],
    theme: .combining, flow: .combined, form: .both, [.streams("streams"), .function("combine", 8).optional],
    summary: "Pairs the first values of all, then the second ones, and so on; early values wait.",
    details: "Completes as soon as one stream has completed and none of its values waits. Any error ends all.",
    keywords: ["压缩"],
    example: "zip(interval(1s).take(3), from([\"a\", \"b\"]))"
  ) { call throws(ErrorValue) in
    let streams = try call.streams(0)
    let combine = try call.combiner(1, ofStreams: 0)
    let rules = call.dialect.rules
    let stopsEarly = rules.zipStopsSubscribingAtItsEnd
    if streams.count > 2, rules.zipsPairByPair { return zippingPairs(streams, combine) }
    return call.stream { subscriber, world in
      ZipSubscriber(subscriber, world, combine, count: streams.count, stopsEarly: stopsEarly).leaves(by: rules)
        .begin(streams)
    }
  }

  /// Zips more than two streams pair by pair, as RAC does: a stream that can contribute nothing more is disposed of
  /// before the last one has sent a value.
  private static func zippingPairs(_ streams: [Stream], _ combine: Combiner) -> Stream {
    var zipped = RecipeStream { subscriber, world in
      ZipSubscriber(subscriber, world, .tuple, count: 2, stopsEarly: false).begin(Array(streams.prefix(2)))
    }
    for (index, stream) in streams.enumerated().dropFirst(2) {
      let left = zipped
      zipped = RecipeStream { subscriber, world in
        let combine: Combiner = index == streams.count - 1 ? combine : .tuple
        let charge = index > Row.narrow ? Charge.values(index) : .row
        let extend = Combiner.made { pair throws(ErrorValue) in
          world.chargeOperator(charge)
          return try combine(pair[0].asTuple(for: "zip") + [pair[1]])
        }
        ZipSubscriber(subscriber, world, extend, count: 2, stopsEarly: false).begin([left, stream])
      }
    }
    return zipped
  }
}

final class ZipSubscriber: CombiningSubscriber {
  /// One of the streams.
  private final class Source {
    /// The values that wait for their partners.
    var waiting: HeldQueue<Value>
    var isCompleted = false

    init(in world: World) { waiting = HeldQueue(in: world) }
  }

  /// The condition of its completion.
  enum End {
    /// One stream has completed and none of its values waits.
    case exhausted
    /// All streams have completed.
    case allCompleted
    /// All streams have completed, or all but one whose value finds no partner.
    case allCompletedOrAlone
  }

  private let end: End
  private let sources: [Source]
  /// The number of streams that have not completed.
  private var running: Int
  /// The number of streams that have no value that waits.
  private var lacking = 0
  private let world: World
  private let combine: Combiner
  private let stopsEarly: Bool
  private var row = Row()

  /// - Parameter stopsEarly: Whether the remaining streams are not subscribed after its end (RxJS).
  init(
    _ downstream: Subscriber, _ world: World, _ combine: Combiner, count: Int, stopsEarly: Bool, end: End = .exhausted
  ) {
    self.end = end
    sources = (0..<count).map { _ in Source(in: world) }
    running = count
    self.world = world
    self.stopsEarly = stopsEarly
    self.combine = combine
    super.init(downstream)
  }

  /// Subscribes to the streams, as many as in the initializer.
  func begin(_ streams: [Stream]) {
    if streams.isEmpty { return complete() }
    world.chargeOperator(.combination(of: streams.count))
    lacking = streams.count
    for (index, stream) in streams.enumerated() {
      if stopsEarly, isDisposed { return }
      stream.subscribe(InnerSubscriber(self, index: index), in: world)
    }
  }

  override func next(_ value: Value, from inner: InnerSubscriber) {
    if sources[inner.index].waiting.isEmpty {
      lacking -= 1
      if lacking == 0 { return sendRow(value, at: inner.index) }
    }
    sources[inner.index].waiting.append(value)
    if case .allCompletedOrAlone = end, running == 1 { complete() }
  }

  /// Sends a row with the value that was missing and those that wait.
  private func sendRow(_ last: Value, at position: Int) {
    row.begin(sources.count, in: world)
    for index in sources.indices {
      if index == position {
        row.set(index, last)
        lacking += 1
      } else if let value = sources[index].waiting.popFirst() {
        row.set(index, value)
        if sources[index].waiting.isEmpty { lacking += 1 }
      }
    }
    if sources.count > Row.narrow { world.chargeOperator(.values(sources.count)) }
    do throws(ErrorValue) {
      send(try row.combined(by: combine))
    } catch {
      return fail(error)
    }
    completeIfExhausted()
  }

  /// RxSwift leaves the stream that failed first.
  override func error(_ error: ErrorValue, from inner: InnerSubscriber) {
    if goesOnWhenOver { inner.dispose() }
    fail(error)
  }

  override func completed(from inner: InnerSubscriber) {
    sources[inner.index].isCompleted = true
    running -= 1
    if running == 0 { complete() } else { completeIfExhausted() }
  }

  private func completeIfExhausted() {
    guard case .exhausted = end else { return }
    for index in sources.indices where sources[index].isCompleted && sources[index].waiting.isEmpty {
      return complete()
    }
  }

  override func cleanUp() {
    for source in sources { source.waiting.removeAll() }
    row.clear()
    super.cleanUp()
  }

  override var treatment: Treatment { Treatment(.pairing, "paired") }
  override var holds: [Holding] { .init("waiting", ofStreams: sources.map { $0.waiting.elements }) }
}
