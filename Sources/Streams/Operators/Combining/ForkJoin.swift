extension Operator {
  static let forkJoin = Operator(
    "forkJoin", elsewhere: ["RxSwift": "zip of takeLast(1)"],
    theme: .combining, flow: .combined, form: .source, [.streams("streams"), .function("project", 8).optional],
    summary: "Runs all streams and, when all have completed, sends the last value of each.",
    details: "It completes as soon as one completes without a value. The first error ends all.",
    keywords: ["parallel", "Promise.all"],
    example: "forkJoin(timer(1s), from([1, 2, 3]))"
  ) { call throws(ErrorValue) in
    let streams = try call.streams(0)
    let combine = try call.combiner(1)
    return call.stream { subscriber, world in
      ForkJoinSubscriber(subscriber, combine, count: streams.count).begin(streams, in: world)
    }
  }
}

private final class ForkJoinSubscriber: CombiningSubscriber {
  private let combine: Combiner
  var last: [Value?]
  private var running: Int

  init(_ downstream: Subscriber, _ combine: Combiner, count: Int) {
    self.combine = combine
    last = Array(repeating: nil, count: count)
    running = count
    super.init(downstream)
    goesOnWhenOver = true
  }

  func begin(_ streams: [Stream], in world: World) {
    if streams.isEmpty { return complete() }
    for (index, stream) in streams.enumerated() {
      stream.subscribe(InnerSubscriber(self, index: index), in: world)
    }
  }

  override func next(_ value: Value, from inner: InnerSubscriber) { last[inner.index] = value }

  override func completed(from inner: InnerSubscriber) {
    running -= 1
    guard running == 0 || last[inner.index] == nil else { return }
    let values = last.compactMap { $0 }
    guard values.count == last.count else { return complete() }
    do throws(ErrorValue) {
      send(try combine(values))
      complete()
    } catch {
      fail(error)
    }
  }

  override var treatment: Treatment { .joiningLast }
  override var holds: [Holding] { .init("the last so far", ofStreams: last.map { $0.map { [$0] } ?? [] }) }
}
