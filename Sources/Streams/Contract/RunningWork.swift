/// Work that a command has begun and that has not ended.
public struct RunningWork {
  /// The value with which it was begun.
  public let input: Value
  /// When that was, in nanoseconds.
  public let since: Int
}

/// The work of a command in one world.
final class WorkRegister {
  private var all: [(work: RunningWork, subscriber: Subscriber)] = []

  /// Work begins, and goes on until its subscriber is over.
  func add(_ input: Value, _ subscriber: Subscriber, in world: World) {
    all.removeAll { $0.subscriber.isDisposed }
    all.append((RunningWork(input: input, since: world.scheduler.now), subscriber))
  }

  /// The work that goes on.
  var running: [RunningWork] { all.filter { !$0.subscriber.isDisposed }.map { $0.work } }
}
