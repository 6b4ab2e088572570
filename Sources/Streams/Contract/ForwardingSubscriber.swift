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

/// The end of a pipeline of the engine's own. Its closures receive the events, and are released with the subscription.
final class ClosureSubscriber: Subscriber {
  private var whenNext: ((Value) -> Void)?
  private var whenError: ((ErrorValue) -> Void)?
  private var whenCompleted: (() -> Void)?

  init(
    next: ((Value) -> Void)? = nil, error: ((ErrorValue) -> Void)? = nil, completed: (() -> Void)? = nil
  ) {
    whenNext = next
    whenError = error
    whenCompleted = completed
  }

  override func next(_ value: Value) {
    if !isDisposed { whenNext?(value) }
  }

  override func error(_ error: ErrorValue) {
    let whenError = whenError
    guard !isDisposed else { return }
    dispose()
    whenError?(error)
  }

  override func completed() {
    let whenCompleted = whenCompleted
    guard !isDisposed else { return }
    dispose()
    whenCompleted?()
  }

  override func cleanUp() { (whenNext, whenError, whenCompleted) = (nil, nil, nil) }
}
