/// Code that runs after the end of a subscription.
struct Teardown {
  /// Its position in the order of addition among the teardowns that run together; `nil` if it runs at once.
  let place: [Int32]?
  let run: () -> Void

  init(at place: [Int32]? = nil, _ run: @escaping () -> Void) {
    self.place = place
    self.run = run
  }
}

/// The order of teardowns in RxJS: a subscription runs its teardowns, and ends the subscriptions that were added to it,
/// in the order of their addition (`Subscription.unsubscribe`).
///
/// Here subscribers are disposed of from below, inner ones first. So teardowns with a position wait until the whole
/// tree is disposed of, and then run in the order of their positions.
enum Teardowns {
  fileprivate nonisolated(unsafe) static var depth = 0
  fileprivate nonisolated(unsafe) static var waiting: [Teardown] = []
  fileprivate nonisolated(unsafe) static var serial: Int32 = 0

  /// Returns a number that is larger than all before it.
  @inline(__always)
  static func takeSerial() -> Int32 {
    serial &+= 1
    return serial
  }

  /// Disposes of subscribers that end together.
  @inline(__always)
  static func together(_ dispose: () -> Void) {
    depth &+= 1
    dispose()
    depth &-= 1
    if depth == 0, !waiting.isEmpty { runWaiting() }
  }

  /// Runs a teardown now, or at its position when all subscribers are disposed of.
  static func run(_ teardown: Teardown) {
    if teardown.place == nil || depth == 0 { teardown.run() } else { waiting.append(teardown) }
  }

  @inline(never)
  private static func runWaiting() {
    let ending = waiting
    waiting = []
    let order = try? ending.merged { one, other in (one.place ?? []).lexicographicallyPrecedes(other.place ?? []) }
    for teardown in order ?? ending { teardown.run() }
  }
}

/// Ends a subscription that has passed on its end, together with other things that end with it.
public func disposeTogether(_ dispose: () -> Void) { Teardowns.together(dispose) }
