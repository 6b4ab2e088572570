extension Operator {
  static let take = Operator(
    "take",
    elsewhere: ["ReactiveObjC": "-take:", "ReactiveSwift": "take(first:)", "RxSwift": "take", "Combine": "prefix"],
    theme: .filtering, [.int("count")],
    summary: "Passes on the first values and completes with the last of them.",
    details: "take(0) completes at once and never subscribes. The source is disposed before completion is sent.",
    example: "interval(1s).take(3)"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let count = try call.count(0)
    guard count > 0 else { return EmptyStream() }
    return taking(count, of: source)
  }

  /// The first values of a stream, at least one.
  static func taking(_ count: Int, of source: Stream) -> Stream {
    let ticks = source as? TickingStream
    return RecipeStream { subscriber, world in
      if let ticks, ticks.run(first: count, for: subscriber, in: world) { return }
      source.subscribe(TakeSubscriber(subscriber, count), in: world)
    }
  }
}

private final class TakeSubscriber: OperatorSubscriber {
  private var remaining: Int

  init(_ downstream: Subscriber, _ count: Int) {
    remaining = count
    super.init(downstream)
  }

  override func next(_ value: Value) {
    guard remaining > 0, !isDisposed else { return }
    remaining -= 1
    let isLast = remaining == 0
    send(value)
    if isLast { complete() }
  }

  override func join(_ program: ColumnProgram) -> Bool {
    program.limit(ColumnState(load: { self.remaining }, store: { self.remaining = $0 }))
    return true
  }
}
