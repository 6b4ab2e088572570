/// Something that runs in a later turn of the same instant, or at a later instant.
public final class LaterCall: Subscriber {
  private let body: () -> Void

  /// Creates a call that its owner arms.
  public init(_ body: @escaping () -> Void) { self.body = body }

  public override func fire(_ token: Int32) {
    guard !isDisposed else { return }
    isDisposed = true
    body()
  }

  /// Runs in a later turn of this instant: before timers that are due at it.
  public static func microtask(in world: World, _ body: @escaping () -> Void) {
    _ = world.scheduler.armNext(LaterCall(body))
  }
}
