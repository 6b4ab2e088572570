/// RxJS `sample`: by a stream or by an operator's own timer.
final class SampleOnceSubscriber: CombiningSubscriber {
  private let world: World
  private let period: Int
  private var timer: Timer = -1
  private var latest: Value?

  init(_ downstream: Subscriber, _ world: World, every period: Int = 0) {
    self.world = world
    self.period = period
    super.init(downstream)
  }

  func arm() {
    // A period of nothing would go on for ever at one instant: each turn counts.
    guard !isDisposed, period > 0 || world.countEvent() else { return }
    timer = world.scheduler.arm(self, after: period)
  }

  override func next(_ value: Value) {
    if !isDisposed { latest = value }
  }

  override func next(_ value: Value, from inner: InnerSubscriber) { sendLatest() }
  override func completed(from inner: InnerSubscriber) {}

  override func fire(_ token: Int32) {
    timer = -1
    sendLatest()
    arm()
  }

  private func sendLatest() {
    guard let value = latest else { return }
    latest = nil
    send(value)
  }

  override func cleanUp() {
    world.scheduler.cancel(&timer)
    latest = nil
    super.cleanUp()
  }

  override var holds: [Holding] { .init("latest", latest) }
}
