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
    begin(for: subscriber, in: world, atMost: Int.max)
  }

  @inline(__always)
  private func begin(for subscriber: Subscriber, in world: World, atMost most: Int) {
    if let ended = subscriber.takeEndedSource() as? TickingSubscriber {
      ended.beginAgain(self, after: delay, every: period, atMost: most)
    } else {
      TickingSubscriber(subscriber, world, self, every: period, atMost: most).begin(after: delay)
    }
  }

  /// Runs so many ticks, at least one, and completes with the last, as `take` does: without a subscriber for it.
  ///
  /// - Returns: Whether it was done; not where somebody looks at the ticks, or at who takes them.
  func run(first count: Int, for subscriber: Subscriber, in world: World) -> Bool {
    guard world.takesFastPaths, world.origins == nil, !isLookedAt || world.recorder == nil else { return false }
    if world.enter() {
      world.charge(1)
      begin(for: subscriber, in: world, atMost: count)
    }
    world.leave()
    return true
  }
}

private final class TickingSubscriber: SourceSubscriber {
  /// The time between ticks, in nanoseconds; below zero for one tick alone.
  private var period: Int
  /// Who hears the ticks: `downstream`, or somebody further down, whom it holds.
  private let listening: Unmanaged<Subscriber>
  private var timer: Timer = -1
  private var ticksAlone: Int32 = 0
  private var count = 0
  /// How many ticks are still to come.
  private var remaining: Int
  /// Ticks in blocks, once there have been some alone.
  private var blocks: TickBlocks?
  /// What messages call its stream: that need not live as long as it ticks.
  private var sourceName: String

  init(_ downstream: Subscriber, _ world: World, _ stream: Stream, every period: Int?, atMost most: Int) {
    self.period = period ?? -1
    remaining = most
    listening = .passUnretained(world.takesFastPaths ? downstream.valueListener : downstream)
    sourceName = stream.displayName
    super.init(downstream, world, stream)
    if world.origins == nil { self.stream = nil }
  }

  func begin(after delay: Int) {
    guard !isDisposed else { return }
    timer = Unmanaged.passUnretained(world.scheduler)._withUnsafeGuaranteedRef { scheduler in
      let (due, overflow) = scheduler.now.addingReportingOverflow(max(0, delay))
      return scheduler.armSource(self, at: overflow ? Int.max : due, place: scheduler.takePlace())
    }
  }

  /// Begins once more, after it was disposed of and everybody has let go of it.
  func beginAgain(_ stream: Stream, after delay: Int, every period: Int?, atMost most: Int) {
    isDisposed = false
    self.period = period ?? -1
    remaining = most
    count = 0
    ticksAlone = 0
    sourceName = stream.displayName
    if world.origins != nil { self.stream = stream }
    downstream.attach(self)
    world.subscribed(stream)
    begin(after: delay)
  }

  override var sourceThatCanBeginAgain: OperatorSubscriber? { world.takesFastPaths ? self : nil }

  override func fire(_ token: Int32) {
    guard period >= 0 else {
      timer = -1
      guard world.countEvent(by: sourceName) else { return }
      downstream.next(.int(count))
      return complete()
    }
    // The timer is armed anew by its place, so that what a value sets off cannot come between two ticks.
    repeat {
      ticksAlone &+= 1
      if ticksAlone > TickBlocks.fewest, let sent = sendBlock() {
        if isDisposed { return }
        // A tick of the instant in which the block was cut comes before all that is set off there.
        if sent > 0, world.scheduler.due(of: timer) > world.scheduler.now { continue }
      }
      let value = count
      count = value &+ 1
      guard !isDisposed, world.countEvent(by: sourceName) else { return }
      listening._withUnsafeGuaranteedRef { $0.next(.int(value)) }
      if isDisposed { return }
      remaining &-= 1
      if remaining == 0 { return complete() }
      world.scheduler.move(timer, by: period)
    } while world.goesOn(timer)
  }

  /// Sends as many ticks at once as nothing comes between; nothing where that is not to be tried now.
  private func sendBlock() -> Int? {
    // The last tick goes alone: it completes.
    let due = world.scheduler.due(of: timer)
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
      ticksAlone = Int32(TickBlocks.fewest)
    }
    let pace = ColumnPace(start: due, period: period, key: world.scheduler.key(of: timer))
    guard let sent = makeBlocks().send(from: count, upTo: quiet, pace, &ticksAlone) else { return nil }
    guard sent > 0 else { return 0 }
    count &+= sent
    remaining &-= sent
    if !isDisposed {
      world.scheduler.move(timer, by: (sent - 1) * period)
      world.scheduler.move(timer, by: period)
    }
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
