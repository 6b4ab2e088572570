extension Operator {
  static let combineLatest = Operator(
    "combineLatest", also: ["combineLatestWith"],
    elsewhere: [
      "ReactiveObjC": "+combineLatest:", "RxSwift": "combineLatest", "Combine": "combineLatest",
      "RxJS": "combineLatest, combineLatestWith", "ReactiveSwift": "combineLatest", "AsyncSequence": "combineLatest",
    ],
    theme: .combining, flow: .combined, form: .both, [.streams("streams"), .function("combine", 8).optional],
    summary: "Once all have sent a value, sends the latest of each at every change.",
    details:
      "Completes when all have completed. Any error ends all. A synchronous source runs to its end before the next is subscribed.",
    keywords: ["组合", "聚合最新", "结合", "form", "validation"],
    example: "combineLatest(interval(1s).take(3), interval(1500ms).take(2))"
  ) { call throws(ErrorValue) in
    let streams = try call.streams(0)
    return combiningLatest(streams, try call.combiner(1, ofStreams: 0), call.dialect)
  }

  static func combiningLatest(_ streams: [Stream], _ combine: Combiner, _ dialect: Dialect) -> Stream {
    let stopsEarly = dialect.rules.combineLatestStopsSubscribingAtItsEnd
    return RecipeStream { subscriber, world in
      CombineLatestSubscriber(subscriber, world, combine, stopsEarly: stopsEarly).leaves(by: dialect.rules)
        .begin(streams, in: world)
    }
  }
}

final class CombineLatestSubscriber: CombiningSubscriber {
  private let world: World
  private let combine: Combiner
  /// Whether the remaining streams are not subscribed after its end.
  private let stopsEarly: Bool
  private var latest = Row()
  private var hasValue: [Bool] = []
  private var missing = 0
  private var remaining = 0
  private let completesAlone: Bool

  /// - Parameters:
  ///   - completesAlone: Whether it completes at a value of the only open stream, if another stream has sent none.
  ///   - stopsEarly: Whether it subscribes to no further stream after its end.
  init(
    _ downstream: Subscriber, _ world: World, _ combine: Combiner, completesAlone: Bool = false,
    stopsEarly: Bool = false
  ) {
    self.completesAlone = completesAlone
    self.world = world
    self.combine = combine
    self.stopsEarly = stopsEarly
    super.init(downstream)
  }

  func begin(_ streams: [Stream], in world: World) {
    if streams.isEmpty { return complete() }
    world.chargeOperator(.combination(of: streams.count))
    latest.begin(streams.count, in: world)
    hasValue = Array(repeating: false, count: streams.count)
    missing = streams.count
    remaining = streams.count
    for (index, stream) in streams.enumerated() {
      if stopsEarly, isDisposed { return }
      stream.subscribe(InnerSubscriber(self, index: index), in: world)
    }
  }

  override func next(_ value: Value, from inner: InnerSubscriber) {
    latest.again(in: world)
    latest.set(inner.index, value)
    if !hasValue[inner.index] {
      hasValue[inner.index] = true
      missing -= 1
    }
    guard missing == 0 else {
      if completesAlone, remaining == 1 { complete() }
      return
    }
    if hasValue.count > Row.narrow { world.chargeOperator(.values(hasValue.count)) }
    do throws(ErrorValue) {
      send(try latest.combined(by: combine))
    } catch {
      fail(error)
    }
  }

  /// RxSwift leaves the stream that failed first.
  override func error(_ error: ErrorValue, from inner: InnerSubscriber) {
    if goesOnWhenOver { inner.dispose() }
    fail(error)
  }

  override func completed(from inner: InnerSubscriber) {
    remaining -= 1
    if remaining == 0 { complete() }
  }

  override var treatment: Treatment { Treatment(.latest, "joined") }
  override var holds: [Holding] {
    .init("latest", ofStreams: zip(latest.values, hasValue).map { $1 ? [$0] : [] })
  }

  override func cleanUp() {
    latest.clear()
    super.cleanUp()
  }
}
