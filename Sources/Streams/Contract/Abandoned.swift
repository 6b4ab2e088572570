/// The ends of objects whose last owner has let them go: their subscriptions are disposed of, their deinitializers run.
///
/// This happens after the step that has let them go, because code must not run in the middle of an assignment. The
/// parts of an object end before the object that was let go after it.
public final class Abandoned {
  private var pending: [() -> Void] = []
  /// The number of times that something ended: each statement is a round.
  private(set) var round = 0
  /// Whether a subscription was made and released in the same round.
  var hasNew = false
  /// The function or object whose end is under way, in words, if the run is traced.
  public var owner: String?
  /// The holder of the subscription whose disposal is under way: "the bag of `start()`".
  public internal(set) var holder: String?

  /// Creates an empty list.
  public init() {}

  /// Whether there are none.
  @inline(__always)
  public var isEmpty: Bool { pending.isEmpty }

  /// Adds the end of an object.
  public func add(_ end: @escaping () -> Void) { pending.append(end) }

  /// Ends them, in the order of their release.
  ///
  /// - Returns: Whether one of them was a subscription that was released by the step that made it, and still ran.
  @discardableResult
  public func end() -> Bool {
    let foundNew = hasNew
    hasNew = false
    round &+= 1
    if pending.isEmpty { return foundNew }
    var waiting = Array(pending.reversed())
    pending = []
    while let next = waiting.popLast() {
      next()
      waiting += pending.reversed()
      pending = []
    }
    return foundNew
  }
}
