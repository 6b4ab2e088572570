extension Operator {
  static func expiring(
    _ call: Call, first: Int, each: Int?, with replacement: Function?, meta: Value
  ) throws(ErrorValue) -> Stream {
    let source = try call.source()
    let dialect = call.dialect
    return call.stream { subscriber, world in
      let operation = ExpiringSubscriber(subscriber, world, each: each, with: replacement, meta: meta, dialect)
      source.subscribe(operation, in: world)
      operation.begin(after: first)
    }
  }
}

/// RxJS `timeout`.
private final class ExpiringSubscriber: OperatorSubscriber {
  private let world: World
  private let each: Int
  private let replacement: Function?
  private let meta: Value
  private let dialect: Dialect
  private var timer: Timer = -1
  private var seen = 0
  private var lastValue = Value.nil
  private var hasExpired = false

  init(
    _ downstream: Subscriber, _ world: World, each: Int?, with replacement: Function?, meta: Value, _ dialect: Dialect
  ) {
    self.world = world
    self.each = each ?? 0
    self.replacement = replacement
    self.meta = meta
    self.dialect = dialect
    super.init(downstream)
  }

  /// Sets the deadline of the first value, unless it has come.
  func begin(after first: Int) {
    if seen == 0, !isDisposed { timer = world.scheduler.arm(self, after: first) }
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    if hasExpired { return send(value) }
    world.scheduler.cancel(&timer)
    seen += 1
    lastValue = value
    send(value)
    if each > 0, !isDisposed { timer = world.scheduler.arm(self, after: each) }
  }

  override func fire(_ token: Int32) {
    timer = -1
    letGoOfUpstream()
    guard let replacement else { return fail(ErrorValue("Timeout has occurred")) }
    hasExpired = true
    let info: [(Value, Value)] = [
      (.string("meta"), meta), (.string("seen"), .int(seen)), (.string("lastValue"), lastValue),
    ]
    do throws(ErrorValue) {
      let stream = try replacement.call([.dictionary(DictionaryBox(info))]).asStream(in: dialect)
      stream.subscribe(self, in: world)
    } catch {
      fail(replacement.explained(error))
    }
  }

  override func cleanUp() {
    world.scheduler.cancel(&timer)
    lastValue = .nil
  }

  override var holds: [Holding] { .init("the last so far", seen > 0 ? lastValue : nil) }
}
