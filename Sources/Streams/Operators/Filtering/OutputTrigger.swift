/// An operator that waits for one value of another stream, the trigger (Combine: it asks the trigger for one value).
///
/// A trigger that has sent its value is not cancelled: its subscription goes on, unheard, until it ends by itself.
class TriggeredSubscriber: OperatorSubscriber {
  private var trigger: OutputTrigger?

  /// Subscribes to the trigger; it may send before this returns.
  final func listen(to stream: Stream, in world: World) {
    let trigger = OutputTrigger(self, world)
    self.trigger = trigger
    stream.subscribe(trigger, in: world)
  }

  /// The trigger has sent its first value.
  func triggered() {}
  /// The trigger has failed before a value.
  func triggerFailed(_ error: ErrorValue) {}
  /// The trigger has completed before a value.
  func triggerCompleted() {}

  /// Lets the trigger go on without a subscriber.
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
