extension Operator {
  static let withLatestFrom = Operator(
    "withLatestFrom", elsewhere: ["ReactiveSwift": "withLatest(from:)", "RxSwift": "withLatestFrom"],
    theme: .combining, flow: .combined, [.streams("streams"), .function("project", 8).optional],
    summary: "Sends each value together with the latest of other streams.",
    details:
      "A value is lost as long as one of the others has sent none. The others are subscribed first; their errors pass, their completion means nothing.",
    example: "interval(1s).take(4).withLatestFrom(interval(1500ms))"
  ) { call throws(ErrorValue) in
    try joiningLatest(call, try call.combiner(1))
  }

  static let withLatest = Operator(
    "withLatestFrom",
    elsewhere: ["RxJS": "withLatestFrom", "RxSwift": "withLatestFrom"],
    theme: .combining, flow: .combined, [.streams("streams")],
    summary: "Sends each value together with the latest of another stream, as a tuple.",
    details:
      "A value is lost as long as the other has sent none. The other is subscribed first; all its ends are ignored, its error and interruption, too.",
    example: "interval(1s).take(4).reactiveswift.withLatest(from: interval(1500ms))"
  ) { call throws(ErrorValue) in try joiningLatest(call, .tuple, ignoresEnds: true) }

  private static func joiningLatest(
    _ call: Call, _ combine: Combiner, ignoresEnds: Bool = false
  ) throws(ErrorValue) -> Stream {
    joiningLatest(
      try call.source(), Array(try call.streams(0).dropFirst()), combine, ignoresEnds: ignoresEnds,
      call.dialect.rules)
  }

  /// Returns each value of a source, with the latest ones of others.
  ///
  /// - Parameter ignoresEnds: Whether errors and interruptions of the others are ignored, as their completions are.
  static func joiningLatest(
    _ source: Stream, _ others: [Stream], _ combine: Combiner, ignoresEnds: Bool = false, _ rules: DialectRules
  ) -> Stream {
    RecipeStream { subscriber, world in
      let operation = WithLatestFromSubscriber(
        subscriber, world, combine, count: others.count, ignoresEnds: ignoresEnds
      ).leaves(by: rules)
      for (index, other) in others.enumerated() {
        other.subscribe(InnerSubscriber(operation, index: index), in: world)
      }
      if rules.teardownOrder == .asAdded { operation.countAsAddedNow() }
      source.subscribe(operation, in: world)
    }
  }
}

private final class WithLatestFromSubscriber: CombiningSubscriber {
  private let world: World
  private let combine: Combiner
  private var latest: [Value?]
  private var missing: Int
  /// Whether errors and interruptions of the other streams are ignored.
  private let ignoresEnds: Bool

  init(_ downstream: Subscriber, _ world: World, _ combine: Combiner, count: Int, ignoresEnds: Bool) {
    self.ignoresEnds = ignoresEnds
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

  override func error(_ error: ErrorValue, from inner: InnerSubscriber) {
    if !ignoresEnds { fail(error) }
  }

  override func interrupted(from inner: InnerSubscriber) {
    if !ignoresEnds { interrupt() }
  }

  override var treatment: Treatment { Treatment(.latest, "joined", loss: "dropped it") }
  override var holds: [Holding] { .init("latest", ofStreams: latest.map { $0.map { [$0] } ?? [] }) }
}
