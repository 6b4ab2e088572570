extension Operator {
  static let asyncTimer = Operator(
    "asyncTimer", theme: .creating, form: .source,
    [.duration("interval"), .value("tolerance").optional, .value("clock").optional],
    summary: "Sends the time at every interval, on request.",
    details:
      "The first tick comes one interval after the first request. Ticks do not queue: a loop that is late gets the next one at once, and is due again one interval after the last was due. Only cancellation ends it.",
    example: "dialect(\"asyncsequence\")\nAsyncTimerSequence.repeating(every: .seconds(1)).prefix(3)"
  ) { call throws(ErrorValue) in
    let interval = try call.nonNegativeDuration(0)
    return AsyncTimerStream(interval)
  }
}

private final class AsyncTimerStream: Stream {
  private let interval: Int

  init(_ interval: Int) { self.interval = interval }

  override func run(for subscriber: Subscriber, in world: World) {
    _ = AsyncTimerSubscriber(subscriber, world, self, interval)
  }
}

/// AsyncTimerSequence.
private final class AsyncTimerSubscriber: SourceSubscriber {
  private let interval: Int
  /// The instant at which the last tick was due.
  private var last: Int?
  private var place = 0
  private var timer: Timer = -1

  init(_ downstream: Subscriber, _ world: World, _ stream: Stream, _ interval: Int) {
    self.interval = interval
    super.init(downstream, world, stream)
  }

  override func request() {
    guard timer < 0, !isDisposed, !world.isStopped else { return }
    if place == 0 { place = world.scheduler.takePlace() }
    let (due, overflow) = (last ?? world.scheduler.now).addingReportingOverflow(interval)
    last = overflow ? .max : due
    timer = world.scheduler.armClock(self, at: last ?? 0, place: place)
  }

  override func fire(_ token: Int32) {
    timer = -1
    _ = emit(.object(DateBox(world.scheduler.now)))
  }

  /// Cancellation ends it at once.
  override func cancelTask() {
    world.scheduler.cancel(&timer)
    complete()
  }

  override func cleanUp() {
    world.scheduler.cancel(&timer)
    super.cleanUp()
  }
}
