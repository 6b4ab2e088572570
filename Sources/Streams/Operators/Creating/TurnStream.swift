/// The elements of a sequence, one a turn on a scheduler (RACSequence.m `signalWithScheduler:`).
///
/// The closures that an element needs run in the turn that sends it.
public final class TurnStream: Stream {
  private let sequence: LazySequence
  private let queue: String

  /// Creates a stream of these elements.
  public init(_ sequence: LazySequence, on queue: String = "background") {
    self.sequence = sequence
    self.queue = queue
    super.init()
    serial = Stream.nextSerial()
  }

  public override func run(for subscriber: Subscriber, in world: World) {
    TurnSubscriber(subscriber, world, self, sequence, on: queue).begin()
  }
}

private final class TurnSubscriber: SourceSubscriber {
  private var rest: LazySequence
  private let queue: Int32
  private var timer: Timer = -1

  init(
    _ downstream: Subscriber, _ world: World, _ stream: Stream, _ sequence: LazySequence, on queue: String
  ) {
    rest = sequence
    self.queue = world.scheduler.queue(named: queue)
    super.init(downstream, world, stream)
  }

  func begin() {
    if !isDisposed { timer = world.scheduler.arm(self, after: 0, on: queue) }
  }

  override func fire(_ token: Int32) {
    timer = -1
    do throws(ErrorValue) {
      guard let cell = try rest.cell(in: world) else { return complete() }
      rest = cell.tail
      if emit(cell.head) { begin() }
    } catch {
      fail(error)
    }
  }

  override func cleanUp() {
    world.scheduler.cancel(&timer)
    super.cleanUp()
  }
}
