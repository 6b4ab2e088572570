extension Operator {
  static let throttlePulled = Operator(
    "throttlePulled", theme: .timing,
    [.duration("interval"), .bool("latest").optional, .value("clock").optional],
    summary: "Sends an element if the interval has gone by since the last one that was sent, when an element comes.",
    details:
      "It has no timer: an element that comes too early is held until another comes, and that one is sent with 'latest', or the first that was held without. The end sends the one that is held when its interval is over; an error loses it. Version 1.1 writes _throttle.",
    example: "dialect(\"asyncsequence\")\ninterval(100ms).prefix(9)._throttle(for: .milliseconds(250))"
  ) { call throws(ErrorValue) in
    let interval = try call.nonNegativeDuration(0)
    let sendsLatest = call.bool(1) ?? true
    return try call.subscribing { subscriber, world in
      ThrottlePulledSubscriber(subscriber, world, interval) { held, value in sendsLatest ? value : held ?? value }
    }
  }

}

/// AsyncThrottleSequence.
final class ThrottlePulledSubscriber: OperatorSubscriber {
  private let world: World
  private let interval: Int
  private let reduce: (Value?, Value) throws(ErrorValue) -> Value
  /// The instant of the last element that was sent.
  private var last: Int?
  private var held: Value?
  private var timer: Timer = -1

  init(
    _ downstream: Subscriber, _ world: World, _ interval: Int,
    _ reduce: @escaping (Value?, Value) throws(ErrorValue) -> Value
  ) {
    self.world = world
    self.interval = interval
    self.reduce = reduce
    super.init(downstream)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    do throws(ErrorValue) {
      let result = try reduce(held, value)
      let now = world.scheduler.now
      if let last, now - last < interval {
        held = result
        return requestAgain()
      }
      last = now
      held = nil
      send(result)
    } catch {
      fail(error)
    }
  }

  override func completed() {
    guard !isDisposed, held != nil, let last else { return complete() }
    timer = world.scheduler.arm(self, after: interval - (world.scheduler.now - last))
  }

  override func fire(_ token: Int32) {
    timer = -1
    sendHeld()
  }

  private func sendHeld() {
    guard let value = held else { return }
    held = nil
    sendLast(value)
  }

  /// Cancellation ends the wait for the rest of the interval.
  override func cancelTask() {
    guard timer >= 0 else { return super.cancelTask() }
    world.scheduler.cancel(&timer)
    sendHeld()
  }

  override func cleanUp() {
    held = nil
    world.scheduler.cancel(&timer)
  }

  override var treatment: Treatment { Treatment(.holding, "held back", loss: "held it, and another took its place") }
  override var holds: [Holding] { .init("held", held) }
}
