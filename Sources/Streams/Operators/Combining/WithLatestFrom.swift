extension Operator {
  static let withLatestFrom = Operator(
    "withLatestFrom", elsewhere: ["ReactiveSwift": "withLatest(from:)", "RxSwift": "withLatestFrom"],
    theme: .combining, [.streams("streams"), .function("project", 8).optional],
    summary: "Sends each value together with the latest of other streams.",
    details:
      "A value is lost as long as one of the others has sent none. The others are subscribed first; their errors pass, their completion means nothing.",
    example: "interval(1s).take(4).withLatestFrom(interval(1500ms))"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let others = Array(try call.streams(0).dropFirst())
    return joiningLatest(source, others, try call.combiner(1))
  }

  /// Each value of a source, with the latest ones of others.
  static func joiningLatest(_ source: Stream, _ others: [Stream], _ combine: Combiner) -> Stream {
    RecipeStream { subscriber, world in
      let operation = WithLatestFromSubscriber(subscriber, world, combine, count: others.count)
      for (index, other) in others.enumerated() {
        other.subscribe(InnerSubscriber(operation, index: index), in: world)
      }
      source.subscribe(operation, in: world)
    }
  }
}

private final class WithLatestFromSubscriber: CombiningSubscriber {
  private let world: World
  private let combine: Combiner
  private var latest: [Value?]
  private var missing: Int

  init(_ downstream: Subscriber, _ world: World, _ combine: Combiner, count: Int) {
    self.world = world
    self.combine = combine
    latest = Array(repeating: nil, count: count)
    missing = count
    super.init(downstream)
  }

  override func next(_ value: Value) {
    guard missing == 0, !isDisposed else { return }
    world.chargeOperator(.joining(latest.count))
    do throws(ErrorValue) {
      send(try combine([value] + latest.map { $0 ?? .nil }))
    } catch {
      fail(error)
    }
  }

  override func next(_ value: Value, from inner: InnerSubscriber) {
    if latest[inner.index] == nil { missing -= 1 }
    latest[inner.index] = value
  }

  override func completed(from inner: InnerSubscriber) {}

  override var holds: [Holding] { .init("latest", ofStreams: latest.map { $0.map { [$0] } ?? [] }) }
}
