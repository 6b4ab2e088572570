extension Operator {
  static let interval = Operator(
    "interval",
    elsewhere: ["ReactiveObjC": "+interval:onScheduler:", "RxSwift": "interval", "Combine": "Timer.publish(every:)"],
    theme: .creating, form: .source, [.duration("period")],
    summary: "Counts 0, 1, 2 … for ever, the first after one period.",
    details:
      "RAC sends dates; a count says the same in virtual time. Ticks are sources: they keep their place among what is due at one instant. In rxjs a period may be 0s.",
    example: "interval(1s).take(3)"
  ) { call throws(ErrorValue) in
    let period = try call.period(0) ?? 0
    return TickingStream(after: period, every: period)
  }
}

extension Call {
  /// The time between ticks: longer than 0s; in `rxjs` it may be 0s, for ticks without end at one instant.
  func period(_ index: Int) throws(ErrorValue) -> Int? {
    guard let period = duration(index) else { return nil }
    if dialect == .rxjs { return max(0, period) }
    guard period > 0 else { throw ErrorValue("a period must be longer than 0s", place: place) }
    return period
  }
}

/// A count sent on a grid of virtual time.
final class TickingStream: Stream {
  private let delay: Int
  private let period: Int?

  /// Counts after a delay, then every period; once where there is none. In nanoseconds.
  init(after delay: Int, every period: Int?) {
    self.delay = delay
    self.period = period
  }

  override func run(for subscriber: Subscriber, in world: World) {
    TickingSubscriber(subscriber, world, self, every: period, atMost: Int.max).begin(after: delay)
  }

  /// Runs so many ticks, at least one, and completes with the last, as `take` does: without a subscriber for it.
  ///
  /// - Returns: Whether it was done; not where somebody looks at the ticks, or at who takes them.
  func run(first count: Int, for subscriber: Subscriber, in world: World) -> Bool {
    guard world.takesFastPaths, !world.keepsOrigins, !isLookedAt || world.recorder == nil else { return false }
    if world.enter() {
      TickingSubscriber(subscriber, world, self, every: period, atMost: count).begin(after: delay)
    }
    world.leave()
    return true
  }
}

private final class TickingSubscriber: SourceSubscriber {
  private let period: Int?
  /// Who hears the ticks.
  private let listening: Subscriber
  private var timer: Timer = -1
  private var count = 0
  /// How many ticks are still to come.
  private var remaining: Int
  private var place = 0
  private var due = 0
  /// Ticks in blocks, once there have been some alone.
  private var blocks: TickBlocks?
  private var ticksAlone = 0

  init(_ downstream: Subscriber, _ world: World, _ stream: Stream, every period: Int?, atMost most: Int) {
    self.period = period
    remaining = most
    listening = world.takesFastPaths ? downstream.valueListener : downstream
    super.init(downstream, world, stream)
  }

  func begin(after delay: Int) {
    guard !isDisposed else { return }
    place = world.scheduler.takePlace()
    let (first, overflow) = world.scheduler.now.addingReportingOverflow(max(0, delay))
    due = overflow ? Int.max : first
    timer = world.scheduler.armSource(self, at: due, place: place)
  }

  override func fire(_ token: Int32) {
    guard let period else {
      timer = -1
      if emit(.int(count)) { complete() }
      return
    }
    // The timer is armed anew by its place, so that what a value sets off cannot come between two ticks.
    repeat {
      ticksAlone &+= 1
      if ticksAlone > TickBlocks.fewest, let sent = sendBlock(every: period) {
        if isDisposed { return }
        // A tick of the instant in which the block was cut comes before all that is set off there.
        if sent > 0, due > world.scheduler.now { continue }
      }
      let value = count
      count = value &+ 1
      let (next, overflow) = due.addingReportingOverflow(period)
      due = overflow ? Int.max : next
      guard !isDisposed, world.countEvent(by: stream) else { return }
      listening.next(.int(value))
      if isDisposed { return }
      remaining &-= 1
      if remaining == 0 { return complete() }
    } while world.goesOn(timer, at: due, place: place)
  }

  /// Sends as many ticks at once as nothing comes between; nothing where that is not to be tried now.
  private func sendBlock(every period: Int) -> Int? {
    // The last tick goes alone: it completes.
    var quiet = min(world.quietInstants(from: due, every: period), remaining - 1)
    if quiet < TickBlocks.fewest {
      ticksAlone = 0
      guard remaining > TickBlocks.fewest, world.takesFastPaths, world.scheduler.armed <= TickBlocks.fewTimers
      else { return nil }
      let blocks = makeBlocks()
      guard blocks.borrow(&ticksAlone) else { return nil }
      quiet = min(world.quietInstants(from: due, every: period), remaining - 1)
      guard quiet >= TickBlocks.fewest else {
        blocks.giveBack()
        return nil
      }
      ticksAlone = TickBlocks.fewest
    }
    let blocks = makeBlocks()
    guard
      let sent = blocks.send(
        from: count, upTo: quiet, ColumnPace(start: due, period: period, place: place), &ticksAlone)
    else { return nil }
    guard sent > 0 else { return 0 }
    count &+= sent
    remaining &-= sent
    let (next, overflow) = (due + (sent - 1) * period).addingReportingOverflow(period)
    due = overflow ? Int.max : next
    return sent
  }

  private func makeBlocks() -> TickBlocks {
    if let blocks { return blocks }
    let made = TickBlocks(self)
    blocks = made
    return made
  }

  override func cleanUp() {
    world.scheduler.cancel(&timer)
    blocks = nil
    super.cleanUp()
  }
}
