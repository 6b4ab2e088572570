extension Operator {
  static let timeout = Operator(
    "timeout", in: .rac,
    elsewhere: [
      "ReactiveSwift": "timeout(after:raising:)", "RxJS": "timeout", "RxSwift": "timeout", "Combine": "timeout",
    ],
    theme: .timing, [.duration("interval"), .scheduler("scheduler").optional],
    summary: "Fails when the stream has not ended by one deadline, counted from the subscription (超时).",
    details: "Values do not move the deadline. The source is disposed first.",
    keywords: ["超时", "deadline"],
    example: "interval(400ms).timeout(1s)"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let interval = try call.nonNegativeDuration(0)
    let scheduler = call.scheduler(1)
    return limiting(source, to: interval, .error(ErrorValue("RACSignalErrorDomain timed out", code: 1)), on: scheduler)
  }

  /// Returns the source until one deadline, counted from the subscription, with its end at that instant.
  static func limiting(
    _ source: Stream, to interval: Int, _ end: TimeLimitSubscriber.End, on scheduler: SchedulerBox? = nil
  ) -> Stream {
    RecipeStream { subscriber, world in
      let queue = scheduler.map { world.scheduler.queue(named: $0.name) }
      let operation = TimeLimitSubscriber(subscriber, world, end)
      operation.arm(interval, queue)
      source.subscribe(operation, in: world)
    }
  }

  static let timeoutRaising = Operator(
    "timeout",
    elsewhere: ["ReactiveObjC": "-timeout:onScheduler:", "RxJS": "timeout"],
    theme: .timing, [.duration("interval"), .error("error")],
    summary: "Fails with an error when the stream has not ended by one deadline, counted from the subscription.",
    details: "Values do not move the deadline. The source is disposed first.",
    keywords: ["deadline"],
    example: "interval(400ms).reactiveswift.timeout(after: 1s, raising: \"late\")"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let interval = try call.nonNegativeDuration(0)
    let error = (call.value(1) ?? .nil).asError
    return call.stream { subscriber, world in
      let operation = TimeLimitSubscriber(subscriber, world, .error(error))
      operation.arm(interval, nil)
      source.subscribe(operation, in: world)
    }
  }

  static let timeoutRx = Operator(
    "timeout", in: .rxjs,
    elsewhere: [
      "RxSwift": "timeout", "Combine": "timeout", "ReactiveObjC": "-timeout:onScheduler:",
      "ReactiveSwift": "timeout(after:raising:)",
    ],
    theme: .timing,
    [
      .duration("each").optional, .duration("first").optional, .function("with", 1).optional,
      .value("meta").optional,
    ],
    summary: "Fails when no value comes for the given time: before the first one, or between two.",
    details:
      "'first:' is a deadline of its own for the first value; alone, it is the only one. 'with:' gives a stream to go on with in place of the error; it is told [\"seen\": …, \"lastValue\": …, \"meta\": …].",
    keywords: ["deadline"],
    example: "cold(\"-a-b------c|\").rxjs.timeout(300ms)"
  ) { call throws(ErrorValue) in
    let each = call.duration(0)
    let first = call.duration(1)
    guard let initial = first ?? each else { throw ErrorValue("no timeout provided", place: call.place) }
    return try expiring(call, first: initial, each: each, with: call.function(2), meta: call.value(3) ?? .nil)
  }

  static func expiring(
    _ call: Call, first: Int, each: Int?, with replacement: Function?, meta: Value
  ) throws(ErrorValue) -> Stream {
    let source = try call.source()
    let dialect = call.dialect
    return call.stream { subscriber, world in
      let operation = ExpiringSubscriber(subscriber, world, each: each, with: replacement, meta: meta, dialect)
      let armsFirst = dialect.rules.timeoutArmsFirst
      if armsFirst { operation.begin(after: first) }
      source.subscribe(operation, in: world)
      if !armsFirst { operation.begin(after: first) }
    }
  }
}

final class TimeLimitSubscriber: OperatorSubscriber {
  /// The end at the deadline.
  enum End {
    case completion
    case error(ErrorValue)
  }

  private let world: World
  private let end: End
  private var timer: Timer = -1

  init(_ downstream: Subscriber, _ world: World, _ end: End) {
    self.world = world
    self.end = end
    super.init(downstream)
  }

  func arm(_ interval: Int, _ queue: Int32?) {
    if !isDisposed { timer = world.scheduler.arm(self, after: interval, on: queue) }
  }

  override func fire(_ token: Int32) {
    timer = -1
    switch end {
    case .completion: complete()
    case .error(let error): fail(error)
    }
  }

  override func cleanUp() { world.scheduler.cancel(&timer) }

  override var treatment: Treatment {
    if case .error = end { Treatment(.passing, lack: "no end came") } else { .passing }
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

  /// Sets the deadline of the first value, unless that has come.
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
    let expired = upstream
    upstream = nil
    if dialect.rules.recoveryDisposesFirst { expired?.dispose() }
    defer { expired?.dispose() }
    let info = Value.dictionary(
      DictionaryBox([(.string("meta"), meta), (.string("lastValue"), lastValue), (.string("seen"), .int(seen))]))
    guard let replacement else {
      let error = ErrorValue(dialect.rules.messages.timeout)
      error.properties = ObjectBox()
      error.properties?.keep(info, as: "info")
      return fail(error)
    }
    hasExpired = true
    do throws(ErrorValue) {
      let stream = try replacement.call([info]).asStream(in: dialect)
      stream.subscribe(self, in: world)
    } catch {
      fail(replacement.explained(error))
    }
  }

  override func cleanUp() {
    world.scheduler.cancel(&timer)
    lastValue = .nil
  }

  override var treatment: Treatment { Treatment(.passing, lack: "nothing came") }
  override var holds: [Holding] { .init("the last so far", seen > 0 ? lastValue : nil) }
}
