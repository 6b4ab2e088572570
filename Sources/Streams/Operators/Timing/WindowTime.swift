extension Operator {
  static let windowTime = Operator(
    "windowTime", elsewhere: ["RxSwift": "window(timeSpan:count:)"],
    theme: .timing, flow: .other,
    [.duration("windowTimeSpan"), .duration("windowCreationInterval").optional, .int("maxWindowSize").optional],
    summary: "Sends the values of each stretch of time as a stream.",
    details:
      "One stretch follows the other; with an interval they begin so often, and may overlap or leave values out. A size ends a stream early.",
    example: "interval(400ms).take(6).windowTime(1s).concatMap { w in w.toArray() }"
  ) { call throws(ErrorValue) in
    try timing(call, .streams, every: call.duration(1), size: call.int(2))
  }

  /// - Parameters:
  ///   - interval: The time from one opening to the next; if it is missing or below 0s, each window follows the other.
  ///   - size: The number of values that ends a window early.
  ///   - outlives: Whether a window that has subscribers continues after the stream of windows was left.
  static func timing(
    _ call: Call, _ output: WindowOutput, every interval: Int? = nil, size: Int? = nil, outlives: Bool = false
  ) throws(ErrorValue) -> Stream {
    let source = try call.source()
    let span = try call.nonNegativeDuration(0)
    let interval = interval.flatMap { $0 >= 0 ? $0 : nil }
    let size = size.flatMap { $0 > 0 ? $0 : nil } ?? .max
    let endsSourceFirst = output == .arrays && call.dialect.rules.teardownOrder == .asAdded
    return call.stream { subscriber, world in
      let below = outlives ? PartsSubscriber(subscriber) : subscriber
      let operation = TimedWindowSubscriber(
        below, world, output, span: span, every: interval, size: size, endsSourceFirst: endsSourceFirst)
      operation.begin()
      source.subscribe(operation, in: world)
    }
  }
}

private final class TimedWindowSubscriber: WindowingSubscriber {
  private let span: Int
  private let interval: Int?
  private let size: Int
  private let endsSourceFirst: Bool
  private var creation: Timer = -1

  /// The token of the timer that opens windows; those of windows are their numbers, which begin at 1.
  private static let opens: Int32 = 0

  init(
    _ downstream: Subscriber, _ world: World, _ output: WindowOutput, span: Int, every interval: Int?, size: Int,
    endsSourceFirst: Bool
  ) {
    self.span = span
    self.interval = interval
    self.size = size
    self.endsSourceFirst = endsSourceFirst
    super.init(downstream, world, output)
  }

  func begin() {
    armCreation()
    openTimed()
  }

  private func armCreation(again: Bool = false) {
    guard let interval, !isDisposed, interval > 0 || world.countEvent() else { return }
    creation =
      again
      ? world.scheduler.armAgain(self, after: interval, token: Self.opens)
      : world.scheduler.arm(self, after: interval, token: Self.opens)
  }

  private func openTimed() {
    // A span of 0s would repeat for ever at one instant: each window counts.
    guard !isDisposed, span > 0 || world.countEvent() else { return }
    let window = open()
    if !isDisposed { window.timer = world.scheduler.arm(self, after: span, token: window.number) }
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    if windows.count > 1 { world.chargeOperator(.delivery(to: windows.count)) }
    for window in windows {
      add(value, to: window)
      if window.count >= size { closeTimed(window) }
    }
  }

  override func completed() {
    guard !isDisposed else { return }
    closeAll()
    // RxJS leaves the source before it completes, but only here.
    if endsSourceFirst { letGoOfUpstream() }
    complete()
  }

  private func closeTimed(_ window: Window) {
    close(window)
    if interval == nil { openTimed() }
  }

  override func fire(_ token: Int32) {
    if token == Self.opens {
      creation = -1
      openTimed()
      armCreation(again: true)
    } else if let window = window(token) {
      window.timer = -1
      closeTimed(window)
    }
  }

  override func cleanUp() {
    world.scheduler.cancel(&creation)
    super.cleanUp()
  }
}
