/// How long something lasts.
enum SpellLength {
  /// So many nanoseconds: an operator's deadline.
  case time(Int)
  /// Until the stream that a closure makes of the value sends.
  case stream(Closure)
}

/// An operator that measures spells, each by a timer or by a stream: what `debounce`, `audit` and `throttle` share.
class SpellSubscriber: CombiningSubscriber {
  final let world: World
  private let dialect: Dialect
  final let interval: Int
  private let selector: Function?
  private var timer: Timer = -1
  private var notifier: InnerSubscriber?

  init(_ downstream: Subscriber, _ world: World, _ length: SpellLength, _ dialect: Dialect) {
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

  /// The spell is over: its time has passed, or its stream has sent.
  func spellSent() {}
  /// The stream of the spell has completed without having been left before.
  func spellCompleted() {}

  /// Whether spells last a time; a stream's else.
  final let isTimed: Bool

  /// Whether a spell is going on.
  final var isInSpell: Bool {
    if timer >= 0 { return true }
    if let notifier { return !notifier.isDisposed }
    return false
  }

  /// Begins a spell; its stream may send or complete before this returns.
  ///
  /// - Parameter isKnownAtOnce: Whether what the stream sends inside this call already ends the spell.
  final func beginSpell(for value: Value, isKnownAtOnce: Bool = true) {
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

  /// Leaves the spell that is going on.
  final func endSpell() {
    world.scheduler.cancel(&timer)
    notifier?.dispose()
    notifier = nil
  }

  /// Forgets the spell, whose stream has completed.
  final func forgetSpell() { notifier = nil }

  override final func fire(_ token: Int32) {
    timer = -1
    spellSent()
  }

  override final func next(_ value: Value, from inner: InnerSubscriber) { spellSent() }
  override final func completed(from inner: InnerSubscriber) { spellCompleted() }

  override func cleanUp() {
    world.scheduler.cancel(&timer)
    notifier = nil
    super.cleanUp()
  }
}
