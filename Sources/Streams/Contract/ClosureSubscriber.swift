/// The end of a pipeline of the engine's own. Its closures receive the events, and are released with the subscription.
public final class ClosureSubscriber: Subscriber {
  private var whenNext: ((Value) -> Void)?
  private var whenError: ((ErrorValue) -> Void)?
  private var whenCompleted: (() -> Void)?

  /// Creates a subscriber that calls a closure for each kind of event.
  public init(
    next: ((Value) -> Void)? = nil, error: ((ErrorValue) -> Void)? = nil, completed: (() -> Void)? = nil
  ) {
    whenNext = next
    whenError = error
    whenCompleted = completed
  }

  public override func next(_ value: Value) {
    if !isDisposed { whenNext?(value) }
  }

  public override func error(_ error: ErrorValue) {
    let whenError = whenError
    guard !isDisposed else { return }
    dispose()
    whenError?(error)
  }

  public override func completed() {
    let whenCompleted = whenCompleted
    guard !isDisposed else { return }
    dispose()
    whenCompleted?()
  }

  public override func cleanUp() { (whenNext, whenError, whenCompleted) = (nil, nil, nil) }
}
