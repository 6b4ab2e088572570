extension Operator {
  static let interval = Operator(
    "interval",
    elsewhere: ["ReactiveObjC": "+interval:onScheduler:", "RxSwift": "interval", "Combine": "Timer.publish(every:)"],
    theme: .creating, form: .source, [.duration("period")],
    summary: "Counts 0, 1, 2 … for ever, the first after one period.",
    details:
      "A count stands for the dates that some libraries send. Ticks are sources: they keep their place in the order of one instant.",
    keywords: ["定时", "polling", "clock"],
    example: "interval(1s).take(3)"
  ) { call throws(ErrorValue) in
    let period = try call.period(0) ?? 0
    return TickingStream(after: period, every: period)
  }

  static let intervalOf = Operator(
    "interval", theme: .creating, form: .source, [.value("values"), .duration("interval")],
    summary: "Sends the elements of an array, range or tuple, one a period, the first after one period.",
    details: "The completion comes one period after the last value.",
    example: "interval([1, 2, 3], interval: 1s)"
  ) { call throws(ErrorValue) in
    let period = try call.period(1) ?? 0
    let count: Int
    let element: (Int) -> Value
    func index(_ arguments: [Value]) -> Int {
      if case .int(let tick)? = arguments.first { tick } else { 0 }
    }
    switch call.value(0) ?? .nil {
    case .array(let box), .tuple(let box): (count, element) = (box.elements.count, { box.elements[$0] })
    case .range(let range): (count, element) = (range.count, { .int(range.lower + $0) })
    case let other:
      throw ErrorValue("'interval' needs an array or a range, not \(other.kindName)", place: call.place)
    }
    let isInside = NativeFunction(parameterCount: 1) { .bool(index($0) < count) }
    let value = NativeFunction(parameterCount: 1) { element(index($0)) }
    let ticks = TickingStream(after: period, every: period)
    let inside = LinearStream(
      ticks, .takeWhile(Closure(isInside, isIndexed: false), wanted: true, isInclusive: false))
    return LinearStream(inside, .map(Closure(value, isIndexed: false)))
  }
}

/// A stream of rising numbers on a grid of virtual time.
public final class TickingStream: Stream {
  /// The time before the first tick, in nanoseconds.
  public let delay: Int
  /// The time between ticks, in nanoseconds; `nil` for one tick alone.
  public let period: Int?
  /// Whether a period other than the delay has a timer of its own.
  fileprivate let isMadeAnew: Bool

  /// Creates a stream that counts after a delay, then every period, or once if there is none. Both are in nanoseconds.
  init(after delay: Int, every period: Int?, isMadeAnew: Bool = false) {
    self.delay = delay
    self.period = period
    self.isMadeAnew = isMadeAnew && period != delay
  }

  public override func run(for subscriber: Subscriber, in world: World) {
    TickingSubscriber(subscriber, world, self).begin()
  }
}

private final class TickingSubscriber: SourceSubscriber {
  override var treatment: Treatment { Treatment(.source, "tick") }

  private let period: Int?
  private let delay: Int
  private let isMadeAnew: Bool
  private var timer: Timer = -1
  private var due = 0
  private var place = 0
  private var count = 0

  init(_ downstream: Subscriber, _ world: World, _ stream: TickingStream) {
    period = stream.period
    delay = stream.delay
    isMadeAnew = stream.isMadeAnew
    super.init(downstream, world, stream)
  }

  func begin() {
    guard !isDisposed else { return }
    place = world.scheduler.takePlace()
    due = world.scheduler.now.addingSaturated(max(0, delay))
    timer = world.scheduler.armClock(self, at: due, place: place)
  }

  override func fire(_ token: Int32) {
    // If sources are a group of their own, ticks keep the first one's place, so that no effect comes between two.
    guard emit(.int(count)) else { return }
    guard let period else { return complete() }
    let isOther = isMadeAnew && count == 0
    count &+= 1
    due = due.addingSaturated(period)
    world.scheduler.rearmClock(timer, at: due, place: place, isOther: isOther)
  }

  override func cleanUp() {
    world.scheduler.cancel(&timer)
    super.cleanUp()
  }
}

extension Int {
  /// Returns the sum, or the greatest Int if it would overflow: an instant after the end of time.
  func addingSaturated(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}
