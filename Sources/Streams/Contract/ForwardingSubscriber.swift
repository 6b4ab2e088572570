/// A subscriber that sends all events to a subject or another target of events (RAC's `subscribe:`).
public final class ForwardingSubscriber: Subscriber {
  private let target: any EventTarget
  private let world: World

  /// Creates a subscriber that sends to `target`.
  public init(_ target: any EventTarget, _ world: World) {
    self.target = target
    self.world = world
  }

  public override var boundStream: Stream? { target }

  public override func next(_ value: Value) {
    guard !isDisposed else { return }
    world.chargeOperator(.binding)
    target.send(value, in: world)
  }

  public override func error(_ error: ErrorValue) {
    guard !isDisposed else { return }
    dispose()
    target.sendError(error, in: world)
  }

  public override func completed() {
    guard !isDisposed else { return }
    dispose()
    target.sendCompleted(in: world)
  }

  public override func interrupted() {
    guard !isDisposed else { return }
    dispose()
    target.sendInterrupted(in: world)
  }
}
