/// The elements of an array, one a turn on a background scheduler (RACSequence.m `signalWithScheduler:`).
public final class TurnStream: Stream {
  private let elements: [Value]

  /// A stream of these elements.
  public init(_ elements: [Value]) {
    self.elements = elements
    super.init()
    serial = Stream.nextSerial()
  }

  public override func run(for subscriber: Subscriber, in world: World) {
    TurnSubscriber(subscriber, world, self, elements).begin()
  }
}

private final class TurnSubscriber: SourceSubscriber {
  private let elements: [Value]
  private let queue: Int32
  private var position = 0
  private var timer: Timer = -1

  init(_ downstream: Subscriber, _ world: World, _ stream: Stream, _ elements: [Value]) {
    self.elements = elements
    queue = world.scheduler.queue(named: "background")
    super.init(downstream, world, stream)
  }

  func begin() {
    if !isDisposed { timer = world.scheduler.arm(self, after: 0, on: queue) }
  }

  override func fire(_ token: Int32) {
    timer = -1
    guard position < elements.count else { return complete() }
    position += 1
    if emit(elements[position - 1]) { begin() }
  }

  override func cleanUp() {
    world.scheduler.cancel(&timer)
    super.cleanUp()
  }
}
