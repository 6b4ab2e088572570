/// An operator that waits for one value of another stream, the trigger (Combine: it requests one value of it).
///
/// A trigger that has sent its value is not cancelled: its subscription continues, unheard, until it ends by itself.
class TriggeredSubscriber: OperatorSubscriber {
  private var trigger: OutputTrigger?

  /// Subscribes to the trigger; it may send before this returns.
  final func listen(to stream: Stream, in world: World) {
    let trigger = OutputTrigger(self, world)
    self.trigger = trigger
    stream.subscribe(trigger, in: world)
  }

  /// Receives the first value of the trigger.
  func triggered() {}
  /// Receives an error of the trigger before a value.
  func triggerFailed(_ error: ErrorValue) {}
  /// Receives the completion of the trigger before a value.
  func triggerCompleted() {}

  /// Leaves the trigger running without a subscriber.
  final func forgetTrigger() {
    trigger?.goOnUnheard()
    trigger = nil
  }

  override func cleanUp() {
    trigger?.dispose()
    trigger = nil
  }
}

private final class OutputTrigger: Subscriber {
  private var owner: TriggeredSubscriber?
  private let world: World

  init(_ owner: TriggeredSubscriber, _ world: World) {
    self.owner = owner
    self.world = world
  }

  func goOnUnheard() {
    guard !isDisposed, owner != nil else { return }
    owner = nil
    world.keep(self)
  }

  override func next(_ value: Value) {
    guard let owner else { return }
    owner.forgetTrigger()
    owner.triggered()
  }

  override func error(_ error: ErrorValue) {
    let owner = owner
    dispose()
    owner?.triggerFailed(error)
  }

  override func completed() {
    let owner = owner
    dispose()
    owner?.triggerCompleted()
  }

  override func cleanUp() { owner = nil }

  override var listener: Subscriber? { owner }
  override var streamIndex: Int? { 0 }
}
