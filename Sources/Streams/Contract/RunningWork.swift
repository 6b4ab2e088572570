/// Work that a command has begun and that has not ended.
public struct RunningWork {
  /// The input value.
  public let input: Value
  /// The instant of its beginning, in nanoseconds.
  public let since: Int
}

/// The work of a command in one world.
final class WorkRegister {
  private var all: [(work: RunningWork, subscriber: Subscriber)] = []

  /// Adds work that continues until its subscriber is disposed.
  func add(_ input: Value, _ subscriber: Subscriber, in world: World) {
    all.removeAll { $0.subscriber.isDisposed }
    all.append((RunningWork(input: input, since: world.scheduler.now), subscriber))
  }

  /// The work that has not ended.
  var running: [RunningWork] { all.filter { !$0.subscriber.isDisposed }.map { $0.work } }
}
