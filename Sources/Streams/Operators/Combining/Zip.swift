extension Operator {
  static let zip = Operator(
    "zip", also: ["zipWith"],
    elsewhere: ["ReactiveObjC": "+zip:, -zipWith:", "RxSwift": "zip", "Combine": "zip", "RxJS": "zip, zipWith"],
    theme: .combining, form: .both, [.streams("streams"), .function("combine", 8).optional],
    summary: "Pairs the first values of all, then the second ones, and so on; early values wait.",
    details: "Completes as soon as one stream has completed and none of its values waits. Any error ends all.",
    example: "zip(interval(1s).take(3), from([\"a\", \"b\"]))"
  ) { call throws(ErrorValue) in
    let streams = try call.streams(0)
    let combine = try call.combiner(1)
    let stopsEarly = call.dialect == .rxjs
    if call.dialect == .rac, streams.count > 2 { return zippingPairs(streams, combine) }
    return call.stream { subscriber, world in
      ZipSubscriber(subscriber, world, combine, stopsEarly: stopsEarly).begin(streams)
    }
  }

  /// RAC zips more than two streams pair by pair: what can give nothing more is let go of before the last one has
  /// spoken.
  private static func zippingPairs(_ streams: [Stream], _ combine: Combiner) -> Stream {
    var zipped = RecipeStream { subscriber, world in
      ZipSubscriber(subscriber, world, .tuple, stopsEarly: false).begin(Array(streams.prefix(2)))
    }
    for (index, stream) in streams.enumerated().dropFirst(2) {
      let left = zipped
      zipped = RecipeStream { subscriber, world in
        let combine: Combiner = index == streams.count - 1 ? combine : .tuple
        let extend = Combiner.made { pair throws(ErrorValue) in try combine(pair[0].asTuple(for: "zip") + [pair[1]]) }
        ZipSubscriber(subscriber, world, extend, stopsEarly: false).begin([left, stream])
      }
    }
    return zipped
  }
}

extension Call {
  /// How several values become one: by a closure that was given, else a tuple, in `rxjs` an array.
  func combiner(_ index: Int) throws(ErrorValue) -> Combiner {
    guard let function = function(index) else { return dialect == .rxjs ? .array : .tuple }
    return .made { values throws(ErrorValue) in try function.call(values) }
  }
}

final class ZipSubscriber: CombiningSubscriber {
  private let world: World
  private let combine: Combiner
  private let stopsEarly: Bool
  private var queues: [Queue<Value>] = []
  private var isCompleted: [Bool] = []
  private var waiting = 0
  private var row: Row

  /// `stopsEarly`: streams that are left when it has ended already are not subscribed (RxJS).
  init(_ downstream: Subscriber, _ world: World, _ combine: Combiner, stopsEarly: Bool) {
    self.world = world
    self.stopsEarly = stopsEarly
    self.combine = combine
    row = Row(takesFastPaths: world.takesFastPaths)
    super.init(downstream)
  }

  func begin(_ streams: [Stream]) {
    if streams.isEmpty { return complete() }
    queues = Array(repeating: Queue(), count: streams.count)
    isCompleted = Array(repeating: false, count: streams.count)
    waiting = streams.count
    for (index, stream) in streams.enumerated() {
      if stopsEarly, isDisposed { return }
      stream.subscribe(InnerSubscriber(self, index: index), in: world)
    }
  }

  override func next(_ value: Value, from inner: InnerSubscriber) {
    if queues[inner.index].isEmpty { waiting -= 1 }
    world.hold()
    queues[inner.index].append(value)
    guard waiting == 0 else { return }
    row.begin(queues.count)
    for index in queues.indices {
      if let value = queues[index].popFirst() { row.set(index, value) }
      if queues[index].isEmpty { waiting += 1 }
    }
    world.drop(queues.count)
    do throws(ErrorValue) {
      send(try row.combined(by: combine))
    } catch {
      return fail(error)
    }
    completeIfExhausted()
  }

  override func completed(from inner: InnerSubscriber) {
    isCompleted[inner.index] = true
    completeIfExhausted()
  }

  private func completeIfExhausted() {
    for index in queues.indices where isCompleted[index] && queues[index].isEmpty { return complete() }
  }

  override func cleanUp() {
    world.drop(queues.reduce(0) { $0 + $1.count })
    queues = queues.map { _ in Queue() }
    row.clear()
    super.cleanUp()
  }
}
