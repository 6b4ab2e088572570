/// The length of a debounce window.
enum DebounceWindow {
  /// A time in nanoseconds.
  case time(Int)
  /// The time until the first event of the stream that the closure makes of a value.
  case stream(Closure)
}

/// An operator whose values can open a debounce window, which ends by a timer or by a stream: the common part of
/// `debounce`, `audit` and RxJS's `throttle`.
class DebounceWindowSubscriber: CombiningSubscriber {
  final let world: World
  private let dialect: Dialect
  final let interval: Int
  /// Whether windows end by a timer, or by a stream.
  private let isTimed: Bool
  private let selector: Function?
  private var timer: Timer = -1
  private var notifier: InnerSubscriber?

  init(_ downstream: Subscriber, _ world: World, _ length: DebounceWindow, _ dialect: Dialect) {
    self.world = world
    self.dialect = dialect
    switch length {
    case .time(let nanoseconds):
      interval = nanoseconds
      isTimed = true
      selector = nil
    case .stream(let closure):
      interval = 0
      isTimed = false
      selector = closure.forSubscription()
    }
    super.init(downstream)
  }

  /// Receives the end of the window: its time has passed, or its stream has sent.
  func windowElapsed() {}
  /// Receives the completion of the window's stream.
  func windowCompleted() {}

  /// Whether a window is open.
  final var isInWindow: Bool {
    if timer >= 0 { return true }
    if let notifier { return !notifier.isDisposed }
    return false
  }

  /// Opens a window anew. Its stream may send or complete before this returns.
  ///
  /// - Parameter isKnownAtOnce: Whether the window counts as open during the subscribing call of its stream.
  final func beginWindow(for value: Value, isKnownAtOnce: Bool = true) {
    if isTimed, !isDisposed { world.scheduler.rearm(&timer, self, after: interval) }
    guard !isTimed, let selector else { return }
    do throws(ErrorValue) {
      let stream = try selector.call(value).asStream(in: dialect)
      let notifier = InnerSubscriber(self, index: 1)
      if isKnownAtOnce { self.notifier = notifier }
      stream.subscribe(notifier, in: world)
      if !isKnownAtOnce { self.notifier = notifier }
    } catch {
      fail(selector.explained(error, value))
    }
  }

  /// Closes the window, if one is open.
  final func endWindow() {
    world.scheduler.cancel(&timer)
    notifier?.dispose()
    notifier = nil
  }

  /// Removes the window, whose stream has completed.
  final func forgetWindow() { notifier = nil }

  override final func fire(_ token: Int32) {
    timer = -1
    windowElapsed()
  }

  override final func next(_ value: Value, from inner: InnerSubscriber) { windowElapsed() }
  override final func completed(from inner: InnerSubscriber) { windowCompleted() }

  override func cleanUp() {
    world.scheduler.cancel(&timer)
    notifier = nil
    super.cleanUp()
  }
}
