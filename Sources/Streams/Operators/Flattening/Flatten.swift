extension Operator {
  static let flatten = Operator(
    "flatten", elsewhere: ["ReactiveObjC": "-flatten, -flatten:", "RxSwift": "merge(), merge(maxConcurrent:)", "Combine": "flatMap { $0 }", "RxJS": "mergeAll"],
    theme: .flattening, [.int("limit").optional],
    summary: "Runs the streams that come as values, at most so many at a time, and passes on all their values.",
    details: "Without a limit, or with 0, all at once. Others wait in order; the next begins inside the completion of one. Completes when the outer stream and all inner ones have; the first error ends all.",
    example: "from([timer(2s), timer(1s)]).flatten()"
  ) { call throws(ErrorValue) in
    flattening(try call.source(), limit: try call.count(0), call)
  }

  static func flattening(_ source: Stream, limit: Int, _ call: Call) -> Stream {
    let dialect = call.dialect
    return RecipeStream { subscriber, world in
      source.subscribe(
        FlattenSubscriber(subscriber, world, limit: limit == 0 ? .max : limit, dialect: dialect), in: world)
    }
  }
}

/// The one mechanism of merging, concatenation and flattening: streams come, at most `limit` of them run.
final class FlattenSubscriber: CombiningSubscriber {
  private let world: World
  private let limit: Int
  private let dialect: Dialect
  private let transform: Function?
  private var waiting = Queue<Stream>()
  private var running = 0
  private var isOuterCompleted = false
  private var depth = 0

  /// Streams that wait begin inside the completion of the one before; this deep, then in a loop, for the stack's sake.
  private static let deepest = 32

  init(
    _ downstream: Subscriber, _ world: World, limit: Int, dialect: Dialect = .rac, _ transform: Function? = nil
  ) {
    self.world = world
    self.limit = limit
    self.dialect = dialect
    self.transform = transform
    super.init(downstream)
  }

  /// Runs streams that are known beforehand.
  func begin(_ streams: [Stream]) {
    world.hold(streams.count)
    for stream in streams { waiting.append(stream) }
    isOuterCompleted = true
    runWaiting()
    completeIfIdle()
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    let stream: Stream
    do throws(ErrorValue) {
      let inner: Value = if let transform { try transform.call(value) } else { value }
      if dialect == .rac, inner.isNil { return }
      stream = try inner.asStream(in: dialect)
    } catch {
      return fail(error.at(transform?.place))
    }
    if running < limit {
      run(stream)
    } else {
      world.hold()
      waiting.append(stream)
    }
  }

  override func completed() {
    guard !isDisposed else { return }
    isOuterCompleted = true
    letGoOfUpstream()
    completeIfIdle()
  }

  override func completed(from inner: InnerSubscriber) {
    running -= 1
    if depth < Self.deepest { runWaiting() }
    completeIfIdle()
  }

  private func runWaiting() {
    depth += 1
    while !isDisposed, running < limit, let stream = waiting.popFirst() {
      world.drop()
      run(stream)
    }
    depth -= 1
  }

  private func run(_ stream: Stream) {
    running += 1
    stream.subscribe(InnerSubscriber(self), in: world)
  }

  private func completeIfIdle() {
    if isOuterCompleted, running == 0, waiting.isEmpty { complete() }
  }

  override func cleanUp() {
    world.drop(waiting.count)
    waiting = Queue()
    super.cleanUp()
  }
}

extension Subscriber {
  /// Disposes what is above, which has ended, and stays open itself.
  final func letGoOfUpstream() {
    guard let above = upstream else { return }
    upstream = nil
    above.dispose()
  }
}
