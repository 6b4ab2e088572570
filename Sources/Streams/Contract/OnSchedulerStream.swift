/// A stream whose events come on a scheduler, because its timers are armed on that scheduler.
///
/// It takes no turn: it only changes the current queue.
final class OnSchedulerStream: Stream {
  private let source: Stream
  private let scheduler: SchedulerBox

  init(_ source: Stream, _ scheduler: SchedulerBox) {
    self.source = source
    self.scheduler = scheduler
    super.init()
  }

  override var canBePart: Bool { true }

  override func run(for subscriber: Subscriber, in world: World) {
    source.subscribe(OnSchedulerSubscriber(subscriber, world, world.scheduler.queue(named: scheduler.name)), in: world)
  }
}

private final class OnSchedulerSubscriber: OperatorSubscriber {
  private let world: World
  private let queue: Int32

  init(_ downstream: Subscriber, _ world: World, _ queue: Int32) {
    self.world = world
    self.queue = queue
    super.init(downstream, operators: 0)
  }

  private func onQueue(_ body: () -> Void) {
    let outer = world.scheduler.queue
    world.scheduler.queue = queue
    body()
    world.scheduler.queue = outer
  }

  override func next(_ value: Value) { onQueue { send(value) } }
  override func error(_ error: ErrorValue) { onQueue { fail(error) } }
  override func completed() { onQueue { complete() } }
  override func interrupted() { onQueue { interrupt() } }
}
