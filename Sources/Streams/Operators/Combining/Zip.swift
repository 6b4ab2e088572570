extension Operator {
  static let zip = Operator(
    "zip", also: ["zipWith"],
    elsewhere: [
      "ReactiveObjC": "+zip:, -zipWith:", "RxSwift": "zip", "Combine": "zip", "RxJS": "zip, zipWith",
      "ReactiveSwift": "zip",
    ],
    theme: .combining, form: .both, [.streams("streams"), .function("combine", 8).optional],
    summary: "Pairs the first values of all, then the second ones, and so on; early values wait.",
    details: "Completes as soon as one stream has completed and none of its values waits. Any error ends all.",
    example: "zip(interval(1s).take(3), from([\"a\", \"b\"]))"
  ) { call throws(ErrorValue) in
    let streams = try call.streams(0)
    let combine = try call.combiner(1, ofStreams: 0)
    let stopsEarly = call.dialect.rules.zipStopsSubscribingAtItsEnd
    if streams.count > 2, call.dialect.rules.zipsPairByPair { return zippingPairs(streams, combine) }
    return call.stream { subscriber, world in
      ZipSubscriber(subscriber, world, combine, count: streams.count, stopsEarly: stopsEarly).begin(streams)
    }
  }

  /// RAC zips more than two streams pair by pair: a stream that can contribute nothing more is disposed of before the
  /// last one has sent a value.
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
  /// When it completes.
  enum End {
    /// When one stream has completed and none of its values waits.
    case exhausted
    /// When all streams have completed.
    case allCompleted
    /// When all streams have completed, or all but one whose value finds no partner.
    case allCompletedOrAlone
  }

  private let end: End
  private var running: Int
  private let world: World
  private let combine: Combiner
  private let stopsEarly: Bool
  /// The values that wait, a queue for each stream.
  private var queues: UnsafeMutableBufferPointer<HeldQueue<Value>>
  private let count: Int
  private var isCompleted: [Bool] = []
  private var waiting = 0
  private var row = Row()

  /// `stopsEarly`: streams that are left when it has ended already are not subscribed (RxJS).
  init(
    _ downstream: Subscriber, _ world: World, _ combine: Combiner, count: Int, stopsEarly: Bool, end: End = .exhausted
  ) {
    self.count = count
    self.end = end
    running = count
    queues = .allocate(capacity: count)
    for index in 0..<count { queues.initializeElement(at: index, to: HeldQueue(in: world)) }
    self.world = world
    self.stopsEarly = stopsEarly
    self.combine = combine
    super.init(downstream)
  }

  deinit {
    queues.deinitialize()
    queues.deallocate()
  }

  /// Subscribes to as many streams as it was made for.
  func begin(_ streams: [Stream]) {
    if streams.isEmpty { return complete() }
    world.chargeOperator(.combination(of: streams.count))
    isCompleted = Array(repeating: false, count: streams.count)
    waiting = streams.count
    for (index, stream) in streams.enumerated() {
      if stopsEarly, isDisposed { return }
      stream.subscribe(InnerSubscriber(self, index: index), in: world)
    }
  }

  override func next(_ value: Value, from inner: InnerSubscriber) {
    if queues[inner.index].isEmpty {
      waiting -= 1
      if waiting == 0 { return sendRow(value, at: inner.index) }
    }
    queues[inner.index].append(value)
    if case .allCompletedOrAlone = end, running == 1 { complete() }
  }

  /// The value that was missing has come: it goes with those that wait.
  @inline(__always)
  private func sendRow(_ last: Value, at position: Int) {
    row.begin(count, in: world)
    for index in 0..<count {
      if index == position {
        row.set(index, last)
        waiting += 1
      } else if let value = queues[index].popFirst() {
        row.set(index, value)
        if queues[index].isEmpty { waiting += 1 }
      }
    }
    if count > Row.narrow { world.chargeOperator(.values(count)) }
    do throws(ErrorValue) {
      send(try row.combined(by: combine))
    } catch {
      return fail(error)
    }
    completeIfExhausted()
  }

  override func completed(from inner: InnerSubscriber) {
    isCompleted[inner.index] = true
    running -= 1
    if running == 0 { complete() } else { completeIfExhausted() }
  }

  private func completeIfExhausted() {
    guard case .exhausted = end else { return }
    for index in 0..<count where isCompleted[index] && queues[index].isEmpty { return complete() }
  }

  override func cleanUp() {
    for index in 0..<count { queues[index].removeAll() }
    row.clear()
    super.cleanUp()
  }

  override var holds: [Holding] { .init("waiting", ofStreams: (0..<count).map { queues[$0].elements }) }
}
